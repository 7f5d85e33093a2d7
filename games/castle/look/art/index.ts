// The pictures of Castle's cards and tiles.

import { scenesIn } from '../../../../look/art/parts.ts'
import type { GameArt } from '../../../../look/art.ts'
import { CHARACTERS } from './cards/characters.ts'
import { HOUSES } from './cards/houses.ts'
import { HAND } from './cards/meadow.ts'
import { WINTER } from './cards/winter.ts'

export const art: GameArt = { scenes: scenesIn(HAND, { ...CHARACTERS, ...WINTER, ...HOUSES }) }
