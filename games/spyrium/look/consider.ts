// What a choice would cost or bring, in a sentence, with the sum it came from.
import { lastOf } from '../../../kernel/ref.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Considered } from '../../../look/scene.ts'
import { withMinus } from '../../../look/words.ts'
import { earnings } from '../rules/earn.ts'
import { crowd } from '../rules/market.ts'
import type { PriceTerm } from '../rules/price.ts'
import type { SpyriumVoice } from '../rules/speech.ts'
import type { SpyriumChoice, SpyriumState } from '../rules/state.ts'
import { termsOf } from '../words/wording.ts'
import { costs, pounds } from './money.ts'
import type { SpyriumPen } from './pen.ts'

export function consider(pen: SpyriumPen, s: SpyriumState, seat: Seat, choice: SpyriumChoice): Considered | null {
  const { box, voice } = pen
  const step = s.agenda.at(-1)
  if (choice.act === 'place-at') return { text: voice.says('will-stand'), clause: 'SPY-5.1' }
  if (choice.act === 'earn-at') return earned(pen, s, seat, lastOf(choice.on?.[0]))
  const terms = termsOf(s, seat, choice, box)
  const due = (of: PriceTerm['of']) => terms.reduce((sum, t) => (t.of === of ? sum + t.amount : sum), 0)
  const clause =
    step?.do === 'lot'
      ? 'SPY-10.1'
      : step?.do === 'effect'
        ? 'SPY-12.1'
        : step?.do === 'event-option'
          ? 'SPY-6.2'
          : 'SPY-8.2'
  if (!costs(s, choice) && terms.length === 0) return null
  if (!costs(s, choice) && !terms.some((t) => t.of === 'money'))
    return { text: voice.says('would-take', { crystals: due('crystals'), workers: due('workers') }), clause }
  const text = voice.says('would-cost', { pounds: due('money'), left: (s.money[seat] ?? 0) - due('money') })
  return { text, sum: terms.map((t) => line(t, voice)), clause }
}

const line = ({ id, amount, of }: PriceTerm, voice: SpyriumVoice) => ({
  label: voice.says(`term-${id}`),
  n: of === 'money' ? (amount < 0 ? `−\u00a0${pounds(voice, -amount)}` : pounds(voice, amount)) : withMinus(amount),
})

function earned({ box, voice }: SpyriumPen, s: SpyriumState, seat: Seat, pos: number): Considered {
  const all = earnings(s, seat, pos, box)
  const others = crowd(s, pos)
  const more = all - others
  return {
    text: voice.says('would-earn', { pounds: all, after: (s.money[seat] ?? 0) + all }),
    sum: [
      { label: voice.says('term-crowd'), n: pounds(voice, others) },
      ...(more > 0 ? [{ label: voice.says('term-capitalisation'), n: pounds(voice, more) }] : []),
    ],
    clause: 'SPY-7.1',
  }
}
