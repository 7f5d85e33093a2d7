// What the board of Castle says itself, with the blanks of each saying.
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Label, Name } from './labels.ts'
import type { Building, Field, House, Item, Line, Material, Resource, Tile } from './pieces.ts'

/** What a helper on a space counts, and what it would bring if the game ended now. */
export interface Worth {
  readonly what: 'empty' | 'helpers' | 'towers' | 'houses' | 'unbuilt' | 'bars' | 'thalers' | 'pieces' | 'granary'
  readonly count: number
  readonly points: number
}

/** A choice in few words. */
type Brief<K extends Label['act']> = Omit<Extract<Label, { act: K }>, 'act'>

/** What the board itself says; `seat` is null where nobody stands. */
export type BoardSayings = {
  readonly or: object
  /** A name before what belongs to it, with the language's colon. */
  readonly heading: { readonly name: string }
  readonly 'helper-of': { readonly seat: Seat }
  readonly 'site-built': { readonly building: Building }
  readonly 'site-plan': { readonly building: Building; readonly value: number; readonly points: number }
  readonly 'forge-holds': { readonly n: number }
  readonly 'space-label': { readonly building: House; readonly fee: number; readonly seat: Seat | null }
  readonly 'track-label': {
    readonly round: number
    readonly rounds: number
    readonly track: number
    readonly marked: readonly number[]
  }
  readonly 'field-label': {
    readonly field: Field
    readonly stock: number
    readonly own: number
    readonly tower: number
    readonly seat: Seat | null
  }
  readonly 'niche-label': { readonly kind: Resource; readonly n: number }
  readonly 'bank-label': { readonly n: number }
  readonly 'cards-of-round': object
  readonly 'round-short': object
  readonly 'card-done': object
  readonly 'card-yours': object
  readonly 'card-at-work': object
  readonly 'card-master': { readonly points: number }
  readonly 'card-of': { readonly seat: Seat; readonly card: Card }
  readonly 'load-label': { readonly n: number; readonly kind: Resource; readonly seat: Seat; readonly card: Card }
  readonly 'has-chosen': object
  readonly thinks: object
  readonly waits: object
  readonly 'chosen-label': { readonly seat: Seat }
  readonly 'choice-short': object
  readonly 'secret-choice': object
  readonly 'deck-label': { readonly n: number }
  readonly hoard: { readonly n: number }
  readonly 'damsel-short': object
  readonly gifts: { readonly gifts: readonly number[] }
  readonly suitor: { readonly seat: Seat }
  readonly 'gift-label': { readonly n: number; readonly item: Item }
  readonly tray: object
  readonly paying: { readonly building: Tile; readonly value: number }
  readonly 'tray-breach': object
  readonly 'tray-place-helper': object
  readonly 'tray-buy': object
  readonly 'tray-share': object
  readonly 'payments-shown': { readonly shown: number; readonly all: number }
  readonly 'payment-label': { readonly act: string; readonly n: readonly number[] }
  readonly leaves: object
  readonly 'own-label': { readonly what: Name; readonly n: number }
  readonly 'your-stock': object
  readonly 'played-count': { readonly n: number }
  readonly 'hand-count': { readonly n: number }
  readonly 'card-chosen': object
  readonly 'card-in-hand': object
  readonly 'card-played': object
  readonly chosen: object
  readonly first: object
  readonly tally: { readonly home: number; readonly out: number }
  readonly 'set-of': { readonly seat: Seat }
  readonly 'built-count': { readonly n: number }
  readonly 'built-list': { readonly built: readonly Tile[] }
  readonly 'cards-down': { readonly n: number }
  readonly 'cards-held': { readonly n: number }
  readonly over: object
  readonly goal: object
  readonly now: {
    readonly phase: 'choose' | 'winter' | 'court' | 'load' | 'palace' | 'execute'
    readonly cards: number
  }
  readonly 'final-scoring': object
  readonly 'points-note': { readonly line: Line; readonly bars: number }
  readonly 'kind-short': { readonly kind: Resource }
  readonly 'bars-as': { readonly kind: Material }
  readonly compose: object
  readonly 'worth-now': Worth & { readonly fee: number }
  readonly 'step-name': { readonly n: number }
  readonly 'would-yield': { readonly kind: Resource; readonly own: number; readonly tower: number }
  readonly 'brings-points': { readonly points: number }
  readonly 'brings-half': { readonly points: number }
  readonly 'brings-wages': { readonly each: number }
  readonly 'brings-thalers': { readonly n: number }
  readonly 'master-gets': { readonly seat: Seat; readonly points: number }
  readonly 'kind-times': { readonly kind: Material; readonly times: number }
  readonly 'would-bring': Worth & { readonly left: number }
  readonly 'would-leave': { readonly fee: number; readonly left: number }
  readonly 'brief-choose-cards': Brief<'choose-cards'>
  readonly 'brief-pay': Brief<'pay'>
  readonly 'brief-place-helper': Brief<'place-helper'>
  readonly 'brief-build': Brief<'build'>
  readonly 'brief-buy': Brief<'buy'>
  readonly 'brief-load-worker-stone': Brief<'load-worker-stone'>
  readonly 'brief-place-trader': Brief<'place-trader'>
  readonly 'brief-take-from-tower': Brief<'take-from-tower'>
  readonly 'brief-palace-give': Brief<'palace-give'>
}
