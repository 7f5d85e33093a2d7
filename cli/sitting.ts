// One person sitting at a match.
import type { Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import type { Match } from '../match/match.ts'
import type { Mind } from '../title/mind.ts'
import type { Reader } from './reader.ts'
import type { Teller } from './telling.ts'

export interface Sitting extends Teller {
  readonly reader: Reader
  readonly match: Match
  /** What opponents and hints know of the game. */
  readonly mind: Mind
  readonly me: Seat
  /** Who plays each other seat, by name. */
  readonly opponents: readonly string[]
  /** Stop before an opponent's choice whenever this person could act. */
  readonly pause: boolean
  /** The file the game is kept in. */
  readonly place: string
  /** How many of the match's deeds this person has been told of. */
  told: number
  /** The table as it was last shown. */
  shown: string
  kept: boolean
}

/** The table as this person sees it. */
export const seenBy = ({ match, me }: Sitting): State => view(match.game, match.state, me)
