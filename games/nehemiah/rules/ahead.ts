// NEH-11.6: a seat may decline its windows in advance, so that a table over days does not stop at every turn.
import { tell } from '../../../kernel/agenda.ts'
import type { InterruptOf } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { foremanCard } from '../sheet/box.ts'
import { foremenOf } from './held.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { Nehemiah, NehemiahChoice, NehemiahState } from './state.ts'
import { AHEAD } from './terms.ts'

const CHOICES: readonly NehemiahChoice[] = AHEAD.map((_, i) => ({ act: 'decline-ahead', n: [i] }))
const NONE: readonly NehemiahChoice[] = []
const OPENERS: readonly Card[] = [foremanCard('inspector'), foremanCard('seasonal-worker'), foremanCard('town-planner')]
const SAME: NehemiahRefusal = { clause: 'NEH-11.6', with: { why: 'same' } }
const NO_CARD: NehemiahRefusal = { clause: 'NEH-11.6', with: { why: 'card' } }

/** A card before the seat that is asked about in the windows of others. */
const opensWindows = (s: NehemiahState, seat: Seat) => foremenOf(s, seat).some((card) => OPENERS.includes(card))

export const declineAhead: InterruptOf<Nehemiah> = {
  candidates: (s, seat) => (s.options.foremen === 'on' && foremenOf(s, seat).length > 0 ? CHOICES : NONE),
  refuse(s, seat, choice) {
    if (!opensWindows(s, seat)) return NO_CARD
    return s.ahead[seat] === choice.n?.[0] ? SAME : null
  },
  otherwise: () => NO_CARD,
  resolve(s, seat, choice) {
    const until = choice.n?.[0] ?? 0
    s.ahead[seat] = until
    tell(s, { ev: 'ahead', seat, with: { until: at(AHEAD, until) } })
  },
}
