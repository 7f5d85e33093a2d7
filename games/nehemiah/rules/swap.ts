// NEH-7.23, 7.24, 10.21, 10.26: swapping workers, swapping cards.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Ref, Refusal, Seat } from '../../../kernel/words.ts'
import { type Box, foremanCard } from '../sheet/box.ts'
import { ROWS } from '../sheet/form.ts'
import { spend } from './held.ts'
import { cardAt, closeIfTired, columnOf, differ, hasPartner, occupied } from './layout.ts'
import { ALONE, COLUMNS, DECLINE, perColumn, perSlot, SLOT_REFS, slotAt } from './refs.ts'
import type { NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'

const SWAP_WORKER = perSlot('swap-worker')
const NO_PARTNER: Refusal = { clause: 'NEH-7.23', with: { why: 'alone' } }
const OTHER_COLUMN: Refusal = { clause: 'NEH-7.23', with: { why: 'column' } }
const SAME: Refusal = { clause: 'NEH-7.23', with: { why: 'same' } }
const ITSELF: Refusal = { clause: 'NEH-7.23', with: { why: 'itself' } }
const NO_PARTNER_ANYWHERE: Refusal = { clause: 'NEH-10.26', with: { why: 'alone' } }
const SAME_ANYWHERE: Refusal = { clause: 'NEH-10.26', with: { why: 'same' } }

type SwapWorkersStep = Extract<NehemiahStep, { do: 'swap-workers' }>

/** Reassignment: two workers of one column. Substitute: any two. First one, then his partner. */
export const swapWorkers: Decision<NehemiahState, SwapWorkersStep, NehemiahChoice, Box> = {
  kind: 'decision',
  by: (s) => ALONE[s.turn] as readonly Seat[],
  candidates: (s) => occupied(s, SWAP_WORKER),
  refuse(s, step, _seat, choice) {
    const slot = slotAt(choice.on?.[0])
    const anywhere = step.why === 'substitute'
    if (step.first < 0) return hasPartner(s, slot, anywhere) ? null : anywhere ? NO_PARTNER_ANYWHERE : NO_PARTNER
    if (slot === step.first) return ITSELF
    if (!anywhere && columnOf(slot) !== columnOf(step.first)) return OTHER_COLUMN
    return differ(s, slot, step.first) ? null : anywhere ? SAME_ANYWHERE : SAME
  },
  resolve(s, step, seat, choice) {
    const slot = slotAt(choice.on?.[0])
    if (step.first < 0) return next<NehemiahStep>(s, { ...step, first: slot })
    exchange(s.owner, slot, step.first)
    exchange(s.tired, slot, step.first)
    if (s.events !== null)
      tell(s, {
        ev: 'swap-workers',
        seat,
        from: SLOT_REFS[step.first] as Ref,
        to: SLOT_REFS[slot] as Ref,
        with: places(step.first, slot),
      })
    closeIfTired(s, slot)
    closeIfTired(s, step.first)
  },
}

const places = (a: number, b: number) => ({
  columnA: columnOf(a) + 1,
  rowA: (a % ROWS) + 1,
  columnB: columnOf(b) + 1,
  rowB: (b % ROWS) + 1,
})

function exchange<T>(list: T[], a: number, b: number): void {
  const x = list[a] as T
  list[a] = list[b] as T
  list[b] = x
}

const ADMINISTRATOR = foremanCard('administrator')
const CHOOSE = perColumn('choose-column')
/** The six pairs of rows of each column. */
const PAIRS: readonly (readonly NehemiahChoice[])[] = Array.from({ length: COLUMNS }, (_, column) => {
  const pairs: NehemiahChoice[] = []
  for (let a = 0; a < ROWS; a++)
    for (let b = a + 1; b < ROWS; b++)
      pairs.push({ act: 'swap-rows', on: [`column.${column}.${a}`, `column.${column}.${b}`] })
  return pairs
})
const NO_CARDS: Refusal = { clause: 'NEH-7.24' }
const NOT_FRESH: Refusal = { clause: 'NEH-10.21', with: { why: 'column' } }

type SwapCardsStep = Extract<NehemiahStep, { do: 'swap-cards' }>

/** Planning and the administrator: first a column, then two of its rows. */
export const swapCards: Decision<NehemiahState, SwapCardsStep, NehemiahChoice, Box> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates(s, step) {
    if (step.column >= 0) return PAIRS[step.column] as readonly NehemiahChoice[]
    const list = CHOOSE.slice(0, s.columns.length)
    if (step.why === 'administrator') list.push(DECLINE)
    return list
  },
  refuse(_s, step, _seat, choice) {
    if (choice.act !== 'choose-column' || (step.among & (1 << lastOf(choice.on?.[0]))) !== 0) return null
    return step.why === 'administrator' ? NOT_FRESH : NO_CARDS
  },
  resolve(s, step, seat, choice) {
    if (step.why === 'administrator') noReturn(s)
    if (choice.act === 'decline') return
    if (choice.act === 'choose-column') {
      if (step.why === 'administrator') spend(s, seat, ADMINISTRATOR)
      return next<NehemiahStep>(s, { ...step, column: lastOf(choice.on?.[0]) })
    }
    swapSlots(s, seat, slotAt(choice.on?.[0]), slotAt(choice.on?.[1]))
  },
}

/** Two cards change rows with the workers on them; the anchor goes with its card (NEH-5.10). */
function swapSlots(s: NehemiahState, seat: Seat, a: number, b: number): void {
  exchange(s.columns[columnOf(a)] as Card[], a % ROWS, b % ROWS)
  exchange(s.owner, a, b)
  exchange(s.tired, a, b)
  const bitA = (s.activated >> a) & 1
  const bitB = (s.activated >> b) & 1
  if (bitA !== bitB) s.activated ^= (1 << a) | (1 << b)
  if (s.anchor === a) s.anchor = b
  else if (s.anchor === b) s.anchor = a
  if (s.events !== null)
    tell(s, {
      ev: 'swap-cards',
      seat,
      from: SLOT_REFS[a] as Ref,
      to: SLOT_REFS[b] as Ref,
      card: cardAt(s, a),
      with: places(a, b),
    })
  // Rows are named in ascending order: only the second can be the bottom one.
  closeIfTired(s, b)
}
