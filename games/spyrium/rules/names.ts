// What things of Spyrium are called in its rules: kinds, gaps, terms of a price, lines of the score sheet.
import type { ValuesOf } from '../../../kernel/variants.ts'

export const COLOURS = ['blue', 'red', 'yellow', 'plum', 'green'] as const
export const PERIODS = ['A', 'B', 'C'] as const
export type Period = (typeof PERIODS)[number]
export const SYMBOLS = ['mine', 'factory', 'research'] as const
export const TECHNIQUES = [
  'automation',
  'capitalisation',
  'crane',
  'trade',
  'engineering',
  'lobbying',
  'taylorism',
] as const
export type TechniqueId = (typeof TECHNIQUES)[number]

export const variants = {
  residenceTrack: { kind: 'one', values: ['short', 'long'] },
} as const
export type SpyriumOptions = ValuesOf<typeof variants>

/** The gaps of the market: between neighbours in a row, then between neighbours in a column (SPY-4.2). */
export const GAPS = ['h00', 'h01', 'h10', 'h11', 'h20', 'h21', 'v00', 'v01', 'v02', 'v10', 'v11', 'v12'] as const
export type GapId = (typeof GAPS)[number]

/** Why a building is exploited: the plain action, Taylorism, or the event Overtime. */
export const WAYS = ['exploit', 'taylorism', 'overtime'] as const
export type Way = (typeof WAYS)[number]

/** The terms of a price, and what each is paid in. */
export const TERMS = {
  card: 'money',
  crowd: 'money',
  lobbying: 'money',
  lot: 'money',
  crane: 'money',
  symbol: 'money',
  token: 'money',
  trade: 'money',
  event: 'money',
  staff: 'money',
  crystals: 'crystals',
  workers: 'workers',
  automation: 'workers',
} as const
export type TermId = keyof typeof TERMS
export type Means = (typeof TERMS)[TermId]

/** Where the points of the score track come from (the first five), and the final scoring. */
export const TRACK_POINTS = ['exploiting', 'characters', 'universities', 'residences', 'events'] as const
export const POINTS = [...TRACK_POINTS, 'buildings', ...TECHNIQUES] as const

/** The members of `bonuses`: which of the two bonus tokens a seat has had, or lost. */
export const BONUS = { worker: 0, money: 1 } as const

/** The parts of what a seat may expect, in points. */
export const PARTS = ['score', 'money', 'crystals', 'residence', 'workers', 'buildings', 'techniques', 'round'] as const

/** A new lot, where a lot is an index into the district. */
export const NEW_LOT = -1
/** No token, or no value set by Trade. */
export const NONE = -1
