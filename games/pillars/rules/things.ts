// What lies on the table of Pillars or stands beside it, each thing with what its explanation needs to know.
import type { Card, Seat } from '../../../kernel/words.ts'
import type { MATERIALS, PillarsOptions } from './names.ts'

type Tie = { readonly tie: PillarsOptions['kingTrickTie'] }

export type PillarsThings = {
  readonly 'king-trick': Tie & { readonly trick: number | null }
  /** `does` is what the card says. */
  readonly advantage: {
    readonly card: Card
    readonly is: 'owned' | 'in-play' | 'unknown'
    readonly seat: Seat | null
    readonly does: string
  }
  readonly advantages: { readonly owned: number; readonly pile: number }
  readonly 'advantage-pile': { readonly n: number }
  readonly place: { readonly seat: Seat; readonly order: number }
  readonly 'hidden-card': object
  readonly material: { readonly material: (typeof MATERIALS)[number]; readonly most: number }
  readonly tricks: { readonly n: number }
  readonly 'no-trick': Tie & { readonly king: boolean }
  readonly 'none-owned': object
  readonly 'own-advantages': { readonly n: number }
  readonly petal: { readonly trick: number; readonly seat: Seat | null }
  readonly pointer: { readonly seat: Seat | null; readonly over: boolean }
  readonly sum: object
  readonly heap: object
  readonly points: object
  readonly hand: { readonly n: number }
  readonly 'advantage-of': { readonly card: Card; readonly does: string }
  readonly rounds: object
  readonly 'winning-now': object
  readonly round: { readonly round: number; readonly count: number }
  readonly trick: { readonly n: number; readonly all: number }
  readonly 'phase-cards': object
  readonly 'phase-scoring': { readonly most: number }
  readonly over: object
}
