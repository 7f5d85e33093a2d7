import type { GameOf } from '../../../kernel/game.ts'
import { at, each } from '../../../kernel/lists.ts'
import { freshState } from '../../../kernel/play.ts'
import { random, shuffle } from '../../../kernel/random.ts'
import type { Card, Rng } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { activateCard, activateWorker } from './activate.ts'
import { lobbying, lot, token, trade } from './deal.ts'
import { earnCard, earnWorker } from './earn.ts'
import { eventOption, subsidyValue } from './event.ts'
import { effect, exploitBuilding } from './exploit.ts'
import { bonus, residence } from './gain.ts'
import { POSITIONS } from './market.ts'
import { GAPS, type SpyriumOptions, TRACK_POINTS, variants } from './names.ts'
import { placeWorker } from './place.ts'
import { endRound, showNextEvent, startRound } from './round.ts'
import { breakdown, scores, winners } from './score.ts'
import type { SpyriumEvent } from './speech.ts'
import type { Spyrium, SpyriumState } from './state.ts'
import { endTurn, phase1, phase2 } from './turn.ts'
import { pools, zones } from './zones.ts'

/** SPY-1. */
function setup(options: SpyriumOptions, seats: number, rng: Rng, box: Box): SpyriumState {
  const s: SpyriumState = {
    ...freshState<SpyriumEvent>(seats, rng),
    agenda: [],
    options,
    round: 1,
    first: 0,
    decks: each(box.decks.length, (period) => at(box.decks, period).slice()),
    shown: each(
      box.decks.reduce((cards, deck) => cards + deck.length, 0),
      0,
    ),
    market: each(POSITIONS, (): Card[] => []),
    marketTokens: each(POSITIONS, (): Card[] => []),
    discard: [],
    future: box.events.slice(),
    current: [],
    past: [],
    nextToken: [],
    currentToken: [],
    tokenReserve: box.tokens.slice(),
    tokenDiscard: [],
    kept: each(seats, (): Card[] => []),
    districts: each(seats, (): Card[] => []),
    tilted: each(seats, (): number[] => []),
    staff: each(seats, (): number[] => []),
    techniques: each(seats, (): Card[] => []),
    used: each(seats, (): number[] => []),
    gaps: each(seats, () => each(GAPS.length, 0)),
    reserve: each<number>(seats, box.figures['start-reserve']),
    active: each<number>(seats, box.figures['start-workers']),
    spent: each<number>(seats, 0),
    money: each<number>(seats, box.figures['start-money']),
    crystals: each<number>(seats, box.figures['start-crystals']),
    vp: each<number>(seats, 0),
    residence: each<number>(seats, 0),
    bonuses: each<number>(seats, 0),
    phase: each<number>(seats, 1),
    passed: each<number>(seats, 0),
    eventUsed: each<number>(seats, 0),
    turns: each<number>(seats, 0),
    tally: each(seats, () => each(TRACK_POINTS.length, 0)),
  }
  // SPY-1.8: this order of draws.
  for (const deck of s.decks) shuffle(s, deck)
  shuffle(s, s.future)
  shuffle(s, s.tokenReserve)
  s.first = random(s, seats)
  showNextEvent(s, box)
  s.agenda.push({ do: 'start-round' })
  return s
}

export const spyriumGame = (box: Box): GameOf<Spyrium> => ({
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
  personal: ['district'],
  pools,
  scores,
  winners,
  breakdown,
})
