// Trestle Works as the engine plays it: its set-up, its steps by name, its zones, its end.
import type { GameOf } from '../../../kernel/game.ts'
import { each } from '../../../kernel/lists.ts'
import { freshState } from '../../../kernel/play.ts'
import { shuffle } from '../../../kernel/random.ts'
import type { Card, Rng } from '../../../kernel/words.ts'
import { crane } from '../cards/crane.ts'
import type { Box } from '../sheet/box.ts'
import { chooseCard } from './choose.ts'
import { type TrestleOptions, variants } from './names.ts'
import { endRound, openRound } from './round.ts'
import { breakdown, scores, winners } from './scoring.ts'
import type { TrestleEvent } from './speech.ts'
import type { Trestle, TrestleState, TrestleStep } from './state.ts'
import { buildWall, quarry } from './work.ts'
import { deckOf, pools, zones } from './zones.ts'

function setup(options: TrestleOptions, seats: number, rng: Rng, box: Box): TrestleState {
  const s: TrestleState = {
    ...freshState<TrestleEvent>(seats, rng),
    options,
    round: 1,
    first: 0,
    deck: deckOf(box),
    hands: each(seats, (): Card[] => []),
    shown: each(seats, (): Card[] => []),
    walls: each(seats, (): Card[] => []),
    laid: each(seats, (): number[] => []),
    discard: [],
    stones: each(seats, box.start),
  }
  shuffle(s, s.deck)
  s.agenda.push({ do: 'open-round' } satisfies TrestleStep)
  return s
}

export const trestleGame = (box: Box): GameOf<Trestle> => ({
  id: 'trestle',
  version: 1,
  players: [2, 4],
  variants,
  box,
  setup,
  rules: {
    'open-round': openRound,
    'choose-card': chooseCard,
    quarry,
    'build-wall': buildWall,
    crane,
    'end-round': endRound,
  },
  personal: ['hand'],
  zones,
  pools,
  scores,
  winners,
  breakdown,
})
