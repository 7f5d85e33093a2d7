// What a choice would cost or bring, as statements.
import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Foretold, StatementOf } from '../../../look/foretold.ts'
import { lotOf } from '../rules/auction.ts'
import type { Clause } from '../rules/clauses.ts'
import { due, repayment } from '../rules/money.ts'
import { eventOf } from '../rules/reach.ts'
import { firstOf, piecesNamed } from '../rules/refs.ts'
import type { MasterBoard } from '../rules/sayings.ts'
import { COMPLETE } from '../rules/stability.ts'
import type { MasterChoice, MasterState } from '../rules/state.ts'
import { workOn } from '../rules/work.ts'
import { serversOf } from '../rules/worksite.ts'
import { type Box, siteOf } from '../sheet/box.ts'
import { accountOf, type Line } from './account.ts'

export type MasterWould = StatementOf<
  MasterBoard,
  'would-earn' | 'would-bid' | 'would-build' | 'would-borrow' | 'would-keep'
>
type Term = StatementOf<MasterBoard, `line-${Line['id']}`>
type Told = Foretold<MasterWould, Term> & { readonly clause: Clause }

export function foretell(s: MasterState, seat: Seat, choice: MasterChoice, box: Box): Told | null {
  const named = firstOf(choice)
  switch (choice.act) {
    case 'draft-worker':
      return wages(s, seat, at(box.wageOf, named), 'MAS-3.1')
    case 'hire':
      return wages(s, seat, at(box.wageOf, named), 'MAS-4.2')
    case 'fire-worker':
      return wages(s, seat, -at(box.wage, named), 'MAS-4.4')
    case 'open-auction':
    case 'bid':
      return choice.n === undefined ? null : bid(s, seat, choice.act === 'bid' ? lotOf(s) : named, at(choice.n, 0), box)
    case 'start-pair':
    case 'build-section':
      return build(s, seat, choice, box)
    case 'take-loan': {
      const after = at(s.cash, seat) + at(box.received, named)
      const enough = after >= due(s, seat, box)
      const says = {
        say: 'would-borrow',
        with: { enough, quick: at(box.quick, named), late: at(box.late, named) },
      } as const
      return { says: [says], clause: 'MAS-9.2' }
    }
    case 'repay':
      return keeps(at(s.cash, seat) - repayment(s, named, box), 'MAS-9.5')
    case 'save-from-fire':
      return keeps(at(s.cash, seat) - at(box.eventMoney, eventOf(s)), 'MAS-6.22')
    default:
      return null
  }
}

const keeps = (left: number, clause: Clause): Told => ({ says: [{ say: 'would-keep', with: { left } }], clause })

function wages(s: MasterState, seat: Seat, more: number, clause: Clause): Told {
  return { says: [{ say: 'would-earn', with: { wages: at(s.wages, seat) + more } }], clause }
}

function bid(s: MasterState, seat: Seat, k: number, amount: number, box: Box): Told {
  const { lines, left } = accountOf({ ...s, lot: k }, seat, box, amount)
  return {
    says: [
      {
        say: 'would-bid',
        with: {
          left: at(s.cash, seat) - amount + at(s.bonus, k),
          wages: due(s, seat, box),
          short: left < 0 ? -left : null,
        },
      },
    ],
    sum: lines
      .filter(({ n }) => n !== 0)
      .map(({ id, n }) => ({ label: { say: `line-${id}`, with: {} } as const, n, of: 'cash' })),
    clause: 'MAS-5.12',
  }
}

/** Who would work there, and whether it completes the building. */
function build(s: MasterState, seat: Seat, choice: MasterChoice, box: Box): Told {
  const k = siteOf(firstOf(choice))
  const workers: readonly Card[] = serversOf(s, seat, choice, box)
  const whole = small.union(workOn(s, k), piecesNamed(choice)) === COMPLETE
  return {
    says: [{ say: 'would-build', with: { workers, income: whole ? at(box.income, k) : null } }],
    clause: 'MAS-7.13',
  }
}
