// What lies on the table of Spyrium or stands beside it, each thing with what its explanation needs to know.
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Period } from './names.ts'

export type SpyriumThings = {
  /** `does` is what the card says, `mine` whether the reader has used it. */
  readonly event: { readonly card: Card; readonly does: string; readonly mine: boolean }
  readonly 'event-option': {
    readonly n: number
    readonly pays: number
    readonly price: number
    readonly pounds: number
    readonly crystals: number
    readonly vp: number
    readonly does: string
  }
  readonly 'next-event': { readonly card: Card; readonly does: string }
  readonly token: { readonly value: number; readonly on: 'market' | 'event' | 'next' | 'kept' }
  readonly deck: { readonly period: Period; readonly n: number }
  readonly 'token-reserve': object
  readonly 'token-discard': object
  readonly lane: { readonly workers: number }
  readonly 'empty-lot': object
  /** A card of the market: its price, and the other workers around it for whoever stands there. */
  readonly 'market-card': { readonly price: number; readonly crowd: number }
  readonly 'market-worker': { readonly seat: Seat; readonly n: number }
  readonly 'score-track': { readonly first: number; readonly second: number }
  readonly score: { readonly seat: Seat; readonly vp: number }
  readonly 'bonus-worker': object
  readonly 'bonus-money': { readonly pounds: number }
  readonly storey: { readonly value: number }
  readonly phase: { readonly phase: 1 | 2 | 3 }
  readonly 'start-card': { readonly income: number }
  readonly workers: { readonly active: number; readonly spent: number; readonly reserve: number }
  readonly active: { readonly n: number }
  readonly spent: { readonly n: number }
  readonly reserve: { readonly n: number }
  readonly 'new-lot': { readonly price: number }
  readonly 'bare-lot': object
  readonly 'own-building': { readonly tilted: boolean }
  readonly staff: object
  readonly kept: { readonly n: number; readonly most: number }
  readonly points: object
  readonly pounds: object
  readonly crystals: object
  readonly residence: { readonly value: number }
  readonly 'first-player': object
  readonly built: { readonly vp: number }
  readonly bonus: { readonly first: number; readonly second: number; readonly pounds: number }
  readonly round: { readonly round: number; readonly rounds: number; readonly period: Period }
  readonly over: object
}
