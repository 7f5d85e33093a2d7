// What happens at every table of a person at once: they leave the house, take vacation, or turn out to be a guest.

import { AWAY_LEVEL } from '../../bots/level.ts'
import { calledOff, MOST_REMOVED, nextHost } from './hosting.ts'
import { announce } from './runtime/chat.ts'
import { runsOut, spareTime } from './runtime/clock.ts'
import { isDealt, type SeatDoc, seatOf } from './runtime/document.ts'
import { type Change, change } from './runtime/keep.ts'
import { within } from './runtime/load.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { handsWithout, leaveSeat } from './sit.ts'
import { sitter, type Who } from './who.ts'

/** More than anybody can have. */
const ALL = 100_000

/** One that cannot be opened is left as it is, and keeps nothing from the others. */
async function atAll(
  runtime: Runtime,
  person: string,
  only: { status?: readonly ['waiting', 'running'] },
  work: (t: LoadedTable) => Promise<unknown>,
): Promise<void> {
  for (const row of await runtime.store.tables.list({ person, ...only, limit: ALL }))
    await within(runtime, row.id, work).catch((error) =>
      runtime.log.error({ err: error, table: row.id, person }, 'a table of somebody could not be changed'),
    )
}

/** A person leaves the house for good: their seats are free again before the start, a computer's while the match runs. */
export const removePerson = (runtime: Runtime, person: string): Promise<void> =>
  atAll(runtime, person, {}, async (t) => {
    await change(runtime, t, leaveForEver(person))
    runtime.wake(t)
  })

const leaveForEver =
  (person: string): Change =>
  (doc) => {
    const seats = doc.seats.map((seat) => {
      if (seat.person !== person) return seat
      const bot = isDealt(doc) && doc.status !== 'over' ? AWAY_LEVEL : null
      return { person: null, name: '', bot, away: false }
    })
    const theirs = doc.seats.flatMap((seat, i) => (seat.person === person ? [i] : []))
    const next = {
      ...doc,
      seats,
      hands: handsWithout(doc, ...theirs),
      invited: doc.invited.filter((p) => p !== person),
      request: null,
    }
    if (doc.host !== person) return next
    const host = nextHost(next, () => true)
    return host === null && doc.status === 'waiting' ? calledOff(next) : { ...next, host: host ?? doc.host }
  }

/** Somebody may not come for a while: they stand up where nothing has begun, and a computer plays for them elsewhere. */
export const barPerson = (runtime: Runtime, person: string): Promise<void> =>
  atAll(runtime, person, { status: ['waiting', 'running'] }, async (t) => {
    const seat = seatOf(t.doc, person)
    const { status } = t.doc
    if (status === 'waiting') await change(runtime, t, leaveForEver(person))
    if (status !== 'running' || seat === null || t.doc.seats[seat]?.away !== false) return
    const { name } = t.doc.seats[seat]
    // Nobody takes the seat with a key that they gave away.
    const left: Change = (doc) => ({ ...leaveSeat(doc, seat), hands: handsWithout(doc, seat) })
    if ((await change(runtime, t, left)) !== null) return
    await announce(runtime, t, 'tables.left', { name, seat })
    runtime.wake(t)
  })

/** Somebody is sent away from these tables, where nothing has begun; as by a host, they sit down again only when they are asked to. */
export async function sendAwayFrom(runtime: Runtime, tables: readonly string[], person: string): Promise<void> {
  const away: Change = (doc, now) => {
    const next = leaveForEver(person)(doc, now)
    return 'clause' in next ? next : { ...next, removed: [...doc.removed, person].slice(-MOST_REMOVED) }
  }
  for (const id of tables)
    await within(runtime, id, async (t) => {
      const isHere = t.doc.host === person || seatOf(t.doc, person) !== null
      if (t.doc.status === 'waiting' && isHere) await change(runtime, t, away)
      runtime.wake(t)
    }).catch((error) =>
      runtime.log.error({ err: error, table: id, person }, 'a table of somebody could not be changed'),
    )
}

/** Somebody's vacations have changed: their clocks of days run out at another time. */
export const adjustClocks = (runtime: Runtime, person: string): Promise<void> =>
  atAll(runtime, person, { status: ['waiting', 'running'] }, async (t) => {
    const seat = seatOf(t.doc, person)
    const since = seat === null ? null : (t.doc.time?.since[seat] ?? null)
    if (t.doc.clock.kind !== 'days' || seat === null || since === null) return
    const left = t.doc.time?.left[seat] ?? 0
    const end = await runtime.people.outOfTime(person, since, left)
    if (end !== runsOut(t.doc.time, seat))
      await change(runtime, t, (doc) =>
        doc.time === null ? doc : { ...doc, time: spareTime(doc.time, seat, end - since - left) },
      )
  })

/** Somebody has another name now, or keeps theirs: their seats show it. */
export const renamePerson = (runtime: Runtime, person: Who): Promise<void> =>
  atAll(runtime, person.id, { status: ['waiting', 'running'] }, async (t) => {
    await change(runtime, t, (doc) => {
      const shown = sitter(person)
      const same = (seat: SeatDoc) =>
        seat.person !== person.id || (seat.name === shown.name && (seat.guest ?? false) === shown.guest)
      if (doc.seats.every(same)) return doc
      return { ...doc, seats: doc.seats.map((seat) => (same(seat) ? seat : { ...seat, ...shown })) }
    })
  })

/** A guest has signed in as somebody the house knows: their seats go along, where that person has none yet. */
export const mergeGuest = (runtime: Runtime, guest: string, person: Who): Promise<void> =>
  atAll(runtime, guest, { status: ['waiting', 'running'] }, async (t) => {
    await change(runtime, t, becomes(guest, person))
    runtime.wake(t)
  })

const becomes =
  (guest: string, person: Who): Change =>
  (doc) => {
    if (seatOf(doc, person.id) !== null) return doc
    const seats = doc.seats.map((seat) => (seat.person === guest ? { ...seat, ...sitter(person) } : seat))
    return { ...doc, seats, host: doc.host === guest ? person.id : doc.host }
  }
