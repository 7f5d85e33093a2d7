// The sentence over the buttons: what is asked, or whom the table waits for.
import type { Seat } from '../../../kernel/words.ts'
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

/** A piece of a sentence, and the seat whose name it is. */
export interface Part {
  readonly text: string
  readonly seat: Seat | null
}

const inWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** Where a name stands in a sentence as a word of its own. */
function foundIn(text: string, name: string): number {
  let at = name === '' ? -1 : text.indexOf(name)
  while (at >= 0 && (inWord(text[at - 1]) || inWord(text[at + name.length]))) at = text.indexOf(name, at + 1)
  return at
}

/** A sentence cut where it names one of these seats, in their order. */
export function partsOf(sentence: string, seats: readonly Seat[], names: readonly string[]): readonly Part[] {
  const parts: Part[] = []
  let rest = sentence
  for (const seat of seats) {
    const name = names[seat] ?? ''
    const at = foundIn(rest, name)
    if (at < 0) continue
    parts.push({ text: rest.slice(0, at), seat: null }, { text: name, seat })
    rest = rest.slice(at + name.length)
  }
  return [...parts, { text: rest, seat: null }].filter(({ text }) => text !== '')
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
