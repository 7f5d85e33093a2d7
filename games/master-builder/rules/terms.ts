// MAS-0: the words and options of the game.
import type { ValuesOf } from '../../../kernel/variants.ts'

/** Seats in this order; the colours are those of the wage markers. */
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const
export const PHASES = ['hire-fire', 'contracts', 'events', 'construction', 'income-wages'] as const

export const variants = {
  hiring: { kind: 'one', values: ['until-all-pass', 'three-actions'] },
} as const
export type MasterOptions = ValuesOf<typeof variants>

/** The lines of the score sheet: where a seat's money came from and where it went. */
export const POINTS = [
  'start',
  'bids',
  'left-over',
  'income',
  'unfinished',
  'wages',
  'events',
  'loans',
  'repayments',
] as const
export const LINE = {
  start: 0,
  bids: 1,
  leftOver: 2,
  income: 3,
  unfinished: 4,
  wages: 5,
  events: 6,
  loans: 7,
  repayments: 8,
} as const

/** The parts of a position that a hint names. */
export const PARTS = ['cash', 'loans', 'sites'] as const
