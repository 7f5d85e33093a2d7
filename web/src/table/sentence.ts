// The sentence over the buttons: what is asked, or whom the table waits for.
import type { Lang } from '../../../papers/texts.ts'
import type { Words } from '../texts/words.ts'
import { opening } from './opening.ts'

/** How a table stands, as far as the sentence tells it. The first that holds is said. */
export interface Situation {
  /** A hint is being thought about. */
  readonly asking: boolean
  /** What the reader is asked, in the game's words; null while it is not the reader's turn. */
  readonly question: string | null
  /** The opponent that thinks, by name. */
  readonly thinking: string | null
  /** Moves of others are being shown one by one. */
  readonly showing: boolean
  readonly over: boolean
  /** Whom the table waits for, by name. */
  readonly awaited: readonly string[]
}

/** A sentence of the page, its gaps filled. */
export type Say = (id: keyof Words, filled?: Readonly<Record<string, string>>) => string

/** `waiting` says more of whom the table waits for, where more is known. */
export function sentenceOf(
  { asking, question, thinking, showing, over, awaited }: Situation,
  say: Say,
  lang: Lang,
  waiting: (who: string) => string = (who) => say('table.waiting', { who }),
): string {
  if (asking) return say('table.asking')
  if (question !== null) return opening(say('table.your-turn'), question, lang)
  if (thinking !== null && !showing) return say('table.thinking', { who: thinking })
  if (showing) return say('table.showing')
  return over ? say('table.over') : waiting(awaited.join(', '))
}
