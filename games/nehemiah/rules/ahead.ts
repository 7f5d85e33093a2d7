// NEH-11.6: a seat may decline its windows in advance, so that a table over days does not stop at every turn.
import { tell } from '../../../kernel/agenda.ts'
import type { Interrupt } from '../../../kernel/game.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import { type Box, foremanCard } from '../sheet/box.ts'
import { AHEAD, type NehemiahChoice, type NehemiahState } from './state.ts'

const CHOICES: readonly NehemiahChoice[] = AHEAD.map((_, i): NehemiahChoice => ({ act: 'decline-ahead', n: [i] }))
const NONE: readonly NehemiahChoice[] = []
const OPENERS: readonly Card[] = [foremanCard('inspector'), foremanCard('seasonal-worker'), foremanCard('town-planner')]
const SAME: Refusal = { clause: 'NEH-11.6', with: { why: 'same' } }
const NO_CARD: Refusal = { clause: 'NEH-11.6', with: { why: 'card' } }

/** A card before the seat that is asked about in the windows of others. */
const opensWindows = (s: NehemiahState, seat: Seat) =>
  (s.foremen[seat] as Card[]).some((card) => OPENERS.includes(card))

export const declineAhead: Interrupt<NehemiahState, NehemiahChoice, Box> = {
  candidates: (s, seat) => (s.options.foremen === 'on' && (s.foremen[seat] as Card[]).length > 0 ? CHOICES : NONE),
  refuse(s, seat, choice) {
    if (!opensWindows(s, seat)) return NO_CARD
    return s.ahead[seat] === choice.n?.[0] ? SAME : null
  },
  resolve(s, seat, choice) {
    s.ahead[seat] = choice.n?.[0] as number
    tell(s, { ev: 'ahead', seat, with: { until: AHEAD[s.ahead[seat] as number] as string } })
  },
}
