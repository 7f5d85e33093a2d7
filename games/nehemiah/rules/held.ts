// NEH-10.10, 10.14, 10.36: the Foreman cards that lie before a seat, and when each may be played.
import { tell } from '../../../kernel/agenda.ts'
import type { Card, Ref, Refusal, Seat } from '../../../kernel/words.ts'
import { FIRST_FOREMAN, foremanCard } from '../sheet/box.ts'
import { FOREMEN, type ForemanId, ROWS } from '../sheet/form.ts'
import { canActivate, canPlace, freeCard, hasPartner, NEUTRAL, NOBODY } from './layout.ts'
import type { Moment, NehemiahChoice, NehemiahState } from './state.ts'

export const SEASONAL = foremanCard('seasonal-worker')
export const TOWN_PLANNER = foremanCard('town-planner')
export const INSPECTOR = foremanCard('inspector')
export const SUBSTITUTE = foremanCard('substitute')
const COMPANION = foremanCard('companion')
const CONVICT = foremanCard('convict')
const ASSISTANT = foremanCard('assistant')
const CORRUPT = foremanCard('corrupt-worker')

/** When a card is asked about: a window, the own plays of steps B and D, the main action. */
export type When = Moment | 'own' | 'main'
const INTERRUPT: readonly When[] = ['before', 'after', 'round-end', 'own']
const WHEN: Readonly<Partial<Record<ForemanId, readonly When[]>>> = {
  'seasonal-worker': INTERRUPT,
  'town-planner': INTERRUPT,
  inspector: ['before'],
  substitute: ['own'],
  companion: ['own'],
  convict: ['main'],
  assistant: ['main'],
  'corrupt-worker': ['main'],
}
const TIMES: readonly (readonly When[])[] = FOREMEN.map((id) => WHEN[id] ?? [])
/** The clause of each card: NEH-10.16 for the artisan … NEH-10.31 for the inspector. */
const CLAUSES: readonly string[] = [16, 17, 18, 19, 20, 25, 21, 22, 23, 26, 27, 28, 29, 30, 31].map(
  (n) => `NEH-10.${n}`,
)
const NOT_NOW = CLAUSES.map((clause): Refusal => ({ clause, with: { why: 'time' } }))
const NO_TARGET = CLAUSES.map((clause): Refusal => ({ clause, with: { why: 'target' } }))

/** Who holds a card, or null. */
export function holderOf(s: NehemiahState, card: Card): Seat | null {
  for (let seat = 0; seat < s.seats; seat++) if ((s.foremen[seat] as Card[]).includes(card)) return seat
  return null
}

/** NEH-10.36: a card is spent when it is announced. */
export function spend(s: NehemiahState, seat: Seat, card: Card): void {
  const cards = s.foremen[seat] as Card[]
  cards.splice(cards.indexOf(card), 1)
  s.spent.push(card)
  if (s.events !== null) tell(s, { ev: 'play-foreman', seat, card })
}

/** NEH-10.14: why the seat cannot play this card now, or null. */
export function refuseCard(s: NehemiahState, seat: Seat, card: Card, when: When): Refusal | null {
  const which = card - FIRST_FOREMAN
  if (!(TIMES[which] as readonly When[]).includes(when)) return NOT_NOW[which] as Refusal
  return hasTarget(s, seat, card) ? null : (NO_TARGET[which] as Refusal)
}

function hasTarget(s: NehemiahState, seat: Seat, card: Card): boolean {
  switch (card) {
    case SEASONAL:
    case CONVICT:
      return canPlace(s, seat)
    case TOWN_PLANNER:
      return tiredColumns(s, seat) > 0
    case INSPECTOR:
      return canPlace(s, s.turn) || canActivate(s, s.turn)
    case SUBSTITUTE:
      return anyPair(s)
    case COMPANION:
      return canActivate(s, seat) && freeCard(s)
    case ASSISTANT:
      return canActivate(s, seat)
    case CORRUPT:
      return standingOpponent(s, seat)
    default:
      return false
  }
}

/** NEH-10.26: two workers anywhere that differ: if the first has no partner, all are alike. */
function anyPair(s: NehemiahState): boolean {
  for (let slot = 0; slot < s.owner.length; slot++) if (s.owner[slot] !== NOBODY) return hasPartner(s, slot, true)
  return false
}

/** NEH-10.23: columns with an own tired worker. */
export function tiredColumns(s: NehemiahState, seat: Seat): number {
  let columns = 0
  for (let top = 0; top < s.owner.length; top += ROWS)
    for (let slot = top; slot < top + ROWS; slot++)
      if (s.owner[slot] === seat && s.tired[slot] === 1) {
        columns++
        break
      }
  return columns
}

/** NEH-10.30: a standing worker of another player. */
function standingOpponent(s: NehemiahState, seat: Seat): boolean {
  for (let slot = 0; slot < s.owner.length; slot++) {
    const owner = s.owner[slot] as number
    if (owner >= 0 && owner < NEUTRAL && owner !== seat && s.tired[slot] === 0) return true
  }
  return false
}

/** The most cards that can lie before a seat. */
export const HELD = FOREMEN.length
export const cardRef = (seat: Seat, i: number): Ref => `foreman.${seat}.${i}`
/** Cards before a seat, as choices: by seat and index. */
export const cardChoices = (act: 'play' | 'figure'): readonly (readonly NehemiahChoice[])[] =>
  [0, 1, 2, 3].map((seat) => Array.from({ length: HELD }, (_, i): NehemiahChoice => ({ act, on: [cardRef(seat, i)] })))
