// NEH-7.21 Priority site: a worker of the supply goes to any free card, row 4 included.
import { next } from '../../../kernel/agenda.ts'
import { hasWorker } from '../rules/layout.ts'
import { canPut } from '../rules/send.ts'
import type { NehemiahRefusal } from '../rules/speech.ts'
import type { NehemiahStep } from '../rules/state.ts'
import { priced, type Work } from '../rules/work.ts'

const NO_WORKER: NehemiahRefusal = { clause: 'NEH-7.21', with: { why: 'supply' } }
const NO_CARD: NehemiahRefusal = { clause: 'NEH-7.21', with: { why: 'target' } }

export const prioritySite: Work = {
  ...priced('NEH-7.21'),
  hindrance(s, seat) {
    if (!hasWorker(s, seat)) return NO_WORKER
    return canPut(s) ? null : NO_CARD
  },
  carryOut: (s) => next<NehemiahStep>(s, { do: 'place-anywhere', why: 'priority-site', from: -1 }),
}
