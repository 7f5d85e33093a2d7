// How long the end of a turn is held open at a table online.
import type { TableInfo } from '../../../wire/table.ts'
import type { Settings } from '../lib/settings.svelte.ts'
import { type Company, momentOf } from '../table/holder.ts'
import { leftNow } from './clocks.ts'

/** So much must be left on a clock beyond the moment, in milliseconds: nobody loses on time by it. */
const SPARE = 5000

function companyOf({ seats, clock }: TableInfo, seat: number): Company {
  if (clock.kind === 'days') return 'days'
  return seats.some(({ kind }, i) => i !== seat && kind !== 'bot') ? 'people' : 'computers'
}

/** In milliseconds; 0 for none, and for whoever only watches; null until it is confirmed. */
export function momentAt(
  info: TableInfo | null,
  seat: number | null,
  { hold, pace }: Pick<Settings, 'hold' | 'pace'>,
  now: number,
  dear = false,
): number | null {
  if (info === null || seat === null) return 0
  const ms = momentOf(hold, companyOf(info, seat), pace, dear)
  const left = leftNow(info, seat, now)
  return left !== null && left < (ms ?? 0) + SPARE ? 0 : ms
}
