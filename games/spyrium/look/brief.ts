// A choice in few words, for its button.

import type { Choice, Params, Seat } from '../../../kernel/words.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { SpyriumChoice, SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { termsOf, wording } from '../words/wording.ts'
import { costs } from './money.ts'

const SHORT = new Set([
  'place',
  'event',
  'start-activation',
  'earn',
  'activate',
  'exploit',
  'taylorism',
  'place-at',
  'take-worker',
  'activate-card',
  'use-lobbying',
  'do-not-use',
  'new-lot',
  'replace',
  'take-token',
  'keep-value',
  'set-value',
  'choose-option',
  'choose-effect',
])

export function brief(s: SpyriumState, seat: Seat, choice: Choice, voice: Voice, box: Box): string | null {
  if (!SHORT.has(choice.act)) return null
  const terms = termsOf(s, seat, choice as SpyriumChoice, box)
  const due = (of: string) => terms.reduce((sum, t) => (t.of === of ? sum + t.amount : sum), 0)
  const blanks: Params = {
    ...wording.act(s, seat, choice as SpyriumChoice, box),
    priced: costs(s, choice),
    price: due('money'),
    takes: due('crystals'),
    workers: due('workers'),
  }
  return voice.says(`brief-${choice.act}`, blanks)
}
