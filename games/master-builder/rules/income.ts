// MAS-8: income of completed contracts first, then wages, in turn order.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Happening } from '../../../kernel/game.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { type Box, contractOf } from '../sheet/box.ts'
import { due, pay, surcharge } from './money.ts'
import { inTurn } from './round.ts'
import { COMPLETE } from './stability.ts'
import { LINE, type MasterState, type MasterStep } from './state.ts'
import { SEATS } from './workers.ts'

const PAY: readonly MasterStep[] = SEATS.map((seat) => ({ do: 'pay-wages', seat }))
const BORROW: readonly MasterStep[] = SEATS.map((seat) => ({ do: 'take-loan', seat }))

export const incomeWages: Happening<MasterState, MasterStep, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    s.phase = 5
    for (let k = 0; k < s.seats; k++) collect(s, inTurn(s, k), box)
    for (let k = s.seats - 1; k >= 0; k--) s.agenda.push(PAY[inTurn(s, k)] as MasterStep)
  },
}

/** MAS-8.1: the income, and the building goes to the town. */
function collect(s: MasterState, seat: Seat, box: Box): void {
  const held = s.contracts[seat] as Card[]
  for (let i = 0; i < held.length; i++) {
    const card = held[i] as Card
    const k = contractOf(card)
    if (s.built[k] !== COMPLETE) continue
    const income = box.income[k] as number
    pay(s, seat, income, LINE.income)
    held.splice(i--, 1)
    s.town[seat]?.push(card)
    if (s.events !== null) tell(s, { ev: 'income', seat, card, to: `town.${k}`, with: { income } })
  }
}

type PayStep = Extract<MasterStep, { do: 'pay-wages' }>

/** MAS-8.2, 8.4: pays what is due, or borrows until it can. */
export const payWages: Happening<MasterState, PayStep, Box> = {
  kind: 'happening',
  happen(s, step, box) {
    const { seat } = step
    const amount = due(s, seat, box)
    if ((s.cash[seat] as number) < amount) {
      next(s, BORROW[seat] as MasterStep, step)
      return
    }
    if (amount === 0) return
    pay(s, seat, -amount, LINE.wages)
    if (s.events !== null) tell(s, { ev: 'wages', seat, with: { amount, claims: surcharge(s, seat, box) } })
  },
}
