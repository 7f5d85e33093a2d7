// How a position of Spyrium looks for a seat. A turn half chosen is worth its best end.

import { at, fraction } from '../../../kernel/lists.ts'
import type { Choice, Seat } from '../../../kernel/words.ts'
import type { Features } from '../../../title/features.ts'
import type { Insight } from '../../../title/mind.ts'
import { pointed } from '../rules/refs.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { atBestEnd, bestEnd, choosing, isPlacing, type Judgement } from './end.ts'
import { features as drawn } from './features.ts'
import { settled, worths } from './judged.ts'
import { placingsOf } from './placing.ts'
import { CHANCES } from './weights.ts'
import { partsOf } from './worth.ts'

/** How much the others' expectations count against one's own in a search: it is won by whoever has more. */
const IN_FULL = 1

/** The lead of a seat: over the others on average, and in part over what a good group reaches, whoever the others are. */
function leadOf(all: readonly number[], seat: Seat, rivalry: number): number {
  let others = 0
  for (let who = 0; who < all.length; who++) if (who !== seat) others += fraction(all, who)
  return fraction(all, seat) - (rivalry * others) / (all.length - 1) - (1 - rivalry) * CHANCES.par
}

const AT_SIGHT: Judgement = (all, seat) => leadOf(all, seat, CHANCES.rivalry)
const IN_SEARCH: Judgement = (all, seat) => leadOf(all, seat, IN_FULL)
const OWN: Judgement = fraction

/** The position at the end of the turn that is half chosen, or the one given where none is. */
function calm(s: SpyriumState, box: Box): SpyriumState {
  const step = s.agenda.at(-1)
  if (step === undefined || !('seat' in step) || !choosing(s, step.seat)) return s
  return atBestEnd(s, step.seat, IN_SEARCH, box)
}

/** All seats at once: what each may expect is worked out once. */
function leads(s: SpyriumState, box: Box): number[] {
  const all = worths(s, box)
  return all.map((_, seat) => (choosing(s, seat) ? bestEnd(s, seat, IN_SEARCH, box) : IN_SEARCH(all, seat)))
}

/** A worker placed ends the turn: the position need not be made to be judged. */
function glance(s: SpyriumState, seat: Seat, choice: Choice, box: Box): number | null {
  return isPlacing(s) && choice.act === 'place-at'
    ? AT_SIGHT(at(placingsOf(s, seat, box), pointed(choice)), seat)
    : null
}

export const insight: Insight<SpyriumState, Box> = {
  worlds: 1,
  scale: 12,
  strengths: { slips: [10, 3.5, 0.48], thoughts: [80, 1200] },
  value: (s, seat, box) => bestEnd(s, seat, AT_SIGHT, box),
  glance,
  foresight: { leads, scale: 12 },
  parts: (s, seat, box) => partsOf(settled(s, box), seat, box),
  own: (s, seat, box) => bestEnd(s, seat, OWN, box),
}

export const features: Features<SpyriumState, Box> = { ...drawn, calm }
