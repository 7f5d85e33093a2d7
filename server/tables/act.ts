// Acting at a table: an entry is tried in memory, kept in the store, and only then told and acknowledged.

import { isOver } from '../../kernel/play.ts'
import type { Refusal, Seat } from '../../kernel/words.ts'
import type { Wish } from '../../match/log.ts'
import { enter } from '../../match/standing.ts'
import { giveBack } from './comeBack.ts'
import { endMatch, keepSnapshot } from './end.ts'
import { applyEntry } from './runtime/apply.ts'
import { earlierIn, NO_ENTRIES } from './runtime/catchUp.ts'
import type { TableDoc } from './runtime/document.ts'
import { dueOf } from './runtime/due.ts'
import { type Hall, later, type OpenTable } from './runtime/hall.ts'
import { change, writeDocument } from './runtime/keep.ts'
import { followStore, ready, reopen } from './runtime/load.ts'
import { applied, type Opened, remember } from './runtime/opened.ts'
import { wantsSnapshot } from './runtime/snapshot.ts'
import { publish } from './runtime/tell.ts'

export type Acted = { readonly seq: number } | { readonly refusal: Refusal }

const TRIES = 20
/** A running table's document is written at least this often while it is played. */
const WRITE_MS = 60_000

/** Within the table's queue: what somebody wishes is entered into the match, or refused. `command` makes it happen once. */
export async function act(hall: Hall, t: OpenTable, command: string | null, wish: Wish): Promise<Acted> {
  if (t.stale) await ready(hall, t)
  for (let tries = 0; tries < TRIES; tries++) {
    const { opened } = t
    if (opened === null) return { refusal: { clause: 'tables.not-started' } }
    const known = command === null ? undefined : opened.commands.get(command)
    if (known !== undefined) return { seq: known }
    const earlier = 'back' in wish ? await earlierIn(hall.store, t.id) : NO_ENTRIES
    // Until the store has answered, the memory is ahead of it.
    t.stale = true
    const done = enter(opened.standing, wish, earlier)
    if ('clause' in done) {
      t.stale = false
      // Another node may have kept entries that this one has not read yet: what they allow is not refused.
      if (!hall.alone() && (await followStore(hall, t))) continue
      hall.counts.refusals++
      return { refusal: done }
    }
    const { seq, entry } = done
    const row = { table: t.id, seq, command, at: hall.now(), entry }
    const vacation = t.doc.clock.kind === 'days' ? await vacationsOf(hall, t.doc, row.at) : undefined
    if ((await hall.store.tables.append(row)) === 'kept') {
      t.stale = false
      applyEntry(hall, t, opened, applied(opened, row, done), vacation)
      hall.counts.moves++
      publish(hall, t)
      const more = afterwards(hall, t, opened)
      if (more !== null) await more
      return { seq }
    }
    await reopen(hall, t)
    const before = command === null ? null : await saidLongAgo(hall, t, command, seq)
    if (before !== null) return { seq: before }
  }
  throw new Error(`table ${t.id} is too busy`)
}

/**
 * The entry that a command made so long ago that the table has forgotten it; null where the number itself was taken. The
 * store refuses the command for ever, so the log is searched once and the answer remembered.
 */
async function saidLongAgo(hall: Hall, t: OpenTable, command: string, seq: number): Promise<number | null> {
  const { opened } = t
  if (opened === null || opened.standing.last >= seq) return null
  const row = (await hall.store.tables.entries(t.id, 1)).find((entry) => entry.command === command)
  if (row === undefined) return null
  remember(opened, command, row.seq)
  return row.seq
}

/** A turn of days does not count its person's vacation. */
async function vacationsOf(hall: Hall, { time, seats }: TableDoc, at: number): Promise<number[] | undefined> {
  if (time === null) return undefined
  const spare = time.since.map((from, seat) => {
    const person = seats[seat]?.person
    return from === null || !person ? 0 : hall.people.vacationBetween(person, from, at)
  })
  return Promise.all(spare)
}

/** What an entry brings with it; null where nothing of it must be waited for. */
function afterwards(hall: Hall, t: OpenTable, opened: Opened): Promise<void> | null {
  if (isOver(opened.standing.state)) return endMatch(hall, t, opened)
  const goOn = () => {
    if (wantsSnapshot(opened)) keepSnapshot(hall, t, opened)
    hall.wake(t)
  }
  if (t.doc.request !== null) return change(hall, t, (doc) => ({ ...doc, request: null })).then(goOn)
  const now = hall.now()
  const due = dueOf(t.doc, now)
  const sooner = due !== null && (t.due === null || due < t.due)
  if (sooner || t.doc.clock.kind === 'days' || now - t.written > WRITE_MS) later(hall, t, () => writeDocument(hall, t))
  goOn()
  return null
}

/** A person's act: whoever was away is back by it. */
export function actAs(hall: Hall, t: OpenTable, seat: Seat, command: string, wish: Wish): Promise<Acted> {
  t.used = hall.now()
  const go = () => act(hall, t, `${seat}:${command}`, wish)
  const here = !t.stale && t.doc.status !== 'archived' && t.doc.seats[seat]?.away !== true
  return here
    ? go()
    : ready(hall, t)
        .then(() => giveBack(hall, t, seat))
        .then(go)
}
