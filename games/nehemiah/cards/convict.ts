// NEH-10.28 Convict, instead of the main action: two workers of the supply go to columns, or one if only one can.
import { next } from '../../../kernel/agenda.ts'
import { num } from '../../../kernel/lists.ts'
import { MAIN_ACTION, type Played, played } from '../rules/held.ts'
import { canPlace } from '../rules/layout.ts'
import type { NehemiahStep } from '../rules/state.ts'

export const convict: Played = {
  ...played('NEH-10.28'),
  when: MAIN_ACTION,
  hasTarget: canPlace,
  play(s, _seat, card, _choice, box) {
    s.passes = 0
    next<NehemiahStep>(s, { do: 'send', why: 'convict', left: num(box.amount, card), first: true })
  },
}
