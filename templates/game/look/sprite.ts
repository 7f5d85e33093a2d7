// What the sprite of Trestle Works holds: icons of the game-icons set, and what is drawn for it. `npm run sprite` makes it.
import { cardBack, type Drawn, lozenges } from '../../../look/sprite.ts'
import { PICTURES, POINT_ICONS, STONE } from './icons.ts'

/** Ids in the game-icons set. */
export const icons: readonly string[] = [
  ...new Set([...Object.values(PICTURES).flat(), ...Object.values(POINT_ICONS), STONE]),
]

export const own: Readonly<Record<string, Drawn>> = {
  'back-works': cardBack(
    '<rect width="70" height="98" rx="6" fill="#6b5a45"/><rect x="3" y="3" width="64" height="92" rx="4" fill="#3c3226"/>' +
      `<path d="${lozenges(9, 14, 28, 42)}" fill="none" stroke="#8a765c" stroke-width="1.5"/>` +
      '<rect x="3" y="3" width="64" height="92" rx="4" fill="none" stroke="#c9b48f" stroke-width="1.5"/>',
  ),
}
