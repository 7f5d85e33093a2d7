// Which icon stands for what.
import type { ForemanId, KindId } from '../sheet/form.ts'

type Picture = readonly [icon: string, behind: string]
export type Family = 'wood' | 'gold' | 'wall' | 'temple' | 'garrison' | 'gate' | 'points' | 'special' | 'night'

/** The picture of each kind of Work card, what stands pale behind it, and the light it lies in. */
export const WORKS: Readonly<Record<KindId, readonly [...Picture, Family]>> = {
  'wood-1': ['log', 'pine-tree', 'wood'],
  'wood-2': ['wood-pile', 'pine-tree', 'wood'],
  'gold-2': ['two-coins', 'swap-bag', 'gold'],
  'gold-3': ['cash', 'scales', 'gold'],
  'wood-order': ['old-wagon', 'pine-tree', 'wood'],
  'wall-1': ['stone-wall', 'trowel', 'wall'],
  'wall-2': ['stone-wall', 'trowel', 'wall'],
  'temple-1': ['fire-bowl', 'ancient-columns', 'temple'],
  'temple-2': ['fire-bowl', 'ancient-columns', 'temple'],
  'garrison-1': ['spears', 'watchtower', 'garrison'],
  'garrison-2': ['spears', 'watchtower', 'garrison'],
  gate: ['closed-doors', 'brick-pile', 'gate'],
  'remarkable-work': ['stone-bust', 'chisel', 'points'],
  'night-work-1': ['torch', 'moon', 'night'],
  'night-work-2': ['torch', 'moon', 'night'],
  'new-site-1': ['brick-pile', 'ladders-platform', 'special'],
  'new-site-2': ['brick-pile', 'ladders-platform', 'special'],
  'priority-site': ['flag-objective', 'stone-block', 'special'],
  'crew-change': ['body-swapping', 'cycle', 'special'],
  reassignment: ['cycle', 'meeple-group', 'special'],
  planning: ['scroll-unfurled', 'pencil-ruler', 'special'],
  'consolidation-1': ['stone-stack', 'linked-rings', 'special'],
  'consolidation-2': ['stone-stack', 'linked-rings', 'special'],
}

export const FOREMAN_PICTURES: Readonly<Record<ForemanId, Picture>> = {
  artisan: ['trowel', 'stone-wall'],
  architect: ['compass', 'closed-doors'],
  sculptor: ['stone-bust', 'chisel'],
  carpenter: ['hand-saw', 'wood-beam'],
  merchant: ['scales', 'swap-bag'],
  turncoat: ['duality-mask', 'stone-block'],
  administrator: ['scroll-quill', 'pencil-ruler'],
  'seasonal-worker': ['sickle', 'pine-tree'],
  'town-planner': ['village', 'treasure-map'],
  substitute: ['body-swapping', 'cycle'],
  companion: ['walk', 'position-marker'],
  convict: ['breaking-chain', 'stone-wall'],
  assistant: ['hammer-nails', 'meeple-group'],
  'corrupt-worker': ['robber-hand', 'swap-bag'],
  inspector: ['magnifying-glass', 'eye-target'],
}

/** Light, haze and earth behind the cards of a family. */
export const GROUNDS: Readonly<Record<Family, readonly [string, string, string]>> = {
  wood: ['#dce3b4', '#93a968', '#5c7140'],
  gold: ['#fff0be', '#edbe55', '#a9731c'],
  wall: ['#f8e5be', '#ddb77c', '#a27c4b'],
  temple: ['#8fb6e6', '#3f6fb0', '#1f3f72'],
  garrison: ['#f3b692', '#c2633d', '#7a3019'],
  gate: ['#e7c79b', '#a9774a', '#5d3720'],
  points: ['#fffae6', '#f2dc98', '#c9a04a'],
  special: ['#cfc7df', '#857ba6', '#4b4570'],
  night: ['#2c3a6b', '#1b2450', '#0f1534'],
}

/** The boards, in the order of BOARDS. */
export const BOARD_ICONS = ['stone-wall', 'ancient-columns', 'bordered-shield'] as const

/** When a foreman is used, by the symbol on the card. */
export const MOMENT_ICONS: Readonly<Record<string, string>> = {
  hand: 'palm',
  hourglass: 'hourglass',
  scroll: 'tied-scroll',
  exclamation: 'exclamation',
  plus: 'plus',
  figure: 'person',
}

/** The lines of the score sheet. */
export const POINT_ICONS = {
  wall: 'stone-wall',
  temple: 'ancient-columns',
  garrison: 'bordered-shield',
  gates: 'closed-doors',
  works: 'stone-bust',
  foremen: 'flat-hammer',
  wood: 'log',
  gold: 'two-coins',
} as const

const OTHERS = ['laurels', 'meeple', 'crown', 'palm-tree', 'check-mark', 'upgrade', 'cycle', 'eye-target']
/** Moments drawn by us are not of the set. */
const OURS = ['exclamation', 'plus']

/** Every icon of the game-icons set that this look uses. */
export const ICONS: readonly string[] = [
  ...new Set([
    ...Object.values(WORKS).flatMap((picture) => picture.slice(0, 2)),
    ...Object.values(FOREMAN_PICTURES).flat(),
    ...BOARD_ICONS,
    ...Object.values(POINT_ICONS),
    ...Object.values(MOMENT_ICONS).filter((id) => !OURS.includes(id)),
    ...OTHERS,
  ]),
]
