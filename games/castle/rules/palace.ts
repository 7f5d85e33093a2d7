// CAS-15.10: palace owners turn pieces into points, one after the other; and the end of the game (CAS-16).
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import { type CastleChoice, type CastleState, type CastleStep, MATERIALS, SILVER, type StepOf } from '../state.ts'
import { ALONE, add, eachSeat, score } from './seat.ts'

const GIVE = eachSeat((seat): readonly CastleChoice[] => [
  ...MATERIALS.map((_, k): CastleChoice => ({ act: 'palace-give', on: [`own.${seat}.${k}`] })),
  ...MATERIALS.map((_, k): CastleChoice => ({ act: 'palace-give', on: [`own.${seat}.${SILVER}`, `stock.${k}`] })),
  { act: 'stop-palace' },
])
const NONE_LEFT: readonly Refusal[] = [...MATERIALS, 'silver'].map((kind) => ({ clause: 'CAS-15.10', with: { kind } }))
const EMPTY_CART: readonly Refusal[] = MATERIALS.map((kind) => ({ clause: 'CAS-12.2', with: { kind, stock: 0 } }))

/** The kind a palace piece counts as, and whether it comes from a bar. */
export function pieceGiven(choice: CastleChoice): { kind: number; silver: boolean } {
  const silver = choice.on?.length === 2
  return { kind: lastOf(choice.on?.[silver ? 1 : 0]), silver }
}

export const palace: Decision<CastleState, StepOf<'palace'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (_s, { seat }) => ALONE[seat] as Seat[],
  candidates: (_s, _step, seat) => GIVE[seat] as CastleChoice[],
  refuse(s, _step, seat, choice) {
    if (choice.act === 'stop-palace') return null
    const { kind, silver } = pieceGiven(choice)
    const from = silver ? SILVER : kind
    if (s.own[seat]?.[from] === 0) return NONE_LEFT[from] as Refusal
    return silver && s.stock[kind] === 0 ? (EMPTY_CART[kind] as Refusal) : null
  },
  resolve(s, { seat, left }, _seat, choice, box) {
    if (choice.act === 'stop-palace') return
    const { kind, silver } = pieceGiven(choice)
    const own = s.own[seat] as number[]
    if (silver) {
      add(own, SILVER, -1)
      s.forge++
      add(s.stock, kind, -1)
    } else add(own, kind, -1)
    add(s.lost, kind, 1)
    tell(s, { ev: 'palace', seat, with: { kind: MATERIALS[kind] as string, silver } })
    score(s, seat, 'palace', box.value[kind] as number)
    if (left > 1) next<CastleStep>(s, { do: 'palace', seat, left: left - 1 })
  },
}

export const gameEnd: Happening<CastleState, StepOf<'game-end'>, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    // What is left of the winter deck is shown now.
    noReturn(s)
    tell(s, { ev: 'game-over', with: { winners: winners(s, box) } })
  },
}

/** CAS-16.3: silver has no value of its own. */
function stockValue(s: CastleState, seat: Seat, box: Box): number {
  return MATERIALS.reduce((sum, _, k) => sum + (s.own[seat]?.[k] as number) * (box.value[k] as number), 0)
}

/** CAS-16: points, then thalers, then the value of the own stock; who is still tied shares. */
export function winners(s: CastleState, box: Box): Seat[] {
  if (s.agenda.length > 0) return []
  let best = Array.from({ length: s.seats }, (_, seat) => seat)
  for (const measure of [
    (seat: Seat) => s.scores[seat] as number,
    (seat: Seat) => s.thalers[seat] as number,
    (seat: Seat) => stockValue(s, seat, box),
  ]) {
    const high = Math.max(...best.map(measure))
    best = best.filter((seat) => measure(seat) === high)
  }
  return best
}
