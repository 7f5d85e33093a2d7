// What a net is shown of a position of Nehemiah: what each seat has, the cards its workers stand on and lie on, and what is
// left of the decks.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { amount, type Features, layoutOf, pick, put, type Sparse, seatIn } from '../../../title/features.ts'
import { foremenOf } from '../rules/held.ts'
import { cardAt, columnOf, isFree, isNeutral, isTired, ownerAt, rowOf, topOf } from '../rules/layout.ts'
import type { NehemiahState } from '../rules/state.ts'
import { BOARDS } from '../rules/terms.ts'
import { type Box, FIRST_FOREMAN } from '../sheet/box.ts'
import { DECKS, FOREMEN, GATES, KINDS, ROWS } from '../sheet/form.ts'
import { clockOf } from './outlook.ts'

const GOODS = 12
const WORKERS = 9
const CUBES = 10
const GAP = 9
const ORDER = 4
const TURNS = 4

const seat = layoutOf({
  points: 1,
  wood: GOODS + 1,
  gold: GOODS + 1,
  supply: WORKERS + 1,
  aside: 1,
  neutrals: 1,
  cubes: BOARDS.length * (CUBES + 1),
  gaps: BOARDS.length * GAP,
  ahead: BOARDS.length,
  gates: 1,
  gateCount: 4,
  standing: KINDS.length,
  above: KINDS.length,
  tired: KINDS.length,
  below: 1,
  bottom: 1,
  onTable: WORKERS + 1,
  order: ORDER,
  last: TURNS,
  foremen: FOREMEN.length,
})

const table = layoutOf({
  game: 1,
  round: 1,
  late: 1,
  free: KINDS.length,
  next: KINDS.length,
  filled: ROWS + 1,
  gateVp: 1,
  gatesLeft: GATES + 1,
  foremen: 1,
  rising: 1,
})

const HIGH = 40

/** Cubes of a seat on a board, and by how many it leads or trails the best of the others. */
function drawBoards(s: NehemiahState, who: Seat, list: Sparse): void {
  const { from } = seat
  for (let b = 0; b < BOARDS.length; b++) {
    const cubes = at(s.boards, b)
    const mine = at(cubes, who)
    let best = 0
    let ahead = 0
    for (let other = 0; other < s.seats; other++) {
      if (other === who) continue
      best = Math.max(best, at(cubes, other))
      if (at(cubes, other) > mine) ahead++
    }
    amount(list, from.cubes + b * (CUBES + 1), mine, CUBES)
    pick(list, from.gaps + b * GAP, mine - best + (GAP >> 1), GAP)
    put(list, from.ahead + b, ahead / (s.seats - 1))
  }
}

/** The cards under a seat's workers, and those above its standing ones that it could pay for. */
function drawWorkers(s: NehemiahState, who: Seat, box: Box, list: Sparse): void {
  const { from } = seat
  let all = 0
  for (let slot = 0; slot < s.owner.length; slot++) {
    if (s.owner[slot] !== who) continue
    const card = cardAt(s, slot)
    if (card < 0) continue
    all++
    const kind = at(box.work, card).index
    if (rowOf(slot) === ROWS - 1) put(list, from.bottom, 0.5)
    if (isTired(s, slot)) {
      put(list, from.tired + kind, 0.5)
      for (let below = slot + 1; below < topOf(columnOf(slot)) + ROWS; below++) {
        const owner = ownerAt(s, below)
        if (!isFree(s, below) && !isNeutral(owner) && owner !== who && !isTired(s, below)) put(list, from.below, 0.25)
      }
      continue
    }
    put(list, from.standing + kind, 0.5)
    for (let up = slot - 1; up >= topOf(columnOf(slot)); up--) {
      const over = cardAt(s, up)
      if (over >= 0 && !isFree(s, up)) put(list, from.above + at(box.work, over).index, 0.5)
    }
  }
  amount(list, from.onTable, all, WORKERS)
}

function drawSeat(s: NehemiahState, who: Seat, box: Box, list: Sparse, turns: number): void {
  const { from } = seat
  put(list, from.points, at(s.vp, who) / HIGH)
  amount(list, from.wood, at(s.wood, who), GOODS)
  amount(list, from.gold, at(s.gold, who), GOODS)
  amount(list, from.supply, at(s.supply, who), WORKERS)
  put(list, from.aside, at(s.aside, who) / 4)
  put(list, from.neutrals, at(s.neutrals, who) / 4)
  drawBoards(s, who, list)
  drawWorkers(s, who, box, list)
  const gates = at(s.gates, who)
  let worth = 0
  for (const gate of gates) worth += at(box.gateVp, gate)
  put(list, from.gates, worth / 10)
  pick(list, from.gateCount, gates.length, 4)
  pick(list, from.order, (who - s.turn + s.seats) % s.seats, ORDER)
  if (s.left !== null) pick(list, from.last, turns, TURNS)
  for (const card of foremenOf(s, who)) put(list, from.foremen + card - FIRST_FOREMAN, 1)
}

function drawTable(s: NehemiahState, box: Box, list: Sparse): void {
  const { from } = table
  for (let column = 0; column < s.columns.length; column++) {
    const cards = at(s.columns, column)
    let filled = 0
    let first = true
    for (let row = 0; row < cards.length; row++) {
      if (!isFree(s, topOf(column) + row)) {
        filled++
        continue
      }
      const card = at(cards, row)
      if (card < 0) continue
      const kind = at(box.work, card).index
      put(list, (first ? from.next : from.free) + kind, 0.5)
      first = false
    }
    if (cards.length > 0) put(list, from.filled + Math.min(ROWS, filled), 0.25)
  }
  const gate = s.gatePile.at(-1)
  if (gate !== undefined && gate >= 0) put(list, from.gateVp, at(box.gateVp, gate) / 8)
  pick(list, from.gatesLeft, s.gatePile.length, GATES + 1)
  if (s.options.foremen === 'on') put(list, from.foremen, 1)
  if (s.options.scoreTables === 'rising') put(list, from.rising, 1)
}

export const features: Features<NehemiahState, Box> = {
  seat: seat.size,
  table: table.size,
  phases: 2 * DECKS.length + 1,
  /** Each round in two halves, then the last turns. */
  phase(s, box) {
    if (s.left !== null) return 2 * DECKS.length
    const { round } = clockOf(s, box)
    return 2 * (s.round - 1) + (round < 0.5 ? 1 : 0)
  },
  draw(s, box, into) {
    const clock = clockOf(s, box)
    for (let who = 0; who < s.seats; who++) drawSeat(s, who, box, seatIn(into, who), at(clock.turns, who))
    drawTable(s, box, into.table)
    put(into.table, table.from.game, clock.game)
    put(into.table, table.from.round, clock.round)
    put(into.table, table.from.late, Math.min(2, s.still / (6 * s.seats)))
  },
}
