// CAS-4.2 to 4.5: the worker (stone) carries pieces of the player's choice besides the stone.
import { tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import { loadAt, STONE_CARD } from '../rules/load.ts'
import { KINDS, ROLE } from '../rules/pieces.ts'
import { STOCK_REF } from '../rules/refs.ts'
import { alone, fromStock, NOBODY } from '../rules/seat.ts'
import type { CastleRefusal } from '../rules/speech.ts'
import type { Castle, CastleChoice, CastleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

/** All ways to choose so many pieces among the kinds, in the order of KINDS. */
const CHOICES = [0, 1, 2].map((pieces): readonly CastleChoice[] => {
  let rows: number[][] = [[]]
  for (let i = 0; i < pieces; i++)
    rows = rows.flatMap((row) => KINDS.flatMap((_, k) => (k >= (row.at(-1) ?? 0) ? [[...row, k]] : [])))
  return pieces === 0 ? [] : rows.map((row) => ({ act: 'load-worker-stone', on: row.map((k) => at(STOCK_REF, k)) }))
})
const NEVER = KINDS.map((kind): CastleRefusal => ({ clause: 'CAS-4.2', with: { kind } }))
const SHORT = KINDS.map((kind): CastleRefusal => ({ clause: 'CAS-4.5', with: { kind } }))

/** How many pieces the worker (stone) must still take: two, or what the stock allows. */
function toChoose(s: CastleState, box: Box): number {
  let there = 0
  for (const k of box.among) there += num(s.stock, k)
  return Math.min(box.choice, there)
}

export const loadWorkerStone: DecisionOf<Castle, 'load-worker-stone'> = {
  kind: 'decision',
  by: (s, { seat }, box) => (toChoose(s, box) === 0 ? NOBODY : alone(seat)),
  candidates: (s, _step, _seat, box) => at(CHOICES, toChoose(s, box)),
  // No more than two of a kind can be asked for.
  key(s, _step, _seat, { among }) {
    let key = 0
    for (let i = 0; i < among.length; i++) key = key * CHOICES.length + Math.min(2, num(s.stock, num(among, i)))
    return key
  },
  refuse(s, _step, _seat, choice, box) {
    const on = choice.on ?? []
    for (let i = 0; i < on.length; i++) {
      const k = lastOf(on[i])
      if (!box.among.includes(k)) return at(NEVER, k)
      let asked = 0
      for (let j = 0; j <= i; j++) if (on[j] === on[i]) asked++
      if (asked > num(s.stock, k)) return at(SHORT, k)
    }
    return null
  },
  resolve(s, { seat }, _seat, choice) {
    const on = choice.on ?? []
    for (let i = 0; i < on.length; i++) {
      const k = lastOf(on[i])
      add(s.load, loadAt(seat, STONE_CARD) + k, fromStock(s, k, 1))
    }
    // The list of kinds is made only where somebody listens.
    if (s.events !== null) {
      const kinds = on.map((address) => at(KINDS, lastOf(address)))
      tell(s, { ev: 'load-choice', seat, card: ROLE.workerStone, with: { kinds } })
    }
  },
}
