// What the page needs of a table, whether it stands on this device or on a server.
import type { Hint } from '../../../bots/hint.ts'
import type { Explained } from '../../../kernel/ask.ts'
import type { Choice, Refusal, Seat, State } from '../../../kernel/words.ts'
import type { GameLook, Piece, Shown } from '../../../look/scene.ts'
import type { Edition, Title } from '../../../title/title.ts'
import type { Told } from '../../../wire/told.ts'
import type { Sitting } from '../lib/keep.ts'
import type { Held } from './holder.ts'

/** What lies open over a table, to be read or chosen from. */
export type Over =
  | { readonly is: 'none' | 'settings' | 'moves' | 'keys' | 'log' }
  | { readonly is: 'piece'; readonly piece: Piece }
  | { readonly is: 'cards'; readonly shown: Shown }
  | { readonly is: 'score'; readonly seat: Seat }

export interface Table {
  readonly id: string
  readonly title: Title
  readonly game: Edition
  readonly look: GameLook | null
  readonly sitting: readonly Sitting[]
  /** What is on the table now, seen by `eyes`. */
  readonly view: State
  readonly eyes: Seat | null
  /** The story up to what is shown. */
  readonly story: readonly Told[]
  /** Who did each line of the whole story, also of what is not shown yet. */
  readonly movers: readonly (Seat | null)[]
  /** The line of the story that is shown: the last one, unless an earlier moment is looked at. */
  readonly moment: number
  readonly latest: number
  /** Whom the table waits for. */
  readonly awaited: readonly Seat[]
  /** The seat that must take the device before anything is shown, or null. */
  readonly passTo: Seat | null
  /** What the eyes may choose now; empty while others' moves are still being shown. */
  readonly explained: readonly Explained[]
  readonly over: boolean
  /** The table after each line of the story, as far as it is known here. */
  readonly past: readonly State[]
  /** Why the eyes cannot take back their last choice; null where they can. */
  readonly noUndo: Refusal | null
  readonly canRedo: boolean
  readonly thinking: Seat | null
  /** False where the device could not keep the match. */
  readonly kept: boolean
  /** The whole table once the match is over, nothing hidden; null before, and while it is still being fetched. */
  readonly final: State | null
  /** Nothing of it is secret, though it is not over: a line that is played out after a match. */
  readonly revealed?: boolean
  /** What the shuffles came from; empty while that is a secret. */
  readonly seed: string
  /** The address at which a match that is over is explained; null where it is not. */
  readonly analysis: string | null
  /** Whether there is a match file to take away. */
  readonly exportable: boolean
  /** One's own choice that ends the turn, shown and not made yet; null where none is. */
  readonly held: Held | null
  /** Makes a choice, or holds it open for a moment. */
  play(choice: Choice): Refusal | null
  /** Whether a choice would be held open, on the table as it is or will be. */
  holds(choice: Choice, s?: State): boolean
  /** Makes what is held at once. */
  goOn(): void
  /** Whether a choice can be taken back once made. */
  isFinal(choice: Choice): boolean
  undo(): Refusal | null
  redo(): Refusal | null
  takeDevice(): void
  /** Shows an earlier moment; the latest one resumes play. */
  lookAt(moment: number): void
  /** Shows at once what is still being shown move by move. */
  skip(): void
  /** Shows what came after a line once more, move by move. */
  again(line: number): void
  /** The table after a line as these eyes saw it; null where that is not known here. */
  seenAt(line: number): State | null
  /** The match file of a moment, to be given away: nothing is in it that these eyes may not see. Null where there is none. */
  momentFile(line: number): string | null
  /** Played without hints of the page: a table of people agreed to it. */
  readonly hintless: boolean
  /** Whether a coach may sit beside the reader: never where the match is rated or without hints. */
  readonly coaching: 'never' | 'may' | 'always'
  /** The best choices of the eyes, with reasons; none where nothing is to choose. */
  hints(): Promise<readonly Hint[]>
  /** The match file. */
  file(): string
  /** Whether these eyes may lay the table again: whoever only watches may not. */
  readonly mayRematch: boolean
  /** Lays the same table again: the page and id to go to, or null where that cannot be. */
  rematch(): Promise<{ readonly page: string; readonly id: string } | null>
  leave(): void
}
