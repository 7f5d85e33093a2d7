import type { Game } from '../../kernel/game.ts'
import { freshState } from '../../kernel/play.ts'
import { shuffle } from '../../kernel/random.ts'
import type { Card, Rng } from '../../kernel/words.ts'
import { ADVANTAGES, type Box, FIRST_ADVANTAGE, STAND_IN } from './box.ts'
import { awardKingTrick, gain } from './rules/award.ts'
import { deal } from './rules/deal.ts'
import { endRound, winners } from './rules/end.ts'
import { score } from './rules/scoring.ts'
import { playCard, winTrick } from './rules/trick.ts'
import {
  COLOURS,
  type PillarsChoice,
  type PillarsOptions,
  type PillarsState,
  type PillarsStep,
  POINTS,
  STAGE,
  variants,
} from './state.ts'
import { pools, zones } from './zones.ts'

const each = <T>(seats: number, make: () => T): T[] => Array.from({ length: seats }, make)

function setup(options: PillarsOptions, seats: number, rng: Rng, box: Box): PillarsState {
  const s: PillarsState = {
    ...freshState(seats, rng),
    options,
    colours: options.colours.map((colour) => COLOURS.indexOf(colour as (typeof COLOURS)[number])),
    round: 1,
    trick: 1,
    leader: 0,
    hands: each(seats, () => []),
    table: [],
    won: each(seats, () => []),
    tricksWon: each(seats, () => 0),
    takers: [],
    kingTrick: [],
    kingLeader: null,
    kingBy: null,
    lastWinner: null,
    lastLeader: null,
    played: new Array<number>(STAND_IN + 1).fill(0),
    faceUp: false,
    pile: Array.from({ length: ADVANTAGES }, (_, i): Card => FIRST_ADVANTAGE + i),
    returned: 0,
    roundCard: [],
    roundCardKnown: false,
    owned: each(seats, () => []),
    stock: each(seats, () => box.start.slice()),
    scores: each(seats, () => 0),
    pad: [],
    tally: each(seats, () => POINTS.map(() => 0)),
    lastRound: false,
    stage: each(seats, () => STAGE.idle),
    used: each(seats, () => []),
    converted: each(seats, () => 0),
  }
  shuffle(s, s.pile)
  s.agenda.push({ do: 'deal' } satisfies PillarsStep)
  return s
}

export const pillarsGame = (box: Box): Game<PillarsState, PillarsStep, PillarsChoice, PillarsOptions, Box> => ({
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
  pools,
  scores: (s) => s.scores.slice(),
  winners,
  breakdown: (s, seat) => POINTS.map((from, i) => ({ from, points: s.tally[seat]?.[i] ?? 0 })),
})
