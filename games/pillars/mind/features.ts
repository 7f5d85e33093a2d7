// What a net is shown of a position of Pillars: points and materials, the cards a seat holds and has won, the trick on the
// table and who is winning it.
import { at } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { amount, type Features, layoutOf, pick, put, type Sparse, seatIn } from '../../../title/features.ts'
import { MATERIALS, STAGES } from '../rules/names.ts'
import type { PillarsState } from '../rules/state.ts'
import { trickWinner } from '../rules/trick.ts'
import { ADVANTAGES, type Box, colourOf, FIRST_ADVANTAGE, STAND_IN, TRADES, WORKERS } from '../sheet/box.ts'

/** A card as a seat sees it: a worker of its own, one of another's, a neutral one, the advantage of the round. */
const NEUTRALS = STAND_IN - WORKERS
const KINDS = 2 * TRADES + NEUTRALS + 1
const UNITS = 6
const TRICKS = 9
const ORDER = 4

const seat = layoutOf({
  points: 1,
  stock: MATERIALS.length * (UNITS + 1),
  owned: ADVANTAGES,
  hand: KINDS,
  won: KINDS,
  tricks: TRICKS,
  trick: KINDS,
  winning: 1,
  toCome: ORDER,
  leads: 1,
  stage: STAGES.length,
  converted: 1,
  used: 1,
  king: 1,
})

const table = layoutOf({
  rounds: ADVANTAGES + 1,
  last: 1,
  trick: TRICKS,
  onTable: ORDER + 1,
  gone: NEUTRALS,
  roundCard: ADVANTAGES + 1,
  king: 1,
  scoring: 1,
})

const HIGH = 60

function placeOf(s: PillarsState, who: Seat, card: Card): number {
  const colour = colourOf(card)
  if (colour >= 0) return (card % TRADES) + (colour === s.colours[who] ? 0 : TRADES)
  return card === STAND_IN ? KINDS - 1 : 2 * TRADES + card - WORKERS
}

function drawCards(s: PillarsState, who: Seat, list: Sparse, from: number, cards: readonly Card[], each: number): void {
  for (const card of cards) if (card >= 0 && card <= STAND_IN) put(list, from + placeOf(s, who, card), each)
}

function drawSeat(s: PillarsState, who: Seat, list: Sparse): void {
  const { from } = seat
  put(list, from.points, at(s.scores, who) / HIGH)
  at(s.stock, who).forEach((units, m) => {
    amount(list, from.stock + m * (UNITS + 1), units, UNITS)
  })
  for (const card of at(s.owned, who)) if (card >= FIRST_ADVANTAGE) put(list, from.owned + card - FIRST_ADVANTAGE, 1)
  drawCards(s, who, list, from.hand, at(s.hands, who), 1)
  // Won piles are open while they are scored; before that they count as they are imagined.
  drawCards(s, who, list, from.won, at(s.won, who), 1)
  pick(list, from.tricks, at(s.tricksWon, who), TRICKS)
  pick(list, from.stage, at(s.stage, who), STAGES.length)
  put(list, from.converted, at(s.converted, who) / 10)
  put(list, from.used, at(s.used, who).length / 4)
  if (s.leader === who) put(list, from.leads, 1)
  if (s.kingBy === who) put(list, from.king, 1)
}

/** The trick on the table, for each seat with its own workers apart. */
function drawTrick(s: PillarsState, box: Box, lists: readonly Sparse[]): void {
  const { from } = seat
  const played = s.table.length
  const winner = played > 0 && !s.table.includes(box.king) ? trickWinner(s, s.table, s.leader, box) : null
  for (let who = 0; who < s.seats; who++) {
    const list = at(lists, who)
    drawCards(s, who, list, from.trick, s.table, 1)
    if (winner === who) put(list, from.winning, 1)
    const place = (who - s.leader + s.seats) % s.seats
    if (place >= played && !s.faceUp) pick(list, from.toCome, place - played, ORDER)
  }
}

function drawTable(s: PillarsState, list: Sparse): void {
  const { from } = table
  pick(list, from.rounds, s.pile.length, ADVANTAGES + 1)
  if (s.lastRound) put(list, from.last, 1)
  pick(list, from.trick, s.trick - 1, TRICKS)
  pick(list, from.onTable, s.table.length, ORDER + 1)
  for (let card = WORKERS; card < STAND_IN; card++) put(list, from.gone + card - WORKERS, s.played[card] ?? 0)
  const shown = s.roundCard[0]
  pick(
    list,
    from.roundCard,
    shown !== undefined && shown >= FIRST_ADVANTAGE ? shown - FIRST_ADVANTAGE : ADVANTAGES,
    ADVANTAGES + 1,
  )
  if (s.kingBy !== null) put(list, from.king, 1)
  if (s.faceUp) put(list, from.scoring, 1)
}

const PHASES = ADVANTAGES + 2

export const features: Features<PillarsState, Box> = {
  seat: seat.size,
  table: table.size,
  phases: PHASES,
  /** By rounds still to come, the last one in two halves. */
  phase: (s) => (s.lastRound ? (s.faceUp || s.trick > 4 ? 0 : 1) : Math.min(PHASES - 1, 2 + s.pile.length)),
  draw(s, box, into) {
    for (let who = 0; who < s.seats; who++) drawSeat(s, who, seatIn(into, who))
    if (!s.faceUp) drawTrick(s, box, into.seats)
    drawTable(s, into.table)
  },
}
