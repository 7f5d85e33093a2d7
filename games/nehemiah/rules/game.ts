// Nehemiah as a game of the house: its set-up, its steps and their rules, its zones, its end.
import { tell } from '../../../kernel/agenda.ts'
import type { GameOf } from '../../../kernel/game.ts'
import { at, draw, each, num } from '../../../kernel/lists.ts'
import { random, shuffle } from '../../../kernel/random.ts'
import { small } from '../../../kernel/small.ts'
import type { Rng } from '../../../kernel/words.ts'
import { artisanCube, artisanMove } from '../cards/artisan.ts'
import { assistantWorker } from '../cards/assistant.ts'
import { corruptTarget } from '../cards/corrupt-worker.ts'
import { crewTarget } from '../cards/crew-change.ts'
import { raise } from '../cards/night-work.ts'
import { sculpt } from '../cards/sculptor.ts'
import { turnCube } from '../cards/turncoat.ts'
import { type Box, tableFor } from '../sheet/box.ts'
import { ROWS } from '../sheet/form.ts'
import { extraActivation, resolveOrSkip } from './activate.ts'
import { declineAhead } from './ahead.ts'
import { bid, closeAuction, openRound, pickForeman } from './auction.ts'
import { refill, replaceColumns } from './columns.ts'
import { cubeSource } from './cubes.ts'
import { NOBODY } from './layout.ts'
import { placeNeutral } from './place.ts'
import { final, newRound, score, winners } from './scoring.ts'
import { placeAnywhere, send } from './send.ts'
import type { Nehemiah, NehemiahState } from './state.ts'
import { swapCards, swapWorkers } from './swap.ts'
import { BOARDS, type NehemiahOptions, POINTS, variants } from './terms.ts'
import { beginTurn, endAction, endTurn, inspect, main, mainAction } from './turn.ts'
import { ownPlays, window } from './windows.ts'
import { consolidate } from './works.ts'
import { pools, zones } from './zones.ts'

/** NEH-2: everything on the table before the first turn. */
function setup(options: NehemiahOptions, seats: number, rng: Rng, box: Box): NehemiahState {
  const table = tableFor(seats, box)
  const { wood, gold } = table.goods[options.foremen]
  const s: NehemiahState = {
    seats,
    agenda: [],
    sealed: null,
    rng,
    secretsOut: 0,
    events: [],
    options,
    round: 1,
    first: 0,
    turn: 0,
    turns: each(seats, 0),
    passes: 0,
    still: 0,
    left: null,
    decks: each(table.decks.length, (deck) => at(table.decks, deck).slice()),
    columns: each(table.columns, () => []),
    discard: [],
    owner: each(table.columns * ROWS, NOBODY),
    tired: each(table.columns * ROWS, 0),
    closing: small.none,
    supply: each(seats, table.workers),
    aside: each(seats, 0),
    neutrals: each(seats, table.neutrals),
    cubes: each(seats, table.cubes),
    boards: each(BOARDS.length, () => each(seats, 0)),
    wood: each(seats, wood),
    gold: each(seats, gold),
    vp: each(seats, 0),
    tally: each(seats, () => each(POINTS.length, 0)),
    gatePile: box.gateCards.slice().reverse(),
    gates: each(seats, () => []),
    anchor: NOBODY,
    activated: small.none,
    foremanDeck: options.foremen === 'on' ? box.foremanCards.slice() : [],
    faceUp: [],
    lot: [],
    foremen: each(seats, () => []),
    spent: [],
    inspector: null,
    ahead: each(seats, 0),
    tieStock: [],
  }
  deal(s)
  s.first = firstPlayer(s)
  s.turn = s.first
  tell(s, { ev: 'set-up', seat: s.first })
  s.agenda.push({ do: 'begin-turn' })
  if (options.foremen === 'on') s.agenda.push({ do: 'open-round' })
  return s
}

/** NEH-2.4, 2.8: the decks are shuffled, and deck I fills the columns. */
function deal(s: NehemiahState): void {
  for (const deck of s.decks) shuffle(s, deck)
  shuffle(s, s.foremanDeck)
  const deck = at(s.decks, 0)
  for (const column of s.columns) for (let row = 0; row < ROWS; row++) column.push(draw(deck))
}

/** NEH-2.6, 11.5: a named seat, counted round the table, or chance. */
function firstPlayer(s: NehemiahState): number {
  const named = s.options.firstPlayer
  return named === 'random' ? random(s, s.seats) : Number(named.slice('seat-'.length)) % s.seats
}

export const nehemiahGame = (box: Box): GameOf<Nehemiah> => ({
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
    artisan: artisanCube,
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
    turncoat: turnCube,
    score,
    'new-round': newRound,
    final,
  },
  interrupts: { 'decline-ahead': declineAhead },
  zones,
  personal: ['foreman'],
  pools,
  scores: (s) => s.vp.slice(),
  winners,
  breakdown: (s, seat) => POINTS.map((from, i) => ({ from, points: num(at(s.tally, seat), i) })),
})
