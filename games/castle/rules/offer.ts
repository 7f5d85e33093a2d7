// The payments on offer for a building: a short list of ready-made ones, and an open one for all others, so that people
// can use it and nothing has to be counted out that nobody asked for.
import { at, each, num } from '../../../kernel/lists.ts'
import type { Seat, Span } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { keep, meansKey, type Remembered, recall } from './means.ts'
import { MATERIALS, type Pieces, SILVER, TILES } from './pieces.ts'
import { ownOf } from './seat.ts'
import type { CastleChoice, CastleState } from './state.ts'

const N = MATERIALS.length
/** Payments are offered ready-made if there are no more than this; else so many of them, and any other can be composed. */
export const LIST = 12

/** The payments on offer for a building: a short list, and whether there are others. */
export interface Offer {
  readonly list: readonly CastleChoice[]
  readonly more: boolean
  /** Open: any payment, composed piece by piece. */
  readonly other: CastleChoice
  /** The list, then the open one. */
  readonly choices: readonly CastleChoice[]
}

const offers: Remembered<Offer> = { box: null, known: new Map() }

/** The offer, made once for means that pay for this building alike. */
export function offerFor(s: CastleState, seat: Seat, building: number, box: Box): Offer {
  const own = ownOf(s, seat)
  const key = meansKey(own, s.stock, at(box.payable.mostIn, building)) * TILES.length + building
  return (
    recall(offers, box, key) ??
    keep(offers, key, makeOffer({ recipes: at(box.recipes, building), own, stock: s.stock }))
  )
}

/** What payments are made of: the recipes of a building, the pieces of a seat, and the stock that its silver can become. */
interface Sources {
  readonly recipes: readonly number[]
  readonly own: Pieces
  readonly stock: Pieces
}

/** Bars that a recipe needs at least; −1 if it cannot be paid. */
function barsFor({ recipes, own, stock }: Sources, from: number): number {
  let bars = 0
  for (let k = 0; k < N; k++) {
    const lacking = num(recipes, from + k) - num(own, k)
    if (lacking <= 0) continue
    if (lacking > num(stock, k)) return -1
    bars += lacking
  }
  return bars <= num(own, SILVER) ? bars : -1
}

/** A recipe that can be paid: where its four numbers begin, and the bars it needs at least. */
interface Thrifty {
  readonly from: number
  readonly bars: number
}

/** The recipes that can be paid, those with few bars first and among them those with few pieces. */
function thriftyOf(sources: Sources): Thrifty[] {
  const found: Thrifty[] = []
  for (let from = 0; from < sources.recipes.length; from += N) {
    const bars = barsFor(sources, from)
    if (bars >= 0) found.push({ from, bars })
  }
  return num(sources.own, SILVER) > 0 ? found.sort((a, b) => a.bars - b.bars) : found
}

function makeOffer(sources: Sources): Offer {
  const thrifty = thriftyOf(sources)
  const all: number[][] = []
  for (let i = 0; i < thrifty.length && all.length <= LIST; i++) withBars(sources, at(thrifty, i), all, LIST + 1)
  const more = all.length > LIST
  const list = (more ? some(sources, thrifty) : all).map((n): CastleChoice => ({ act: 'pay', n }))
  const other = more ? open(sources, thrifty) : NOTHING_ELSE
  return { list, more, other, choices: [...list, other] }
}

/** Where the list is complete, what is composed can only be wrong, and is told why. */
const NOTHING_ELSE: CastleChoice = { act: 'pay-other', span: each(2 * N, (): Span => [0, 99, 1]) }

/** The open payment: for each kind the least and the most that any payment uses, then the bars. */
function open({ recipes, own, stock }: Sources, thrifty: readonly Thrifty[]): CastleChoice {
  const use: Span[] = []
  const bars: Span[] = []
  for (let k = 0; k < N; k++) {
    let least = Number.POSITIVE_INFINITY
    let most = 0
    for (const { from } of thrifty) {
      const n = num(recipes, from + k)
      if (n < least) least = n
      if (n > most) most = n
    }
    use.push([least, most, 1])
    bars.push([Math.max(0, least - num(own, k)), Math.min(num(own, SILVER), num(stock, k), most), 1])
  }
  return { act: 'pay-other', span: [...use, ...bars] }
}

const usedIn = (recipes: readonly number[], from: number): number[] => recipes.slice(from, from + N)

/** Adds the payments of one recipe, with ever more silver, until there are `most` in all. */
function withBars({ recipes, own, stock }: Sources, { from }: Thrifty, into: number[][], most: number): void {
  const use = usedIn(recipes, from)
  const silver = num(own, SILVER)
  const bars = [0, 0, 0, 0]
  if (silver === 0) {
    if (into.length < most) into.push(use.concat(bars))
    return
  }
  const go = (k: number, left: number) => {
    if (into.length >= most) return
    if (k < 0) {
      into.push(use.concat(bars))
      return
    }
    const high = Math.min(num(use, k), num(stock, k), left)
    for (let b = Math.max(0, num(use, k) - num(own, k)); b <= high; b++) {
      bars[k] = b
      go(k - 1, left - b)
    }
    bars[k] = 0
  }
  go(N - 1, silver)
}

/** Some of too many: few bars and few pieces first, then ever more pieces, then some that spend silver freely. */
function some(sources: Sources, thrifty: readonly Thrifty[]): number[][] {
  const found: number[][] = []
  const put = (n: number[]) => {
    if (found.length < LIST && !found.some((other) => samePayment(other, n))) found.push(n)
  }
  const many = thrifty.length
  const nth = (i: number) => at(thrifty, Math.min(i, many - 1))
  // As they come, then the most pieces for as little silver, then ever further down the list.
  const mostPieces = thrifty.findLastIndex((t) => t.bars === nth(0).bars)
  for (const i of [0, 1, 2, 3, mostPieces, mostPieces >> 1]) put(paid(sources, nth(i), false))
  for (let i = 1; i <= 3; i++) put(paid(sources, nth(Math.round((i * many) / 3)), false))
  for (let i = 0; i < many && found.length < LIST; i++) put(paid(sources, nth((i * 7) % many), true))
  for (let i = 0; i < many && found.length < LIST; i++) {
    const more: number[][] = []
    withBars(sources, nth(i), more, LIST)
    more.forEach(put)
  }
  return found
}

/** A recipe paid with the bars it needs; or freely, with all the bars there are, as the most valuable pieces. */
function paid({ recipes, own, stock }: Sources, recipe: Thrifty, freely: boolean): number[] {
  const n = usedIn(recipes, recipe.from)
  for (let k = 0; k < N; k++) n.push(Math.max(0, num(n, k) - num(own, k)))
  let left = freely ? num(own, SILVER) - recipe.bars : 0
  for (let k = N - 1; k >= 0 && left > 0; k--) {
    const more = Math.min(left, Math.min(num(n, k), num(stock, k)) - num(n, N + k))
    n[N + k] = num(n, N + k) + more
    left -= more
  }
  return n
}

function samePayment(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Whether a payment is one of those offered ready-made. */
export function isListed(offer: Offer, n: readonly number[]): boolean {
  return offer.list.some((c) => c.n !== undefined && samePayment(c.n, n))
}
