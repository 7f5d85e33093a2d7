// NEH-6: closing columns are cleared and refilled at the end of the turn; the stalemate.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { at, draw } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import { askAdministrator } from '../cards/administrator.ts'
import type { Box } from '../sheet/box.ts'
import { DECKS, ROWS } from '../sheet/form.ts'
import { canAct, hasCards, home, topOf } from './layout.ts'
import { columnRef } from './refs.ts'
import { endOfRound } from './scoring.ts'
import type { Nehemiah, NehemiahState, NehemiahStep } from './state.ts'

const REFILL: NehemiahStep = { do: 'refill' }

/** Step 1 of NEH-6.4: cards to the discard pile, workers home. */
function clear(s: NehemiahState, column: number): void {
  if (!hasCards(s, column)) return
  for (let row = 0; row < ROWS; row++) home(s, topOf(column) + row)
  s.discard.push(...at(s.columns, column))
  s.columns[column] = []
  s.passes = 0
  s.still = 0
  tell(s, { ev: 'column-cleared', from: columnRef(column), with: { column: column + 1 } })
}

export const replaceColumns: HappeningOf<Nehemiah, 'replace-columns'> = {
  kind: 'happening',
  happen(s) {
    for (let column = 0; column < s.columns.length; column++) if (small.has(s.closing, column)) clear(s, column)
    s.closing = small.none
    next(s, REFILL)
  },
}

/** Step 2 of NEH-6.4: empty columns from the current deck, left to right, until it is short (NEH-6.5, 6.6). */
export const refill: HappeningOf<Nehemiah, 'refill'> = {
  kind: 'happening',
  happen(s) {
    const deck = at(s.decks, s.round - 1)
    let fresh = small.none
    let short = false
    for (let column = 0; column < s.columns.length && !short; column++) {
      if (hasCards(s, column)) continue
      short = deck.length < ROWS
      if (short) continue
      for (let row = 0; row < ROWS; row++) at(s.columns, column).push(draw(deck))
      fresh = small.with(fresh, column)
      tell(s, { ev: 'column-filled', to: columnRef(column), with: { column: column + 1, deck: s.round } })
    }
    if (!small.isEmpty(fresh)) noReturn(s)
    if (short) {
      if (s.round < DECKS.length) endOfRound(s)
      else beginEndPhase(s)
    }
    askAdministrator(s, fresh)
  },
}

/** NEH-8.7, 8.11: the table round is finished, then each seat plays once more. */
function beginEndPhase(s: NehemiahState): void {
  if (s.left !== null) return
  const n = s.seats
  const right = (s.first + n - 1) % n
  s.left = ((right - s.turn + n) % n) + n
  tell(s, { ev: 'end-phase', seat: s.turn, with: { left: s.left } })
}

/** NEH-6.9, 6.10: a whole table round of forced passes, and nobody could move. */
export function isStalemate(s: NehemiahState): boolean {
  if (s.passes < s.seats || s.left !== null) return false
  for (let seat = 0; seat < s.seats; seat++) if (canAct(s, seat)) return false
  return true
}

/** The leftmost columns go as if they had closed. */
export function breakStalemate(s: NehemiahState, box: Box): void {
  tell(s, { ev: 'stalemate', with: { columns: box.stalemateColumns } })
  for (let column = 0; column < box.stalemateColumns && column < s.columns.length; column++) clear(s, column)
  next(s, REFILL)
}
