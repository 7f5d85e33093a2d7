// A look in the hand of a reader, for batteries that need its names.
import type { Game } from '../../kernel/game.ts'
import { at } from '../../kernel/lists.ts'
import { begin } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import { chooseOptions } from '../../kernel/variants.ts'
import { USUAL } from '../../papers/texts.ts'
import { speakerOf } from '../../title/say.ts'
import type { DrawnLook, GameLook } from '../scene.ts'
import type { Planned } from './trial.ts'

/** A look with a voice, for what it says of holdings. */
export async function drawnFor(
  { title, words, tables }: Planned,
  look: GameLook,
  game: Game = title.game,
): Promise<DrawnLook> {
  const { seats, options = {} } = at(tables, 0)
  const chosen = chooseOptions(game.variants, options, seats)
  if (!('options' in chosen)) throw new Error(chosen.refusal.clause)
  const state = begin(game, chosen.options, seats, rngOf('voice'))
  const { voice } = await speakerOf(words, { title, game, state }, USUAL)
  return look.with({ box: game.box, voice })
}
