// SPY-5: a worker goes to a gap of the market.
import { tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Params, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { layDisc } from './disc.ts'
import { ALONE } from './gain.ts'
import { BESIDE, besideCard, GAPS, gapRef } from './market.ts'
import type { SpyriumChoice, SpyriumState, SpyriumStep } from './state.ts'

const PLACES: readonly SpyriumChoice[] = GAPS.map((_, gap) => ({ act: 'place-at', on: [gapRef(gap)] }))
const NO_CARD: Refusal = { clause: 'SPY-5.2' }
const NO_WORKER: Refusal = { clause: 'SPY-5.3', with: { workers: 0 } }
const NO_GAP: Refusal = { clause: 'SPY-5.3', with: { workers: 1 } }

/** Why no worker can be placed at all, or null. */
export function refusePlacing(s: SpyriumState, seat: Seat): Refusal | null {
  if (s.active[seat] === 0) return NO_WORKER
  for (let pos = 0; pos < s.market.length; pos++) if ((s.market[pos] as Card[]).length > 0) return null
  return NO_GAP
}

/** The cards on both sides of a gap, for a sentence; −1 for an empty position. */
export function sidesOf(s: SpyriumState, gap: number): Params {
  const [a, b] = BESIDE[gap] as readonly [number, number]
  return { gap: GAPS[gap] as string, left: s.market[a]?.[0] ?? -1, right: s.market[b]?.[0] ?? -1 }
}

/** D2: the gap. */
export const placeWorker: Decision<SpyriumState, Extract<SpyriumStep, { do: 'place-worker' }>, SpyriumChoice, Box> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates: () => PLACES,
  refuse: (s, _step, _seat, choice) => (besideCard(s, lastOf(choice.on?.[0])) ? null : NO_CARD),
  resolve(s, step, seat, choice, box) {
    if (step.event) layDisc(s, seat, 0, box)
    const gap = lastOf(choice.on?.[0])
    const own = s.gaps[seat] as number[]
    own[gap] = (own[gap] as number) + 1
    s.active[seat] = (s.active[seat] as number) - 1
    if (s.events !== null) tell(s, { ev: 'place', seat, to: gapRef(gap), with: sidesOf(s, gap) })
  },
}
