// The clocks of a table: a seat's clock runs while the table waits for it.
import type { Seat } from '../../../kernel/words.ts'
import type { Clock } from '../../../wire/clock.ts'
import { isObject } from '../../../wire/difference.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE

/** Where the clocks stand after entry `seq`. */
export interface Time {
  /** Milliseconds left by seat, when its clock last stopped. */
  readonly left: readonly number[]
  /** Since when each seat's clock runs; null where it stands still. */
  readonly since: readonly (number | null)[]
  /** Milliseconds of vacation given to the turn at hand, by seat. */
  readonly spare?: readonly number[]
  /** Milliseconds of the turn at hand in which the house was down, by seat. */
  readonly stood?: readonly number[]
  readonly seq: number
}

/** What each seat begins with: the minutes of the match, or the days of a turn with the whole budget. */
const fullOf = (clock: Exclude<Clock, { kind: 'none' }>): number =>
  clock.kind === 'live' ? clock.minutes * MINUTE : (clock.days + clock.budget) * DAY

/** What a person who comes back to a lost seat gets for the turn at hand. */
export const graceOf = (clock: Clock): number =>
  clock.kind === 'none' ? 0 : clock.kind === 'live' ? MINUTE + clock.increment * SECOND : clock.days * DAY

export function startTime(clock: Clock, seats: number, awaited: readonly Seat[], at: number): Time | null {
  if (clock.kind === 'none') return null
  const since = Array.from({ length: seats }, (_, seat) => (awaited.includes(seat) ? at : null))
  return { left: new Array<number>(seats).fill(fullOf(clock)), since, seq: 0 }
}

/** What an entry means for the clocks: whom the table waits for now, and since when. */
export interface Passed {
  readonly seq: number
  readonly at: number
  readonly awaited: readonly Seat[]
  /** Something was taken back: whoever is asked again gives the increment back. */
  readonly back: boolean
  /** Milliseconds within the turn that do not count, by seat: vacation, and while the house was down. */
  readonly spared?: readonly number[]
}

/**
 * The clocks after an entry: those of seats no longer awaited stop, those of seats newly awaited start. A turn gives the
 * increment of a live clock back; a turn of days costs only what it took beyond them.
 */
export function passTime(clock: Clock, time: Time, { seq, at, awaited, back, spared = [] }: Passed): Time {
  if (clock.kind === 'none' || seq <= time.seq) return time
  const left = time.left.slice()
  const since = time.since.map((from, seat) => {
    const had = time.left[seat] ?? 0
    if (awaited.includes(seat)) {
      if (from === null && back && clock.kind === 'live') left[seat] = Math.max(0, had - clock.increment * SECOND)
      return from ?? at
    }
    if (from !== null) left[seat] = after(clock, had, at - from - (spared[seat] ?? 0))
    return null
  })
  const spare = time.spare?.map((ms, seat) => (since[seat] === null ? 0 : ms))
  const stood = time.stood?.map((ms, seat) => (since[seat] === null ? 0 : ms))
  return { left, since, ...(spare && { spare }), ...(stood && { stood }), seq }
}

function after(clock: Exclude<Clock, { kind: 'none' }>, left: number, spent: number): number {
  if (clock.kind === 'live') return Math.max(0, left - Math.max(0, spent)) + clock.increment * SECOND
  const free = clock.days * DAY
  return left - Math.min(Math.max(0, left - free), Math.max(0, spent - free))
}

/** When this seat's clock runs out; null while it stands still. Vacations count as far as they were given. */
export function runsOut(time: Time | null, seat: Seat): number | null {
  const from = time?.since[seat]
  if (time === null || from === null || from === undefined) return null
  return from + (time.left[seat] ?? 0) + (time.spare?.[seat] ?? 0) + (time.stood?.[seat] ?? 0)
}

/** The same clocks, with so much vacation given to a seat's turn. */
export function spareTime(time: Time, seat: Seat, ms: number): Time {
  return { ...time, spare: time.left.map((_, i) => (i === seat ? ms : (time.spare?.[i] ?? 0))) }
}

/** The same clocks with one seat's clock set anew. */
export function setClock(time: Time | null, seat: Seat, left: number, since: number | null): Time | null {
  if (time === null) return null
  return {
    ...time,
    left: time.left.map((l, i) => (i === seat ? left : l)),
    since: time.since.map((s, i) => (i === seat ? since : s)),
  }
}

/** A clock that a table may have, or null for what is none. */
export function clockOf(given: unknown): Clock | null {
  if (given === undefined || given === null) return { kind: 'none' }
  if (!isObject(given)) return null
  const c = given
  const whole = (x: unknown, min: number, max: number): x is number =>
    typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max
  if (c.kind === 'none') return { kind: 'none' }
  if (c.kind === 'live' && whole(c.minutes, 1, 600) && whole(c.increment, 0, 600))
    return { kind: 'live', minutes: c.minutes, increment: c.increment }
  if (c.kind === 'days' && whole(c.days, 1, 30) && whole(c.budget, 0, 90))
    return { kind: 'days', days: c.days, budget: c.budget }
  return null
}
