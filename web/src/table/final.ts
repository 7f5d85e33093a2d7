// Whether a choice can be taken back once it is made.
import { check, deciders } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import type { Game } from '../../../kernel/game.ts'
import { commit } from '../../../kernel/play.ts'
import type { Choice, Seat, State } from '../../../kernel/words.ts'

/** True where the choice brings out something hidden or ends the seat's turn; false also for one that is not allowed. */
export function isFinal(game: Game, s: State, seat: Seat, choice: Choice): boolean {
  if (check(game, s, seat, choice) !== null) return false
  const after = clone(s)
  try {
    commit(game, after, seat, choice)
  } catch {
    // On a view: what the seat cannot know comes out.
    return true
  }
  return after.secretsOut > s.secretsOut || !deciders(game, after).includes(seat)
}
