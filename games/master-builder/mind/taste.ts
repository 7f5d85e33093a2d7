// What a seat makes of its prospects: how it weighs workers, contracts and money it has not yet used.

export interface Taste {
  /** The first, second, third … worker of a type in a first crew: apprentice, tradesman, foreman, master. */
  readonly mix: readonly (readonly number[])[]
  /** The part of a plan that survives the event. */
  readonly survives: number
  /** The part of a contract's worth one bids up to: other contracts come. */
  readonly keen: number
  /** How likely idle hands get a new contract to work on in the same round. */
  readonly fresh: number
  /** Sections a crew builds in a round, and what one too many loses. */
  readonly pace: number
  readonly overload: number
  /** What a dollar in hand is worth beside itself, by the rounds still to come: nobody borrows to bid (MAS-5.11). */
  readonly purse: readonly number[]
}

/** Dollars after which a further one in hand is worth much less beside itself. */
const FULL = 30_000

/** What money in hand promises beside itself. */
export function purseWorth({ purse }: Taste, cash: number, left: number): number {
  const each = purse[left] ?? 0
  return each * (cash < 0 ? cash : FULL * (1 - Math.exp(-cash / FULL)))
}

/** A look at the position. */
export const AT_SIGHT: Taste = {
  mix: [
    [3500, 3200, 1500, 500, 0],
    [5500, 3800, 1500, 0, 0],
    [6500, 3500, 1000, 0, 0],
    [7000, 3000, 0, 0, 0],
  ],
  survives: 0.8,
  keen: 0.5,
  fresh: 0.6,
  pace: 4.5,
  overload: 9000,
  purse: [],
}

/** A master's judgement, found by play against those who look: money for later bids, few tradesmen, dear contracts. */
export const EXPERIENCE: Taste = {
  mix: [
    [3500, 3200, 1500, 500, 0],
    [2000, 300, -2000, -3500, -3500],
    [6500, 3500, 1000, 0, 0],
    [7000, 3000, 0, 0, 0],
  ],
  survives: 0.845,
  keen: 0.82,
  fresh: 0.56,
  pace: 3.75,
  overload: 2750,
  purse: [0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
}
