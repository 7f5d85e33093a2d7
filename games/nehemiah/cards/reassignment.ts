// NEH-7.23 Reassignment: two workers of one column, who differ in owner or state, change places.
import { next } from '../../../kernel/agenda.ts'
import type { NehemiahRefusal } from '../rules/speech.ts'
import type { NehemiahStep } from '../rules/state.ts'
import { canSwap } from '../rules/swap.ts'
import { priced, type Work } from '../rules/work.ts'

const NO_PAIR: NehemiahRefusal = { clause: 'NEH-7.23', with: { why: 'target' } }

export const reassignment: Work = {
  ...priced('NEH-7.23'),
  hindrance: (s) => (canSwap(s, false) ? null : NO_PAIR),
  carryOut: (s) => next<NehemiahStep>(s, { do: 'swap-workers', why: 'reassignment', first: -1 }),
}
