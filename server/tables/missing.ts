// Somebody whom the table waits for is not there: the others may nudge them, and then decide together what to do.
import type { Refusal, Seat } from '../../kernel/words.ts'
import { decidersOf, missingSince, PATIENCE, patienceFor } from '../../wire/missing.ts'
import type { TableInfo, Wanted } from '../../wire/table.ts'
import { keepSnapshot } from './end.ts'
import { announce } from './runtime/chat.ts'
import { seatOf } from './runtime/document.ts'
import { type Change, change } from './runtime/keep.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { toldInfo } from './runtime/tell.ts'
import { forgetMissing, leaveSeat } from './sit.ts'
import type { Who } from './who.ts'

/** Who decides: those who sit here and are here, and whoever speaks just now. */
const voters = (info: TableInfo, missing: Seat, by: Seat): Seat[] => [...new Set([...decidersOf(info, missing), by])]

/** Within the table's queue. */
export async function nudge(runtime: Runtime, t: LoadedTable, who: Who, seat: Seat): Promise<Refusal | null> {
  const by = seatOf(t.doc, who.id)
  if (by === null) return { clause: 'tables.not-seated' }
  const since = missingSince(toldInfo(t), seat)
  if (since === null || by === seat) return { clause: 'tables.not-missing' }
  if (runtime.now() - since < PATIENCE[t.doc.clock.kind].nudge) return { clause: 'tables.not-yet' }
  const refusal = await change(runtime, t, (doc) =>
    doc.nudged.includes(seat) ? { clause: 'tables.nudged-already' } : { ...doc, nudged: [...doc.nudged, seat] },
  )
  if (refusal !== null) return refusal
  await runtime.store.notices.add(await runtime.noticesFor(t.doc, [seat], 'nudge', runtime.now()))
  runtime.noticed()
  await announce(runtime, t, 'tables.nudged', { name: t.doc.seats[seat]?.name ?? '', by: who.name, seat })
  return null
}

/** Within the table's queue: says what one wants; what all who are here want is done. */
export async function vote(
  runtime: Runtime,
  t: LoadedTable,
  who: Who,
  seat: Seat,
  wants: Wanted,
): Promise<Refusal | null> {
  const by = seatOf(t.doc, who.id)
  if (by === null || t.doc.seats[by]?.away === true) return { clause: 'tables.not-seated' }
  const since = missingSince(toldInfo(t), seat)
  if (since === null || by === seat) return { clause: 'tables.not-missing' }
  const deciding = voters(toldInfo(t), seat, by)
  if (runtime.now() - since < patienceFor(t.doc.clock, wants, deciding.length)) return { clause: 'tables.not-yet' }
  const refusal = await change(runtime, t, (doc) => {
    const others = doc.votes.filter((v) => v.seat !== seat || v.by !== by)
    return { ...doc, votes: [...others, { seat, by, wants }] }
  })
  if (refusal !== null) return refusal
  const said = new Map(t.doc.votes.filter((v) => v.seat === seat).map((v) => [v.by, v.wants]))
  if (wants === 'wait' || !deciding.every((voter) => said.get(voter) === wants)) return null
  return wants === 'end' ? stop(runtime, t) : giveToComputer(runtime, t, seat)
}

export async function giveToComputer(runtime: Runtime, t: LoadedTable, seat: Seat): Promise<Refusal | null> {
  const there = t.doc.seats[seat]
  if (there === undefined || there.away) return null
  const refusal = await change(runtime, t, warmSeat(seat))
  if (refusal !== null) return refusal
  await announce(runtime, t, 'tables.seat-kept-warm', { name: there.name, seat })
  runtime.wake(t)
  return null
}

const warmSeat =
  (seat: Seat): Change =>
  (doc) => {
    const left = forgetMissing(leaveSeat(doc, seat), seat)
    return { ...left, seats: left.seats.map((s, i) => (i === seat ? { ...s, warm: true } : s)) }
  }

/** All who are there agree, or the organiser of the tournament wants it: the match ends here, and counts for nobody. */
export async function stop(
  runtime: Runtime,
  t: LoadedTable,
  news: 'tables.stopped' | 'tables.recalled' | 'tables.closed' = 'tables.stopped',
): Promise<Refusal | null> {
  const refusal = await change(runtime, t, (doc) =>
    doc.status === 'running'
      ? { ...doc, status: 'over', stopped: true, request: null, hands: {}, votes: [], nudged: [], before: null }
      : { clause: 'table.over' },
  )
  if (refusal !== null) return refusal
  if (t.match !== null) keepSnapshot(runtime, t, t.match)
  await announce(runtime, t, news, {})
  runtime.ended(t.doc)
  return null
}
