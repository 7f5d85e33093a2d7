// Whether a table waits for somebody: not while the computer has their seat.
import type { Seat } from '../../../kernel/words.ts'
import type { TableInfo } from '../../../wire/table.ts'

/** The seat of a person at a table; null where they have none. */
export function seatAt({ seats }: Pick<TableInfo, 'seats'>, person: string | null | undefined): Seat | null {
  const seat = person ? seats.findIndex((one) => one.person === person) : -1
  return seat < 0 ? null : seat
}

/** The computer plays at this seat until its person comes back. */
export const isAway = ({ status, seats }: Pick<TableInfo, 'status' | 'seats'>, seat: Seat | null): boolean =>
  seat !== null && status === 'running' && seats[seat]?.away === true

/** The match goes on with a choice of whoever sits here. */
export const waitsFor = (info: Pick<TableInfo, 'status' | 'seats' | 'awaited'>, seat: Seat | null): boolean =>
  seat !== null && info.status === 'running' && info.awaited.includes(seat) && !isAway(info, seat)
