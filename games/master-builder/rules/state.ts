import type { ValuesOf } from '../../../kernel/variants.ts'
import type { Card, Choice, Seat, State } from '../../../kernel/words.ts'

/** Seats in this order; the colours are those of the wage markers. */
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const
/** From the lowest level to the highest: a type does all the work of those before it (MAS-7.4). */
export const TYPES = ['apprentice', 'tradesman', 'foreman', 'master'] as const
export const PHASES = ['hire-fire', 'contracts', 'events', 'construction', 'income-wages'] as const
export const LOANS = ['small-iou', 'large-iou'] as const

export const variants = {
  hiring: { kind: 'one', values: ['until-all-pass', 'three-actions'] },
} as const
export type MasterOptions = ValuesOf<typeof variants>

/** What a worker is doing: waiting, hired in this phase, face down, or (0 and up) building the section of that number. */
export const DUTY = { free: -1, hired: -2, down: -3 } as const

/** Where a seat stands in the construction: nothing it could build, still building, confirmed. */
export const STAGE = { idle: 0, building: 1, confirmed: 2 } as const

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

export type MasterStep =
  | { readonly do: 'round' }
  | { readonly do: 'hire-fire' }
  | { readonly do: 'draft-worker'; readonly seat: Seat }
  | { readonly do: 'manage-crew'; readonly seat: Seat }
  | { readonly do: 'contracts' }
  | { readonly do: 'auctions' }
  | { readonly do: 'nominate' }
  | { readonly do: 'bid'; readonly seat: Seat }
  | { readonly do: 'sell' }
  | { readonly do: 'left-over' }
  | { readonly do: 'events' }
  | { readonly do: 'choose-worker'; readonly seat: Seat }
  | { readonly do: 'fire'; readonly seat: Seat }
  | { readonly do: 'end-events' }
  | { readonly do: 'construction' }
  | { readonly do: 'build' }
  | { readonly do: 'raise-buildings' }
  | { readonly do: 'income-wages' }
  | { readonly do: 'pay-wages'; readonly seat: Seat }
  | { readonly do: 'take-loan'; readonly seat: Seat }
  | { readonly do: 'end-round' }

export type MasterAct =
  | 'draft-worker'
  | 'hire'
  | 'fire-worker'
  | 'pass'
  | 'open-auction'
  | 'bid'
  | 'choose-worker'
  | 'save-from-fire'
  | 'lose-work'
  | 'start-pair'
  | 'build-section'
  | 'confirm'
  | 'take-back'
  | 'withdraw'
  | 'take-loan'
  | 'repay'
export interface MasterChoice extends Choice {
  readonly act: MasterAct
}

/** Money is in dollars, always a multiple of the sheet's step of $1,000. */
export interface MasterState extends State {
  options: MasterOptions
  round: number
  /** The last round: the sixth, or earlier once no contract is in play (MAS-10.2). */
  lastRound: number
  /** Where the Trowel stands, 1 to 5. */
  phase: number
  /** Who has the Mallet: the first player of the round. */
  mallet: Seat
  starter: Seat
  /** Worker piles by type, top first; only the top card is seen. */
  piles: Card[][]
  crews: Card[][]
  /** What each worker card is doing, by card: see DUTY. */
  duty: number[]
  /** Where each wage marker stands. */
  wages: number[]
  cash: number[]
  /** IOUs of each seat: small, large. */
  loans: number[][]
  /** Hires and fires of each seat in this phase. */
  actions: number[]
  /** Passes that have followed each other (MAS-4.7). */
  passes: number
  contractPile: Card[]
  offer: Card[]
  contracts: Card[][]
  /** Completed contracts, by the seat that built them. */
  town: Card[][]
  /** Left over twice, in the open; and those taken out unseen with two players. */
  removed: Card[]
  aside: Card[]
  /** By contract: built sections and, in the construction, assigned ones, one bit each; money on the card. */
  built: number[]
  assigned: number[]
  bonus: number[]
  situationPile: Card[]
  situations: Card[]
  situationsAside: Card[]
  /** Top first; the last `eventsSeen` cards have been revealed and are known to all. */
  eventPile: Card[]
  eventsSeen: number
  /** The event card while phase 3 lasts. */
  eventShown: Card[]
  /** The event of the round, by its number, until the round ends (MAS-6.24). */
  inForce: number | null
  /** One bit for each seat that has passed its nomination since the last auction. */
  passedNomination: number
  /** The contract under the hammer by its index, its highest bid and bidder, one bit for each seat out of this auction. */
  lot: number | null
  bid: number
  bidder: Seat | null
  out: number
  stage: number[]
  /** Construction steps of each seat in this phase, in order: contract × 64 + the sections as bits. */
  trail: number[][]
  /** Money of each seat by line of the score sheet; the sum is its cash. */
  tally: number[][]
}
