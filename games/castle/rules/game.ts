// A Castle for All Seasons: set-up, and the rule of every step.
import type { GameOf } from '../../../kernel/game.ts'
import { at, each, num } from '../../../kernel/lists.ts'
import { freshState } from '../../../kernel/play.ts'
import { random, shuffle } from '../../../kernel/random.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Rng } from '../../../kernel/words.ts'
import { breach } from '../cards/breach.ts'
import { takeFromTower } from '../cards/bricklayer.ts'
import { court, share } from '../cards/damsel.ts'
import { recallTraderHelper, toll } from '../cards/innkeeper.ts'
import { masterBuilder } from '../cards/master-builder.ts'
import { messenger } from '../cards/messenger.ts'
import { plague } from '../cards/plague.ts'
import { snow, snowfall } from '../cards/snowfall.ts'
import { buy } from '../cards/stonemason.ts'
import { placeTrader, yieldFields } from '../cards/trader.ts'
import { work, workerOrder } from '../cards/worker.ts'
import { loadWorkerStone } from '../cards/worker-stone.ts'
import { type Box, kitFor } from '../sheet/box.ts'
import { build, pay } from './build.ts'
import { chooseCards, reveal } from './choose.ts'
import { endActivation } from './execute.ts'
import { placeHelper } from './helper.ts'
import { load } from './load.ts'
import { gameEnd, palace, winners } from './palace.ts'
import {
  CASTLE_SPACES,
  type CastleOptions,
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
} from './pieces.ts'
import { roundEnd, roundStart } from './round.ts'
import { clearFields, scoreLine } from './scoring.ts'
import type { Castle, CastleState } from './state.ts'
import { winterCard, winterCardLeaves } from './winter.ts'
import { plausible, pools, zones } from './zones.ts'

const zeros = (n: number): number[] => each(n, 0)

/** CAS-1. */
function setup(options: CastleOptions, seats: number, rng: Rng, box: Box): CastleState {
  const kit = kitFor(box, seats)
  const track = kit.rounds * box.trackThalers
  const s: CastleState = {
    ...freshState(seats, rng),
    agenda: [{ do: 'round-start' }],
    events: [],
    options,
    round: 1,
    rounds: kit.rounds,
    track,
    first: 0,
    bank: box.thalers - track - seats * kit.thalers,
    lostThalers: 0,
    stock: each(KINDS.length, (k) => num(box.count, k) - num(box.towerStart, k) - seats * num(box.start, k)),
    tower: box.towerStart.slice(),
    lost: zeros(KINDS.length),
    forge: 0,
    tiles: box.tiles.slice(),
    built: each(seats, () => zeros(TILES.length)),
    own: each(seats, () => box.start.slice()),
    thalers: each(seats, kit.thalers),
    supply: each(seats, kit.helpers),
    scores: zeros(seats),
    tally: each(seats, () => zeros(POINTS.length)),
    fields: each(FIELDS.length, null),
    fresh: each(FIELDS.length, false),
    spaces: each(CASTLE_SPACES.length, null),
    visited: each(seats, small.none),
    hands: each(seats, () => each(CHARACTERS.length, (card): Card => card)),
    down: each(seats, () => []),
    played: each(seats, () => []),
    removed: each(seats, () => []),
    now: zeros(seats),
    load: zeros(seats * WORKERS * KINDS.length),
    erected: zeros(seats),
    deck: options.season === 'winter' ? each(WINTER.length, (i): Card => FIRST_WINTER + i) : [],
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
  return s
}

export const castleGame = (box: Box): GameOf<Castle> => ({
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
  personal: ['hand', 'played', 'own', 'purse', 'supply'],
  pools,
  plausible,
  scores: (s) => s.scores.slice(),
  winners,
  breakdown: (s, seat) => POINTS.map((from, i) => ({ from, points: num(at(s.tally, seat), i) })),
})
