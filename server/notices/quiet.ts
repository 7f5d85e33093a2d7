// Quiet hours: when somebody does not want to be told anything, by the clock of where they live.

import type { Quiet } from '../people/channels.ts'

const DAY_MINUTES = 1440
const MINUTE = 60_000

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Minutes after midnight at this moment. */
function minuteIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [hour = 0, minute = 0] = parts.format(at).split(':').map(Number)
  return hour * 60 + minute
}

/** The end of the quiet hours that this moment lies in; the moment itself where it lies in none. */
export function quietUntil(quiet: Quiet | null, at: number): number {
  if (quiet === null || quiet.from === quiet.to || !isZone(quiet.zone)) return at
  const now = minuteIn(quiet.zone, at)
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES
  const into = (now - quiet.from + DAY_MINUTES) % DAY_MINUTES
  if (into >= length) return at
  const end = at - (at % MINUTE) + (length - into) * MINUTE
  // A night in which clocks are changed is shorter or longer than others: the hour that was named ends it.
  const off = quiet.to - minuteIn(quiet.zone, end)
  const near = off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off < -DAY_MINUTES / 2 ? off + DAY_MINUTES : off
  const named = end + near * MINUTE
  return minuteIn(quiet.zone, named) === quiet.to ? named : end
}
