// NEH-7.23, 7.24, 10.21, 10.26: swapping workers (reassignment, substitute), swapping cards (planning, administrator).
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { announceAdministrator } from '../cards/administrator.ts'
import { ROWS } from '../sheet/form.ts'
import { cardAt, closeIfTired, columnOf, isFree, nobodyOn, occupied, placeOf, rowOf, topOf } from './layout.ts'
import { alone, COLUMN_REFS, chosen, chosenSlot, DECLINE, perColumn, perSlot, slotAt, slotRef } from './refs.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { Nehemiah, NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'

const SWAP_WORKER = perSlot('swap-worker')
const NO_PARTNER: NehemiahRefusal = { clause: 'NEH-7.23', with: { why: 'alone' } }
const OTHER_COLUMN: NehemiahRefusal = { clause: 'NEH-7.23', with: { why: 'column' } }
const SAME: NehemiahRefusal = { clause: 'NEH-7.23', with: { why: 'same' } }
const ITSELF: NehemiahRefusal = { clause: 'NEH-7.23', with: { why: 'itself' } }
const NOBODY_HERE = nobodyOn('swap-worker', { clause: 'NEH-7.23', with: { why: 'empty' } })
const NOBODY_ANYWHERE = nobodyOn('swap-worker', { clause: 'NEH-10.26', with: { why: 'empty' } })
const NO_PARTNER_ANYWHERE: NehemiahRefusal = { clause: 'NEH-10.26', with: { why: 'alone' } }
const SAME_ANYWHERE: NehemiahRefusal = { clause: 'NEH-10.26', with: { why: 'same' } }

/** Why two workers, of one column or anywhere, do not change places (NEH-7.23, 10.26). */
function refusePartner(s: NehemiahState, first: number, slot: number, anywhere: boolean): NehemiahRefusal | null {
  if (slot === first) return ITSELF
  if (!anywhere && columnOf(slot) !== columnOf(first)) return OTHER_COLUMN
  const differ = s.owner[slot] !== s.owner[first] || s.tired[slot] !== s.tired[first]
  return differ ? null : anywhere ? SAME_ANYWHERE : SAME
}

/** Why a worker cannot be the first of the two: nobody could be his partner. */
function refuseFirst(s: NehemiahState, slot: number, anywhere: boolean): NehemiahRefusal | null {
  const from = anywhere ? 0 : topOf(columnOf(slot))
  const to = anywhere ? s.owner.length : from + ROWS
  for (let other = from; other < to; other++)
    if (!isFree(s, other) && refusePartner(s, slot, other, anywhere) === null) return null
  return anywhere ? NO_PARTNER_ANYWHERE : NO_PARTNER
}

/** Some worker has a partner. */
export function canSwap(s: NehemiahState, anywhere: boolean): boolean {
  for (let slot = 0; slot < s.owner.length; slot++)
    if (!isFree(s, slot) && refuseFirst(s, slot, anywhere) === null) return true
  return false
}

/** Reassignment: two workers of one column. Substitute: any two. First one, then his partner. */
export const swapWorkers: DecisionOf<Nehemiah, 'swap-workers'> = {
  kind: 'decision',
  by: (s) => alone(s.turn),
  candidates: (s) => occupied(s, SWAP_WORKER),
  refuse(s, step, _seat, choice) {
    const slot = chosenSlot(choice)
    const anywhere = step.why === 'substitute'
    return step.first < 0 ? refuseFirst(s, slot, anywhere) : refusePartner(s, step.first, slot, anywhere)
  },
  otherwise: (s, step, seat, choice) => (step.why === 'substitute' ? NOBODY_ANYWHERE : NOBODY_HERE)(s, seat, choice),
  resolve(s, step, seat, choice) {
    const slot = chosenSlot(choice)
    const { first } = step
    if (first < 0) return next<NehemiahStep>(s, { ...step, first: slot })
    exchange(s.owner, slot, first)
    exchange(s.tired, slot, first)
    tell(s, { ev: 'swap-workers', seat, from: slotRef(first), to: slotRef(slot), with: pair(first, slot) })
    closeIfTired(s, slot)
    closeIfTired(s, first)
  },
}

function pair(a: number, b: number) {
  const [first, second] = [placeOf(a), placeOf(b)]
  return { columnA: first.column, rowA: first.row, columnB: second.column, rowB: second.row }
}

function exchange(list: number[], a: number, b: number): void {
  const value = num(list, a)
  list[a] = num(list, b)
  list[b] = value
}

const CHOOSE = perColumn('choose-column')
/** The six pairs of rows of each column. */
const PAIRS: readonly (readonly NehemiahChoice[])[] = COLUMN_REFS.map((_, column) => {
  const pairs: NehemiahChoice[] = []
  for (let a = topOf(column); a < topOf(column) + ROWS; a++)
    for (let b = a + 1; b < topOf(column) + ROWS; b++) pairs.push({ act: 'swap-rows', on: [slotRef(a), slotRef(b)] })
  return pairs
})
const NO_CARDS: NehemiahRefusal = { clause: 'NEH-7.24', with: { why: 'cards' } }
const ANNOUNCED: NehemiahRefusal = { clause: 'NEH-10.36' }
const NOT_FRESH: NehemiahRefusal = { clause: 'NEH-10.21', with: { why: 'column' } }

/** Planning and the administrator: first a column, then two of its rows. */
export const swapCards: DecisionOf<Nehemiah, 'swap-cards'> = {
  kind: 'decision',
  by: (_s, step) => alone(step.seat),
  candidates(s, step) {
    if (step.column >= 0) return at(PAIRS, step.column)
    const list = CHOOSE.slice(0, s.columns.length)
    if (step.why === 'administrator') list.push(DECLINE)
    return list
  },
  refuse(_s, step, _seat, choice) {
    if (choice.act !== 'choose-column' || small.has(step.among, chosen(choice))) return null
    return step.why === 'administrator' ? NOT_FRESH : NO_CARDS
  },
  otherwise(_s, step, seat, { act }) {
    if (seat !== step.seat) return null
    const clause = step.why === 'administrator' ? 'NEH-10.21' : 'NEH-7.24'
    if (act === 'decline' && step.why === 'administrator') return ANNOUNCED
    if (act === 'choose-column') return { clause, with: { why: 'chosen' } }
    return act === 'swap-rows' || act === 'decline'
      ? { clause, with: { why: step.column < 0 ? 'first' : 'chosen' } }
      : null
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'decline',
  resolve(s, step, seat, choice) {
    if (step.why === 'administrator') noReturn(s)
    if (choice.act === 'decline') return
    if (choice.act === 'choose-column') {
      if (step.why === 'administrator') announceAdministrator(s, seat)
      return next<NehemiahStep>(s, { ...step, column: chosen(choice) })
    }
    swapSlots(s, seat, chosenSlot(choice), slotAt(choice.on?.[1]))
  },
}

/** A set of slots after the cards of two of them have changed rows. */
function moved(set: Small, a: number, b: number): Small {
  if (small.has(set, a) === small.has(set, b)) return set
  return small.has(set, a) ? small.with(small.without(set, a), b) : small.with(small.without(set, b), a)
}

/** Two cards change rows with the workers on them; the anchor goes with its card (NEH-5.10). */
function swapSlots(s: NehemiahState, seat: Seat, a: number, b: number): void {
  exchange(at(s.columns, columnOf(a)), rowOf(a), rowOf(b))
  exchange(s.owner, a, b)
  exchange(s.tired, a, b)
  s.activated = moved(s.activated, a, b)
  if (s.anchor === a) s.anchor = b
  else if (s.anchor === b) s.anchor = a
  tell(s, { ev: 'swap-cards', seat, from: slotRef(a), to: slotRef(b), card: cardAt(s, a), with: pair(a, b) })
  // Rows are named in ascending order: only the second can be the bottom one.
  closeIfTired(s, b)
}
