// SPY-5: a worker goes to a gap of the market.

import { tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { add, at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { layDisc } from './disc.ts'
import { ALONE } from './gain.ts'
import { BESIDE, besideCard } from './market.ts'
import { GAPS } from './names.ts'
import { gapRef, pointed } from './refs.ts'
import type { Sides, SpyriumRefusal } from './speech.ts'
import type { Spyrium, SpyriumChoice, SpyriumState } from './state.ts'

const PLACES: readonly SpyriumChoice[] = GAPS.map((_, gap) => ({ act: 'place-at', on: [gapRef(gap)] }))
const NO_CARD: SpyriumRefusal = { clause: 'SPY-5.2' }
const NO_WORKER: SpyriumRefusal = { clause: 'SPY-5.3', with: { workers: 0 } }
const NO_GAP: SpyriumRefusal = { clause: 'SPY-5.3', with: { workers: 1 } }

/** Why no worker can be placed at all, or null. */
export function refusePlacing(s: SpyriumState, seat: Seat): SpyriumRefusal | null {
  if (s.active[seat] === 0) return NO_WORKER
  for (let pos = 0; pos < s.market.length; pos++) if (at(s.market, pos).length > 0) return null
  return NO_GAP
}

/** The cards on both sides of a gap, for a sentence; −1 for an empty position. */
export function sidesOf(s: SpyriumState, gap: number): Sides {
  const [a, b] = at(BESIDE, gap)
  return { gap: at(GAPS, gap), left: s.market[a]?.[0] ?? -1, right: s.market[b]?.[0] ?? -1 }
}

/** D2: the gap. */
export const placeWorker: DecisionOf<Spyrium, 'place-worker'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: () => PLACES,
  refuse: (s, _step, _seat, choice) => (besideCard(s, pointed(choice)) ? null : NO_CARD),
  resolve(s, step, seat, choice, box) {
    if (step.event) layDisc(s, seat, 0, box)
    const gap = pointed(choice)
    add(at(s.gaps, seat), gap, 1)
    add(s.active, seat, -1)
    // A search places workers more often than anything else, and nobody listens to it.
    if (s.events !== null) tell(s, { ev: 'place', seat, to: gapRef(gap), with: sidesOf(s, gap) })
  },
}
