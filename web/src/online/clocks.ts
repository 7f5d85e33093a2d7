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

/** What a seat has left now; the server says when a clock that runs will run out. Null without a clock. */
export function leftNow(info: TableInfo, seat: number, now: number): number | null {
  const { left = null, until = null } = info.seats[seat] ?? {}
  if (left === null) return null
  return until === null || info.status !== 'running' ? left : Math.max(0, until - now)
}

/** Below so many milliseconds time is short: the last minute of a match, a tenth of a short one, six hours of a turn of days. */
export function lowFrom(clock: Clock): number {
  if (clock.kind === 'days') return 6 * HOUR
  return clock.kind === 'live' ? Math.min(60_000, Math.max(10_000, clock.minutes * 6000)) : 0
}

/** A deadline as one says it: the hour today, else the day with it. */
export function deadlineIn(until: number, now: number, lang: Lang): string {
  const today = new Date(until).toDateString() === new Date(now).toDateString()
  const far = until - now > 6 * DAY
  return new Intl.DateTimeFormat(lang, {
    ...(!today && { weekday: 'long' }),
    ...(far && { day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(until)
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
