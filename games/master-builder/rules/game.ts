// Master Builder as a game: its set-up, its steps, its end.
import type { GameOf } from '../../../kernel/game.ts'
import { at, each, num } from '../../../kernel/lists.ts'
import { freshState } from '../../../kernel/play.ts'
import { random, shuffle } from '../../../kernel/random.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Rng } from '../../../kernel/words.ts'
import { fire } from '../cards/fire.ts'
import { chooseWorker } from '../cards/one-worker.ts'
import { type Box, CONTRACTS, FIRST_CONTRACT, FIRST_EVENT, WORKERS } from '../sheet/box.ts'
import { bid, sell } from './auction.ts'
import { build, construction, raiseBuildings, takeBack, withdraw } from './construction.ts'
import { contracts, leftOver } from './contracts.ts'
import { draftWorker } from './draft.ts'
import { winners } from './end.ts'
import { endEvents, events } from './events.ts'
import { hireFire, manageCrew } from './hiring.ts'
import { incomeWages, payWages } from './income.ts'
import { repay, takeLoan } from './loans.ts'
import { pay } from './money.ts'
import { auctions, nominate } from './nomination.ts'
import { endRound, round } from './round.ts'
import { DUTY, type MasterBuilder, type MasterState, type MasterStep, STAGE } from './state.ts'
import { LINE, type MasterOptions, POINTS, variants } from './terms.ts'
import { pools, zones } from './zones.ts'

const FIRST: MasterStep = { do: 'round' }

/** MAS-1. */
function setup(options: MasterOptions, seats: number, rng: Rng, box: Box): MasterState {
  const s: MasterState = {
    ...freshState(seats, rng),
    events: [],
    agenda: [FIRST],
    options,
    round: 1,
    lastRound: box.limits.rounds,
    phase: 1,
    mallet: 0,
    starter: 0,
    piles: each(box.workers.length, (type) => at(box.workers, type).slice()),
    crews: each(seats, () => []),
    duty: each(WORKERS, DUTY.free),
    wages: each(seats, 0),
    cash: each(seats, 0),
    loans: each(seats, () => [0, 0]),
    actions: each(seats, 0),
    passes: 0,
    contractPile: each(CONTRACTS, (k): Card => FIRST_CONTRACT + k),
    offer: [],
    contracts: each(seats, () => []),
    town: each(seats, () => []),
    removed: [],
    aside: [],
    built: each(CONTRACTS, small.none),
    assigned: each(CONTRACTS, small.none),
    bonus: each(CONTRACTS, 0),
    situationPile: box.situations.slice(),
    situations: [],
    situationsAside: [],
    eventPile: each(box.effect.length, (e): Card => FIRST_EVENT + e),
    eventsSeen: 0,
    eventShown: [],
    inForce: null,
    passedNomination: small.none,
    lot: null,
    bid: 0,
    bidder: null,
    out: small.none,
    stage: each(seats, STAGE.idle),
    trail: each(seats, () => []),
    tally: each(seats, () => each(POINTS.length, 0)),
  }
  for (let seat = 0; seat < seats; seat++) pay(s, seat, box.limits.startingCash, LINE.start)
  for (const pile of s.piles) shuffle(s, pile)
  shuffle(s, s.eventPile)
  shuffle(s, s.contractPile)
  if (seats === 2) s.aside = s.contractPile.splice(CONTRACTS - box.limits.removedWithTwo)
  shuffle(s, s.situationPile)
  s.situationsAside = s.situationPile.splice(box.limits.situationsUsed)
  s.starter = random(s, seats)
  s.mallet = s.starter
  return s
}

export const masterBuilderGame = (box: Box): GameOf<MasterBuilder> => ({
  id: 'master-builder',
  version: 1,
  players: [2, 4],
  variants,
  box,
  setup,
  rules: {
    round,
    'hire-fire': hireFire,
    'draft-worker': draftWorker,
    'manage-crew': manageCrew,
    contracts,
    auctions,
    nominate,
    bid,
    sell,
    'left-over': leftOver,
    events,
    'choose-worker': chooseWorker,
    fire,
    'end-events': endEvents,
    construction,
    build,
    'raise-buildings': raiseBuildings,
    'income-wages': incomeWages,
    'pay-wages': payWages,
    'take-loan': takeLoan,
    'end-round': endRound,
  },
  interrupts: { repay, 'take-back': takeBack, withdraw },
  zones,
  pools,
  scores: (s) => s.cash.slice(),
  winners,
  breakdown: (s, seat) => POINTS.map((from, i) => ({ from, points: num(at(s.tally, seat), i) })),
})
