import type { Game } from '../../../kernel/game.ts'
import { freshState } from '../../../kernel/play.ts'
import { random, shuffle } from '../../../kernel/random.ts'
import type { Rng } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { activateCard, activateWorker } from './activate.ts'
import { lobbying, lot, token, trade } from './deal.ts'
import { earnCard, earnWorker } from './earn.ts'
import { eventOption, subsidyValue } from './event.ts'
import { effect, exploitBuilding } from './exploit.ts'
import { bonus, residence } from './gain.ts'
import { GAPS, POSITIONS } from './market.ts'
import { placeWorker } from './place.ts'
import { endRound, showNextEvent, startRound } from './round.ts'
import { breakdown, scores, winners } from './score.ts'
import {
  type SpyriumChoice,
  type SpyriumOptions,
  type SpyriumState,
  type SpyriumStep,
  TRACK_POINTS,
  variants,
} from './state.ts'
import { endTurn, phase1, phase2 } from './turn.ts'
import { pools, zones } from './zones.ts'

const each = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make)

/** SPY-1. */
function setup(options: SpyriumOptions, seats: number, rng: Rng, box: Box): SpyriumState {
  const s: SpyriumState = {
    ...freshState(seats, rng),
    options,
    round: 1,
    first: 0,
    decks: box.decks.map((deck) => deck.slice()),
    shown: box.decks.flat().map(() => 0),
    market: each(POSITIONS, () => []),
    marketTokens: each(POSITIONS, () => []),
    discard: [],
    future: box.events.slice(),
    current: [],
    past: [],
    nextToken: [],
    currentToken: [],
    tokenReserve: box.tokens.slice(),
    tokenDiscard: [],
    kept: each(seats, () => []),
    districts: each(seats, () => []),
    tilted: each(seats, () => []),
    staff: each(seats, () => []),
    techniques: each(seats, () => []),
    used: each(seats, () => []),
    gaps: each(seats, () => GAPS.map(() => 0)),
    reserve: each(seats, () => box.figures['start-reserve']),
    active: each(seats, () => box.figures['start-workers']),
    spent: each(seats, () => 0),
    money: each(seats, () => box.figures['start-money']),
    crystals: each(seats, () => box.figures['start-crystals']),
    vp: each(seats, () => 0),
    residence: each(seats, () => 0),
    bonuses: each(seats, () => 0),
    phase: each(seats, () => 1),
    passed: each(seats, () => 0),
    eventUsed: each(seats, () => 0),
    turns: each(seats, () => 0),
    tally: each(seats, () => TRACK_POINTS.map(() => 0)),
  }
  // SPY-1.8: this order of draws.
  for (const deck of s.decks) shuffle(s, deck)
  shuffle(s, s.future)
  shuffle(s, s.tokenReserve)
  s.first = random(s, seats)
  showNextEvent(s, box)
  s.agenda.push({ do: 'start-round' } satisfies SpyriumStep)
  return s
}

export const spyriumGame = (box: Box): Game<SpyriumState, SpyriumStep, SpyriumChoice, SpyriumOptions, Box> => ({
  id: 'spyrium',
  version: 1,
  players: [2, 5],
  variants,
  box,
  setup,
  rules: {
    'start-round': startRound,
    'end-turn': endTurn,
    'end-round': endRound,
    'phase-1': phase1,
    'phase-2': phase2,
    'place-worker': placeWorker,
    'earn-worker': earnWorker,
    'earn-card': earnCard,
    'activate-worker': activateWorker,
    'activate-card': activateCard,
    lobbying,
    lot,
    token,
    trade,
    'event-option': eventOption,
    'subsidy-value': subsidyValue,
    'exploit-building': exploitBuilding,
    effect,
    residence,
    bonus,
  },
  zones,
  pools,
  scores,
  winners,
  breakdown,
})
