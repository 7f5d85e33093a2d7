// The payments on offer for a building: a short list of ready-made ones, and an open one for all others, so that people
// can use it and nothing has to be counted out that nobody asked for.
import type { Seat, Span } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import { type CastleChoice, type CastleState, MATERIALS, SILVER } from '../state.ts'
import { barsFor } from './payment.ts'

const N = MATERIALS.length
/** Payments are offered ready-made if there are no more than this; else so many of them, and any other can be composed. */
export const LIST = 12

/** The payments on offer for a building: a short list, and whether there are others. */
interface Offer {
  readonly list: readonly CastleChoice[]
  readonly more: boolean
  /** Open: any payment, composed piece by piece. */
  readonly other: CastleChoice
}

let lastBox: Box | null = null
const lastKey: number[] = new Array<number>(2 * N + 2).fill(-1)
let lastOffer: Offer | null = null

/** Whether box, building, pieces and stock are those of the last offer; they are from now on. */
function sameAsLast(own: readonly number[], stock: readonly number[], building: number, box: Box): boolean {
  let same = lastBox === box && lastKey[0] === building
  lastBox = box
  lastKey[0] = building
  for (let k = 0; k <= N; k++) {
    if (lastKey[1 + k] !== own[k]) same = false
    lastKey[1 + k] = own[k] as number
  }
  for (let k = 0; k < N; k++) {
    if (lastKey[2 + N + k] !== stock[k]) same = false
    lastKey[2 + N + k] = stock[k] as number
  }
  return same
}

/** The offer, made once for the same pieces, stock and building. */
export function offerFor(s: CastleState, seat: Seat, building: number, box: Box): Offer {
  const own = s.own[seat] as number[]
  if (!sameAsLast(own, s.stock, building, box) || lastOffer === null)
    lastOffer = makeOffer(box.recipes[building] as number[], own, s.stock)
  return lastOffer
}

/** A recipe that can be paid, and the bars it needs at least. */
interface Thrifty {
  readonly use: readonly number[]
  readonly bars: number
}

function makeOffer(recipes: readonly number[], own: readonly number[], stock: readonly number[]): Offer {
  const thrifty: Thrifty[] = []
  for (let at = 0; at < recipes.length; at += N) {
    const bars = barsFor(recipes, at, own, stock)
    if (bars >= 0) thrifty.push({ use: recipes.slice(at, at + N), bars })
  }
  const silver = own[SILVER] as number
  // Recipes come with the fewest pieces first; the sort keeps that order among those with as many bars.
  if (silver > 0) thrifty.sort((a, b) => a.bars - b.bars)
  const all: number[][] = []
  for (let i = 0; i < thrifty.length && all.length <= LIST; i++)
    withBars(thrifty[i]?.use as number[], own, stock, all, LIST + 1)
  const more = all.length > LIST
  const list = more ? some(thrifty, own, stock) : all
  return {
    list: list.map((n): CastleChoice => ({ act: 'pay', n })),
    more,
    other: more ? open(thrifty, own, stock) : NOTHING_ELSE,
  }
}

/** Where the list is complete, what is composed can only be wrong, and is told why. */
const NOTHING_ELSE: CastleChoice = { act: 'pay-other', span: Array.from({ length: 2 * N }, (): Span => [0, 99, 1]) }

/** The open payment: for each kind the least and the most that any payment uses, then the bars. */
function open(thrifty: readonly Thrifty[], own: readonly number[], stock: readonly number[]): CastleChoice {
  const use: Span[] = []
  const bars: Span[] = []
  for (let k = 0; k < N; k++) {
    let least = Number.POSITIVE_INFINITY
    let most = 0
    for (const recipe of thrifty) {
      least = Math.min(least, recipe.use[k] as number)
      most = Math.max(most, recipe.use[k] as number)
    }
    use.push([least, most, 1])
    bars.push([Math.max(0, least - (own[k] as number)), Math.min(own[SILVER] as number, stock[k] as number, most), 1])
  }
  return { act: 'pay-other', span: [...use, ...bars] }
}

/** Adds the payments of one recipe, with ever more silver, until there are `most` in all. */
function withBars(
  use: readonly number[],
  own: readonly number[],
  stock: readonly number[],
  into: number[][],
  most: number,
) {
  if (own[SILVER] === 0) {
    if (into.length < most) into.push([...use, 0, 0, 0, 0])
    return
  }
  const bars = [0, 0, 0, 0]
  const go = (k: number, left: number) => {
    if (into.length >= most) return
    if (k < 0) {
      into.push([...use, ...bars])
      return
    }
    const least = Math.max(0, (use[k] as number) - (own[k] as number))
    for (let b = least; b <= Math.min(use[k] as number, stock[k] as number, left); b++) {
      bars[k] = b
      go(k - 1, left - b)
    }
    bars[k] = 0
  }
  go(N - 1, own[SILVER] as number)
}

/** Some of too many: few bars and few pieces first, then ever more pieces, then some that spend silver freely. */
function some(thrifty: readonly Thrifty[], own: readonly number[], stock: readonly number[]): number[][] {
  const found: number[][] = []
  const put = (n: number[]) => {
    if (found.length < LIST && !found.some((other) => other.every((x, i) => x === n[i]))) found.push(n)
  }
  const many = thrifty.length
  const at = (i: number) => thrifty[Math.min(i, many - 1)] as Thrifty
  // As they come, then the most pieces for as little silver, then ever further down the list.
  const mostPieces = thrifty.findLastIndex((t) => t.bars === thrifty[0]?.bars)
  for (const i of [0, 1, 2, 3, mostPieces, mostPieces >> 1]) put(paid(at(i), own, stock, false))
  for (let i = 1; i <= 3; i++) put(paid(at(Math.round((i * many) / 3)), own, stock, false))
  for (let i = 0; i < many && found.length < LIST; i++) put(paid(at((i * 7) % many), own, stock, true))
  for (let i = 0; i < many && found.length < LIST; i++) {
    const more: number[][] = []
    withBars(at(i).use, own, stock, more, LIST)
    more.forEach(put)
  }
  return found
}

/** A recipe paid with the bars it needs; or freely, with all the bars there are, as the most valuable pieces. */
function paid(recipe: Thrifty, own: readonly number[], stock: readonly number[], freely: boolean): number[] {
  const { use } = recipe
  const bars = use.map((n, k) => Math.max(0, n - (own[k] as number)))
  let left = freely ? (own[SILVER] as number) - recipe.bars : 0
  for (let k = N - 1; k >= 0 && left > 0; k--) {
    const more = Math.min(left, Math.min(use[k] as number, stock[k] as number) - (bars[k] as number))
    bars[k] = (bars[k] as number) + more
    left -= more
  }
  return [...use, ...bars]
}

/** Whether a payment is one of those offered ready-made. */
export function isListed(offer: Offer, n: readonly number[]): boolean {
  return offer.list.some((c) => c.n?.every((x, i) => x === n[i]))
}
