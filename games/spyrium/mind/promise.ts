// What the workers in the market, and those still to be placed, promise: each takes the best that is left, one after another.
import { at, fraction, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { AROUND, BESIDE, hasCard, inMarket, POSITIONS } from '../rules/market.ts'
import { faceAt } from '../rules/price.ts'
import type { SpyriumState } from '../rules/state.ts'
import { CAPITALISATION, hasTechnique, LOBBYING, ready } from '../rules/technique.ts'
import type { Box } from '../sheet/box.ts'
import { type Appraisal, appraise } from './cards.ts'
import { rateOf, worthAt } from './goods.ts'
import { type Mark, note } from './known.ts'
import { CHANCES } from './weights.ts'

const appraisals: readonly Appraisal[] = Array.from({ length: POSITIONS }, () => ({ gain: 0, cost: 0 }))
const around = new Array<number>(POSITIONS).fill(0)
/** The seats with workers around each card. */
const beside = new Array<Small>(POSITIONS).fill(small.none)
/** Positions without a card. */
const bare = new Array<boolean>(POSITIONS).fill(false)
/** Positions without a card that this seat could still take. */
const gone = new Array<boolean>(POSITIONS).fill(false)
const standing: number[] = []
/** How sure each card still is. */
const sure = new Array<number>(POSITIONS).fill(0)

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

/** After a survey. */
export function promised(s: SpyriumState, seat: Seat, toPlace: number, box: Box): number {
  const placed = inMarket(s, seat)
  if (placed + toPlace === 0) return 0
  for (let pos = 0; pos < POSITIONS; pos++) {
    gone[pos] = at(bare, pos)
    if (gone[pos]) continue
    appraise(s, seat, pos, box, at(appraisals, pos))
    sure[pos] = sureness(s, seat, pos, box)
  }
  const own = at(s.gaps, seat)
  for (let gap = 0; gap < own.length; gap++) standing[gap] = num(own, gap)
  let lobbying = ready(s, seat, LOBBYING, box)
  let money = num(s.money, seat)
  let worth = 0
  for (let k = placed + toPlace; k > 0; k--) {
    const placing = k <= toPlace
    bestUse(s, seat, placing, money, lobbying, box)
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
const earned = new Array<number>(POSITIONS).fill(0)
const earning = new Array<number>(POSITIONS).fill(0)
const prices = new Array<number>(POSITIONS).fill(0)
const taking = new Array<number>(POSITIONS).fill(0)
const NOT_TAKEN = Number.NEGATIVE_INFINITY

/** What one more worker would bring at each position. */
function tryPositions(
  s: SpyriumState,
  seat: Seat,
  placing: boolean,
  money: number,
  lobbying: boolean,
  more: number,
): void {
  const phase = num(s.phase, seat) - 1
  const rate = rateOf(s)
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
    const { gain, cost } = at(appraisals, pos)
    const price = cost + (lobbying ? 0 : Math.round(others * surcharge))
    if (price > money) continue
    prices[pos] = price
    taking[pos] = (gain - now + worthAt(rate, money - price)) * fraction(sure, pos)
  }
}

/** The best use of one more worker: one that stands in the market, or one that could be placed anywhere. */
function bestUse(s: SpyriumState, seat: Seat, placing: boolean, money: number, lobbying: boolean, box: Box): void {
  const more = hasTechnique(s, seat, CAPITALISATION, box) ? box.figures.capitalisation : 0
  tryPositions(s, seat, placing, money, lobbying, more)
  const rate = rateOf(s)
  const alone = worthAt(rate, money + more) - worthAt(rate, money)
  best.worth = placing ? 0 : -1
  best.gap = -1
  for (let gap = 0; gap < BESIDE.length; gap++) {
    if (!placing && standing[gap] === 0) continue
    if (!placing) consider(alone, gap, -1, more)
    const pair = at(BESIDE, gap)
    for (let side = 0; side < 2; side++) {
      const pos = num(pair, side)
      if (bare[pos]) continue
      consider(fraction(earning, pos), gap, -1, num(earned, pos))
      const worth = fraction(taking, pos)
      if (worth !== NOT_TAKEN) consider(worth, gap, pos, -num(prices, pos))
    }
  }
}

/** A character stays; any other card may be taken by whoever stands beside it. */
function sureness(s: SpyriumState, seat: Seat, pos: number, box: Box): number {
  if (faceAt(s, pos, box).kind === 'character') return CHANCES.card
  const rivals = small.size(small.without(num(beside, pos), seat))
  return Math.max(0.4, CHANCES.card - CHANCES.rival * rivals)
}
