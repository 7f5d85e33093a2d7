// What a choice would cost or bring, in a sentence, with the sum it came from.

import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Considered, Counted } from '../../../look/scene.ts'
import { lotOf } from '../rules/auction.ts'
import { due, repayment } from '../rules/money.ts'
import { eventOf } from '../rules/reach.ts'
import { firstOf, piecesNamed } from '../rules/refs.ts'
import type { MasterVoice } from '../rules/speech.ts'
import { COMPLETE } from '../rules/stability.ts'
import type { MasterChoice, MasterState } from '../rules/state.ts'
import { workOn } from '../rules/work.ts'
import { serversOf } from '../rules/worksite.ts'
import { siteOf } from '../sheet/box.ts'
import { accountOf, type Line } from './account.ts'
import { dollars } from './money.ts'
import type { MasterPen } from './pen.ts'

export function consider(pen: MasterPen, s: MasterState, seat: Seat, choice: MasterChoice): Considered | null {
  const { box, voice } = pen
  const named = firstOf(choice)
  switch (choice.act) {
    case 'draft-worker':
    case 'hire':
      return wages(s, seat, at(box.wageOf, named), voice, choice.act === 'hire' ? 'MAS-4.2' : 'MAS-3.1')
    case 'fire-worker':
      return wages(s, seat, -at(box.wage, named), voice, 'MAS-4.4')
    case 'open-auction':
    case 'bid':
      return choice.n === undefined ? null : bid(pen, s, seat, choice.act === 'bid' ? lotOf(s) : named, at(choice.n, 0))
    case 'start-pair':
    case 'build-section':
      return build(pen, s, seat, choice)
    case 'take-loan': {
      const after = at(s.cash, seat) + at(box.received, named)
      return {
        text: voice.says('would-borrow', {
          enough: after >= due(s, seat, box),
          quick: dollars(voice, at(box.quick, named)),
          late: dollars(voice, at(box.late, named)),
        }),
        clause: 'MAS-9.2',
      }
    }
    case 'repay':
      return {
        text: voice.says('would-keep', { left: dollars(voice, at(s.cash, seat) - repayment(s, named, box)) }),
        clause: 'MAS-9.5',
      }
    case 'save-from-fire':
      return {
        text: voice.says('would-keep', {
          left: dollars(voice, at(s.cash, seat) - at(box.eventMoney, eventOf(s))),
        }),
        clause: 'MAS-6.22',
      }
    default:
      return null
  }
}

/** What the number of an open bid counts. */
export function numbers(voice: MasterVoice): readonly Counted[] {
  return [{ label: voice.says('bid-count'), icon: 'two-coins', tone: 'var(--mb-gold)', says: (n) => dollars(voice, n) }]
}

const line = ({ id, n }: Line, voice: MasterVoice) => ({ label: voice.says(`line-${id}`), n: dollars(voice, n) })

function wages(s: MasterState, seat: Seat, more: number, voice: MasterVoice, clause: string): Considered {
  return { text: voice.says('would-earn', { wages: dollars(voice, at(s.wages, seat) + more) }), clause }
}

function bid({ box, voice }: MasterPen, s: MasterState, seat: Seat, k: number, amount: number): Considered {
  const { lines, left } = accountOf({ ...s, lot: k }, seat, box, amount)
  const rest = at(s.cash, seat) - amount
  const owed = due(s, seat, box)
  return {
    text: voice.says('would-bid', {
      left: dollars(voice, rest),
      wages: dollars(voice, owed),
      short: left < 0 ? dollars(voice, -left) : null,
    }),
    sum: lines.filter(({ n }) => n !== 0).map((l) => line(l, voice)),
    clause: 'MAS-5.12',
  }
}

/** Who would work there, and whether it completes the building. */
function build({ box, voice }: MasterPen, s: MasterState, seat: Seat, choice: MasterChoice): Considered {
  const k = siteOf(firstOf(choice))
  const workers = serversOf(s, seat, choice, box)
  const whole = small.union(workOn(s, k), piecesNamed(choice)) === COMPLETE
  return {
    text: voice.says('would-build', {
      workers: workers.map((card) => voice.card(card)),
      income: whole ? dollars(voice, at(box.income, k)) : null,
    }),
    clause: 'MAS-7.13',
  }
}
