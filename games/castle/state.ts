// The pieces of Castle and the state of a match.
import type { Kind } from '../../kernel/game.ts'
import type { ByKind, BySeat } from '../../kernel/lists.ts'
import type { Small } from '../../kernel/small.ts'
import type { ValuesOf } from '../../kernel/variants.ts'
import type { Card, Choice, Seat, State } from '../../kernel/words.ts'
import type { Box } from './box.ts'
import type { CastleEvent, CastleRefusal } from './rules/speech.ts'

export const COLOURS = ['blue', 'red', 'green', 'yellow'] as const
export const MOST_SEATS = COLOURS.length

/** The five resources; the first four are the kinds that pay for buildings. */
export const KINDS = ['sand', 'wood', 'clay', 'stone', 'silver'] as const
export const MATERIALS = ['sand', 'wood', 'clay', 'stone'] as const
export const STONE = 3
export const SILVER = 4
/** What can lie on the damsel's card: the five resources, then thalers. */
export const ITEMS = ['sand', 'wood', 'clay', 'stone', 'silver', 'thaler'] as const
export const THALER = 5
export type Resource = (typeof KINDS)[number]
export type Material = (typeof MATERIALS)[number]
export type Item = (typeof ITEMS)[number]
/** So many pieces of each resource. */
export type Pieces = ByKind<typeof KINDS, number>

/** Cards 0 to 7: the characters of every set, in the order in which they act. */
export const CHARACTERS = [
  'messenger',
  'trader',
  'bricklayer',
  'stonemason',
  'worker-wood',
  'worker-sand',
  'worker-stone',
  'master-builder',
] as const
export type Character = (typeof CHARACTERS)[number]
export const ROLE = {
  messenger: 0,
  trader: 1,
  bricklayer: 2,
  stonemason: 3,
  worker: 4,
  workerStone: 6,
  master: 7,
} as const
export const WORKERS = 3
export const isWorker = (card: Card): boolean => card >= ROLE.worker && card <= ROLE.workerStone

/** Cards 8 to 13: the winter cards. */
export const WINTER = ['innkeeper', 'granary', 'plague', 'breach', 'damsel', 'snowfall'] as const
export type WinterCard = (typeof WINTER)[number]
export const FIRST_WINTER: Card = 8
export const WINTER_CARD = { innkeeper: 8, granary: 9, plague: 10, breach: 11, damsel: 12, snowfall: 13 } as const

/** Resource fields, in the order of KINDS. */
export const FIELDS = ['cart-sand', 'cart-wood', 'cart-clay', 'cart-stone', 'rider'] as const
export type Field = (typeof FIELDS)[number]

/** The ten kinds of tile, then the two buildings that stand from the start, then the two winter cards that take helpers. */
export const TILES = [
  'keep',
  'tavern',
  'small-gate',
  'large-gate',
  'stable',
  'servants-house',
  'palace',
  'house',
  'tower',
  'well',
] as const
export const BUILDINGS = [...TILES, 'market', 'forge'] as const
export type Tile = (typeof TILES)[number]
export type Building = (typeof BUILDINGS)[number]
/** What has helper spaces: buildings and two winter cards. */
export type House = Building | 'innkeeper' | 'granary'
export const HOUSE = 7
export const TOWER = 8
export const INN_HOUSE = 12
export const GRANARY_HOUSE = 13

/** The sixteen helper spaces of the castle, then the innkeeper and the granary. */
export const CASTLE_SPACES = [
  'keep-14',
  'tavern-12',
  'tavern-6',
  'small-gate-5',
  'large-gate-10',
  'stable-16',
  'stable-12',
  'servants-house-a',
  'servants-house-b',
  'servants-house-c',
  'market-a',
  'market-b',
  'palace-a',
  'palace-b',
  'forge-10',
  'forge-6',
] as const
export const SPACES = [...CASTLE_SPACES, 'innkeeper', 'granary'] as const
/** The building (or winter card) a space belongs to, and its letter where a building has several alike. */
export const SPACE_HOUSE = [
  'keep',
  'tavern',
  'tavern',
  'small-gate',
  'large-gate',
  'stable',
  'stable',
  'servants-house',
  'servants-house',
  'servants-house',
  'market',
  'market',
  'palace',
  'palace',
  'forge',
  'forge',
  'innkeeper',
  'granary',
] as const satisfies readonly House[]
export type Letter = '' | 'a' | 'b' | 'c'
export const SPACE_LETTER: readonly Letter[] = [
  ...(['', '', '', '', '', '', ''] as const),
  ...(['a', 'b', 'c', 'a', 'b', 'a', 'b'] as const),
  ...(['', '', '', ''] as const),
]
export const INN = 16
export const GRANARY = 17
export const GRANARY_SPACES = 3

/** Where a placed helper comes from: the supply, one of the five fields (1 to 5), or the innkeeper. */
export const SOURCES = ['supply', ...FIELDS, 'innkeeper'] as const
export type Source = (typeof SOURCES)[number]
export const FROM_SUPPLY = 0
export const FROM_INN = 6

export const variants = {
  season: { kind: 'one', values: ['summer', 'winter'] },
  'tower-share': { kind: 'one', values: ['from-yield', 'extra'] },
  'stonemason-purchase': { kind: 'one', values: ['per-card', 'per-opponent'] },
  'helper-fees': { kind: 'one', values: ['to-bank', 'removed'] },
  'winter-spaces': { kind: 'one', values: ['always-six', 'odd'] },
} as const
export type CastleOptions = ValuesOf<typeof variants>

/** The lines of the score sheet. */
export const POINTS = [
  'stonemason',
  'worker',
  'master-builder',
  'keep',
  'tavern',
  'small-gate',
  'large-gate',
  'stable',
  'servants-house',
  'market',
  'palace',
  'forge',
  'granary',
  'breach',
  'damsel',
] as const
export type Line = (typeof POINTS)[number]

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
