// Which icon stands for what.
import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import type { Building, Line } from '../rules/pieces.ts'

/** By card: the picture, what stands paler behind it, and the ground: sky, haze, earth. */
interface Picture {
  readonly icon: string
  readonly behind: string
  readonly ground: readonly [string, string, string]
}

const PICTURES: readonly Picture[] = [
  { icon: 'cavalry', behind: 'hill-fort', ground: ['#f3d98f', '#e3b95c', '#a97b2c'] },
  { icon: 'old-wagon', behind: 'shop', ground: ['#cfe3a4', '#9fc46f', '#5f8a3c'] },
  { icon: 'trowel', behind: 'brick-wall', ground: ['#f3c6a4', '#dd8c62', '#9a4a2c'] },
  { icon: 'stake-hammer', behind: 'stone-block', ground: ['#dfe3e8', '#aab4c0', '#6d7784'] },
  { icon: 'axe-in-log', behind: 'pine-tree', ground: ['#e5d0a6', '#c09a63', '#7b5a30'] },
  { icon: 'dig-hole', behind: 'powder', ground: ['#f7e0a2', '#e0b65a', '#a47625'] },
  { icon: 'stone-crafting', behind: 'mountains', ground: ['#dcd8c8', '#aca68f', '#6c6750'] },
  { icon: 'dividers', behind: 'castle', ground: ['#c3daf0', '#86b0dc', '#4a76a8'] },
  { icon: 'tavern-sign', behind: 'bed', ground: ['#f0cfa0', '#c98f5c', '#7d5230'] },
  { icon: 'granary', behind: 'grain-bundle', ground: ['#f2e2ac', '#d0ac5c', '#856623'] },
  { icon: 'rat', behind: 'plague-doctor-profile', ground: ['#d3dcb4', '#8fa274', '#4a5d3c'] },
  { icon: 'broken-wall', behind: 'stone-pile', ground: ['#cfd8e4', '#93a3b8', '#4f6078'] },
  { icon: 'rose', behind: 'queen-crown', ground: ['#f5cfd6', '#d9899c', '#8e4560'] },
  { icon: 'snowing', behind: 'pine-tree', ground: ['#dfecf8', '#a3bfdc', '#5b7ea6'] },
]
export const pictureOf = (card: Card): Picture => at(PICTURES, card)

/** By building: what a tile shows when it is read. */
export const BUILDING_ICONS: Readonly<Record<Building, string>> = {
  keep: 'castle',
  tavern: 'tavern-sign',
  'small-gate': 'gate',
  'large-gate': 'medieval-gate',
  stable: 'horse-head',
  'servants-house': 'village',
  palace: 'queen-crown',
  house: 'house',
  tower: 'white-tower',
  well: 'well',
  market: 'shop',
  forge: 'anvil',
}

/** The lines of the score sheet. */
export const POINT_ICONS: Readonly<Record<Line, string>> = {
  stonemason: 'stake-hammer',
  worker: 'stone-crafting',
  'master-builder': 'dividers',
  keep: 'castle',
  tavern: 'tavern-sign',
  'small-gate': 'gate',
  'large-gate': 'medieval-gate',
  stable: 'horse-head',
  'servants-house': 'village',
  market: 'shop',
  palace: 'queen-crown',
  forge: 'anvil',
  granary: 'granary',
  breach: 'broken-wall',
  damsel: 'rose',
}

const DRAWN = ['dividers', 'stone-block']
const OTHERS = [
  'meeple',
  'white-tower',
  'card-pickup',
  'flying-flag',
  'flat-hammer',
  'locked-chest',
  'snowflake-2',
  'sun',
  'hourglass',
  'check-mark',
  'old-wagon',
]

/** Every icon of the game-icons set that this look uses. */
export const ICONS: readonly string[] = [
  ...new Set([
    ...PICTURES.flatMap((p) => [p.icon, p.behind]).filter((id) => !DRAWN.includes(id)),
    ...Object.values(POINT_ICONS).filter((id) => !DRAWN.includes(id)),
    ...Object.values(BUILDING_ICONS),
    ...OTHERS,
  ]),
]
