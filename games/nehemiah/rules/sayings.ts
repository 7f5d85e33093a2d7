// What the board of Nehemiah says beside its rules: names, headings, what a card does; each with its blanks.
import type { Card, Seat } from '../../../kernel/words.ts'
import type { FiguresOf } from '../../../papers/sheet.ts'
import type { ForemanId, form, KindId, SymbolId } from '../sheet/form.ts'
import type { Ahead, Board, Colour, Point } from './terms.ts'

/** A card in a column and whoever is on it: a seat, 4 and its keeper for a neutral worker, −1 for nobody. */
export interface Spot {
  readonly card: Card
  readonly column: number
  readonly row: number
  readonly owner: number
  readonly tired: boolean
}

/** The table of names. */
export type NehemiahName =
  | Board
  | Colour
  | SymbolId
  | 'wood'
  | 'gold'
  | 'vp'
  | 'influence-cube'
  | 'worker'
  | 'neutral-worker'
  | 'standing'
  | 'tired'
  | 'screen'
  | 'bank'
  | 'column'
  | 'deck'
  | 'first-player'
  | 'work-card'
  | 'gate-card'
  | 'foreman-card'
  | 'round'
  | 'table-round'
  | 'end-phase'
  | 'scoring'
  | 'place-worker'
  | 'activate-worker'
  | 'extra-activation'
  | 'pass'
  | 'auction'
  | 'bid'
  | 'set-aside'
  | 'supply'
  | 'closing'
  | 'gates'
  | 'free'
  | 'neutral'
  | 'lot'
  | 'face-up'
  | 'turns-left'

/** The parts of a position that the mind names. */
export type NehemiahPart = 'score' | Board | 'gates' | 'gold' | 'wood' | 'crew' | 'foremen'

/** What each card does: its blanks are the figures of its row in the sheet. */
export type NehemiahCards = { readonly [K in KindId]: FiguresOf<typeof form, 'kinds'> } & {
  readonly [K in ForemanId]: FiguresOf<typeof form, 'foremen'>
} & { readonly 'gate-card': object }

type Count = { readonly n: number }
type Named = Count & { readonly name: string }
type OfSeat = { readonly seat: Seat }
type OfCard = { readonly card: Card }
type OfColumn = { readonly column: number }
type Where = OfCard & OfColumn & { readonly row: number }
type Coin = { readonly coin: number }
type Gate = { readonly points: number; readonly seat: Seat }
type Tower = OfSeat & { readonly board: number; readonly cubes: number; readonly points: number }
/** What a line of the score sheet may tell. */
type Line = { readonly gates: readonly number[]; readonly wood: number; readonly gold: number }

type Plain =
  | 'city'
  | 'columns'
  | 'piles'
  | 'discard'
  | 'foremen'
  | 'gates-title'
  | 'own-mat'
  | 'you'
  | 'screen'
  | 'sum-now'
  | 'workers'
  | 'wood-head'
  | 'gold-head'
  | 'cubes'
  | 'neutrals'
  | 'points'
  | 'no-foreman'
  | 'ahead'
  | 'swaps'
  | 'pair-wood'
  | 'pair-gold'
  | 'only-tired'
  | 'phase-auction'
  | 'over'

/** A choice in few words, for its button. */
type Briefs = {
  readonly 'brief-place': object
  readonly 'brief-activate': object
  readonly 'brief-figure': OfCard
  readonly 'brief-place-neutral': object
  readonly 'brief-resolve': object
  readonly 'brief-skip': object
  readonly 'brief-extra': Coin
  readonly 'brief-raise': object
  readonly 'brief-send': object
  readonly 'brief-lift': object
  readonly 'brief-put': object
  readonly 'brief-relieve': object
  readonly 'brief-swap-worker': object
  readonly 'brief-swap-rows': object
  readonly 'brief-consolidate': Coin
  readonly 'brief-move-cube': { readonly board: number }
  readonly 'brief-pick': object
  readonly 'brief-bid': object
  readonly 'brief-sculpt': object
  readonly 'brief-corrupt': object
  readonly 'brief-play': OfCard
  readonly 'brief-turn-cube': { readonly into: number }
  readonly 'brief-decline-ahead': { readonly until: Ahead }
}

type Headings = { readonly [K in Plain]: object } & { readonly [K in `when-${SymbolId}`]: object } & {
  readonly [K in `points-${Point}`]: Line
}

/** What the board says, by id. */
export type NehemiahSayings = Headings &
  Briefs & {
    readonly deck: { readonly deck: string }
    readonly 'of-deck': { readonly deck: string }
    readonly 'pile-label': Named
    readonly 'column-open': OfColumn
    readonly 'column-full': OfColumn
    readonly 'column-closing': OfColumn
    readonly 'column-empty': OfColumn
    readonly 'column-label': OfColumn & { readonly state: 'open' | 'full' | 'closing' | 'empty' }
    readonly 'slot-label': Spot
    readonly 'board-label': {
      readonly board: Board
      readonly places: readonly number[]
      readonly who: readonly string[]
    }
    readonly 'tower-label': Tower
    readonly place: Count
    readonly 'gates-left': Count
    readonly 'gates-of': { readonly values: readonly number[] }
    readonly 'gate-built': Gate
    readonly 'gate-next': Gate
    readonly 'gate-later': Gate
    readonly 'screen-of': OfSeat
    readonly amount: { readonly name: string; readonly n: number | string }
    readonly aside: Count
    readonly 'workers-label': { readonly supply: number; readonly out: number; readonly aside: number }
    readonly tally: {
      readonly supply: number
      readonly standing: number
      readonly tired: number
      readonly aside: number
    }
    readonly 'foremen-of': OfSeat
    readonly 'foreman-label': OfCard
    readonly 'auction-n': Count & { readonly all: number }
    readonly 'bid-sealed': OfSeat
    readonly 'bid-awaited': OfSeat
    readonly 'bid-sum': Count
    readonly 'sculpt-sum': Count
    readonly 'will-close': OfColumn
    readonly 'will-stand': Where
    readonly 'neutral-lies': Where
    readonly 'coin-to': Coin & { readonly owner: number }
    readonly 'would-score': OfSeat & {
      readonly boards: readonly { readonly board: Board; readonly was: number; readonly will: number }[]
    }
    readonly replaced: Count & { readonly all: number }
    readonly 'final-turns': Count
    readonly goal: object
    readonly now:
      | { readonly phase: 'auction' }
      | { readonly phase: 'columns'; readonly left: number; readonly last: boolean }
      | { readonly phase: 'final'; readonly n: number }
  }
