// NEH-10.27 Companion, on the own turn: one of the own standing workers moves to any free card.
import { next } from '../../../kernel/agenda.ts'
import { OWN_TURN, type Played, played } from '../rules/held.ts'
import { canLift, canPut } from '../rules/send.ts'
import type { NehemiahStep } from '../rules/state.ts'

export const companion: Played = {
  ...played('NEH-10.27'),
  when: OWN_TURN,
  hasTarget: (s, seat) => canLift(s, seat) && canPut(s),
  play: (s) => next<NehemiahStep>(s, { do: 'place-anywhere', why: 'companion', from: -1 }),
}
