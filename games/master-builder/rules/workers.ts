// Workers come from the top of their pile and go back under it; the wage marker moves with them (MAS-0.2, 4.2, 4.4).
import { face } from '../../../kernel/agenda.ts'
import { add, at, num, takeOut } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { DUTY, type MasterState } from './state.ts'

/** Takes the visible top worker of a pile into a crew. */
export function employ(s: MasterState, seat: Seat, type: number, box: Box): Card {
  const card = face(at(s.piles, type).shift())
  at(s.crews, seat).push(card)
  add(s.wages, seat, num(box.wage, card))
  return card
}

/** Puts a worker face up under the pile of his type. */
export function release(s: MasterState, seat: Seat, card: Card, box: Box): void {
  const crew = at(s.crews, seat)
  takeOut(crew, crew.indexOf(card))
  at(s.piles, num(box.type, card)).push(card)
  add(s.wages, seat, -num(box.wage, card))
  s.duty[card] = DUTY.free
}
