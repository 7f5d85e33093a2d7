// What lies on the table of Trestle Works or stands beside it, each thing with what its explanation needs to know.
import type { Seat } from '../../../kernel/words.ts'

type Stones = { readonly stones: number }

export type TrestleThings = {
  readonly seat: { readonly seat: Seat; readonly first: boolean }
  readonly yard: Stones
  readonly 'card-place': object
  readonly 'hidden-card': object
  readonly wall: { readonly stones: number; readonly height: number; readonly bonus: number }
  readonly points: { readonly bonus: number }
  readonly 'full-walls': { readonly bonus: number }
  readonly hand: { readonly n: number; readonly most: number }
  readonly round: { readonly round: number; readonly rounds: number }
  readonly choosing: object
  readonly working: object
  readonly over: object
}
