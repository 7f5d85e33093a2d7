// The pictures of Nehemiah's cards.

import { scenesIn } from '../../../../look/art/parts.ts'
import type { GameArt } from '../../../../look/art.ts'
import { FOREMEN } from './cards/foremen.ts'
import { HAND } from './cards/judea.ts'
import { gateCard, ORDERS } from './cards/orders.ts'
import { GOODS } from './cards/works.ts'

export const art: GameArt = { scenes: scenesIn(HAND, { ...GOODS, ...ORDERS, ...FOREMEN, 'gate-card': gateCard }) }
