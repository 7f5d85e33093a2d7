// NEH-7.20 New site: workers of the supply go to columns, by the placement rule.
import { next } from '../../../kernel/agenda.ts'
import { canPlace, hasWorker } from '../rules/layout.ts'
import type { NehemiahRefusal } from '../rules/speech.ts'
import type { NehemiahStep } from '../rules/state.ts'
import { priced, type Work } from '../rules/work.ts'

const NO_WORKER: NehemiahRefusal = { clause: 'NEH-7.20', with: { why: 'supply' } }
const NO_COLUMN: NehemiahRefusal = { clause: 'NEH-7.20', with: { why: 'target' } }

export const newSite: Work = {
  ...priced('NEH-7.20'),
  hindrance(s, seat) {
    if (!hasWorker(s, seat)) return NO_WORKER
    return canPlace(s, seat) ? null : NO_COLUMN
  },
  carryOut: (s, _seat, _slot, { times }) =>
    next<NehemiahStep>(s, { do: 'send', why: 'new-site', left: times, first: true }),
}
