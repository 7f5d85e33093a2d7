// What a game states about a choice before it is made: sayings of its board with their blanks, so that a test can compare
// every one of them with what then happens, and each language says it in its own words.
import type { Voice } from '../papers/texts.ts'
import type { Considered } from './scene.ts'
import { withMinus } from './words.ts'

/** One saying with its blanks: `StatementOf<BoardSayings, 'would-cost'>` is `{ say: 'would-cost', with: … }`. */
export type StatementOf<B extends object, K extends keyof B & string> = {
  readonly [I in K]: { readonly say: I; readonly with: B[I] }
}[K]

/** A statement of any game. */
export interface Statement {
  readonly say: string
  readonly with: object
}

/** A term of the sum a price or a gain comes from. */
export interface TermOf<T extends Statement> {
  readonly label: T
  readonly n: number
  /** The holding it is counted in; plain numbers otherwise. */
  readonly of?: string
}

/** What a choice would bring, as its game states it. `W` are its statements, `T` what the terms of its sums are called. */
export interface Foretold<W extends Statement = Statement, T extends Statement = Statement> {
  readonly says: readonly W[]
  /** Cards whose printed text says what happens, by their ids in the sheet. */
  readonly cards?: readonly string[]
  readonly sum?: readonly TermOf<T>[]
  readonly clause: string
}

/** How an amount of something is written: "$18,000". */
export type Written = (of: string | undefined, n: number) => string

/** What is foretold, said by a voice. */
export function spoken(
  voice: Pick<Voice, 'says' | 'text'>,
  told: Foretold | null,
  written: Written = (_of, n) => withMinus(n),
): Considered | null {
  if (told === null) return null
  const words = [
    ...told.says.map(({ say, with: blanks }) => voice.says(say, { ...blanks })),
    ...(told.cards ?? []).map((id) => voice.text(id)),
  ]
  const sum = told.sum?.map(({ label, n, of }) => ({
    label: voice.says(label.say, { ...label.with }),
    n: written(of, n),
  }))
  return { text: words.join(' '), ...(sum === undefined ? {} : { sum }), clause: told.clause }
}

/** What proves a statement; written as a method, so that a record of them is one for statements of any game. */
type Prove<P extends object, X> = { prove(blanks: P, x: X): boolean }['prove']

/** What each statement of a game is proved by: total, so that none goes unproved. */
export type WitnessOf<W extends Statement, X> = {
  readonly [K in W['say']]: Prove<Extract<W, { readonly say: K }>['with'], X>
}

/** A record of proofs, asked about a statement. */
export function witness<X>(
  proofs: Readonly<Record<string, Prove<object, X>>>,
): (statement: Statement, x: X) => boolean {
  return ({ say, with: blanks }, x) => proofs[say]?.(blanks, x) === true
}
