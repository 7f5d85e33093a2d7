// The state of a match of Castle, its steps and its choices.
import type { Kind } from '../../../kernel/game.ts'
import type { ByKind, BySeat } from '../../../kernel/lists.ts'
import type { Small } from '../../../kernel/small.ts'
import type { Card, Choice, Seat, State } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import type { CASTLE_SPACES, CastleOptions, FIELDS, ITEMS, Pieces, POINTS, TILES } from './pieces.ts'
import type { CastleEvent, CastleRefusal } from './speech.ts'

type Of<K extends string, F = object> = { readonly do: K } & Readonly<F>
/** One seat's part of a phase. */
type By<K extends string, F = object> = Of<K, { seat: Seat } & F>

export type CastleStep =
  | Of<'round-start'>
  | Of<'choose-cards'>
  | Of<'winter-card'>
  | By<'plague'>
  | By<'breach'>
  | By<'snow'>
  | By<'snowfall'>
  | Of<'winter-card-leaves'>
  | By<'court'>
  | By<'share', { winner: Seat }>
  | Of<'reveal'>
  | By<'load', { worker: number }>
  | By<'load-worker-stone'>
  | By<'messenger'>
  | By<'toll'>
  | By<'recall-trader-helper'>
  | By<'place-trader'>
  | Of<'yield'>
  | By<'take-from-tower'>
  /** `bought` are the worker cards (seat × 3 + worker) already bought from. */
  | By<'buy', { bought: Small }>
  | By<'worker-order'>
  | By<'worker', { worker: number }>
  /** `role` is the character who builds, `left` how many more it may. */
  | By<'build', { role: number; left: number }>
  | By<'pay', { role: number; left: number; building: number }>
  | By<'place-helper', { left: number }>
  | By<'end-activation'>
  | By<'master-builder'>
  | Of<'round-end'>
  | Of<'clear-fields'>
  | Of<'score', { line: number }>
  | By<'palace', { left: number }>
  | Of<'game-end'>
export type StepOf<K extends CastleStep['do']> = Extract<CastleStep, { do: K }>

export type CastleAct =
  | 'choose-cards'
  | 'load-worker-stone'
  | 'place-trader'
  | 'decline-trader'
  | 'recall-trader-helper'
  | 'take-from-tower'
  | 'buy'
  | 'stop-buying'
  | 'build'
  | 'stop-building'
  | 'pay'
  | 'pay-other'
  | 'place-helper'
  | 'stop-placing'
  | 'worker-order'
  | 'palace-give'
  | 'stop-palace'
  | 'plague-remove'
  | 'plague-pay'
  | 'breach'
  | 'court'
  | 'drop-out'
  | 'share'
  | 'snowfall-remove'
  | 'snowfall-pay'
export interface CastleChoice extends Choice {
  readonly act: CastleAct
}

export interface CastleState extends State<CastleEvent> {
  agenda: CastleStep[]
  options: CastleOptions
  round: number
  /** Rounds of a full game, and the thalers still on the round track. */
  rounds: number
  track: number
  first: Seat
  bank: number
  /** Thalers out of the game. */
  lostThalers: number
  /** Resources on the carts and the rider, on the defence tower, and out of the game. */
  stock: Pieces
  tower: Pieces
  lost: Pieces
  /** Silver in the forge. */
  forge: number
  /** Tiles still on the board, and those before each seat. */
  tiles: ByKind<typeof TILES, number>
  built: BySeat<ByKind<typeof TILES, number>>
  /** Each seat's own stock, thalers, helpers not on the board, and victory points. */
  own: BySeat<Pieces>
  thalers: BySeat<number>
  supply: BySeat<number>
  scores: BySeat<number>
  /** Points of each seat so far, by line of the score sheet. */
  tally: BySeat<ByKind<typeof POINTS, number>>
  /** The seat whose helper stands on each resource field, and whether it came in this round. */
  fields: ByKind<typeof FIELDS, Seat | null>
  fresh: ByKind<typeof FIELDS, boolean>
  /** The seat whose helper stands on each castle space. */
  spaces: ByKind<typeof CASTLE_SPACES, Seat | null>
  /** The buildings each seat added a helper to in this round. */
  visited: BySeat<Small>
  /** Each set of eight: in hand, chosen face down, played face up, out of the game. */
  hands: BySeat<Card[]>
  down: BySeat<Card[]>
  played: BySeat<Card[]>
  removed: BySeat<Card[]>
  /** How many of the played cards came in this round: the last ones. */
  now: BySeat<number>
  /** Pieces on the worker cards of this round: seat × 15 + worker × 5 + kind (`loadAt`). */
  load: number[]
  /** Buildings erected in this round. */
  erected: BySeat<number>
  /** Winter: the face-down deck (top first), the cards that lie open, those that left. */
  deck: Card[]
  winter: Card[]
  spent: Card[]
  /** The innkeeper, and the thalers on the card. */
  inn: Seat | null
  hoard: number
  /** The owners of the helpers in the granary. */
  granary: Seat[]
  /** Courtship of each seat: −1 out, else how many items were given; empty without the damsel. */
  suit: BySeat<number>
  /** What lies on the damsel's card. */
  gifts: ByKind<typeof ITEMS, number>
}

/** The types of Castle, named once. */
export interface Castle extends Kind {
  state: CastleState
  step: CastleStep
  choice: CastleChoice
  options: CastleOptions
  box: Box
  refusal: CastleRefusal
}
