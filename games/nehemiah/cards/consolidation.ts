// NEH-7.25, 7.26 Consolidation: other occupied cards of its own column, in any row, each for a coin.
// It asks the same of other cards as everybody asks of it, so what judges and carries out any card is handed in.
import { next } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { columnOf, isFree, topOf } from '../rules/layout.ts'
import { alone, COLUMN_REFS, chosenSlot, NO_SEAT, perSlot, SLOT_REFS, STOP } from '../rules/refs.ts'
import type { NehemiahRefusal } from '../rules/speech.ts'
import type { Nehemiah, NehemiahChoice, NehemiahState, NehemiahStep } from '../rules/state.ts'
import { payCoin } from '../rules/stock.ts'
import {
  AT_LEAST_ONCE,
  type Carrier,
  type Hindrance,
  hindranceAfterCoin,
  ONCE,
  priced,
  type Work,
} from '../rules/work.ts'
import type { Box } from '../sheet/box.ts'
import { ROWS } from '../sheet/form.ts'

const CONSOLIDATE = perSlot('consolidate')
const OF_COLUMN: readonly (readonly NehemiahChoice[])[] = COLUMN_REFS.map((_, column) => [
  ...CONSOLIDATE.slice(topOf(column), topOf(column) + ROWS),
  STOP,
])
const EMPTY: NehemiahRefusal = { clause: 'NEH-7.25', with: { why: 'empty' } }
const NO_CARD: NehemiahRefusal = { clause: 'NEH-7.25', with: { why: 'target' } }
const OTHER_COLUMN: NehemiahRefusal = { clause: 'NEH-7.25', with: { why: 'column' } }
const NO_COIN: NehemiahRefusal = { clause: 'NEH-7.25', with: { why: 'coin' } }
const COIN_AND_PRICE: NehemiahRefusal = { clause: 'NEH-7.25', with: { why: 'price' } }

/** Why a card of the column cannot be used next, with so much gold and these cards used up. */
function refuseUse(
  s: NehemiahState,
  seat: Seat,
  slot: number,
  gold: number,
  used: Small,
  box: Box,
  hindrance: Hindrance,
): NehemiahRefusal | null {
  if (isFree(s, slot)) return EMPTY
  if (small.has(used, slot)) return ONCE
  if (gold < box.coin) return NO_COIN
  return hindranceAfterCoin(s, seat, slot, gold, used, box, hindrance, COIN_AND_PRICE)
}

export const consolidationWith = (hindrance: Hindrance): Work => ({
  ...priced('NEH-7.25'),
  hindrance(s, seat, card, gold, used, box) {
    if (gold < box.coin) return NO_COIN
    const top = topOf(columnOf(card))
    const all = small.with(used, card)
    for (let slot = top; slot < top + ROWS; slot++)
      if (refuseUse(s, seat, slot, gold, all, box, hindrance) === null) return null
    return NO_CARD
  },
  carryOut: (s, _seat, slot, { times }) =>
    next<NehemiahStep>(s, { do: 'consolidate', column: columnOf(slot), left: times, first: true }),
})

export const consolidateWith = ({ hindrance, carryOut }: Carrier): DecisionOf<Nehemiah, 'consolidate'> => ({
  kind: 'decision',
  by: (s, step) => (step.left === 0 ? NO_SEAT : alone(s.turn)),
  candidates: (_s, step) => at(OF_COLUMN, step.column),
  refuse(s, step, seat, choice, box) {
    if (choice.act === 'stop') return step.first ? AT_LEAST_ONCE : null
    return refuseUse(s, seat, chosenSlot(choice), num(s.gold, seat), s.activated, box, hindrance)
  },
  otherwise: (s, _step, seat, { act, on }) =>
    seat === s.turn && act === 'consolidate' && SLOT_REFS.includes(on?.[0] ?? '') ? OTHER_COLUMN : null,
  givesUp: (_s, _step, _seat, choice) => choice.act === 'stop',
  resolve(s, step, seat, choice, box) {
    if (choice.act === 'stop') return
    const slot = chosenSlot(choice)
    if (step.left > 1) next<NehemiahStep>(s, { ...step, left: step.left - 1, first: false })
    payCoin(s, seat, slot, box)
    carryOut(s, seat, slot, box)
  },
})
