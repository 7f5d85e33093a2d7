// What can be told of a match only once every moment of it is judged.
import type { Match } from '../match/match.ts'
import type { Mind } from '../title/mind.ts'
import { type Finest, finestOf } from './finest.ts'
import { type Hindsight, hindsightOf } from './hindsight.ts'
import type { Moment, Thoroughness } from './moment.ts'

export interface LookedBack {
  /** The best moment of each seat that had one. */
  readonly finest: readonly Finest[]
  /** Moments at which unseen cards cost a seat most, and what would have been better as they lay. */
  readonly hindsight: readonly Hindsight[]
}

/** Before every moment has been judged. */
export const NOT_YET: LookedBack = { finest: [], hindsight: [] }

export const lookBack = (mind: Mind, match: Match, moments: readonly Moment[], effort: Thoroughness): LookedBack => ({
  finest: [...finestOf(mind, match, moments, effort)],
  hindsight: [...hindsightOf(mind, match, moments, effort)],
})
