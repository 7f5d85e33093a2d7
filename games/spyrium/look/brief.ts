// A choice in few words, for its button.
import { isIn } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { SpyriumChoice, SpyriumState } from '../rules/state.ts'
import { termsOf, wording } from '../words/wording.ts'
import { costs } from './money.ts'
import type { SpyriumPen } from './pen.ts'

/** Choices whose few words have no blank. */
const PLAIN = [
  'place',
  'event',
  'start-activation',
  'earn',
  'activate',
  'exploit',
  'taylorism',
  'place-at',
  'take-worker',
] as const

export function brief({ box, voice }: SpyriumPen, s: SpyriumState, seat: Seat, choice: SpyriumChoice): string | null {
  if (isIn(PLAIN, choice.act)) return voice.says(`brief-${choice.act}`)
  const terms = termsOf(s, seat, choice, box)
  const due = (of: string) => terms.reduce((sum, t) => (t.of === of ? sum + t.amount : sum), 0)
  const dues = { priced: costs(s, choice), price: due('money'), takes: due('crystals'), workers: due('workers') }
  const label = wording.act(s, seat, choice, box)
  switch (label.act) {
    case 'use-lobbying':
    case 'do-not-use':
    case 'new-lot':
      return voice.says(`brief-${label.act}`, dues)
    case 'activate-card':
      return voice.says('brief-activate-card', { ...label, ...dues })
    case 'replace':
      return voice.says('brief-replace', { ...label, ...dues })
    case 'take-token':
    case 'keep-value':
    case 'set-value':
      return voice.says(`brief-${label.act}`, { ...label, ...dues })
    case 'choose-option':
      return voice.says('brief-choose-option', { ...label, ...dues })
    case 'choose-effect':
      return voice.says('brief-choose-effect', { ...label, ...dues })
    default:
      return null
  }
}
