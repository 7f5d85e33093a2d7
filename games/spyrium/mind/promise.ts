// What the workers in the market, and those still to be placed, promise: each takes the best that is left, one after another.
import { at, fraction, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { AROUND, BESIDE, hasCard, inMarket, POSITIONS } from '../rules/market.ts'
import type { SpyriumState } from '../rules/state.ts'
import { CAPITALISATION, hasTechnique, LOBBYING, ready } from '../rules/technique.ts'
import type { Box } from '../sheet/box.ts'
import { type Appraisal, appraise } from './cards.ts'
import { rateOf, worthAt } from './goods.ts'
import { type Mark, note } from './known.ts'
import { CHANCES } from './weights.ts'

/** What the cards of the market would bring to a seat, whoever stands around them; by position. */
export type Offers = readonly Appraisal[]
export const newOffers = (): Offers => Array.from({ length: POSITIONS }, () => ({ gain: 0, cost: 0, stays: false }))

const offers = newOffers()
const around = new Array<number>(POSITIONS).fill(0)
/** The seats with workers around each card. */
const beside = new Array<Small>(POSITIONS).fill(small.none)
/** Positions without a card. */
const bare = new Array<boolean>(POSITIONS).fill(false)
/** Positions without a card that this seat could still take. */
const gone = new Array<boolean>(POSITIONS).fill(false)
const standing: number[] = []
/** How sure each card still is. */
const sure = new Float64Array(POSITIONS)

/** The best that a worker can do: where, with which card (−1 to earn money), and the pounds that come or go. */
const best = { worth: 0, gap: -1, pos: -1, pounds: 0 }
function consider(worth: number, gap: number, pos: number, pounds: number): void {
  if (worth <= best.worth) return
  best.worth = worth
  best.gap = gap
  best.pos = pos
  best.pounds = pounds
}

/** By gap: the workers there, and the seats they are of. */
const crowds = new Array<number>(BESIDE.length).fill(0)
const owners = new Array<Small>(BESIDE.length).fill(small.none)

/** Looks over the market, once for all seats of a state. */
export function survey(s: SpyriumState): void {
  crowds.fill(0)
  owners.fill(small.none)
  for (let seat = 0; seat < s.seats; seat++) {
    const own = at(s.gaps, seat)
    for (let gap = 0; gap < own.length; gap++) {
      const workers = num(own, gap)
      if (workers === 0) continue
      crowds[gap] = num(crowds, gap) + workers
      owners[gap] = small.with(num(owners, gap), seat)
    }
  }
  for (let pos = 0; pos < POSITIONS; pos++) {
    bare[pos] = !hasCard(s, pos)
    if (bare[pos]) continue
    let workers = 0
    let seats = small.none
    const gaps = at(AROUND, pos)
    for (let i = 0; i < gaps.length; i++) {
      workers += num(crowds, num(gaps, i))
      seats = small.union(seats, num(owners, num(gaps, i)))
    }
    around[pos] = workers
    beside[pos] = seats
  }
}

/** After a survey: all of the market that matters to what any seat may expect. */
export function noteMarket(s: SpyriumState, mark: Mark): void {
  for (let pos = 0; pos < POSITIONS; pos++) {
    if (bare[pos]) {
      note(mark, -1)
      continue
    }
    note(mark, num(at(s.market, pos), 0))
    note(mark, num(around, pos))
    note(mark, num(beside, pos))
    const tokens = at(s.marketTokens, pos)
    note(mark, tokens.length)
    for (let i = 0; i < tokens.length; i++) note(mark, num(tokens, i))
  }
}

/** After a survey: as if a seat had a worker more in a gap. What is given back takes it away again. */
export function stand(seat: Seat, gap: number): void {
  const pair = at(BESIDE, gap)
  for (let side = 0; side < 2; side++) {
    const pos = num(pair, side)
    if (bare[pos]) continue
    around[pos] = num(around, pos) + 1
    before[side] = num(beside, pos)
    beside[pos] = small.with(num(beside, pos), seat)
  }
}

/** After `stand`, and before any other. */
export function leave(gap: number): void {
  const pair = at(BESIDE, gap)
  for (let side = 0; side < 2; side++) {
    const pos = num(pair, side)
    if (bare[pos]) continue
    around[pos] = num(around, pos) - 1
    beside[pos] = num(before, side)
  }
}
/** Who stood beside the cards on both sides of that gap. */
const before = [small.none, small.none]

/** After a survey: what the cards would bring. */
export function appraiseAll(s: SpyriumState, seat: Seat, box: Box, into: Offers): void {
  for (let pos = 0; pos < POSITIONS; pos++) if (!bare[pos]) appraise(s, seat, pos, box, at(into, pos))
}

/** After a survey. */
export function promised(s: SpyriumState, seat: Seat, toPlace: number, box: Box): number {
  if (inMarket(s, seat) + toPlace === 0) return 0
  appraiseAll(s, seat, box, offers)
  return promisedBy(offers, s, seat, toPlace, box)
}

/** After a survey: what these offers promise to a seat's workers. */
export function promisedBy(offered: Offers, s: SpyriumState, seat: Seat, toPlace: number, box: Box): number {
  const own = at(s.gaps, seat)
  let placed = 0
  for (let gap = 0; gap < own.length; gap++) {
    const workers = num(own, gap)
    standing[gap] = workers
    placed += workers
  }
  if (placed + toPlace === 0) return 0
  for (let pos = 0; pos < POSITIONS; pos++) {
    const none = at(bare, pos)
    gone[pos] = none
    if (!none) sure[pos] = at(offered, pos).stays ? CHANCES.card : sureness(small.without(num(beside, pos), seat))
  }
  const rate = rateOf(s)
  const more = hasTechnique(s, seat, CAPITALISATION, box) ? box.figures.capitalisation : 0
  let lobbying = ready(s, seat, LOBBYING, box)
  let money = num(s.money, seat)
  let worth = 0
  for (let k = placed + toPlace; k > 0; k--) {
    const placing = k <= toPlace
    tryPositions(offered, num(s.phase, seat) - 1, rate, placing, money, lobbying, more)
    if (placing) bestPlace()
    else bestUse(rate, money, more)
    if (best.gap < 0) break
    if (!placing) standing[best.gap] = num(standing, best.gap) - 1
    worth += placing ? Math.max(CHANCES.hold * 0.5, best.worth * CHANCES.place) : best.worth
    money += best.pounds
    if (best.pos < 0) continue
    gone[best.pos] = true
    if (num(around, best.pos) > 1) lobbying = false
  }
  return worth
}

/** By position: the pounds that a worker earns there, what they are worth, and what it is worth to take the card; or no card. */
const earned = new Float64Array(POSITIONS)
const earning = new Float64Array(POSITIONS)
const prices = new Float64Array(POSITIONS)
const taking = new Float64Array(POSITIONS)
const NOT_TAKEN = Number.NEGATIVE_INFINITY

/** What one more worker would bring at each position. */
function tryPositions(
  offered: Offers,
  phase: number,
  rate: number,
  placing: boolean,
  money: number,
  lobbying: boolean,
  more: number,
): void {
  const now = worthAt(rate, money)
  const earn = fraction(CHANCES.earn, phase)
  const surcharge = fraction(CHANCES.surcharge, phase)
  for (let pos = 0; pos < POSITIONS; pos++) {
    if (bare[pos]) continue
    const others = num(around, pos) - (placing ? 0 : 1)
    const pounds = Math.round(others * earn) + more
    earned[pos] = pounds
    earning[pos] = worthAt(rate, money + pounds) - now
    taking[pos] = NOT_TAKEN
    if (gone[pos]) continue
    const { gain, cost } = at(offered, pos)
    const price = cost + (lobbying ? 0 : Math.round(others * surcharge))
    if (price > money) continue
    prices[pos] = price
    taking[pos] = (gain - now + worthAt(rate, money - price)) * (sure[pos] ?? 0)
  }
}

/** What a worker beside a card could do with it. */
function considerCard(gap: number, pos: number): void {
  consider(earning[pos] ?? 0, gap, -1, earned[pos] ?? 0)
  const worth = taking[pos] ?? NOT_TAKEN
  if (worth !== NOT_TAKEN) consider(worth, gap, pos, -(prices[pos] ?? 0))
}

/** The best use of a worker that stands in the market. */
function bestUse(rate: number, money: number, more: number): void {
  const alone = worthAt(rate, money + more) - worthAt(rate, money)
  best.worth = -1
  best.gap = -1
  for (let gap = 0; gap < BESIDE.length; gap++) {
    if (standing[gap] === 0) continue
    consider(alone, gap, -1, more)
    const pair = at(BESIDE, gap)
    for (let side = 0; side < 2; side++) {
      const pos = num(pair, side)
      if (!bare[pos]) considerCard(gap, pos)
    }
  }
}

/** The positions in the order in which the gaps come to them, each with the first gap that does. */
const REACHED: readonly (readonly [pos: number, gap: number])[] = [...new Set(BESIDE.flat())].map((pos) => [
  pos,
  BESIDE.findIndex((pair) => pair.includes(pos)),
])

/** The best use of a worker that could be placed anywhere. */
function bestPlace(): void {
  best.worth = 0
  best.gap = -1
  for (let i = 0; i < REACHED.length; i++) {
    const [pos, gap] = at(REACHED, i)
    if (!bare[pos]) considerCard(gap, pos)
  }
}

/** How sure a card is that any of these may take before. */
const sureness = (rivals: Small): number => Math.max(0.4, CHANCES.card - CHANCES.rival * small.size(rivals))
