// What the workers in the market, and those still to be placed, promise: each takes the best that is left, one after another.
import { at, fraction, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { AROUND, BESIDE, hasCard, inMarket, POSITIONS, workersAround } from '../rules/market.ts'
import { faceAt } from '../rules/price.ts'
import type { SpyriumState } from '../rules/state.ts'
import { CAPITALISATION, hasTechnique, LOBBYING, ready } from '../rules/technique.ts'
import type { Box } from '../sheet/box.ts'
import { type Appraisal, appraise } from './cards.ts'
import { rateOf, worthAt } from './goods.ts'
import { CHANCES } from './weights.ts'

const appraisals: readonly Appraisal[] = Array.from({ length: POSITIONS }, () => ({ gain: 0, cost: 0 }))
const around = new Array<number>(POSITIONS).fill(0)
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

/** Looks over the market, once for all seats of a state. */
export function survey(s: SpyriumState): void {
  for (let pos = 0; pos < POSITIONS; pos++) {
    bare[pos] = !hasCard(s, pos)
    if (!bare[pos]) around[pos] = workersAround(s, pos)
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

/** The best use of one more worker: one that stands in the market, or one that could be placed anywhere. */
function bestUse(s: SpyriumState, seat: Seat, placing: boolean, money: number, lobbying: boolean, box: Box): void {
  const phase = num(s.phase, seat) - 1
  const more = hasTechnique(s, seat, CAPITALISATION, box) ? box.figures.capitalisation : 0
  const rate = rateOf(s)
  const now = worthAt(rate, money)
  const earn = fraction(CHANCES.earn, phase)
  const surcharge = fraction(CHANCES.surcharge, phase)
  best.worth = placing ? 0 : -1
  best.gap = -1
  for (let gap = 0; gap < BESIDE.length; gap++) {
    if (!placing && standing[gap] === 0) continue
    if (!placing) consider(worthAt(rate, money + more) - now, gap, -1, more)
    const pair = at(BESIDE, gap)
    for (let side = 0; side < 2; side++) {
      const pos = num(pair, side)
      if (bare[pos]) continue
      const others = num(around, pos) - (placing ? 0 : 1)
      const pounds = Math.round(others * earn) + more
      consider(worthAt(rate, money + pounds) - now, gap, -1, pounds)
      if (gone[pos]) continue
      const { gain, cost } = at(appraisals, pos)
      const price = cost + (lobbying ? 0 : Math.round(others * surcharge))
      if (price > money) continue
      const net = gain - now + worthAt(rate, money - price)
      consider(net * fraction(sure, pos), gap, pos, -price)
    }
  }
}

/** A character stays; any other card may be taken by whoever stands beside it. */
function sureness(s: SpyriumState, seat: Seat, pos: number, box: Box): number {
  if (faceAt(s, pos, box).kind === 'character') return CHANCES.card
  let rivals = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    for (const gap of at(AROUND, pos))
      if (num(at(s.gaps, other), gap) > 0) {
        rivals++
        break
      }
  }
  return Math.max(0.4, CHANCES.card - CHANCES.rival * rivals)
}
