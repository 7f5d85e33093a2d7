// When a tournament is proposed.

/** Eight in the evening of the reader's own day: today's where people still have three hours to hear of it, else tomorrow's. */
export function nextEvening(now: number): number {
  const evening = new Date(now)
  evening.setHours(20, 0, 0, 0)
  if (evening.getTime() - now < 3 * 3_600_000) evening.setDate(evening.getDate() + 1)
  return evening.getTime()
}
