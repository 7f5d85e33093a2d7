// How long the others wait for somebody who is missing, before they may nudge and before they may decide.
import type { Seat } from '../kernel/words.ts'
import type { Clock } from './clock.ts'
import type { TableInfo, Wanted } from './table.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const A_DAY = 24 * HOUR

/** With days for each turn the clock itself gives the seat to the computer: what is left to decide is the end. */
export const PATIENCE: Readonly<Record<Clock['kind'], { readonly nudge: number; readonly vote: number }>> = {
  live: { nudge: 2 * MINUTE, vote: 3 * MINUTE },
  none: { nudge: 2 * MINUTE, vote: 10 * MINUTE },
  days: { nudge: 12 * HOUR, vote: A_DAY },
}

/** Whoever decides alone waits longer, and ends a match without a live clock only after a day. */
export function patienceFor({ kind }: Clock, wants: Wanted, deciding: number): number {
  const { vote } = PATIENCE[kind]
  if (deciding > 1 || wants === 'wait') return vote
  return wants === 'end' && kind !== 'live' ? Math.max(A_DAY, vote * 2) : vote * 2
}

/** Since when a table misses the person of a seat: on turn, or while the computer plays for them; null where it does not. */
export function missingSince(
  info: Pick<TableInfo, 'status' | 'seats' | 'awaited' | 'since'>,
  seat: Seat,
): number | null {
  const there = info.seats[seat]
  if (info.status !== 'running' || there?.kind !== 'person' || there.gone === null) return null
  if (there.away) return there.gone
  return info.awaited.includes(seat) ? Math.max(there.gone, info.since) : null
}

/** Who decides about a missing seat: those who sit here and are here. */
export const decidersOf = ({ seats }: Pick<TableInfo, 'seats'>, missing: Seat): Seat[] =>
  seats.flatMap(({ kind, here, away }, seat) => (seat === missing || kind !== 'person' || away || !here ? [] : [seat]))
