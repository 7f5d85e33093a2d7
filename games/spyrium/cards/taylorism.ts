// SPY-23.7 Taylorism: once per round, a tilted building is straightened and exploited again. End: a point per worker owned.
import type { Seat } from '../../../kernel/words.ts'
import { refuseExploiting } from '../rules/exploit.ts'
import { workersOwned } from '../rules/price.ts'
import type { SpyriumRefusal } from '../rules/speech.ts'
import type { SpyriumState } from '../rules/state.ts'
import { type Counted, ready, TAYLORISM } from '../rules/technique.ts'
import type { Box } from '../sheet/box.ts'

const TILTED: SpyriumRefusal = { clause: 'SPY-11.3' }

/** Why the owner cannot use it now, or null. */
export const refuseTaylorism = (s: SpyriumState, seat: Seat, box: Box): SpyriumRefusal | null =>
  ready(s, seat, TAYLORISM, box) ? refuseExploiting(s, seat, 'taylorism', box) : TILTED

export const workersCounted: Counted = workersOwned
