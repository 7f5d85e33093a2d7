import type { Params } from '../../../kernel/words.ts'

type Sentence = (p: Params) => string

/** What the house says to devices that send what they found out about a match. */
export const judged = {
  'judged.off': () => 'This house keeps nothing of your analyses until you allow it under “Who sees what”.',
  'judged.not-yours': () => 'There is no finished match of yours at this table.',
  'judged.numbers': () => 'These figures cannot be those of this match.',
  'judged.many': (p) => `That was a lot of analyses. In ${p.minutes} min there is room again.`,
} as const satisfies Readonly<Record<string, Sentence>>

export type JudgedTexts = Readonly<Record<keyof typeof judged, Sentence>>
