// What lies on the table of Nehemiah or stands beside it, each thing with what its explanation needs to know.
import type { Card, Seat } from '../../../kernel/words.ts'

export type NehemiahThings = {
  readonly board: { readonly board: number; readonly places: readonly number[] }
  readonly tower: { readonly seat: Seat; readonly board: number; readonly cubes: number; readonly points: number }
  readonly gate: { readonly points: number; readonly is: 'built' | 'next' | 'later'; readonly seat: Seat | null }
  readonly gates: { readonly n: number }
  readonly deck: { readonly round: number; readonly n: number }
  readonly discard: object
  readonly 'foreman-deck': object
  readonly column: { readonly state: 'empty' | 'closing' | 'full' | 'open' }
  /** How a Work card stands; `seat` is null for a neutral worker, `free` where nobody is. */
  readonly slot: {
    readonly row: number
    readonly seat: Seat | null
    readonly is: 'free' | 'standing' | 'tired'
    readonly coin: number
  }
  /** `coin` is what using the card of a tired worker costs. */
  readonly worker: { readonly seat: Seat | null; readonly tired: boolean; readonly coin: number }
  readonly workers: { readonly supply: number; readonly aside: number; readonly out: number }
  readonly neutrals: object
  readonly wood: { readonly each: number }
  readonly gold: { readonly each: number }
  readonly cubes: object
  readonly points: object
  readonly screen: { readonly seat: Seat }
  readonly sum: object
  readonly bid: { readonly seat: Seat; readonly done: boolean }
  readonly 'gates-of': { readonly values: readonly number[] }
  readonly 'first-player': object
  readonly 'foreman-of': { readonly card: Card; readonly does: string }
  readonly ahead: object
  readonly 'no-foreman': object
  readonly round: { readonly round: number }
  readonly replaced: { readonly n: number; readonly all: number }
  readonly 'final-turns': { readonly n: number }
  readonly auction: object
  readonly over: object
}
