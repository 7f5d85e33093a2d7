// Which icon stands for what.
import type { Card } from '../../../kernel/words.ts'
import { type Box, rowOf } from '../sheet/box.ts'

/** The picture of a card by its name in the sheet, and what stands in shadow behind it. */
const PICTURES: Readonly<Record<string, readonly [icon: string, behind: string]>> = {
  toolmaker: ['anvil-impact', 'flat-hammer'],
  stonemason: ['stone-crafting', 'stone-wall'],
  carpenter: ['hand-saw', 'wood-pile'],
  'mortar-mixer': ['trowel', 'full-wood-bucket'],
  'master-builder': ['dividers', 'church'],
  quarry: ['war-pick', 'stone-pile'],
  forest: ['pine-tree', 'forest'],
  'gravel-pit': ['spade', 'powder'],
  'alfred-builder': ['blacksmith', 'brick-wall'],
  ellen: ['cowled', 'birch-trees'],
  'regan-hamleigh': ['dagger-rose', 'castle'],
  'tom-builder': ['wheelbarrow', 'crane'],
  'william-hamleigh': ['mounted-knight', 'burning-forest'],
  'prior-philip': ['prayer', 'candle-light'],
  'bishop-waleran': ['pope-crown', 'raven'],
  'lady-aliena': ['rose', 'castle'],
  king: ['crown', 'throne-king'],
  painter: ['palette', 'large-paint-brush'],
  assistant: ['toolbox', 'ladder'],
  brickmaker: ['clay-brick', 'brick-pile'],
  'bell-founder': ['ringing-bell', 'foundry-bucket'],
  potter: ['painted-pottery', 'amphora'],
}

/** Sand, wood, stone, metal: icon, light tone, dark glass. */
export const MATERIAL_ICONS = ['powder', 'log', 'stone-block', 'metal-bar'] as const
export const MATERIAL_TONES = ['#e6c27a', '#c98b52', '#c3c8d0', '#8fb3c9'] as const
export const MATERIAL_GLASS = ['#8a6526', '#5f3816', '#555c68', '#2d4a5c'] as const

/** The lines of the score sheet. */
export const POINT_ICONS = {
  conversions: 'stone-crafting',
  workers: 'meeple',
  advantages: 'church',
  persons: 'cowled',
} as const

const OTHERS = ['meeple', 'gavel', 'card-play', 'sands-of-time', 'check-mark'] as const

/** Every icon of the game-icons set that this look uses. */
export const ICONS: readonly string[] = [
  ...new Set([...Object.values(PICTURES).flat(), ...MATERIAL_ICONS, ...Object.values(POINT_ICONS), ...OTHERS]),
].filter((id) => id !== 'dividers')

export const pictureOf = (card: Card, box: Box): readonly [icon: string, behind: string] =>
  PICTURES[rowOf(card, box)] ?? ['church', 'church']
