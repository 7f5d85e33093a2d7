// NEH-4: placing a worker; NEH-9: the neutral worker that follows with two players.
import { next } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Ref, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { cardAt, columnOf, firstFree, isBottom, NEUTRAL, refuseColumn, rowOf, stand } from './layout.ts'
import { ALONE, NO_SEAT, perColumn, SLOT_REFS } from './refs.ts'
import type { NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'

export const PLACE = perColumn('place')
const PLACE_NEUTRAL = perColumn('place-neutral')
const NO_WORKER: Refusal = { clause: 'NEH-3.2' }

/** Why the seat cannot place a worker in this column. */
export function refusePlace(s: NehemiahState, seat: Seat, column: number): Refusal | null {
  return (s.supply[seat] as number) === 0 ? NO_WORKER : refuseColumn(s, column)
}

/** Puts a worker by the placement rule and says so. */
export function placeIn(s: NehemiahState, seat: Seat, column: number): void {
  const slot = firstFree(s, column)
  stand(s, seat, slot)
  tellPlaced(s, seat, slot, 'place')
}

/** Says which worker came to which card. */
export function tellPlaced(s: NehemiahState, seat: Seat, slot: number, ev: string): void {
  if (s.events === null) return
  s.events.push({
    ev,
    seat,
    to: SLOT_REFS[slot] as Ref,
    card: cardAt(s, slot),
    with: { column: columnOf(slot) + 1, row: rowOf(slot) + 1 },
  })
}

/** NEH-4.1, 9.2: the main action; the card's effect is not carried out. */
export function placeAction(s: NehemiahState, column: number): void {
  s.passes = 0
  placeIn(s, s.turn, column)
  if ((s.neutrals[s.turn] as number) > 0) next<NehemiahStep>(s, { do: 'place-neutral', column })
}

const SAME: Refusal = { clause: 'NEH-9.3' }
const ROW_FOUR: Refusal = { clause: 'NEH-9.4' }

/** NEH-9.3, 9.4: another column, and never its bottom card. */
function refuseNeutral(s: NehemiahState, used: number, column: number): Refusal | null {
  if (column === used) return SAME
  const slot = firstFree(s, column)
  if (slot < 0) return refuseColumn(s, column)
  return isBottom(slot) ? ROW_FOUR : null
}

type NeutralStep = Extract<NehemiahStep, { do: 'place-neutral' }>

export const placeNeutral: Decision<NehemiahState, NeutralStep, NehemiahChoice, Box> = {
  kind: 'decision',
  by(s, step) {
    for (let column = 0; column < s.columns.length; column++)
      if (refuseNeutral(s, step.column, column) === null) return ALONE[s.turn] as readonly Seat[]
    return NO_SEAT
  },
  candidates: (s) =>
    s.columns.length === PLACE_NEUTRAL.length ? PLACE_NEUTRAL : PLACE_NEUTRAL.slice(0, s.columns.length),
  refuse: (s, step, _seat, choice) => refuseNeutral(s, step.column, lastOf(choice.on?.[0])),
  resolve(s, _step, seat, choice) {
    const slot = firstFree(s, lastOf(choice.on?.[0]))
    s.neutrals[seat] = (s.neutrals[seat] as number) - 1
    s.owner[slot] = NEUTRAL + seat
    s.tired[slot] = 1
    tellPlaced(s, seat, slot, 'place-neutral')
  },
}
