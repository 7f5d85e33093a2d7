// The rulebook that opens beside a table. What draws it stands above the table: whoever puts the page together hands it in.
import { type Component, getContext, setContext } from 'svelte'
import type { Ref } from '../../../kernel/words.ts'
import type { Sheet } from '../../../papers/sheet.ts'

/** A rule as it applies at the table: a choice that can be made there, and what it would bring. */
export interface Applied {
  readonly words: string
  readonly text: string
  readonly clause: string
  /** What it is done with, on the board. */
  readonly refs: readonly Ref[]
}

export interface RulebookProps {
  readonly game: string
  /** The sheet in play, where it is not the one we ship. */
  readonly sheet: Sheet | null
  /** The chapter, clause or card that is open; empty for the beginning. */
  readonly place: string
  /** What the reader is asked at the table now, in words. */
  readonly asked: string
  /** What the reader can do at the table now, with the rule behind it. */
  readonly now: readonly Applied[]
  /** Lights on the board what it is done with. */
  onshow(refs: readonly Ref[]): void
  onplace(place: string): void
  onclose(): void
}

type Load = () => Promise<{ readonly default: Component<RulebookProps> }>
const KEY = Symbol('rulebook')
type LoadFinding = () => Promise<{ readonly default: Component }>
const FINDING = Symbol('finding')

/** The field that asks the rules of every game; handed in the same way. */
export const provideFinding = (load: LoadFinding): void => {
  setContext(FINDING, load)
}
export const useFinding = (): LoadFinding | undefined => getContext(FINDING)

export const provideRulebook = (load: Load): void => {
  setContext(KEY, load)
}
/** Absent where nobody handed one in: the rules are then a page of their own. */
export const useRulebook = (): Load | undefined => getContext(KEY)
