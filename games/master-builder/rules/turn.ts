// MAS-2.2, MAS-9.1: what is refused outside of every rule's own choices.
import { at } from '../../../kernel/lists.ts'
import type { Choice, Seat } from '../../../kernel/words.ts'
import { ALONE } from './choices.ts'
import type { MasterRefusal } from './speech.ts'
import type { MasterState } from './state.ts'

/** The seats in turn order: the Mallet first, then clockwise (MAS-0.1). */
export const inTurn = (s: MasterState, k: number): Seat => (s.mallet + k) % s.seats

/** MAS-2.2: everybody acts in turn order. */
export const notYourTurn = (awaited: Seat): MasterRefusal => ({
  clause: 'MAS-2.2',
  with: { awaited: at(ALONE, awaited) },
})

/** A question to one seat: somebody else's turn, or a loan that nobody needs. */
export function otherwise(_s: MasterState, step: { seat: Seat }, seat: Seat, choice: Choice): MasterRefusal | null {
  if (seat !== step.seat) return notYourTurn(step.seat)
  return choice.act === 'take-loan' ? { clause: 'MAS-9.1' } : null
}
