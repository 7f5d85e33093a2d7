// What a seat of Master Builder holds, and what it owes.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Holding } from '../../../look/holding.ts'
import type { MasterState } from '../rules/state.ts'
import { LOANS } from '../sheet/ids.ts'
import { dollars } from './money.ts'
import type { MasterPen } from './pen.ts'

export function holdings({ voice }: MasterPen, s: MasterState, seat: Seat): Holding[] {
  const money = { says: (n: number) => dollars(voice, n) }
  return [
    { is: 'cash', icon: 'two-coins', label: voice.name('cash'), n: at(s.cash, seat), ...money },
    { is: 'wages', icon: 'receive-money', label: voice.name('wages'), n: at(s.wages, seat), burden: true, ...money },
    ...LOANS.map((loan, kind) => ({
      is: loan,
      icon: 'wax-seal',
      label: voice.name(loan),
      n: at(at(s.loans, seat), kind),
      burden: true,
    })),
  ]
}
