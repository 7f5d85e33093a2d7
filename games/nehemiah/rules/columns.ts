// NEH-6: closing columns are cleared and refilled at the end of the turn; the stalemate.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Happening } from '../../../kernel/game.ts'
import type { Card } from '../../../kernel/words.ts'
import { type Box, foremanCard } from '../sheet/box.ts'
import { DECKS, ROWS } from '../sheet/form.ts'
import { holderOf } from './held.ts'
import { canActivate, canPlace, home } from './layout.ts'
import { endOfRound } from './scoring.ts'
import type { NehemiahState, NehemiahStep } from './state.ts'

const ADMINISTRATOR = foremanCard('administrator')
const REFILL: NehemiahStep = { do: 'refill' }

/** Step 1 of NEH-6.4: cards to the discard pile, workers home. */
function clear(s: NehemiahState, column: number): void {
  const cards = s.columns[column] as Card[]
  if (cards.length === 0) return
  for (let row = 0; row < ROWS; row++) {
    home(s, column * ROWS + row)
    s.discard.push(cards[row] as Card)
  }
  s.columns[column] = []
  s.passes = 0
  s.still = 0
  if (s.events !== null) tell(s, { ev: 'column-cleared', from: `column.${column}`, with: { column: column + 1 } })
}

export const replaceColumns: Happening<NehemiahState, NehemiahStep, Box> = {
  kind: 'happening',
  happen(s) {
    for (let column = 0; column < s.columns.length; column++) if ((s.closing & (1 << column)) !== 0) clear(s, column)
    s.closing = 0
    next(s, REFILL)
  },
}

/** Step 2 of NEH-6.4: empty columns from the current deck, left to right, until it is short (NEH-6.5, 6.6). */
export const refill: Happening<NehemiahState, NehemiahStep, Box> = {
  kind: 'happening',
  happen(s) {
    const deck = s.decks[s.round - 1] as Card[]
    let fresh = 0
    let short = false
    for (let column = 0; column < s.columns.length; column++) {
      const cards = s.columns[column] as Card[]
      if (cards.length > 0) continue
      if (deck.length < ROWS) {
        short = true
        break
      }
      for (let row = 0; row < ROWS; row++) cards.push(deck.pop() as Card)
      fresh |= 1 << column
      if (s.events !== null)
        tell(s, { ev: 'column-filled', to: `column.${column}`, with: { column: column + 1, deck: s.round } })
    }
    if (fresh !== 0) noReturn(s)
    if (short) {
      if (s.round < DECKS.length) endOfRound(s)
      else beginEndPhase(s)
    }
    // NEH-10.21: once for all refills from this deck, before a round end.
    const seat = fresh === 0 ? null : holderOf(s, ADMINISTRATOR)
    if (seat !== null) next<NehemiahStep>(s, { do: 'swap-cards', why: 'administrator', seat, column: -1, among: fresh })
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
  for (let seat = 0; seat < s.seats; seat++) if (canPlace(s, seat) || canActivate(s, seat)) return false
  return true
}

/** The leftmost columns go as if they had closed. */
export function breakStalemate(s: NehemiahState, box: Box): void {
  tell(s, { ev: 'stalemate', with: { columns: box.stalemateColumns } })
  for (let column = 0; column < box.stalemateColumns && column < s.columns.length; column++) clear(s, column)
  next(s, REFILL)
}
