// The lots toy with a fault that few positions have, for what is asked at a share of them: once all cheers are used up and two
// lots are left to draw, everybody sees every hand.
import type { Plan } from '../plan.ts'
import { lots, lotsPlan } from './lots.ts'
import { toyTitle } from './toy.ts'

const zones = lots.zones.map((zone): (typeof lots.zones)[number] =>
  zone.id === 'hand'
    ? { ...zone, sees: (s, seat, pile) => seat === pile || (s.cheers === 3 && s.deck.length === 2) }
    : zone,
)

/** Its dear laws are broken at those few positions; the cheap ones hold everywhere. */
export const rarePlan = { ...lotsPlan, title: toyTitle({ ...lots, zones }) } as unknown as Plan
