// CAS-4: pieces from the stock onto the worker cards of the round.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Ref, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import { type CastleChoice, type CastleState, type CastleStep, KINDS, ROLE, type StepOf, WORKERS } from '../state.ts'
import { ALONE, add, eachSeat, NOBODY } from './seat.ts'

const STONE_CARD = ROLE.workerStone - ROLE.worker
const CHOOSE = eachSeat((seat): CastleStep => ({ do: 'load-worker-stone', seat }))

/** Where the pieces of a worker card begin in `load`. */
export const loadAt = (seat: Seat, worker: number): number => (seat * WORKERS + worker) * KINDS.length

/** How many pieces lie on a worker card. */
export function loaded(s: CastleState, seat: Seat, worker: number): number {
  const at = loadAt(seat, worker)
  let pieces = 0
  for (let k = 0; k < KINDS.length; k++) pieces += s.load[at + k] as number
  return pieces
}

export const load: Happening<CastleState, StepOf<'load'>, Box> = {
  kind: 'happening',
  happen(s, { seat, worker }, box) {
    const printed = box.loads[worker] as number[]
    const at = loadAt(seat, worker)
    for (let k = 0; k < KINDS.length; k++) {
      // CAS-4.5: a piece the stock lacks is missing without replacement.
      const pieces = Math.min(printed[k] as number, s.stock[k] as number)
      add(s.stock, k, -pieces)
      add(s.load, at + k, pieces)
    }
    if (s.events !== null)
      tell(s, {
        ev: 'load',
        seat,
        card: ROLE.worker + worker,
        with: { pieces: s.load.slice(at, at + KINDS.length) },
      })
    if (worker === STONE_CARD) next(s, CHOOSE[seat] as CastleStep)
  },
}

const stockRef = (k: number): Ref => `stock.${k}`
/** All ways to choose so many pieces among the four kinds, in the order of KINDS. */
const CHOICES: readonly (readonly CastleChoice[])[] = [0, 1, 2].map((pieces) => {
  let rows: number[][] = [[]]
  for (let i = 0; i < pieces; i++)
    rows = rows.flatMap((row) =>
      KINDS.map((_, k) => [...row, k]).filter((r) => (r.at(-2) ?? 0) <= (r.at(-1) as number)),
    )
  return pieces === 0 ? [] : rows.map((row): CastleChoice => ({ act: 'load-worker-stone', on: row.map(stockRef) }))
})
const NEVER: readonly Refusal[] = KINDS.map((kind) => ({ clause: 'CAS-4.2', with: { kind } }))
const SHORT: readonly Refusal[] = KINDS.map((kind) => ({ clause: 'CAS-4.5', with: { kind } }))

/** How many pieces the worker (stone) must still take: two, or what the stock allows. */
function toChoose(s: CastleState, box: Box): number {
  let there = 0
  for (const k of box.among) there += s.stock[k] as number
  return Math.min(box.choice, there)
}

export const loadWorkerStone: Decision<CastleState, StepOf<'load-worker-stone'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (s, step, box) => (toChoose(s, box) === 0 ? NOBODY : (ALONE[step.seat] as Seat[])),
  candidates: (s, _step, _seat, box) => CHOICES[toChoose(s, box)] as CastleChoice[],
  refuse(s, _step, _seat, choice, box) {
    const on = choice.on ?? []
    for (let i = 0; i < on.length; i++) {
      const k = lastOf(on[i])
      if (!box.among.includes(k)) return NEVER[k] as Refusal
      let asked = 0
      for (let j = 0; j <= i; j++) if (on[j] === on[i]) asked++
      if (asked > (s.stock[k] as number)) return SHORT[k] as Refusal
    }
    return null
  },
  resolve(s, { seat }, _seat, choice) {
    const at = loadAt(seat, STONE_CARD)
    for (const ref of choice.on ?? []) {
      add(s.stock, lastOf(ref), -1)
      add(s.load, at + lastOf(ref), 1)
    }
    if (s.events !== null)
      tell(s, {
        ev: 'load-choice',
        seat,
        card: ROLE.workerStone,
        with: { kinds: (choice.on ?? []).map((ref) => KINDS[lastOf(ref)] as string) },
      })
  },
}
