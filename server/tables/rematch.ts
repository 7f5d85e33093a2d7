// The next match of the same people: a new table with the same agreement, where each of them has a seat.

import type { TableOrder } from '../../wire/http.ts'
import type { Answer } from './answer.ts'
import { replyOf } from './at.ts'
import { isDealt, peopleOf, type SeatDoc, seatOf, type TableDoc } from './runtime/document.ts'
import { change } from './runtime/keep.ts'
import { within } from './runtime/load.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { sit, together } from './sit.ts'
import { withRoom } from './space.ts'
import { deal } from './start.ts'
import type { Who } from './who.ts'

/** So long the seats of those who have not come yet are kept for them. */
const KEPT_MS = 5 * 60_000

type Create = (who: Who, order: TableOrder, with_: (doc: TableDoc) => TableDoc) => Promise<Answer>

/** Everybody moves on by one seat, so that somebody else begins. */
const moved = (seat: number, size: number): number => (seat + 1) % size

/** Within the queue of the old table. Whoever asks first makes the new one; the others sit down there. */
export async function rematch(runtime: Runtime, t: LoadedTable, who: Who, create: Create): Promise<Answer> {
  const { doc } = t
  const seat = seatOf(doc, who.id)
  if (seat === null) return { refusal: { clause: 'tables.not-seated' } }
  if (doc.tournament !== undefined) return { refusal: { clause: 'tables.tournament' } }
  if (doc.rematch !== null) return comeWithin(runtime, doc.rematch, who)
  if (doc.status !== 'over') return { refusal: { clause: 'tables.not-over' } }
  const size = doc.seats.length
  const { game, options, corrections, clock, open, friends, rated, hints, talk } = doc
  const bots = doc.seats.map((_, i) => doc.seats[(i + size - 1) % size]?.bot ?? null)
  const order: TableOrder = {
    ...{ game, options, corrections, clock, open, friends, rated, talk, seats: size, bots, sit: moved(seat, size) },
    // Matches of earlier houses were rated and had hints; a new one has one of both.
    hints: rated && hints === 'allowed' ? 'none' : hints,
  }
  const until = runtime.now() + KEPT_MS
  const people = peopleOf(doc)
  const out = new Set([...(await runtime.people.apart(who.id)), ...(await runtime.people.banned(people))])
  const made = await create(who, order, (next) => ({
    ...next,
    invited: people.filter((person) => !out.has(person)),
    seats: kept(doc, next, until, out),
  }))
  if ('refusal' in made) return made
  await change(runtime, t, (old) => (old.rematch === null ? { ...old, rematch: made.answer.table.id } : old))
  return t.doc.rematch === made.answer.table.id || t.doc.rematch === null
    ? made
    : comeWithin(runtime, t.doc.rematch, who)
}

/** Nobody waits for those who may not come. */
const kept = (before: TableDoc, next: TableDoc, until: number, out: ReadonlySet<string>): SeatDoc[] =>
  next.seats.map((there, i) => {
    const { person, name, bot } = before.seats[(i + before.seats.length - 1) % before.seats.length] ?? there
    if (there.person !== null || there.bot !== null || person === null || bot !== null || out.has(person)) return there
    return { ...there, kept: { person, name, until } }
  })

/** As to any other table: where there is room for one more, and with nobody one is never to be brought together with. */
const comeWithin = (runtime: Runtime, id: string, who: Who): Promise<Answer> =>
  withRoom(runtime, who, id, async () => come(runtime, id, who, await runtime.people.apart(who.id)))

/** Sits down at the table of the next match; where everybody has come, it begins. */
async function come(runtime: Runtime, id: string, who: Who, apart: ReadonlySet<string>): Promise<Answer> {
  const done = await within(runtime, id, async (t): Promise<Answer> => {
    if (!isDealt(t.doc)) {
      const refusal = await change(runtime, t, together(who, apart, sit(who, undefined, undefined)))
      // Whoever finds no seat any more watches.
      if (refusal !== null && refusal.clause !== 'tables.full') return { refusal }
      const full = t.doc.seats.every((seat) => seat.person !== null || seat.bot !== null)
      if (full) await change(runtime, t, deal(t))
      runtime.wake(t)
    }
    return { answer: replyOf(t, who) }
  })
  return done ?? { refusal: { clause: 'tables.unknown' } }
}
