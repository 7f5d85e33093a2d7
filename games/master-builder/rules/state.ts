// What a match of Master Builder holds, and its types by name.

import type { Kind } from '../../../kernel/game.ts'
import type { BySeat } from '../../../kernel/lists.ts'
import type { Small } from '../../../kernel/small.ts'
import type { Card, Choice, Seat, State } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import type { MasterAct, MasterEvent, MasterRefusal } from './speech.ts'
import type { MasterOptions } from './terms.ts'

/** What a worker is doing: waiting, hired in this phase, face down, or (0 and up) building the section of that number. */
export const DUTY = { free: -1, hired: -2, down: -3 } as const

/** Where a seat stands in the construction: nothing it could build, still building, confirmed. */
export const STAGE = { idle: 0, building: 1, confirmed: 2 } as const

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

export interface MasterChoice extends Choice {
  readonly act: MasterAct
}

/** Money is in dollars, always a multiple of the sheet's step of $1,000. */
export interface MasterState extends State<MasterEvent> {
  agenda: MasterStep[]
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
  crews: BySeat<Card[]>
  /** What each worker card is doing, by card: see DUTY. */
  duty: number[]
  /** Where each wage marker stands. */
  wages: BySeat<number>
  cash: BySeat<number>
  /** IOUs of each seat: small, large. */
  loans: BySeat<number[]>
  /** Hires and fires of each seat in this phase. */
  actions: BySeat<number>
  /** Passes that have followed each other (MAS-4.7). */
  passes: number
  contractPile: Card[]
  offer: Card[]
  contracts: BySeat<Card[]>
  /** Completed contracts, by the seat that built them. */
  town: BySeat<Card[]>
  /** Left over twice, in the open; and those taken out unseen with two players. */
  removed: Card[]
  aside: Card[]
  /** By contract: the sections built and, in the construction, assigned; money on the card. */
  built: Small[]
  assigned: Small[]
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
  /** Seats that have passed their nomination since the last auction. */
  passedNomination: Small
  /** The contract under the hammer by its index, its highest bid and bidder, the seats out of this auction. */
  lot: number | null
  bid: number
  bidder: Seat | null
  out: Small
  stage: BySeat<number>
  /** Construction steps of each seat in this phase, in order, each as one number (`noted`). */
  trail: BySeat<number[]>
  /** Money of each seat by line of the score sheet; the sum is its cash. */
  tally: BySeat<number[]>
}

/** The types of this game, for its rules. */
export interface MasterBuilder extends Kind {
  state: MasterState
  step: MasterStep
  choice: MasterChoice
  options: MasterOptions
  box: Box
  refusal: MasterRefusal
}
