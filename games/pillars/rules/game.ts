import type { GameOf } from '../../../kernel/game.ts'
import { each, indexIn } from '../../../kernel/lists.ts'
import { freshState } from '../../../kernel/play.ts'
import { shuffle } from '../../../kernel/random.ts'
import type { Card, Rng } from '../../../kernel/words.ts'
import { ADVANTAGES, type Box, FIRST_ADVANTAGE, STAND_IN } from '../sheet/box.ts'
import { awardKingTrick, gain } from './award.ts'
import { deal } from './deal.ts'
import { endRound, winners } from './end.ts'
import { COLOURS, type PillarsOptions, POINTS, STAGE, variants } from './names.ts'
import { score } from './scoring.ts'
import type { PillarsEvent } from './speech.ts'
import type { Pillars, PillarsState, PillarsStep } from './state.ts'
import { playCard, winTrick } from './trick.ts'
import { pools, zones } from './zones.ts'

function setup(options: PillarsOptions, seats: number, rng: Rng, box: Box): PillarsState {
  const s: PillarsState = {
    ...freshState<PillarsEvent>(seats, rng),
    options,
    colours: each(options.colours.length, (i) => indexIn(COLOURS, options.colours[i])),
    round: 1,
    trick: 1,
    leader: 0,
    hands: each(seats, (): Card[] => []),
    table: [],
    won: each(seats, (): Card[] => []),
    tricksWon: each(seats, 0),
    takers: [],
    kingTrick: [],
    kingLeader: null,
    kingBy: null,
    lastWinner: null,
    lastLeader: null,
    played: each(STAND_IN + 1, 0),
    faceUp: false,
    pile: each(ADVANTAGES, (i): Card => FIRST_ADVANTAGE + i),
    returned: 0,
    roundCard: [],
    roundCardKnown: false,
    owned: each(seats, (): Card[] => []),
    stock: each(seats, () => box.start.slice()),
    scores: each(seats, 0),
    pad: [],
    tally: each(seats, () => each(POINTS.length, 0)),
    lastRound: false,
    stage: each<number>(seats, STAGE.idle),
    used: each(seats, (): Card[] => []),
    converted: each(seats, 0),
  }
  shuffle(s, s.pile)
  s.agenda.push({ do: 'deal' } satisfies PillarsStep)
  return s
}

export const pillarsGame = (box: Box): GameOf<Pillars> => ({
  id: 'pillars',
  version: 1,
  players: [3, 4],
  variants,
  box,
  setup,
  rules: {
    deal,
    'play-card': playCard,
    'win-trick': winTrick,
    'award-king-trick': awardKingTrick,
    gain,
    score,
    'end-round': endRound,
  },
  zones,
  personal: ['hand', 'won', 'owned', 'stock'],
  pools,
  scores: (s) => s.scores.slice(),
  winners,
  breakdown: (s, seat) => POINTS.map((from, i) => ({ from, points: s.tally[seat]?.[i] ?? 0 })),
})
