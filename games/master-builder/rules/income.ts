// MAS-8: income of completed contracts first, then wages, in turn order.
import { next, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { at, num, takeOut } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { surcharge } from '../cards/wage-claims.ts'
import { type Box, contractOf } from '../sheet/box.ts'
import { stepsOf } from './choices.ts'
import { due, pay } from './money.ts'
import { TOWN } from './refs.ts'
import { COMPLETE } from './stability.ts'
import type { MasterBuilder, MasterState } from './state.ts'
import { LINE } from './terms.ts'
import { inTurn } from './turn.ts'

const PAY = stepsOf('pay-wages')
const BORROW = stepsOf('take-loan')

export const incomeWages: HappeningOf<MasterBuilder, 'income-wages'> = {
  kind: 'happening',
  happen(s, _step, box) {
    s.phase = 5
    for (let k = 0; k < s.seats; k++) collect(s, inTurn(s, k), box)
    for (let k = s.seats - 1; k >= 0; k--) next(s, at(PAY, inTurn(s, k)))
  },
}

/** MAS-8.1: the income, and the building goes to the town. */
function collect(s: MasterState, seat: Seat, box: Box): void {
  const held = at(s.contracts, seat)
  for (let i = 0; i < held.length; i++) {
    const card = num(held, i)
    const k = contractOf(card)
    if (s.built[k] !== COMPLETE) continue
    const income = num(box.income, k)
    pay(s, seat, income, LINE.income)
    takeOut(held, i--)
    at(s.town, seat).push(card)
    tell(s, { ev: 'income', seat, card, to: at(TOWN, k), with: { income } })
  }
}

/** MAS-8.2, 8.4: pays what is due, or borrows until it can. */
export const payWages: HappeningOf<MasterBuilder, 'pay-wages'> = {
  kind: 'happening',
  happen(s, step, box) {
    const { seat } = step
    const amount = due(s, seat, box)
    if (num(s.cash, seat) < amount) {
      next(s, at(BORROW, seat), step)
      return
    }
    if (amount === 0) return
    pay(s, seat, -amount, LINE.wages)
    tell(s, { ev: 'wages', seat, with: { amount, claims: surcharge(s, seat, box) } })
  },
}
