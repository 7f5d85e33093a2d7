import { tell } from '../../../kernel/agenda.ts'
import type { Game } from '../../../kernel/game.ts'
import { freshState } from '../../../kernel/play.ts'
import { random, shuffle } from '../../../kernel/random.ts'
import type { Card, Rng } from '../../../kernel/words.ts'
import type { Box, Table } from '../sheet/box.ts'
import { ROWS } from '../sheet/form.ts'
import { extraActivation, resolveOrSkip } from './activate.ts'
import { declineAhead } from './ahead.ts'
import { artisan, artisanMove, bid, closeAuction, openRound, pickForeman, sculpt } from './auction.ts'
import { refill, replaceColumns } from './columns.ts'
import { consolidate } from './consolidate.ts'
import { crewTarget, placeAnywhere, raise, send } from './crew.ts'
import { cubeSource } from './cubes.ts'
import { assistantWorker, corruptTarget } from './figures.ts'
import { NOBODY } from './layout.ts'
import { placeNeutral } from './place.ts'
import { final, newRound, score, winners } from './scoring.ts'
import {
  BOARDS,
  type NehemiahChoice,
  type NehemiahOptions,
  type NehemiahState,
  type NehemiahStep,
  POINTS,
  variants,
} from './state.ts'
import { swapCards, swapWorkers } from './swap.ts'
import { beginTurn, endAction, endTurn, inspect, main, mainAction } from './turn.ts'
import { turncoat } from './turncoat.ts'
import { ownPlays, window } from './windows.ts'
import { pools, zones } from './zones.ts'

const each = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

/** NEH-2: everything on the table before the first turn. */
function setup(options: NehemiahOptions, seats: number, rng: Rng, box: Box): NehemiahState {
  const table = box.tables[seats] as Table
  const foremen = options.foremen === 'on'
  const [wood, gold] = table.goods[foremen ? 1 : 0]
  const s: NehemiahState = {
    ...freshState(seats, rng),
    options,
    round: 1,
    first: 0,
    turn: 0,
    turns: each(seats, () => 0),
    passes: 0,
    still: 0,
    left: null,
    decks: table.decks.map((deck) => deck.slice()),
    columns: each(table.columns, () => []),
    discard: [],
    owner: each(table.columns * ROWS, () => NOBODY),
    tired: each(table.columns * ROWS, () => 0),
    closing: 0,
    supply: each(seats, () => table.workers),
    aside: each(seats, () => 0),
    neutrals: each(seats, () => table.neutrals),
    cubes: each(seats, () => table.cubes),
    boards: BOARDS.map(() => each(seats, () => 0)),
    wood: each(seats, () => wood),
    gold: each(seats, () => gold),
    vp: each(seats, () => 0),
    tally: each(seats, () => POINTS.map(() => 0)),
    gatePile: box.gateCards.slice().reverse(),
    gates: each(seats, () => []),
    anchor: NOBODY,
    activated: 0,
    foremanDeck: foremen ? box.foremanCards.slice() : [],
    faceUp: [],
    lot: [],
    foremen: each(seats, () => []),
    spent: [],
    inspector: null,
    ahead: each(seats, () => 0),
    tieStock: [],
  }
  deal(s)
  s.first = firstPlayer(s)
  s.turn = s.first
  tell(s, { ev: 'set-up', seat: s.first })
  s.agenda.push({ do: 'begin-turn' } satisfies NehemiahStep)
  if (foremen) s.agenda.push({ do: 'open-round' } satisfies NehemiahStep)
  return s
}

/** NEH-2.4, 2.8: the decks are shuffled, and deck I fills the columns. */
function deal(s: NehemiahState): void {
  for (const deck of s.decks) shuffle(s, deck)
  shuffle(s, s.foremanDeck)
  const deck = s.decks[0] as Card[]
  for (const column of s.columns) for (let row = 0; row < ROWS; row++) column.push(deck.pop() as Card)
}

/** NEH-2.6, 11.5: a named seat, counted round the table, or chance. */
function firstPlayer(s: NehemiahState): number {
  const named = s.options.firstPlayer
  return named === 'random' ? random(s, s.seats) : Number(named.slice('seat-'.length)) % s.seats
}

export const nehemiahGame = (box: Box): Game<NehemiahState, NehemiahStep, NehemiahChoice, NehemiahOptions, Box> => ({
  id: 'nehemiah',
  version: 1,
  players: [2, 4],
  variants,
  box,
  setup,
  rules: {
    'open-round': openRound,
    'pick-foreman': pickForeman,
    bid,
    artisan,
    'artisan-move': artisanMove,
    sculpt,
    'close-auction': closeAuction,
    'begin-turn': beginTurn,
    window,
    'own-plays': ownPlays,
    main,
    'main-action': mainAction,
    inspect,
    'place-neutral': placeNeutral,
    'resolve-or-skip': resolveOrSkip,
    'extra-activation': extraActivation,
    'assistant-worker': assistantWorker,
    'corrupt-target': corruptTarget,
    'end-action': endAction,
    'replace-columns': replaceColumns,
    refill,
    'end-turn': endTurn,
    raise,
    send,
    'place-anywhere': placeAnywhere,
    'crew-target': crewTarget,
    'swap-workers': swapWorkers,
    'swap-cards': swapCards,
    consolidate,
    'cube-source': cubeSource,
    turncoat,
    score,
    'new-round': newRound,
    final,
  },
  interrupts: { 'decline-ahead': declineAhead },
  zones,
  pools,
  scores: (s) => s.vp.slice(),
  winners,
  breakdown: (s, seat) => POINTS.map((from, i) => ({ from, points: s.tally[seat]?.[i] ?? 0 })),
})
