// What the sprite of Master Builder holds: icons of the game-icons set, and what we drew ourselves.

import type { Drawn } from '../../../look/sprite.ts'
import { sectionArt } from './art/building.ts'
import { papers } from './art/paper.ts'
import { workers } from './art/worker.ts'
import { ICONS } from './icons.ts'

/** Ids in the game-icons set. */
export const icons: readonly string[] = ICONS

const BUILDINGS: Readonly<Record<string, Drawn>> = Object.fromEntries(
  Array.from({ length: 72 }, (_, section) => {
    const k = Math.floor(section / 6)
    return [`b${section}`, { viewBox: '-4 -22 208 174', body: sectionArt(k, section % 6) }]
  }),
)

export const own: Readonly<Record<string, Drawn>> = { ...BUILDINGS, ...workers, ...papers }
