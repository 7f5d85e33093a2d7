// What things would cost a seat, for whoever compares it with what they cost before.
import type { Ref } from '../kernel/words.ts'

/** What a thing of the board would cost a seat now. */
export interface Cost {
  readonly ref: Ref
  /** The thing, and what it costs, in few words: "Engineering", "£7". */
  readonly name: string
  readonly text: string
}
