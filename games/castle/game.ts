import type { Game } from '../../kernel/game.ts'
import { freshState } from '../../kernel/play.ts'
import { random, shuffle } from '../../kernel/random.ts'
import type { Card, Rng } from '../../kernel/words.ts'
import type { Box } from './box.ts'
import { build, pay } from './rules/build.ts'
import { chooseCards, reveal } from './rules/choose.ts'
import { court, share } from './rules/damsel.ts'
import { endActivation, masterBuilder, messenger } from './rules/execute.ts'
import { placeHelper } from './rules/helper.ts'
import { recallTraderHelper, toll } from './rules/inn.ts'
import { load, loadWorkerStone } from './rules/load.ts'
import { gameEnd, palace, winners } from './rules/palace.ts'
import { roundEnd, roundStart } from './rules/round.ts'
import { clearFields, scoreLine } from './rules/scoring.ts'
import { placeTrader, yieldFields } from './rules/trader.ts'
import { buy, takeFromTower, work, workerOrder } from './rules/trades.ts'
import { breach, plague, snow, snowfall, winterCard, winterCardLeaves } from './rules/winter.ts'
import {
  CASTLE_SPACES,
  type CastleChoice,
  type CastleOptions,
  type CastleState,
  type CastleStep,
  CHARACTERS,
  FIELDS,
  FIRST_WINTER,
  ITEMS,
  KINDS,
  POINTS,
  TILES,
  variants,
  WINTER,
  WORKERS,
} from './state.ts'
import { plausible, pools, zones } from './zones.ts'

const zeros = (n: number) => new Array<number>(n).fill(0)

/** CAS-1. */
function setup(options: CastleOptions, seats: number, rng: Rng, box: Box): CastleState {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
  const kit = box.setup[seats] as Box['setup'][number]
  const track = kit.rounds * box.trackThalers
  const s: CastleState = {
    ...freshState(seats, rng),
    options,
    round: 1,
    rounds: kit.rounds,
    track,
    first: 0,
    bank: box.thalers - track - seats * kit.thalers,
    lostThalers: 0,
    stock: KINDS.map(
      (_, k) => (box.count[k] as number) - (box.towerStart[k] as number) - seats * (box.start[k] as number),
    ),
    tower: box.towerStart.slice(),
    lost: zeros(KINDS.length),
    forge: 0,
    tiles: box.tiles.slice(),
    built: each(() => zeros(TILES.length)),
    own: each(() => box.start.slice()),
    thalers: each(() => kit.thalers),
    supply: each(() => kit.helpers),
    scores: zeros(seats),
    tally: each(() => zeros(POINTS.length)),
    fields: FIELDS.map(() => null),
    fresh: FIELDS.map(() => false),
    spaces: CASTLE_SPACES.map(() => null),
    visited: zeros(seats),
    hands: each(() => CHARACTERS.map((_, card): Card => card)),
    down: each(() => []),
    played: each(() => []),
    removed: each(() => []),
    now: zeros(seats),
    load: zeros(seats * WORKERS * KINDS.length),
    erected: zeros(seats),
    deck: options.season === 'winter' ? WINTER.map((_, i): Card => FIRST_WINTER + i) : [],
    winter: [],
    spent: [],
    inn: null,
    hoard: 0,
    granary: [],
    suit: [],
    gifts: zeros(ITEMS.length),
  }
  // CAS-1.7 to 1.9: the first player and the winter deck, and nothing else, are left to chance.
  s.first = random(s, seats)
  if (s.deck.length > 0) shuffle(s, s.deck)
  s.agenda.push({ do: 'round-start' } satisfies CastleStep)
  return s
}

export const castleGame = (box: Box): Game<CastleState, CastleStep, CastleChoice, CastleOptions, Box> => ({
  id: 'castle',
  version: 1,
  players: [2, 4],
  variants,
  box,
  setup,
  rules: {
    'round-start': roundStart,
    'choose-cards': chooseCards,
    'winter-card': winterCard,
    plague,
    breach,
    snow,
    snowfall,
    'winter-card-leaves': winterCardLeaves,
    court,
    share,
    reveal,
    load,
    'load-worker-stone': loadWorkerStone,
    messenger,
    toll,
    'recall-trader-helper': recallTraderHelper,
    'place-trader': placeTrader,
    yield: yieldFields,
    'take-from-tower': takeFromTower,
    buy,
    'worker-order': workerOrder,
    worker: work,
    build,
    pay,
    'place-helper': placeHelper,
    'end-activation': endActivation,
    'master-builder': masterBuilder,
    'round-end': roundEnd,
    'clear-fields': clearFields,
    score: scoreLine,
    palace,
    'game-end': gameEnd,
  },
  zones,
  pools,
  plausible,
  scores: (s) => s.scores.slice(),
  winners,
  breakdown: (s, seat) => POINTS.map((from, i) => ({ from, points: s.tally[seat]?.[i] ?? 0 })),
})
