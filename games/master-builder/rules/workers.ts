// Workers come from the top of their pile and go back under it; the wage marker moves with them (MAS-0.2, 4.2, 4.4).
import { face } from '../../../kernel/agenda.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { DUTY, type MasterChoice, type MasterState, TYPES } from './state.ts'

export const SEATS: readonly Seat[] = [0, 1, 2, 3]
/** A list of one seat, made once. */
export const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
export const NOBODY: readonly Seat[] = []

const perPile = (act: MasterChoice['act']): readonly MasterChoice[] =>
  TYPES.map((_, t): MasterChoice => ({ act, on: [`pile.${t}`] }))
const perWorker = (act: MasterChoice['act']): readonly MasterChoice[] =>
  Array.from({ length: 40 }, (_, card): MasterChoice => ({ act, on: [`worker.${card}`] }))

export const DRAFT = perPile('draft-worker')
export const HIRE = perPile('hire')
export const FIRE = perWorker('fire-worker')
export const CHOOSE = perWorker('choose-worker')
export const PASS: MasterChoice = { act: 'pass' }

/** Takes the visible top worker of a pile into a crew. */
export function employ(s: MasterState, seat: Seat, type: number, box: Box): Card {
  const card = face((s.piles[type] as Card[]).shift())
  s.crews[seat]?.push(card)
  s.wages[seat] = (s.wages[seat] as number) + (box.wage[card] as number)
  return card
}

/** Puts a worker face up under the pile of his type. */
export function release(s: MasterState, seat: Seat, card: Card, box: Box): void {
  const crew = s.crews[seat] as Card[]
  crew.splice(crew.indexOf(card), 1)
  s.piles[box.type[card] as number]?.push(card)
  s.wages[seat] = (s.wages[seat] as number) - (box.wage[card] as number)
  s.duty[card] = DUTY.free
}
