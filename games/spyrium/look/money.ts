// Amounts of money as the language writes them, and which choices have a price.

import type { Choice } from '../../../kernel/words.ts'
import { withMinus } from '../../../look/words.ts'
import type { SpyriumVoice } from '../rules/speech.ts'
import type { SpyriumState } from '../rules/state.ts'

export const pounds = (voice: SpyriumVoice, n: number): string => voice.says('pounds', { n })

const PRICED = new Set(['activate-card', 'use-lobbying', 'do-not-use', 'new-lot', 'replace', 'take-token'])

/** Whether a choice has a price in pounds, be it nothing. */
export const costs = (s: SpyriumState, choice: Choice): boolean =>
  PRICED.has(choice.act) || (choice.act.endsWith('-value') && s.agenda.at(-1)?.do === 'trade')

/** An amount of money or of something else, with a true minus. */
export const signed = (voice: SpyriumVoice, of: string | undefined, n: number): string =>
  of !== 'money' ? withMinus(n) : n < 0 ? `−\u00a0${pounds(voice, -n)}` : pounds(voice, n)
