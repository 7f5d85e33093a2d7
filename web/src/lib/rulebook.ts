// The rulebook that opens beside a table. What draws it stands above the table: whoever puts the page together hands it in.
import { type Component, getContext, setContext } from 'svelte'
import type { Sheet } from '../../../papers/sheet.ts'

export interface RulebookProps {
  readonly game: string
  /** The sheet in play, where it is not the one we ship. */
  readonly sheet: Sheet | null
  /** The chapter, clause or card that is open; empty for the beginning. */
  readonly place: string
  /** What the reader is asked at the table now, in words. */
  readonly asked: string
  onplace(place: string): void
  onclose(): void
}

type Load = () => Promise<{ readonly default: Component<RulebookProps> }>
const KEY = Symbol('rulebook')

export const provideRulebook = (load: Load): void => {
  setContext(KEY, load)
}
/** Absent where nobody handed one in: the rules are then a page of their own. */
export const useRulebook = (): Load | undefined => getContext(KEY)
