// A clock that ran out.
import type { Seat } from '../../kernel/words.ts'
import { announce } from './runtime/chat.ts'
import { spareTime } from './runtime/clock.ts'
import { change } from './runtime/keep.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { leaveSeat } from './sit.ts'

/** The clock ran out: unless its person is on vacation, a computer takes the seat and says so. */
export async function outOfTime(runtime: Runtime, t: LoadedTable, seat: Seat, now: number): Promise<void> {
  const { time, clock } = t.doc
  const there = t.doc.seats[seat]
  const since = time?.since[seat] ?? null
  if (there === undefined || time === null || since === null) return
  if (clock.kind === 'days' && there.person !== null) {
    const end = await runtime.people.outOfTime(there.person, since, time.left[seat] ?? 0)
    if (end + (time.stood?.[seat] ?? 0) > now) {
      const given = end - since - (time.left[seat] ?? 0)
      await change(runtime, t, (doc) => (doc.time === null ? doc : { ...doc, time: spareTime(doc.time, seat, given) }))
      return
    }
  }
  await change(runtime, t, (doc) => {
    const left = leaveSeat(doc, seat)
    return left.time === null
      ? left
      : { ...left, time: { ...left.time, left: left.time.left.map((l, i) => (i === seat ? 0 : l)) } }
  })
  await announce(runtime, t, 'tables.computer-plays', { name: there.name, seat })
}
