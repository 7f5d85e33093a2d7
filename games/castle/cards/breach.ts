// CAS-19.9: the breach. In turn, everybody may give stone, or silver as stone, for points.
import { tell } from '../../../kernel/agenda.ts'
import { dense } from '../../../kernel/dense.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { add, each, num } from '../../../kernel/lists.ts'
import { SILVER, STONE } from '../rules/pieces.ts'
import { alone, ownOf, score } from '../rules/seat.ts'
import type { CastleRefusal } from '../rules/speech.ts'
import type { Castle, CastleChoice } from '../rules/state.ts'

/** The most that a sheet may let anybody give. */
const MOST = 9
/** (own stone, silver as stone): every pair, the smaller sums first. */
const PAIRS = dense(
  each(MOST + 1, (total) =>
    each(total + 1, (bars): CastleChoice => ({ act: 'breach', n: [total - bars, bars] })),
  ).flat(),
)
/** How many pairs there are up to a sum. */
const pairsUpTo = (most: number): number => ((most + 1) * (most + 2)) / 2

/** The pieces given: own stone, and silver as stone. */
export function givenToBreach(choice: CastleChoice): { readonly stone: number; readonly bars: number } {
  const [stone = 0, bars = 0] = choice.n ?? []
  return { stone, bars }
}

const NO_STONE: CastleRefusal = { clause: 'CAS-19.9', with: { why: 'stone' } }
const TOO_MUCH = (most: number): CastleRefusal => ({ clause: 'CAS-19.9', with: { why: 'most', most } })
const NO_SILVER: CastleRefusal = { clause: 'CAS-19.9', with: { why: 'silver' } }

export const breach: DecisionOf<Castle, 'breach'> = {
  kind: 'decision',
  by: (_s, { seat }) => alone(seat),
  candidates: (_s, _step, _seat, box) => PAIRS.slice(0, pairsUpTo(box.breachMost)),
  // The stones the seat has, and the bars that can become some, as far as anybody may give.
  key(s, _step, seat, { breachMost }) {
    const own = ownOf(s, seat)
    const bars = Math.min(num(own, SILVER), num(s.stock, STONE), breachMost)
    return Math.min(num(own, STONE), breachMost) * (MOST + 1) + bars
  },
  refuse(s, _step, seat, choice) {
    const { stone, bars } = givenToBreach(choice)
    const own = ownOf(s, seat)
    const stock = num(s.stock, STONE)
    if (stone > num(own, STONE)) return NO_STONE
    if (bars > num(own, SILVER)) return NO_SILVER
    return bars > stock ? { clause: 'CAS-12.2', with: { kind: 'stone', stock } } : null
  },
  otherwise: (_s, step, seat, { act, n }, box) =>
    seat === step.seat && act === 'breach' && n?.length === 2 ? TOO_MUCH(box.breachMost) : null,
  givesUp: (_s, _step, _seat, choice) => choice.n?.every((pieces) => pieces === 0) ?? false,
  resolve(s, { seat }, _seat, choice, box) {
    const { stone, bars } = givenToBreach(choice)
    const own = ownOf(s, seat)
    add(own, STONE, -stone)
    add(s.stock, STONE, stone)
    add(own, SILVER, -bars)
    s.forge += bars
    tell(s, { ev: 'breach', seat, with: { stone, bars } })
    score(s, seat, 'breach', (stone + bars) * box.breachVp)
  },
}
