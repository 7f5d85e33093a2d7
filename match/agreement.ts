// What is agreed before the first card: the game and its sheet, the options, the seats and who sits there, the seed, and
// where the match begins.
import { chooseOptions, type Values } from '../kernel/variants.ts'
import type { Refusal } from '../kernel/words.ts'
import type { SheetProblem } from '../papers/problems.ts'
import { type Sheet, sheetProblems } from '../papers/sheet.ts'
import { type Edition, editionOf, type Title } from '../title/title.ts'
import type { Position } from './position.ts'
import { nameOf, type Sitter } from './sitting.ts'

/** What somebody proposes; what is left out is the usual. */
export interface Terms {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed: string
  /** A corrected card sheet, or null for the one the project ships. */
  readonly sheet?: Sheet | null
  readonly players?: readonly string[]
  readonly sitting?: readonly Sitter[] | null
  readonly from?: Position | null
}

export interface Agreement {
  readonly title: Title
  /** The title's game, with the cards of the agreed sheet in its box. */
  readonly game: Edition
  readonly seats: number
  /** Every option of the game, those that nobody named included. */
  readonly options: Values
  readonly seed: string
  readonly sheet: Sheet | null
  /** The names of those who sit, by seat; empty where none was given. */
  readonly players: readonly string[]
  /** Who sits where; null where nobody has said. */
  readonly sitting: readonly Sitter[] | null
  /** The position the match begins from; null for the game's set-up. */
  readonly from: Position | null
}

/** Why terms cannot be agreed on. */
export type NoAgreement = { readonly refusal: Refusal } | { readonly problems: readonly SheetProblem[] }

/** Completes and checks the terms; an agreement is itself terms that agree to the same. */
export function agree(title: Title, terms: Terms): { readonly agreement: Agreement } | NoAgreement {
  const { seats, seed, sheet = null, sitting = null, from = null } = terms
  const [min, max] = title.game.players
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return { refusal: { clause: 'table.seats', with: { min, max, seats: String(seats) } } }
  const chosen = chooseOptions(title.game.variants, terms.options ?? {}, seats)
  if ('refusal' in chosen) return chosen
  if (sheet !== null) {
    const problems = sheetProblems(title.game.id, title.form, sheet)
    if (problems.length > 0) return { problems }
  }
  const game = editionOf(title, sheet)
  const players = Array.from({ length: seats }, (_, seat) => nameOf(terms.players?.[seat] ?? ''))
  return { agreement: { title, game, seats, options: chosen.options, seed, sheet, players, sitting, from } }
}
