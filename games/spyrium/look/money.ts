// Amounts as they are written: "£9" in English, "9 £" in French.

import type { Choice } from '../../../kernel/words.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { SpyriumState } from '../rules/state.ts'

export const pounds = (voice: Voice, n: number): string =>
  voice.lang === 'fr' ? `${n}\u00a0£` : n < 0 ? `−£${-n}` : `£${n}`

const PRICED = new Set(['activate-card', 'use-lobbying', 'do-not-use', 'new-lot', 'replace', 'take-token'])

/** Whether a choice has a price in pounds, be it nothing. */
export const costs = (s: SpyriumState, choice: Choice): boolean =>
  PRICED.has(choice.act) || (choice.act.endsWith('-value') && s.agenda.at(-1)?.do === 'trade')
