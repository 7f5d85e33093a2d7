// The pictures of Pillars' cards.

import { scenesIn } from '../../../../look/art/parts.ts'
import type { GameArt } from '../../../../look/art.ts'
import { HAND } from './cards/glass.ts'
import { PERSONS } from './cards/persons.ts'
import { ADVANTAGES, SITES } from './cards/sites.ts'
import { TRADES } from './cards/trades.ts'

export const art: GameArt = { scenes: scenesIn(HAND, { ...TRADES, ...SITES, ...PERSONS, ...ADVANTAGES }) }
