// MAS-9: loans, only for wages; repayment at any time.
import { noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, InterruptOf } from '../../../kernel/game.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import { LOANS } from '../sheet/ids.ts'
import { ALONE, BORROW, NOTHING, REPAY } from './choices.ts'
import { iouSupply, pay, repayment } from './money.ts'
import { firstOf, LOAN } from './refs.ts'
import type { MasterBuilder } from './state.ts'
import { LINE } from './terms.ts'
import { otherwise } from './turn.ts'

const SMALL = 0
const LARGE = 1

export const takeLoan: DecisionOf<MasterBuilder, 'take-loan'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: () => BORROW,
  /** MAS-9.4: by supply; when no IOU is left at all, the bank grants small loans without a card. */
  refuse(s, _step, _seat, choice, box) {
    const kind = firstOf(choice)
    if (iouSupply(s, kind, box) > 0) return null
    if (kind === SMALL && iouSupply(s, LARGE, box) === 0) return null
    return { clause: 'MAS-9.4', with: { loan: at(LOANS, kind) } }
  },
  otherwise: (s, step, seat, choice) => (seat === step.seat ? null : otherwise(s, step, seat, choice)),
  resolve(s, _step, seat, choice, box) {
    noReturn(s)
    const kind = firstOf(choice)
    const amount = num(box.received, kind)
    add(at(s.loans, seat), kind, 1)
    pay(s, seat, amount, LINE.loans)
    tell(s, { ev: 'take-loan', seat, with: { loan: at(LOANS, kind), amount } })
  },
}

/** MAS-9.5: whenever somebody is awaited, any player may repay one IOU in full. */
export const repay: InterruptOf<MasterBuilder> = {
  candidates(s, seat) {
    const loans = at(s.loans, seat)
    if (loans[SMALL] === 0 && loans[LARGE] === 0) return NOTHING
    return REPAY.filter((_, kind) => num(loans, kind) > 0)
  },
  refuse(s, seat, choice, box) {
    const top = s.agenda[s.agenda.length - 1]
    if (top?.do === 'take-loan' && top.seat === seat) return { clause: 'MAS-9.6' }
    const amount = repayment(s, firstOf(choice), box)
    const cash = num(s.cash, seat)
    if (cash < amount) return { clause: 'MAS-9.5', with: { amount, cash } }
    if (s.bidder === seat && cash - s.bid < amount) return { clause: 'MAS-9.6', with: { amount, bid: s.bid } }
    return null
  },
  otherwise(_s, _seat, choice) {
    const kind = LOAN.indexOf(choice.on?.[0] ?? '')
    return kind < 0 ? null : { clause: 'MAS-9.5', with: { loan: at(LOANS, kind) } }
  },
  resolve(s, seat, choice, box) {
    noReturn(s)
    const kind = firstOf(choice)
    const amount = repayment(s, kind, box)
    add(at(s.loans, seat), kind, -1)
    pay(s, seat, -amount, LINE.repayments)
    tell(s, { ev: 'repay', seat, with: { loan: at(LOANS, kind), amount } })
  },
}
