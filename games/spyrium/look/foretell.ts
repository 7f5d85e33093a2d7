// What a choice would cost or bring, as statements.
import { at } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Foretold, StatementOf } from '../../../look/foretold.ts'
import type { Clause } from '../rules/clauses.ts'
import { earnings } from '../rules/earn.ts'
import { crowd } from '../rules/market.ts'
import type { PriceTerm } from '../rules/price.ts'
import type { Board } from '../rules/sayings.ts'
import type { SpyriumChoice, SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { termsOf } from '../words/wording.ts'
import { costs } from './money.ts'
import { pricesOf } from './prices.ts'

export type SpyriumWould = StatementOf<
  Board,
  'will-stand' | 'would-cost' | 'would-cost-between' | 'would-take' | 'would-earn'
>
type Term = StatementOf<Board, `term-${PriceTerm['id'] | 'capitalisation'}`>
type Told = Foretold<SpyriumWould, Term> & { readonly clause: Clause }

export function foretell(s: SpyriumState, seat: Seat, choice: SpyriumChoice, box: Box): Told | null {
  if (choice.act === 'place-at') return { says: [{ say: 'will-stand', with: {} }], clause: 'SPY-5.1' }
  if (choice.act === 'earn-at') return earned(s, seat, lastOf(choice.on?.[0]), box)
  const terms = termsOf(s, seat, choice, box)
  const due = (of: PriceTerm['of']) => terms.reduce((sum, t) => (t.of === of ? sum + t.amount : sum), 0)
  const clause = clauseOf(s)
  if (!costs(s, choice) && terms.length === 0) return null
  if (!costs(s, choice) && !terms.some((t) => t.of === 'money'))
    return { says: [{ say: 'would-take', with: { crystals: due('crystals'), workers: due('workers') } }], clause }
  const has = at(s.money, seat)
  const pounds = due('money')
  const most = Math.max(pounds, ...pricesOf(s, seat, choice, box))
  const says: SpyriumWould =
    most === pounds
      ? { say: 'would-cost', with: { pounds, left: has - pounds } }
      : { say: 'would-cost-between', with: { pounds, most, left: has - pounds } }
  return { says: [says], sum: terms.map(term), clause }
}

function clauseOf(s: SpyriumState): Clause {
  switch (s.agenda.at(-1)?.do) {
    case 'lot':
      return 'SPY-10.1'
    case 'effect':
      return 'SPY-12.1'
    case 'event-option':
      return 'SPY-6.2'
    default:
      return 'SPY-8.2'
  }
}

const term = ({ id, amount, of }: PriceTerm) => ({ label: { say: `term-${id}`, with: {} } as const, n: amount, of })

function earned(s: SpyriumState, seat: Seat, pos: number, box: Box): Told {
  const all = earnings(s, seat, pos, box)
  const others = crowd(s, pos)
  const more = all - others
  return {
    says: [{ say: 'would-earn', with: { pounds: all, after: at(s.money, seat) + all } }],
    sum: [
      { label: { say: 'term-crowd', with: {} }, n: others, of: 'money' },
      ...(more > 0 ? [{ label: { say: 'term-capitalisation', with: {} } as const, n: more, of: 'money' }] : []),
    ],
    clause: 'SPY-7.1',
  }
}
