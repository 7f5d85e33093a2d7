// NEH-10: every Foreman card by its rule, and playing those that lie before a seat.
import { at, num } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { administrator } from '../cards/administrator.ts'
import { architect } from '../cards/architect.ts'
import { artisan } from '../cards/artisan.ts'
import { assistant } from '../cards/assistant.ts'
import { carpenter } from '../cards/carpenter.ts'
import { companion } from '../cards/companion.ts'
import { convict } from '../cards/convict.ts'
import { corruptWorker } from '../cards/corrupt-worker.ts'
import { inspector } from '../cards/inspector.ts'
import { merchant } from '../cards/merchant.ts'
import { sculptor } from '../cards/sculptor.ts'
import { seasonalWorker } from '../cards/seasonal-worker.ts'
import { substitute } from '../cards/substitute.ts'
import { townPlanner } from '../cards/town-planner.ts'
import { turncoat } from '../cards/turncoat.ts'
import { type Box, FIRST_FOREMAN } from '../sheet/box.ts'
import { FOREMEN, type ForemanId } from '../sheet/form.ts'
import type { Clause } from './clauses.ts'
import { type AtOnce, announce, type Foreman, foremenOf, type Played, type When } from './held.ts'
import { chosen } from './refs.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { NehemiahChoice, NehemiahState } from './state.ts'

const RULES: Readonly<Record<ForemanId, Foreman>> = {
  artisan,
  architect,
  sculptor,
  carpenter,
  merchant,
  turncoat,
  administrator,
  'seasonal-worker': seasonalWorker,
  'town-planner': townPlanner,
  substitute,
  companion,
  convict,
  assistant,
  'corrupt-worker': corruptWorker,
  inspector,
}
/** By card: what is done when it is won, what is said when it is not the time, how it is played; null where it has none. */
const BY_CARD = FOREMEN.map((id) => {
  const rule = RULES[id]
  const { clause } = rule
  const won: AtOnce['won'] | null = 'won' in rule ? rule.won : null
  const notNow: NehemiahRefusal | null = 'notNow' in rule ? rule.notNow : null
  const played: Played | null = 'play' in rule ? rule : null
  return { clause, won, notNow, played }
})
const ruleOf = (card: Card) => at(BY_CARD, card - FIRST_FOREMAN)

/** The clause of a Foreman card. */
export const foremanClause = (card: Card): Clause => ruleOf(card).clause

/** A card with the hand works at once and is gone; any other lies before its owner (NEH-10.10). */
export function award(s: NehemiahState, seat: Seat, card: Card, box: Box): void {
  const foreman = ruleOf(card)
  if (foreman.won === null) foremenOf(s, seat).push(card)
  else {
    s.spent.push(card)
    foreman.won(s, seat, card, box)
  }
}

/** NEH-10.14: why the seat cannot play this card now, or null. */
export function refuseForeman(s: NehemiahState, seat: Seat, card: Card, when: When): NehemiahRefusal | null {
  const { played, notNow } = ruleOf(card)
  if (played?.when.includes(when)) return played.hasTarget(s, seat) ? null : played.noTarget
  if (notNow === null) throw new Error('a card with the hand never lies before a seat')
  return notNow
}

/** Whether the seat holds a card it could play now. */
export function canPlay(s: NehemiahState, seat: Seat, when: When): boolean {
  for (const card of foremenOf(s, seat)) if (refuseForeman(s, seat, card, when) === null) return true
  return false
}

/** The card before the seat that a choice points at. */
export const chosenForeman = (s: NehemiahState, seat: Seat, choice: NehemiahChoice): Card =>
  num(foremenOf(s, seat), chosen(choice))

/** Announces the card a choice points at, and plays it. */
export function playForeman(s: NehemiahState, seat: Seat, choice: NehemiahChoice, box: Box): void {
  const card = chosenForeman(s, seat, choice)
  announce(s, seat, card)
  ruleOf(card).played?.play(s, seat, card, choice, box)
}
