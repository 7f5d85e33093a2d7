// CAS-19.10 to 19.13, 19.18, 19.19: the damsel of the castle is courted every round until one suitor is left.
import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { add, at, each, move, num, takeOut } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { ITEMS, KINDS, THALER, WINTER_CARD } from '../rules/pieces.ts'
import { GIFT_REF, ITEM_REF, itemOf, pointed } from '../rules/refs.ts'
import { alone, eachSeat, inOrder, NOBODY, ownOf, score } from '../rules/seat.ts'
import type { CastleRefusal } from '../rules/speech.ts'
import type { Castle, CastleChoice, CastleState, CastleStep } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

const OUT = -1
const COURT = eachSeat((seat): CastleStep => ({ do: 'court', seat }))

const courts = (s: CastleState, seat: Seat): boolean => s.suit.length > 0 && num(s.suit, seat) !== OUT

/** CAS-19.10: at the reveal everybody is still courting. */
export function openCourt(s: CastleState): void {
  s.suit = each(s.seats, 0)
}

/** One decision for each suitor, in player order. */
export function courtSteps(s: CastleState): void {
  for (let k = s.seats - 1; k >= 0; k--) {
    const seat = inOrder(s, k)
    if (courts(s, seat)) next(s, at(COURT, seat))
  }
}

/** How many of an item a seat has. */
const has = (s: CastleState, seat: Seat, item: number): number =>
  item === THALER ? num(s.thalers, seat) : num(ownOf(s, seat), item)

/** The items of which there are any at all, among these pieces and thalers. */
function itemsAmong(pieces: readonly number[], thalers: number): Small {
  let items = thalers > 0 ? small.with(small.none, THALER) : small.none
  for (let kind = 0; kind < KINDS.length; kind++) if (num(pieces, kind) > 0) items = small.with(items, kind)
  return items
}

/** So many of an item from the damsel's card to a seat; fewer than none from the seat to her card. */
function take(s: CastleState, seat: Seat, item: number, pieces: number): void {
  add(s.gifts, item, -pieces)
  if (item === THALER) add(s.thalers, seat, pieces)
  else add(ownOf(s, seat), item, pieces)
}

const GIVE = ITEM_REF.map((refs): readonly CastleChoice[] => [
  ...refs.map((ref): CastleChoice => ({ act: 'court', on: [ref] })),
  { act: 'drop-out' },
])
const LACKING = ITEMS.map((item): CastleRefusal => ({ clause: 'CAS-19.10', with: { item } }))

export const court: DecisionOf<Castle, 'court'> = {
  kind: 'decision',
  by: (s, { seat }) => (courts(s, seat) ? alone(seat) : NOBODY),
  candidates: (_s, _step, seat) => at(GIVE, seat),
  key: (s, _step, seat) => itemsAmong(ownOf(s, seat), num(s.thalers, seat)),
  refuse(s, _step, seat, choice) {
    if (choice.act === 'drop-out') return null
    const item = itemOf(choice.on?.[0])
    return has(s, seat, item) > 0 ? null : at(LACKING, item)
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'drop-out',
  resolve(s, { seat }, _seat, choice, box) {
    if (choice.act === 'drop-out') {
      s.suit[seat] = OUT
      tell(s, { ev: 'drop-out', seat })
    } else {
      const item = itemOf(choice.on?.[0])
      take(s, seat, item, -1)
      add(s.suit, seat, 1)
      tell(s, { ev: 'court', seat, with: { item: at(ITEMS, item) } })
    }
    decide(s, box)
  },
}

/** CAS-19.11: the last suitor wins, if he has given anything at all. */
function decide(s: CastleState, box: Box): void {
  const last = s.suit.findIndex((given) => given !== OUT)
  if (last < 0) {
    tell(s, { ev: 'damsel-leaves' })
    damselLeaves(s)
    return
  }
  if (s.suit.findLastIndex((given) => given !== OUT) !== last || num(s.suit, last) === 0) return
  tell(s, { ev: 'damsel-won', seat: last })
  score(s, last, 'damsel', box.damselVp)
  s.suit = []
  if (s.seats === 2) shareAll(s, 1 - last)
  else next<CastleStep>(s, { do: 'share', seat: following(s, inOrder(s, s.seats - 1), last), winner: last })
}

/** The seat after this one that is not the winner. */
function following(s: CastleState, seat: Seat, winner: Seat): Seat {
  const after = (seat + 1) % s.seats
  return after === winner ? (after + 1) % s.seats : after
}

function damselLeaves(s: CastleState): void {
  s.suit = []
  s.spent.push(takeOut(s.winter, s.winter.indexOf(WINTER_CARD.damsel)))
}

function received(s: CastleState, seat: Seat, item: number, pieces: number): void {
  take(s, seat, item, pieces)
  tell(s, { ev: 'share', seat, with: { item: at(ITEMS, item), pieces } })
}

/** CAS-19.18: with two players the loser takes everything at once. */
function shareAll(s: CastleState, seat: Seat): void {
  for (let item = 0; item < ITEMS.length; item++)
    if (num(s.gifts, item) > 0) received(s, seat, item, num(s.gifts, item))
  damselLeaves(s)
}

const SHARE = GIFT_REF.map((ref): CastleChoice => ({ act: 'share', on: [ref] }))
const NOT_THERE = ITEMS.map((item): CastleRefusal => ({ clause: 'CAS-19.12', with: { item } }))

/** CAS-19.12: the others take one item each in turn until the card is empty. */
export const share: DecisionOf<Castle, 'share'> = {
  kind: 'decision',
  by: (s, { seat }) => (s.gifts.some((pieces) => pieces > 0) ? alone(seat) : NOBODY),
  candidates: () => SHARE,
  key: (s) => itemsAmong(s.gifts, num(s.gifts, THALER)),
  refuse(s, _step, _seat, choice) {
    const item = pointed(choice)
    return num(s.gifts, item) > 0 ? null : at(NOT_THERE, item)
  },
  resolve(s, { seat, winner }, _seat, choice) {
    received(s, seat, pointed(choice), 1)
    if (s.gifts.every((pieces) => pieces === 0)) damselLeaves(s)
    else next<CastleStep>(s, { do: 'share', seat: following(s, seat, winner), winner })
  },
}

/** CAS-19.13: undecided at the end of the game, nobody scores and the items leave the game. */
export function damselUndecided(s: CastleState): void {
  for (let k = 0; k < KINDS.length; k++) move(s.gifts, s.lost, k)
  s.lostThalers += num(s.gifts, THALER)
  s.gifts[THALER] = 0
  s.suit = []
}
