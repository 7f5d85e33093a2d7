// When a tournament is proposed.
import { daysLater } from '../lib/daysLater.ts'

/** Eight in the evening of the reader's own day: today's where people still have three hours to hear of it, else tomorrow's. */
export function nextEvening(now: number): number {
  const evening = new Date(now)
  evening.setHours(20, 0, 0, 0)
  const today = evening.getTime()
  return today - now < 3 * 3_600_000 ? daysLater(today, 1) : today
}
