// Which icon of the game-icons set stands for what.
import type { CardKind, POINTS } from '../rules/names.ts'

/** The picture of each kind of card, and what stands in shadow behind it. */
export const PICTURES: Readonly<Record<CardKind, readonly [icon: string, behind: string]>> = {
  quarry: ['war-pick', 'stone-pile'],
  wall: ['brick-wall', 'stone-wall'],
  crane: ['crane', 'ladder'],
}

export const STONE = 'stone-block'

/** The lines of the score sheet. */
export const POINT_ICONS: Readonly<Record<(typeof POINTS)[number], string>> = { stones: STONE, walls: 'brick-wall' }
