import { check, options } from '../kernel/ask.ts'
import { anyNumbers, spread } from '../kernel/choice.ts'
import type { Game } from '../kernel/game.ts'
import { below } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import type { Bot } from './bot.ts'

const TRIES = 16

/** Any legal choice; an open one gets any numbers that fit. */
export function anyChoice(game: Game, s: State, seat: Seat, rng: Rng): Choice {
  const list = options(game, s, seat)
  const choice = list[below(rng, list.length)]
  if (choice === undefined) throw new Error(`seat ${seat} has no option in ${game.id}`)
  if (choice.span === undefined) return choice
  for (let t = 0; t < TRIES; t++) {
    const closed = anyNumbers(choice, rng)
    if (check(game, s, seat, closed) === null) return closed
  }
  const fits = spread(choice).filter((c) => check(game, s, seat, c) === null)
  return fits[below(rng, fits.length)] ?? anyClosed(game, s, seat, list, rng)
}

function anyClosed(game: Game, s: State, seat: Seat, list: readonly Choice[], rng: Rng): Choice {
  const closed = list.flatMap(spread).filter((c) => check(game, s, seat, c) === null)
  const choice = closed[below(rng, closed.length)]
  if (choice === undefined) throw new Error(`seat ${seat} has only empty options in ${game.id}`)
  return choice
}

export const random: Bot = {
  id: 'random',
  choose: ({ game }, view, seat, rng) => anyChoice(game, view, seat, rng),
}
