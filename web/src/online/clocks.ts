// The clocks a table can have, and how time that is left is said.
import { tongueOf } from '#tongues'
import type { Lang } from '../../../papers/texts.ts'
import type { Clock } from '../../../wire/clock.ts'
import type { TableInfo } from '../../../wire/table.ts'

export const CLOCKS: Readonly<Record<Clock['kind'], Clock>> = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 30, increment: 15 },
  days: { kind: 'days', days: 2, budget: 5 },
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What a seat has left now: its clock runs while it is awaited. Null without a clock. */
export function leftNow(info: TableInfo, seat: number, now: number): number | null {
  const left = info.seats[seat]?.left ?? null
  if (left === null) return null
  const runs = info.status === 'running' && info.awaited.includes(seat) && !info.seats[seat]?.away
  return Math.max(0, runs ? left - Math.max(0, now - info.since) : left)
}

/** "12:05", "1:02:09", "3 d 4 h". */
export function sayLeft(ms: number, lang: Lang): string {
  if (ms >= DAY) {
    const days = Math.floor(ms / DAY)
    const hours = Math.floor((ms % DAY) / HOUR)
    return tongueOf(lang).daysAndHours(days, hours)
  }
  const seconds = Math.floor(ms / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
