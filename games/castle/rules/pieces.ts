// What lies in the box of Castle, by name: every id, and its place in the lists of a state.
import type { ByKind } from '../../../kernel/lists.ts'
import type { ValuesOf } from '../../../kernel/variants.ts'
import type { Card } from '../../../kernel/words.ts'

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
