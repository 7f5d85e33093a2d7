// Looks on at a game of an arena and sums up what the cards brought each seat: only draws are compared, no choice is weighed.
import { threadTime } from '../bots/arena/clock.ts'
import type { CardLuck, Venue, Witness } from '../bots/arena/game.ts'
import { rngOf } from '../kernel/random.ts'
import type { Rng } from '../kernel/words.ts'
import { addLuck, choiceLuck, dealLuck, noLuck } from './luck.ts'

/** Other draws that each is compared with: more cost time and hardly make results surer (docs/figures/analysis.md). */
const DRAWS = 8

export interface Onlooker extends Witness {
  /** What was seen so far. */
  luck(): CardLuck
}

/**
 * Everything is compared by a luck that the deal and the place in the game say, and nothing else: the same deal is compared
 * with the same others at every turn of the bots round the table, so that over a whole deal it favours nobody.
 */
export function onlookerAt({ mind, options, seats }: Venue, deal: string): Onlooker {
  let sum = noLuck(seats)
  let line = 0
  let ms = 0
  const look = (lookWith: (rng: Rng) => typeof sum) => {
    const from = threadTime()
    sum = addLuck(sum, lookWith(rngOf(`${deal}/judged/${line++}`)))
    ms += threadTime() - from
  }
  return {
    dealt: (first) => look((rng) => dealLuck(mind, first, options, DRAWS, rng)),
    chose: (before, seat, choice, after) =>
      look((rng) => choiceLuck(mind, { before, seat, choice, after }, DRAWS, rng)),
    luck: () => ({ draw: sum.draw, ms }),
  }
}
