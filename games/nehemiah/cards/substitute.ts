// NEH-10.26 Substitute, on the own turn: two workers on any cards, who differ in owner or state, change places.
import { next } from '../../../kernel/agenda.ts'
import { OWN_TURN, type Played, played } from '../rules/held.ts'
import type { NehemiahStep } from '../rules/state.ts'
import { canSwap } from '../rules/swap.ts'

export const substitute: Played = {
  ...played('NEH-10.26'),
  when: OWN_TURN,
  hasTarget: (s) => canSwap(s, true),
  play: (s) => next<NehemiahStep>(s, { do: 'swap-workers', why: 'substitute', first: -1 }),
}
