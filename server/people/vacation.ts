// Vacation stops clocks of days. Everybody has a number of days a year; a day that is begun counts whole.
import type { Refusal } from '../../kernel/words.ts'
import type { Vacation } from './person.ts'

export const DAY = 24 * 3600 * 1000

/** Clocks of two machines differ a little; "now" may be a minute old when it arrives. */
const SLACK = 60_000

const yearOf = (at: number): number => new Date(at).getUTCFullYear()

/** Where clocks are put back one day is longer than others by so much, and is still one day. */
const PUT_BACK = 3_600_000

/**
 * The days of a vacation by year, counted from its beginning. A day is of the year in which its middle lies: it begins at
 * midnight where the person lives, which may still be the year before by the world's clock.
 */
function daysByYear({ from, to }: Vacation): Map<number, number> {
  const days = new Map<number, number>()
  for (let at = from; at < to && (at === from || at < to - PUT_BACK); at += DAY) {
    const year = yearOf(at + DAY / 2)
    days.set(year, (days.get(year) ?? 0) + 1)
  }
  return days
}

export function daysUsed(vacations: readonly Vacation[], year: number): number {
  return vacations.reduce((sum, v) => sum + (daysByYear(v).get(year) ?? 0), 0)
}

/** Why this vacation cannot be taken, or null. */
export function refuseVacation(
  wanted: Vacation,
  taken: readonly Vacation[],
  now: number,
  most: number,
): Refusal | null {
  if (!(wanted.to > wanted.from)) return { clause: 'vacation.order' }
  if (wanted.from < now - SLACK) return { clause: 'vacation.past' }
  if (wanted.from > now + 366 * DAY) return { clause: 'vacation.far' }
  if (taken.some((v) => v.from < wanted.to && wanted.from < v.to)) return { clause: 'vacation.overlap' }
  // Longer than any allowance: not worth counting day by day.
  if (wanted.to - wanted.from > 800 * DAY) return tooMany(800, yearOf(wanted.from), most, most)
  for (const [year, days] of daysByYear(wanted)) {
    const left = most - daysUsed(taken, year)
    if (days > left) return tooMany(days, year, Math.max(0, left), most)
  }
  return null
}

const tooMany = (wanted: number, year: number, left: number, most: number) => ({
  clause: 'vacation.days',
  with: { wanted, year: String(year), left, most },
})

/** The list without this vacation: a coming one never was, a running one ends now. Null where there is none. */
export function endVacation(vacations: readonly Vacation[], from: number, now: number): Vacation[] | null {
  const found = vacations.find((v) => v.from === from && v.to > now)
  if (found === undefined) return null
  const rest = vacations.filter((v) => v !== found)
  return found.from < now ? [...rest, { from: found.from, to: now }] : rest
}

/** How many milliseconds of vacation lie between two moments: a clock of days does not count them. */
export function vacationBetween(vacations: readonly Vacation[], from: number, to: number): number {
  return vacations.reduce((sum, v) => sum + Math.max(0, Math.min(to, v.to) - Math.max(from, v.from)), 0)
}

/** When a clock that has `left` milliseconds and runs from `from` on is out: vacations push it back. */
export function outOfTime(vacations: readonly Vacation[], from: number, left: number): number {
  let at = from
  let rest = left
  for (const v of vacations.toSorted((a, b) => a.from - b.from)) {
    if (v.to <= at) continue
    if (v.from - at >= rest) break
    rest -= Math.max(0, v.from - at)
    at = v.to
  }
  return at + rest
}
