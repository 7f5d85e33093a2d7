// What a lesson or the coach adds to a table: words over the board, what is lit, the sentence and buttons of the decision.
import type { Snippet } from 'svelte'
import type { Ref } from '../../../kernel/words.ts'
import type { Model } from './model.svelte.ts'

export interface Guide {
  /** In the top bar: in the place of where the match stands, or beside it. */
  readonly tag?: Snippet
  readonly tagAlone?: boolean
  /** Over the board. */
  readonly over?: Snippet<[Model]>
  /** The sentence of the decision; null leaves it to the table. */
  readonly sentence: string | null
  /** What the game itself asks stands below that sentence. */
  readonly asks?: boolean
  /** Buttons of the decision, beside the table's own; `alone` in their place. */
  readonly buttons?: Snippet
  readonly alone?: boolean
  /** In the place of the log. */
  readonly beside?: Snippet
  /** What is lit, by ref; null where everything is. */
  readonly lit: readonly Ref[] | null
}
