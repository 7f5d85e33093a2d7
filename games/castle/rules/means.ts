// What a seat can pay with: its pieces, its silver, and the stock that silver can become. Rules and opponents ask about
// the same means again and again, so what they pay for is found once and remembered.
import { num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { type Payable, type Reach, reachWith } from '../sheet/payable.ts'
import { MATERIALS, type Pieces, SILVER, STONE } from './pieces.ts'
import { ownOf } from './seat.ts'
import type { CastleState } from './state.ts'

const N = MATERIALS.length

/** What silver can become of a material: what lies on its cart, and no more than there are bars (CAS-12.2). */
const convertible = (own: Pieces, stock: Pieces, kind: number): number => Math.min(num(stock, kind), num(own, SILVER))

/**
 * A number that is the same for means that pay alike, where no payment uses more pieces of a kind than `most`: what a seat has
 * beyond that, and the stock of a seat without silver, make no difference.
 */
export function meansKey(own: Pieces, stock: Pieces, most: readonly number[]): number {
  const silver = num(own, SILVER)
  let key = silver
  for (let k = 0; k < N; k++) key = key * (num(most, k) + 1) + Math.min(num(own, k), num(most, k))
  if (silver === 0) return key
  for (let k = 0; k < N; k++) key = key * (num(most, k) + 1) + Math.min(num(stock, k), silver, num(most, k))
  return key
}

/** What was found for means of one box, by key. So many are remembered; then all are forgotten. */
export interface Remembered<T> {
  box: Box | null
  readonly known: Map<number, T>
}
const MOST_KNOWN = 20_000

/** What was found before, or undefined. */
export function recall<T>(memory: Remembered<T>, box: Box, key: number): T | undefined {
  if (memory.box !== box) {
    memory.box = box
    memory.known.clear()
  }
  return memory.known.get(key)
}

export function keep<T>({ known }: Remembered<T>, key: number, found: T): T {
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, found)
  return found
}

const reaches: Remembered<Reach> = { box: null, known: new Map() }

/** What a seat can pay for. Without silver the table says so at once. */
export function reachOf(s: CastleState, seat: Seat, box: Box): Reach {
  const own = ownOf(s, seat)
  if (num(own, SILVER) === 0) return reachWith(box.payable, num(own, 0), num(own, 1), num(own, 2), num(own, STONE))
  const key = meansKey(own, s.stock, box.payable.most)
  return recall(reaches, box, key) ?? keep(reaches, key, withSilver(box.payable, own, s.stock))
}

/** What pieces pay for if every bar becomes what is wanted. */
function withSilver(payable: Payable, own: Pieces, stock: Pieces): Reach {
  const [sand = 0, wood = 0, clay = 0, stone = 0, silver = 0] = own
  let paid = small.none
  let valued = small.none
  for (let a = 0; a <= convertible(own, stock, 3); a++)
    for (let b = 0; a + b <= silver && b <= convertible(own, stock, 2); b++)
      for (let c = 0; a + b + c <= silver && c <= convertible(own, stock, 1); c++) {
        // More pieces never pay for less: what is left of the bars becomes sand.
        const d = Math.min(silver - a - b - c, num(stock, 0))
        const reach = reachWith(payable, sand + d, wood + c, clay + b, stone + a)
        paid = small.union(paid, reach.paid)
        valued = small.union(valued, reach.valued)
      }
  return { paid, valued }
}
