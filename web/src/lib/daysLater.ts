// Days of the reader's calendar: where clocks are changed a day has 23 or 25 hours, and the hour stays what it is.

/** The same hour so many days later. */
export function daysLater(at: number, days: number): number {
  const date = new Date(at)
  date.setDate(date.getDate() + days)
  return date.getTime()
}
