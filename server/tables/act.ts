// Acting at a table: an entry is tried in memory, kept in the store, and only then told and acknowledged.

import { isOver } from '../../kernel/play.ts'
import type { Refusal, Seat } from '../../kernel/words.ts'
import type { EarlierEntries, Entry, Wish } from '../../match/log.ts'
import { enter } from '../../match/standing.ts'
import type { NewNotice } from '../store/outbox.ts'
import { returnToSeat } from './comeBack.ts'
import { endMatch, keepSnapshot } from './end.ts'
import { applyEntry } from './runtime/apply.ts'
import { earlierIn, NO_ENTRIES } from './runtime/catchUp.ts'
import { driven, type TableDoc } from './runtime/document.ts'
import { dueOf } from './runtime/due.ts'
import { change, writeDocument } from './runtime/keep.ts'
import { ensureCurrent, followStore, reload } from './runtime/load.ts'
import { applied, awaitedIn, type LoadedMatch, remember } from './runtime/loadedMatch.ts'
import { enqueue, type LoadedTable, type Runtime } from './runtime/runtime.ts'
import { wantsSnapshot } from './runtime/snapshot.ts'
import { publishTable } from './runtime/tell.ts'
import type { Telling } from './runtime/telling.ts'

export type Acted = { readonly seq: number } | { readonly refusal: Refusal }

const TRIES = 20
/** A running table's document is written at least this often while it is played. */
const WRITE_MS = 60_000

/** Within the table's queue: what somebody wishes is entered into the match, or refused. `command` makes it happen once. */
export async function act(runtime: Runtime, t: LoadedTable, command: string | null, wish: Wish): Promise<Acted> {
  if (t.stale) await ensureCurrent(runtime, t)
  for (let tries = 0; tries < TRIES; tries++) {
    const { match } = t
    if (match === null) return { refusal: { clause: 'tables.not-started' } }
    if (t.doc.stopped) return { refusal: { clause: 'table.over' } }
    if (t.doc.paused !== undefined) return { refusal: { clause: 'tables.paused' } }
    const known = command === null ? undefined : match.commands.get(command)
    if (known !== undefined) return { seq: known }
    const earlier = 'back' in wish ? await earlierIn(runtime.store, t.id) : NO_ENTRIES
    // Until the store has answered, the memory is ahead of it.
    t.stale = true
    const done = attempt(t, match, wish, earlier)
    if ('clause' in done) {
      t.stale = false
      // Another node may have kept entries that this one has not read yet: what they allow is not refused.
      if (!runtime.isAlone() && (await followStore(runtime, t))) continue
      runtime.counts.refusals++
      return { refusal: done }
    }
    const { seq, entry, awaited, telling } = done
    const row = { table: t.id, seq, command, at: runtime.now(), entry }
    const vacation = t.doc.clock.kind === 'days' ? await vacationsOf(runtime, t.doc, row.at) : undefined
    const notices = noticesOf(runtime, t, awaited, row.at)
    const told = notices instanceof Promise ? await notices : notices
    if ((await runtime.store.tables.append(row, told)) === 'kept') {
      t.stale = false
      if (told.length > 0) runtime.noticed()
      applyEntry(runtime, t, match, applied(match, row, awaited), telling, vacation)
      runtime.counts.moves++
      publishTable(runtime, t, row)
      const more = afterwards(runtime, t, match)
      if (more !== null) await more
      return { seq }
    }
    await reload(runtime, t)
    const before = command === null ? null : await saidLongAgo(runtime, t, command, seq)
    if (before !== null) return { seq: before }
  }
  throw new Error(`table ${t.id} is too busy`)
}

const NOTHING: readonly NewNotice[] = []

/** An entry that stands in the match and not yet in the store. */
interface Attempt {
  readonly seq: number
  readonly entry: Entry
  readonly awaited: readonly Seat[]
  readonly telling: Telling | null
}

/** Enters a wish, and writes what all will hear of it. What lies in memory while the disk works is that text, not the state before. */
function attempt(t: LoadedTable, match: LoadedMatch, wish: Wish, earlier: EarlierEntries): Attempt | Refusal {
  const done = enter(match.standing, wish, earlier)
  if ('clause' in done) return done
  const { seq, entry } = done
  return { seq, entry, awaited: awaitedIn(match.standing), telling: t.audience.tellingOf(match, done) }
}

/** What those are told whom the table waits for after an entry, and did not before. */
function noticesOf(
  runtime: Runtime,
  { doc }: LoadedTable,
  awaited: readonly Seat[],
  at: number,
): readonly NewNotice[] | Promise<readonly NewNotice[]> {
  const fresh = awaited.filter((seat) => !doc.awaited.includes(seat) && !driven(doc, seat))
  return fresh.length === 0 ? NOTHING : runtime.noticesFor(doc, fresh, 'turn', at)
}

/**
 * The entry that a command made so long ago that the table has forgotten it; null where the number itself was taken. The
 * store refuses the command for ever, so the log is searched once and the answer remembered.
 */
async function saidLongAgo(runtime: Runtime, t: LoadedTable, command: string, seq: number): Promise<number | null> {
  const { match } = t
  if (match === null || match.standing.last >= seq) return null
  const row = (await runtime.store.tables.entries(t.id, 1)).find((entry) => entry.command === command)
  if (row === undefined) return null
  remember(match, command, row.seq)
  return row.seq
}

/** A turn of days does not count its person's vacation. */
async function vacationsOf(runtime: Runtime, { time, seats }: TableDoc, at: number): Promise<number[] | undefined> {
  if (time === null) return undefined
  const spare = time.since.map((from, seat) => {
    const person = seats[seat]?.person
    return from === null || !person ? 0 : runtime.people.vacationBetween(person, from, at)
  })
  return Promise.all(spare)
}

/** What an entry brings with it; null where nothing of it must be waited for. */
function afterwards(runtime: Runtime, t: LoadedTable, match: LoadedMatch): Promise<void> | null {
  if (isOver(match.standing.state)) return endMatch(runtime, t, match)
  const goOn = () => {
    if (wantsSnapshot(match)) keepSnapshot(runtime, t, match)
    runtime.wake(t)
  }
  if (t.doc.request !== null) return change(runtime, t, (doc) => ({ ...doc, request: null })).then(goOn)
  const now = runtime.now()
  const due = dueOf(t.doc, now)
  const sooner = due !== null && (t.due === null || due < t.due)
  if (sooner || t.doc.clock.kind === 'days' || now - t.writtenAt > WRITE_MS)
    enqueue(runtime, t, () => writeDocument(runtime, t))
  goOn()
  return null
}

/** A person's act: whoever was away is back by it. */
export function actAs(runtime: Runtime, t: LoadedTable, seat: Seat, command: string, wish: Wish): Promise<Acted> {
  t.usedAt = runtime.now()
  const go = () => act(runtime, t, `${seat}:${command}`, wish)
  const here = !t.stale && t.doc.status !== 'archived' && t.doc.seats[seat]?.away !== true
  return here
    ? go()
    : ensureCurrent(runtime, t)
        .then(() => returnToSeat(runtime, t, seat))
        .then(go)
}
