// NEH-10: every Foreman card by its rule, and playing those that lie before a seat.
import { at } from '../../../kernel/lists.ts'
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
import { announce, type Foreman, foremenOf, type When } from './held.ts'
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
const BY_CARD: readonly Foreman[] = FOREMEN.map((id) => RULES[id])
const ruleOf = (card: Card): Foreman => at(BY_CARD, card - FIRST_FOREMAN)

/** The clause of a Foreman card. */
export const foremanClause = (card: Card): Clause => ruleOf(card).clause

/** A card with the hand works at once and is gone; any other lies before its owner (NEH-10.10). */
export function award(s: NehemiahState, seat: Seat, card: Card, box: Box): void {
  const foreman = ruleOf(card)
  if ('won' in foreman) {
    s.spent.push(card)
    foreman.won(s, seat, card, box)
  } else foremenOf(s, seat).push(card)
}

/** NEH-10.14: why the seat cannot play this card now, or null. */
export function refuseForeman(s: NehemiahState, seat: Seat, card: Card, when: When): NehemiahRefusal | null {
  const foreman = ruleOf(card)
  if ('won' in foreman) throw new Error('a card with the hand never lies before a seat')
  if (!('play' in foreman) || !foreman.when.includes(when)) return foreman.notNow
  return foreman.hasTarget(s, seat) ? null : foreman.noTarget
}

/** Whether the seat holds a card it could play now. */
export function canPlay(s: NehemiahState, seat: Seat, when: When): boolean {
  for (const card of foremenOf(s, seat)) if (refuseForeman(s, seat, card, when) === null) return true
  return false
}

/** The card before the seat that a choice points at. */
export const chosenForeman = (s: NehemiahState, seat: Seat, choice: NehemiahChoice): Card =>
  at(foremenOf(s, seat), chosen(choice))

/** Announces the card a choice points at, and plays it. */
export function playForeman(s: NehemiahState, seat: Seat, choice: NehemiahChoice, box: Box): void {
  const card = chosenForeman(s, seat, choice)
  const foreman = ruleOf(card)
  announce(s, seat, card)
  if ('play' in foreman) foreman.play(s, seat, card, choice, box)
}
