// What a net is shown of a position of Castle: what each seat has and holds, where its helpers stand, what its cards of
// this round will still do, and what is left on the board.
import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { amount, type Features, layoutOf, pick, put, type Sparse, seatIn } from '../../../title/features.ts'
import { isBuilt } from '../rules/helper.ts'
import { loadAt } from '../rules/load.ts'
import {
  BUILDINGS,
  CASTLE_SPACES,
  type CastleOptions,
  CHARACTERS,
  FIELDS,
  FIRST_WINTER,
  KINDS,
  TILES,
  variants,
  WINTER,
  WORKERS,
} from '../rules/pieces.ts'
import type { CastleState, CastleStep } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { kitFor } from '../sheet/box.ts'
import { charactersIn, piecesWorth } from './outlook.ts'

const PIECES = 5
const THALERS = 16
const HELPERS = 6
const ORDER = 4

/** The steps in which a seat's card still acts, in any order. */
const ACTS = [
  'messenger',
  'recall-trader-helper',
  'place-trader',
  'take-from-tower',
  'buy',
  'worker-order',
  'worker',
  'build',
  'place-helper',
  'end-activation',
  'master-builder',
  'palace',
  'load-worker-stone',
] as const satisfies readonly CastleStep['do'][]
const ACT_PLACES = new Map<string, number>(ACTS.map((act, i) => [act, i]))

const seat = layoutOf({
  points: 1,
  value: 1,
  pieces: KINDS.length * (PIECES + 1),
  thalers: THALERS + 1,
  helpers: HELPERS,
  hand: CHARACTERS.length,
  played: CHARACTERS.length,
  now: CHARACTERS.length,
  fields: FIELDS.length,
  spaces: CASTLE_SPACES.length,
  inn: 1,
  granary: 1,
  suit: 2,
  load: KINDS.length,
  acts: ACTS.length,
  building: CHARACTERS.length,
  erected: 1,
  order: ORDER,
  asked: 1,
})

const OPTIONS = Object.keys(variants).length

const table = layoutOf({
  rounds: 2,
  tiles: TILES.length,
  gone: TILES.length,
  built: BUILDINGS.length,
  free: CASTLE_SPACES.length,
  stock: KINDS.length,
  tower: KINDS.length,
  forge: 1,
  bank: 1,
  winter: WINTER.length,
  options: OPTIONS,
})

const HIGH = 50
const MANY = 8

function drawSeat(s: CastleState, who: Seat, box: Box, list: Sparse): void {
  const { from } = seat
  const own = at(s.own, who)
  put(list, from.points, at(s.scores, who) / HIGH)
  put(list, from.value, piecesWorth(own, box) / 20)
  for (let k = 0; k < KINDS.length; k++) amount(list, from.pieces + k * (PIECES + 1), at(own, k), PIECES)
  amount(list, from.thalers, at(s.thalers, who), THALERS)
  pick(list, from.helpers, at(s.supply, who), HELPERS)
  // Cards chosen and still face down are counted as in hand: nobody else knows which they are.
  const held = small.union(charactersIn(at(s.hands, who)), charactersIn(at(s.down, who)))
  const played = at(s.played, who)
  const now = charactersIn(played.slice(played.length - at(s.now, who)))
  for (let card = 0; card < CHARACTERS.length; card++) {
    if (small.has(held, card)) put(list, from.hand + card, 1)
    if (small.has(now, card)) put(list, from.now + card, 1)
  }
  for (const card of played) if (card >= 0) put(list, from.played + card, 1)
  for (let k = 0; k < FIELDS.length; k++) if (s.fields[k] === who) put(list, from.fields + k, 1)
  for (let i = 0; i < CASTLE_SPACES.length; i++) if (s.spaces[i] === who) put(list, from.spaces + i, 1)
  if (s.inn === who) put(list, from.inn, 1)
  put(list, from.granary, s.granary.filter((owner) => owner === who).length / 3)
  const suit = s.suit[who] ?? -1
  if (suit >= 0) put(list, from.suit, 1)
  if (suit > 0) put(list, from.suit + 1, suit / 4)
  for (let w = 0; w < WORKERS; w++)
    for (let k = 0; k < KINDS.length; k++) put(list, from.load + k, at(s.load, loadAt(who, w) + k) / 3)
  put(list, from.erected, at(s.erected, who) / 2)
  pick(list, from.order, (who - s.first + s.seats) % s.seats, ORDER)
}

/** What the cards on the table will still do in this round. */
function drawSteps(s: CastleState, lists: readonly Sparse[]): void {
  const { from } = seat
  s.agenda.forEach((step, i) => {
    if (!('seat' in step)) return
    const list = at(lists, step.seat)
    const place = ACT_PLACES.get(step.do)
    if (place !== undefined) put(list, from.acts + place, 1)
    if (step.do === 'build') put(list, from.building + step.role, step.left / 2)
    if (i === s.agenda.length - 1) put(list, from.asked, 1)
  })
}

function drawTable(s: CastleState, box: Box, list: Sparse): void {
  const { from } = table
  put(list, from.rounds, s.round / s.rounds)
  put(list, from.rounds + 1, (s.rounds - s.round) * 0.1 * kitFor(box, s.seats).cards)
  for (let k = 0; k < TILES.length; k++) {
    put(list, from.tiles + k, at(s.tiles, k) / 4)
    if (s.tiles[k] === 0) put(list, from.gone + k, 1)
  }
  for (let b = 0; b < BUILDINGS.length; b++) if (isBuilt(s, b, box)) put(list, from.built + b, 1)
  for (let i = 0; i < CASTLE_SPACES.length; i++)
    if (s.spaces[i] === null && isBuilt(s, at(box.spaceOf, i), box)) put(list, from.free + i, 1)
  for (let k = 0; k < KINDS.length; k++) {
    put(list, from.stock + k, at(s.stock, k) / MANY)
    put(list, from.tower + k, at(s.tower, k) / MANY)
  }
  put(list, from.forge, s.forge / MANY)
  put(list, from.bank, s.bank / 40)
  for (const card of s.winter) if (card >= FIRST_WINTER) put(list, from.winter + card - FIRST_WINTER, 1)
  const changed = changedIn(s.options)
  for (let i = 0; i < changed.length; i++) put(list, from.options + at(changed, i), 1)
}

/** The options of the match looked at last, and which of them are not the usual ones: copies of a state share its options. */
let optionsSeen: CastleOptions | null = null
let changedThere: readonly number[] = []

function changedIn(options: CastleOptions): readonly number[] {
  if (optionsSeen === options) return changedThere
  const chosen = new Map<string, unknown>(Object.entries(options))
  changedThere = Object.entries(variants).flatMap(([id, { values }], i) => (chosen.get(id) === values[0] ? [] : [i]))
  optionsSeen = options
  return changedThere
}

const PHASES = 6

export const features: Features<CastleState, Box> = {
  seat: seat.size,
  table: table.size,
  phases: PHASES,
  phase: (s) => Math.min(PHASES - 1, Math.floor((PHASES * (s.round - 1)) / s.rounds)),
  draw(s, box, into) {
    for (let who = 0; who < s.seats; who++) drawSeat(s, who, box, seatIn(into, who))
    drawSteps(s, into.seats)
    drawTable(s, box, into.table)
  },
}
