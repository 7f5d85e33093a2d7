// NEH-4: placing a worker; NEH-9: the neutral worker that follows with two players.
import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { add, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { cardAt, firstFree, hasWorker, isBottom, NEUTRAL, placeOf, refuseColumn, stand } from './layout.ts'
import { alone, chosen, NO_SEAT, perColumn, slotRef } from './refs.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { Nehemiah, NehemiahState, NehemiahStep } from './state.ts'

export const PLACE = perColumn('place')
const PLACE_NEUTRAL = perColumn('place-neutral')
const NO_WORKER: NehemiahRefusal = { clause: 'NEH-3.2', with: { player: null } }

/** Why the seat cannot place a worker in this column. */
export function refusePlace(s: NehemiahState, seat: Seat, column: number): NehemiahRefusal | null {
  return hasWorker(s, seat) ? refuseColumn(s, column) : NO_WORKER
}

/** Puts a worker by the placement rule and says so. */
export function placeIn(s: NehemiahState, seat: Seat, column: number): void {
  const slot = firstFree(s, column)
  stand(s, seat, slot)
  tellPlaced(s, seat, slot, 'place')
}

/** Says which worker came to which card. */
export function tellPlaced(
  s: NehemiahState,
  seat: Seat,
  slot: number,
  ev: 'place' | 'place-neutral' | 'raise' | 'move-worker',
): void {
  // Every turn comes by here: nothing is put together for a computer opponent that does not listen.
  if (s.events !== null) tell(s, { ev, seat, to: slotRef(slot), card: cardAt(s, slot), with: placeOf(slot) })
}

/** NEH-4.1, 9.2: the main action; the card's effect is not carried out. */
export function placeAction(s: NehemiahState, column: number): void {
  s.passes = 0
  placeIn(s, s.turn, column)
  if (num(s.neutrals, s.turn) > 0) next<NehemiahStep>(s, { do: 'place-neutral', column })
}

const SAME: NehemiahRefusal = { clause: 'NEH-9.3' }
const ROW_FOUR: NehemiahRefusal = { clause: 'NEH-9.4' }

/** NEH-9.3, 9.4: another column, and never its bottom card. */
function refuseNeutral(s: NehemiahState, used: number, column: number): NehemiahRefusal | null {
  if (column === used) return SAME
  const slot = firstFree(s, column)
  if (slot < 0) return refuseColumn(s, column)
  return isBottom(slot) ? ROW_FOUR : null
}

export const placeNeutral: DecisionOf<Nehemiah, 'place-neutral'> = {
  kind: 'decision',
  by(s, step) {
    for (let column = 0; column < s.columns.length; column++)
      if (refuseNeutral(s, step.column, column) === null) return alone(s.turn)
    return NO_SEAT
  },
  candidates: (s) =>
    s.columns.length === PLACE_NEUTRAL.length ? PLACE_NEUTRAL : PLACE_NEUTRAL.slice(0, s.columns.length),
  refuse: (s, step, _seat, choice) => refuseNeutral(s, step.column, chosen(choice)),
  resolve(s, _step, seat, choice) {
    const slot = firstFree(s, chosen(choice))
    add(s.neutrals, seat, -1)
    s.owner[slot] = NEUTRAL + seat
    s.tired[slot] = 1
    tellPlaced(s, seat, slot, 'place-neutral')
  },
}
