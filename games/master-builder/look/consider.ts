// What a choice would cost or bring, in a sentence, with the sum it came from.

import { lastOf } from '../../../kernel/ref.ts'
import type { Choice, Seat } from '../../../kernel/words.ts'
import type { Considered, Counted } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import { due, repayment } from '../rules/money.ts'
import { piecesNamed } from '../rules/refs.ts'
import { COMPLETE } from '../rules/stability.ts'
import type { MasterChoice, MasterState } from '../rules/state.ts'
import { serverFor } from '../rules/work.ts'
import { type Box, SECTIONS_EACH, siteOf } from '../sheet/box.ts'
import { accountOf, type Line } from './account.ts'
import { dollars } from './money.ts'

export function consider(s: MasterState, seat: Seat, choice: Choice, voice: Voice, box: Box): Considered | null {
  const at = lastOf(choice.on?.[0])
  switch (choice.act) {
    case 'draft-worker':
    case 'hire':
      return wages(s, seat, box.wageOf[at] as number, voice, choice.act === 'hire' ? 'MAS-4.2' : 'MAS-3.1')
    case 'fire-worker':
      return wages(s, seat, -(box.wage[at] as number), voice, 'MAS-4.4')
    case 'open-auction':
    case 'bid':
      return choice.n === undefined
        ? null
        : bid(s, seat, choice.act === 'bid' ? (s.lot as number) : at, choice.n[0] as number, voice, box)
    case 'start-pair':
    case 'build-section':
      return build(s, seat, choice as MasterChoice, voice, box)
    case 'take-loan': {
      const after = (s.cash[seat] as number) + (box.received[at] as number)
      return {
        text: voice.says('would-borrow', {
          enough: after >= due(s, seat, box),
          quick: dollars(voice, box.quick[at] as number),
          late: dollars(voice, box.late[at] as number),
        }),
        clause: 'MAS-9.2',
      }
    }
    case 'repay':
      return {
        text: voice.says('would-keep', { left: dollars(voice, (s.cash[seat] as number) - repayment(s, at, box)) }),
        clause: 'MAS-9.5',
      }
    case 'save-from-fire':
      return {
        text: voice.says('would-keep', {
          left: dollars(voice, (s.cash[seat] as number) - (box.eventMoney[s.inForce as number] as number)),
        }),
        clause: 'MAS-6.22',
      }
    default:
      return null
  }
}

/** What the number of an open bid counts. */
export function numbers(_s: MasterState, _seat: Seat, _choice: Choice, voice: Voice): readonly Counted[] {
  return [{ label: voice.says('bid-count'), icon: 'two-coins', tone: 'var(--mb-gold)' }]
}

const line = ({ id, n }: Line, voice: Voice) => ({ label: voice.says(`line-${id}`), n: dollars(voice, n) })

function wages(s: MasterState, seat: Seat, more: number, voice: Voice, clause: string): Considered {
  return { text: voice.says('would-earn', { wages: dollars(voice, (s.wages[seat] as number) + more) }), clause }
}

function bid(s: MasterState, seat: Seat, k: number, amount: number, voice: Voice, box: Box): Considered {
  const { lines, left } = accountOf({ ...s, lot: k }, seat, box, amount)
  const rest = (s.cash[seat] as number) - amount
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
function build(s: MasterState, seat: Seat, choice: MasterChoice, voice: Voice, box: Box): Considered {
  const k = siteOf(lastOf(choice.on?.[0]))
  const duty = s.duty.slice()
  const workers = (choice.on ?? []).map((ref) => {
    const section = lastOf(ref)
    const card = serverFor({ ...s, duty }, seat, box.requires[k]?.[section % SECTIONS_EACH] as number, box)
    duty[card] = section
    return card
  })
  const whole = ((s.built[k] as number) | (s.assigned[k] as number) | piecesNamed(choice)) === COMPLETE
  return {
    text: voice.says('would-build', {
      workers: workers.map((card) => voice.card(card)),
      income: whole ? dollars(voice, box.income[k] as number) : null,
    }),
    clause: 'MAS-7.13',
  }
}
