// The open bot protocol: one JSON value a line, over standard input and output. docs/guide/write-a-bot.md tells it whole.

import { isRecord } from '../../kernel/record.ts'
import type { Values } from '../../kernel/variants.ts'
import type { Choice, Seat, State } from '../../kernel/words.ts'
import type { Sheet } from '../../papers/sheet.ts'

/** Grows when a message changes its meaning; a field more is no new version. */
export const PROTOCOL = 1

/** What the house says to a bot. */
export type Said =
  | { readonly type: 'hello'; readonly protocol: number; readonly game: string; readonly rules: number }
  | {
      readonly type: 'match'
      readonly match: string
      readonly game: string
      readonly seats: number
      readonly seat: Seat
      readonly options: Values
      /** The numbers of cards in views, by their ids in the sheet. */
      readonly cards: Readonly<Record<number, string>>
      /** The printed cards this match is played with. */
      readonly sheet: Sheet
    }
  | {
      readonly type: 'choose'
      readonly id: number
      readonly match: string
      readonly seat: Seat
      readonly view: State
      /** Legal choices that can be answered as they are. */
      readonly options: readonly Choice[]
      /** Choices whose numbers the bot may name itself, with the spans of their numbers. */
      readonly open: readonly Choice[]
      /** What may be done beside the question: answered like an option, and then the question comes again. */
      readonly offers: readonly Choice[]
      readonly budget: { readonly ms?: number; readonly iterations?: number }
    }
  | { readonly type: 'now'; readonly id: number }
  | {
      readonly type: 'end'
      readonly match: string
      readonly scores: readonly number[]
      readonly winners: readonly Seat[]
    }
  | { readonly type: 'bye' }

/** What a bot answers. */
export type Answered =
  | { readonly type: 'hello'; readonly protocol: number; readonly name?: string }
  | { readonly type: 'choice'; readonly id: number; readonly choice: Choice }

/** How a bot can fail. Whatever it is, the match goes on. */
export type Fault = 'missing' | 'start' | 'crash' | 'hang' | 'flood' | 'nonsense'

export interface Failure extends Error {
  readonly fault: Fault
}

export const failure = (fault: Fault, message: string): Failure => Object.assign(new Error(message), { fault })

export const isFailure = (x: unknown): x is Failure => x instanceof Error && 'fault' in x

/** Reads a line of a bot; whatever a stranger may send. */
export function readAnswer(line: string): Answered | null {
  let x: unknown
  try {
    x = JSON.parse(line)
  } catch {
    return null
  }
  if (!isRecord(x)) return null
  if (x.type === 'hello' && Number.isInteger(x.protocol)) return x as unknown as Answered
  if (x.type === 'choice' && Number.isInteger(x.id) && isRecord(x.choice)) return x as unknown as Answered
  return null
}
