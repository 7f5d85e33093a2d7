// Whatever a finger can point at in Castle: every address is made and read here.
import { each } from '../../../kernel/lists.ts'
import { isRef, lastOf, ref, refs } from '../../../kernel/ref.ts'
import type { Ref, Seat } from '../../../kernel/words.ts'
import {
  CHARACTERS,
  FIELDS,
  FROM_INN,
  FROM_SUPPLY,
  GRANARY,
  INN,
  ITEMS,
  KINDS,
  MOST_SEATS,
  SILVER,
  SOURCES,
  SPACES,
  THALER,
  TILES,
  WORKERS,
} from './pieces.ts'
import type { CastleChoice } from './state.ts'

const bySeat = <T>(make: (seat: Seat) => T): readonly T[] => each(MOST_SEATS, make)

export const TILE_REF = refs('tile', TILES.length)
export const FIELD_REF = refs('field', FIELDS.length)
export const STOCK_REF = refs('stock', KINDS.length)
export const TOWER_REF = refs('tower', KINDS.length)
export const GIFT_REF = refs('gift', ITEMS.length)
/** By seat. */
export const SUPPLY_REF = refs('supply', MOST_SEATS)
/** By seat, then by place in the pile or by kind. */
export const HAND_REF = bySeat((seat) => refs('hand', CHARACTERS.length, seat))
export const PLAYED_REF = bySeat((seat) => refs('played', CHARACTERS.length, seat))
/** By seat: a piece of a kind, or a thaler out of the purse. */
export const ITEM_REF = bySeat((seat) => [...refs('own', KINDS.length, seat), ref('purse', seat)])
/** By seat, worker and kind: a piece on a worker card. */
export const LOAD_REF = bySeat((seat) => each(WORKERS, (worker) => refs('load', KINDS.length, seat, worker)))

export const INN_REF = ref('inn', 0)
const GRANARY_REF = ref('granary', 0)
/** By space, the innkeeper and the granary last. */
export const SPACE_REF = SPACES.map((_, space) =>
  space === INN ? INN_REF : space === GRANARY ? GRANARY_REF : ref('space', space),
)
/** By seat and source: where a helper comes from. */
export const SOURCE_REF = bySeat((seat) =>
  SOURCES.map((_, source) =>
    source === FROM_SUPPLY ? ref('supply', seat) : source === FROM_INN ? INN_REF : ref('field', source - 1),
  ),
)

/** The number of what a choice points at first: a tile, a field, a kind, a place in a pile. */
export const pointed = (choice: CastleChoice): number => lastOf(choice.on?.[0])

export const spaceOf = (address: Ref | undefined): number =>
  address === INN_REF ? INN : address === GRANARY_REF ? GRANARY : lastOf(address)
export const sourceOf = (address: Ref | undefined): number =>
  address === INN_REF ? FROM_INN : address?.startsWith('field') ? 1 + lastOf(address) : FROM_SUPPLY

/** What is given or taken: a piece of a kind, or a thaler out of a purse. */
export const itemOf = (address: Ref | undefined): number => (isRef('purse', address) ? THALER : lastOf(address))

type PieceAt = readonly [from: Seat, worker: number, kind: number]
const PIECE_AT: ReadonlyMap<Ref, PieceAt> = new Map(
  LOAD_REF.flatMap((cards, from) =>
    cards.flatMap((pieces, worker) => pieces.map((address, kind) => [address, [from, worker, kind]] as const)),
  ),
)
const NOWHERE: PieceAt = [-1, -1, -1]
/** The seat, worker and kind of a piece on a worker card; read for every candidate, so the answers are made once. */
export const pieceAt = (choice: CastleChoice): PieceAt => PIECE_AT.get(choice.on?.[0] ?? '') ?? NOWHERE

/** The kind a palace piece counts as, and whether it comes from a bar. */
export function pieceGiven(choice: CastleChoice): { readonly kind: number; readonly silver: boolean } {
  const silver = choice.on?.length === 2
  return { kind: lastOf(choice.on?.[silver ? 1 : 0]), silver }
}

/** Whether a card is pointed at in the hand, and not on the table. */
export const isInHand = (choice: CastleChoice): boolean => isRef('hand', choice.on?.[0])

/** The addresses of a piece given to the palace: of a kind, or a bar as that kind. */
export const palaceRefs = (seat: Seat, kind: number, silver: boolean): readonly Ref[] =>
  silver ? [ref('own', seat, SILVER), ref('stock', kind)] : [ref('own', seat, kind)]
