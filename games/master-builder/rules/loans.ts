// MAS-9: loans, only for wages; repayment at any time.
import { noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision, Interrupt } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { BORROW } from './auction.ts'
import { iouSupply, pay, repayment } from './money.ts'
import { LINE, LOANS, type MasterChoice, type MasterState, type MasterStep } from './state.ts'
import { ALONE } from './workers.ts'

const REPAY: readonly MasterChoice[] = LOANS.map((_, kind) => ({ act: 'repay', on: [`loan.${kind}`] }))
const NOTHING: readonly MasterChoice[] = []
const SMALL = 0
const LARGE = 1

type LoanStep = Extract<MasterStep, { do: 'take-loan' }>

export const takeLoan: Decision<MasterState, LoanStep, MasterChoice, Box> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates: () => BORROW,
  /** MAS-9.4: by supply; when no IOU is left at all, the bank grants small loans without a card. */
  refuse(s, _step, _seat, choice, box) {
    const kind = lastOf(choice.on?.[0])
    if (iouSupply(s, kind, box) > 0) return null
    if (kind === SMALL && iouSupply(s, LARGE, box) === 0) return null
    return { clause: 'MAS-9.4', with: { loan: LOANS[kind] as string } }
  },
  resolve(s, _step, seat, choice, box) {
    noReturn(s)
    const kind = lastOf(choice.on?.[0])
    const amount = box.received[kind] as number
    const loans = s.loans[seat] as number[]
    loans[kind] = (loans[kind] as number) + 1
    pay(s, seat, amount, LINE.loans)
    if (s.events !== null) tell(s, { ev: 'take-loan', seat, with: { loan: LOANS[kind] as string, amount } })
  },
}

/** MAS-9.5: whenever somebody is awaited, any player may repay one IOU in full. */
export const repay: Interrupt<MasterState, MasterChoice, Box> = {
  candidates(s, seat) {
    const loans = s.loans[seat] as number[]
    if (loans[SMALL] === 0 && loans[LARGE] === 0) return NOTHING
    return REPAY.filter((_, kind) => (loans[kind] as number) > 0)
  },
  refuse(s, seat, choice, box) {
    const top = s.agenda[s.agenda.length - 1] as MasterStep | undefined
    if (top?.do === 'take-loan' && top.seat === seat) return { clause: 'MAS-9.6' }
    const amount = repayment(s, lastOf(choice.on?.[0]), box)
    const cash = s.cash[seat] as number
    if (cash < amount) return { clause: 'MAS-9.5', with: { amount, cash } }
    if (s.bidder === seat && cash - s.bid < amount) return { clause: 'MAS-9.6', with: { amount, bid: s.bid } }
    return null
  },
  resolve(s, seat, choice, box) {
    noReturn(s)
    const kind = lastOf(choice.on?.[0])
    const amount = repayment(s, kind, box)
    const loans = s.loans[seat] as number[]
    loans[kind] = (loans[kind] as number) - 1
    pay(s, seat, -amount, LINE.repayments)
    if (s.events !== null) tell(s, { ev: 'repay', seat, with: { loan: LOANS[kind] as string, amount } })
  },
}
