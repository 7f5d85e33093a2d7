// What a round is called differs from game to game: the house's sentences about rounds take the game's own word.
import { capital, type Voice } from '../../../papers/texts.ts'

/** The game's word for a round, as blanks: within a sentence, and at its beginning. */
export function roundWords({ name }: Pick<Voice, 'name'>): { readonly round: string; readonly Round: string } {
  const round = name('round').toLowerCase()
  return { round, Round: capital(round) }
}
