// Which icon stands for what.
import type { Card } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'

type Picture = readonly [icon: string, behind: string]

/** The picture of a design by its name in the sheet, and what stands in shadow behind it. */
const PICTURES: Readonly<Record<string, Picture>> = {
  'mine-i': ['mine-wagon', 'war-pick'],
  'mine-ii': ['gold-mine', 'crystal-growth'],
  'mine-iii': ['crystal-growth', 'gold-mine'],
  'workshop-i': ['anvil-impact', 'chimney'],
  'workshop-ii': ['gear-hammer', 'anvil'],
  'factory-i': ['factory', 'gears'],
  'factory-ii': ['furnace', 'factory'],
  'laboratory-i': ['erlenmeyer', 'corked-tube'],
  'laboratory-ii': ['fizzing-flask', 'test-tubes'],
  'laboratory-iii': ['microscope', 'test-tubes'],
  'workers-estate-i': ['family-house', 'chimney'],
  'workers-estate-ii': ['block-house', 'family-house'],
  residence: ['house', 'wall-light'],
  'university-i': ['greek-temple', 'graduate-cap'],
  'university-ii': ['clock-tower', 'greek-temple'],
  'town-house': ['family-house', 'wall-light'],
  manor: ['spooky-house', 'wall-light'],
  palace: ['capitol', 'laurel-crown'],
  automation: ['vintage-robot', 'gears'],
  capitalisation: ['coins', 'money-stack'],
  crane: ['crane', 'brick-pile'],
  trade: ['trade', 'steam-locomotive'],
  engineering: ['mighty-spanner', 'gears'],
  lobbying: ['top-hat', 'shaking-hands'],
  taylorism: ['stopwatch', 'gears'],
  subsidy: ['receive-money', 'capitol'],
  'town-planning': ['village', 'chimney'],
  patronage: ['diploma', 'greek-temple'],
  'crystal-sale': ['minerals', 'steam-locomotive'],
  overtime: ['sands-of-time', 'factory'],
  hiring: ['scroll-quill', 'meeple-group'],
  reinforcement: ['meeple-group', 'factory'],
  miner: ['war-pick', 'ore'],
  geologist: ['ore', 'minerals'],
  apprentice: ['claw-hammer', 'anvil'],
  engineer: ['spanner', 'gears'],
  bureaucrat: ['stamper', 'diploma'],
  adviser: ['conversation', 'capitol'],
  banker: ['coins', 'money-stack'],
  financier: ['money-stack', 'coins'],
  architect: ['pencil-ruler', 'village'],
}

/** The symbols of buildings, in the order of SYMBOLS. */
export const SYMBOL_ICONS = ['war-pick', 'cog', 'erlenmeyer'] as const

/** The lines of the score sheet. */
export const POINT_ICONS = {
  exploiting: 'factory',
  characters: 'top-hat',
  universities: 'greek-temple',
  residences: 'family-house',
  events: 'newspaper',
  buildings: 'house',
  automation: 'vintage-robot',
  capitalisation: 'coins',
  crane: 'crane',
  trade: 'trade',
  engineering: 'mighty-spanner',
  lobbying: 'shaking-hands',
  taylorism: 'stopwatch',
} as const

const OTHERS = ['cog', 'meeple', 'meeple-group', 'trowel', 'laurels', 'anticlockwise-rotation'] as const
const MORE = ['brick-pile', 'wheelbarrow', 'check-mark', 'newspaper', 'upgrade', 'flat-hammer'] as const

/** Every icon of the game-icons set that this look uses. */
export const ICONS: readonly string[] = [
  ...new Set([...Object.values(PICTURES).flat(), ...SYMBOL_ICONS, ...Object.values(POINT_ICONS), ...OTHERS, ...MORE]),
]

export const pictureOf = (card: Card, box: Box): Picture => PICTURES[box.cards[card]?.design ?? ''] ?? ['cog', 'gears']

export type Family = 'mine' | 'factory' | 'laboratory' | 'university' | 'dwelling' | 'great' | 'none'

const FAMILIES: readonly (readonly [start: string, family: Family])[] = [
  ['mine', 'mine'],
  ['workshop', 'factory'],
  ['factory', 'factory'],
  ['laboratory', 'laboratory'],
  ['university', 'university'],
  ['workers-estate', 'dwelling'],
  ['residence', 'dwelling'],
  ['town-house', 'great'],
  ['manor', 'great'],
  ['palace', 'great'],
]

export const familyOf = (design: string): Family => FAMILIES.find(([start]) => design.startsWith(start))?.[1] ?? 'none'

/** Sky, haze and ground behind the buildings of a family. */
export const GROUNDS: Readonly<Record<Family, readonly [string, string, string]>> = {
  mine: ['#7fa58c', '#345445', '#101d17'],
  factory: ['#f6b35c', '#b04a26', '#37150c'],
  laboratory: ['#9fdcc8', '#34796d', '#0e2b27'],
  university: ['#c3cbe6', '#55689f', '#161f3b'],
  dwelling: ['#f2cf94', '#a06f43', '#352114'],
  great: ['#f0c9b8', '#90506c', '#2a142a'],
  none: ['#c9ab7c', '#b39160', '#8d6c40'],
}

/** "II" for the second of a series. */
export const sizeOf = (design: string): string | undefined => /-(i{1,3})$/.exec(design)?.[1]?.toUpperCase()
