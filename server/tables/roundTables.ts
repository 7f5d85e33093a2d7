// Tables of a tournament: laid with everybody seated and dealt, in one write; ended, given time, and shown when all may look.
import { randomBytes } from 'node:crypto'
import { AWAY_LEVEL } from '../../bots/level.ts'
import type { Refusal } from '../../kernel/words.ts'
import type { TableOrder } from '../../wire/http.ts'
import { unseal } from './end.ts'
import { fileOf } from './look.ts'
import { giveToComputer, stop } from './missing.ts'
import { announce } from './runtime/chat.ts'
import { setClock } from './runtime/clock.ts'
import { docOf, peopleOf, rowOf, seatOf, type TableDoc } from './runtime/document.ts'
import { dueOf } from './runtime/due.ts'
import { type Change, change } from './runtime/keep.ts'
import { titleOf, within } from './runtime/load.ts'
import { presenceOf } from './runtime/presence.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { publishTable } from './runtime/tell.ts'
import { newTable } from './setUp.ts'
import { returned } from './sit.ts'
import { deal } from './start.ts'
import { sitter, type Who } from './who.ts'

/** A table to be laid. Its id is given, so that however often it is laid there is one. */
export interface RoundOrder {
  readonly id: string
  /** What a link to it carries. */
  readonly key: string
  readonly tournament: string
  readonly terms: Pick<TableOrder, 'game' | 'options' | 'clock'>
  /** By seat; null for somebody who is gone: the computer plays. */
  readonly people: readonly (Who | null)[]
  /** By seat, the level of a computer that was drawn to sit there. */
  readonly bots: readonly (string | null)[]
  readonly rated: boolean
  /** Somebody who plays at so many tables at once has so many times as long on a clock of minutes. */
  readonly longer: { readonly person: string; readonly times: number } | null
  /** The shuffle that all tables of a duplicate round share; null where each has its own. */
  readonly secret: string | null
}

/** How a table stands, as far as a tournament needs it. */
export interface RoundTable {
  readonly status: TableDoc['status']
  readonly stopped: boolean
  readonly sealed: boolean
  readonly paused: boolean
  readonly moves: number
  readonly awaited: readonly string[]
  readonly away: readonly string[]
  readonly here: readonly string[]
  readonly scores: readonly number[] | null
  readonly winners: readonly number[] | null
}

export interface RoundTables {
  /** Lays a table, or leaves it as it is where it is there already. */
  lay(order: RoundOrder): Promise<Refusal | null>
  /** Null where no such table was laid yet. */
  look(id: string): Promise<RoundTable | null>
  /** Ends a match; it counts for nobody. */
  stop(id: string): Promise<void>
  unseal(id: string): Promise<void>
  /** The file of a match that has ended and lies open; null where there is none. */
  file(id: string): Promise<string | null>
  /** Nothing can be played and every clock stands still; or it goes on. */
  pause(id: string, yes: boolean): Promise<void>
  /** The computer plays for somebody; or they have their seat back. */
  absent(id: string, person: string, yes: boolean): Promise<Refusal | null>
  /** So many minutes more on somebody's clock, or fewer. */
  time(id: string, person: string, minutes: number): Promise<Refusal | null>
}

const NOBODY: Who = { id: '', name: '' }

async function lay(runtime: Runtime, order: RoundOrder): Promise<Refusal | null> {
  const { store, now } = runtime
  const { id, key, tournament, terms, people, secret, rated } = order
  if ((await store.tables.get(id)) === null) {
    const title = await titleOf(terms.game)
    if (title === null) return { clause: 'tables.no-game', with: { game: terms.game } }
    const bots = people.map((who, seat) => (who === null ? (order.bots[seat] ?? AWAY_LEVEL) : null))
    const wish: TableOrder = {
      ...terms,
      seats: people.length,
      bots,
      sit: null,
      rated,
      hints: 'none',
      talk: 'slow',
    }
    const at = now()
    const made = newTable(title, wish, NOBODY, at)
    if ('refusal' in made) return made.refusal
    const seated: TableDoc = {
      ...made.doc,
      ...{ id, tournament, invite: key, host: '', code: '', secret: secret ?? randomBytes(32).toString('hex') },
      ...(secret !== null && { sealed: true as const }),
      seats: made.doc.seats.map((seat, i) => {
        const who = people[i]
        return who === null || who === undefined ? seat : { ...seat, ...sitter(who), since: at }
      }),
    }
    const dealt = deal({ title })(seated, at)
    if ('clause' in dealt) return dealt
    const doc = withLonger(dealt, order.longer)
    const rest = doc.seats.flatMap((_, seat) => (doc.awaited.includes(seat) ? [] : [seat]))
    const told = [
      ...(await runtime.noticesFor(doc, doc.awaited, 'turn', at)),
      ...(await runtime.noticesFor(doc, rest, 'begin', at)),
    ]
    // Another node may lay it in the same moment: one of both does.
    if ((await store.tables.put(rowOf(doc, 1, dueOf(doc, at)), told)) && told.length > 0) runtime.noticed()
  }
  await within(runtime, id, async (t) => {
    publishTable(runtime, t)
    runtime.wake(t)
  })
  return null
}

/** Read from memory where this node has the table, and from the store otherwise: nothing is loaded for a look. */
async function look(runtime: Runtime, id: string): Promise<RoundTable | null> {
  const open = runtime.loaded.get(id)
  const t = open === undefined ? null : await open.catch(() => null)
  const row = t === null ? await runtime.store.tables.get(id) : null
  const doc = t?.doc ?? (row === null ? null : docOf(row))
  if (doc === null) return null
  const people = peopleOf(doc)
  const presence = t === null ? null : presenceOf(t)
  const names = (seats: readonly number[]) => seats.flatMap((seat) => doc.seats[seat]?.person ?? [])
  return {
    status: doc.status,
    stopped: doc.stopped,
    sealed: doc.sealed === true,
    paused: doc.paused !== undefined,
    moves: doc.seq,
    awaited: doc.status === 'running' ? names(doc.awaited) : [],
    away: doc.seats.flatMap((seat) => (seat.away && seat.person !== null ? [seat.person] : [])),
    here: presence === null ? [] : people.filter((person) => presence.here(person)),
    scores: doc.scores,
    winners: doc.winners,
  }
}

/** Days are enough for everybody. */
function withLonger(doc: TableDoc, longer: RoundOrder['longer']): TableDoc {
  const seat = longer === null ? null : seatOf(doc, longer.person)
  if (longer === null || seat === null || doc.time === null || doc.clock.kind !== 'live') return doc
  const left = doc.time.left.map((ms, i) => (i === seat ? ms * longer.times : ms))
  return { ...doc, time: { ...doc.time, left } }
}

const MINUTE = 60_000

const moreTime =
  (person: string, minutes: number): Change =>
  (doc) => {
    const seat = seatOf(doc, person)
    if (seat === null) return { clause: 'tables.not-there' }
    if (doc.time === null || doc.status !== 'running') return { clause: 'tournament.no-clock' }
    const left = Math.max(0, (doc.time.left[seat] ?? 0) + minutes * MINUTE)
    return { ...doc, time: setClock(doc.time, seat, left, doc.time.since[seat] ?? null) }
  }

async function setAbsent(runtime: Runtime, t: LoadedTable, person: string, yes: boolean): Promise<Refusal | null> {
  const seat = seatOf(t.doc, person)
  if (seat === null) return { clause: 'tables.not-there' }
  if (t.doc.status !== 'running') return { clause: 'table.over' }
  if (yes) return giveToComputer(runtime, t, seat)
  return change(runtime, t, returned(seat, t.doc.awaited))
}

const held: Change = (doc, now) => {
  if (doc.paused !== undefined || doc.status !== 'running') return doc
  const since = doc.time?.since ?? []
  const time = doc.time === null ? null : { ...doc.time, since: since.map(() => null) }
  return { ...doc, time, paused: { at: now, since } }
}

/** Each clock runs as if the pause had not been. */
const goesOn: Change = (doc, now) => {
  const { paused, ...rest } = doc
  if (paused === undefined) return doc
  const since = paused.since.map((from) => (from === null ? null : from + now - paused.at))
  return { ...rest, time: doc.time === null ? null : { ...doc.time, since } }
}

/** Within the table's queue. */
async function pause(runtime: Runtime, t: LoadedTable, yes: boolean): Promise<void> {
  if ((t.doc.paused !== undefined) === yes || t.doc.status !== 'running') return
  await change(runtime, t, yes ? held : goesOn)
  await announce(runtime, t, yes ? 'tables.paused-now' : 'tables.goes-on', {})
  if (!yes) runtime.wake(t)
}

export function roundTablesOf(runtime: Runtime): RoundTables {
  /** Within a table's queue; refused where no such table was laid. */
  const at = async (id: string, work: (t: LoadedTable) => Promise<Refusal | null>): Promise<Refusal | null> => {
    const done = await within(runtime, id, async (t) => ({ refusal: await work(t) }))
    return done === null ? { clause: 'tournament.no-table' } : done.refusal
  }
  return {
    lay: (order) => lay(runtime, order),
    look: (id) => look(runtime, id),
    stop: async (id) => void (await within(runtime, id, (t) => stop(runtime, t, 'tables.recalled'))),
    unseal: async (id) => void (await within(runtime, id, (t) => unseal(runtime, t))),
    file: (id) =>
      within(runtime, id, async (t) => (t.doc.status === 'over' && t.doc.sealed !== true ? fileOf(runtime, t) : null)),
    pause: async (id, yes) => void (await within(runtime, id, (t) => pause(runtime, t, yes))),
    absent: (id, person, yes) => at(id, (t) => setAbsent(runtime, t, person, yes)),
    time: (id, person, minutes) => at(id, (t) => change(runtime, t, moreTime(person, minutes))),
  }
}
