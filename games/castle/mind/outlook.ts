// What things of Castle are worth, in victory points, while there are rounds to use them.
import { at, fraction, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { helpersInCastle, isBuilt } from '../rules/helper.ts'
import { reachOf } from '../rules/means.ts'
import { BUILDINGS, CASTLE_SPACES, HOUSE, MATERIALS, SILVER, TILES, TOWER } from '../rules/pieces.ts'
import { emptySpaces, MARKET, PALACE, tilesBuilt, tilesLeft } from '../rules/scoring.ts'
import type { CastleState } from '../rules/state.ts'
import { type Box, kitFor, REWARD } from '../sheet/box.ts'

/** What a card in hand is worth while there is time to play it: messenger to master builder. */
const IN_HAND = [2, 2, 2.5, 4.5, 2.2, 1.8, 2.6, 0]
/** A silver bar in points of building value. */
const BAR = 4.2
/** A point of building value in victory points: what can still be spent, and what is left lying. */
export const SPENT = 0.5
const IDLE = 0.1
/** Points of building value that a card played later spends. */
const SPENDS = 4.5
/** A thaler while helpers can still be placed, up to so many for each card to come. */
const COIN = 0.45
const COINS_A_CARD = 4
/** Buildings and silver bars that a later round sees, all players together. */
const BUILT_A_ROUND = 1.1
const BARS_A_ROUND = 0.45
const HELPERS_A_ROUND = 0.45

export interface Outlook {
  readonly s: CastleState
  readonly box: Box
  /** Rounds after this one, and cards a seat plays in them. */
  readonly later: number
  readonly plays: number
}

export function outlookOf(s: CastleState, box: Box): Outlook {
  const later = s.rounds - s.round
  return { s, box, later, plays: later * kitFor(box, s.seats).cards }
}

/** Building value of a piece. */
export const pieceWorth = (k: number, box: Box): number => (k === SILVER ? BAR : num(box.value, k))

/** By castle space: what was promised of it in this outlook; NaN where nobody asked yet. */
const promises = new Float64Array(CASTLE_SPACES.length)
let promisedIn: Outlook | null = null

/** What a helper on a castle space will have brought at the end, market and palace apart; worked out once in an outlook. */
function promise(o: Outlook, space: number): number {
  if (promisedIn !== o) {
    promises.fill(Number.NaN)
    promisedIn = o
  }
  const before = promises[space] ?? Number.NaN
  if (!Number.isNaN(before)) return before
  const points = promiseOf(o, space)
  promises[space] = points
  return points
}

function promiseOf({ s, box, later }: Outlook, space: number): number {
  const more = later * BUILT_A_ROUND
  const each = (count: number) => (Math.max(0, count) / num(box.per, space)) * num(box.spaceVp, space)
  switch (BUILDINGS[num(box.spaceOf, space)]) {
    case 'keep':
      return each(emptySpaces(s, box) * (1 - 0.04 * later) + 0.15 * later)
    case 'tavern':
      return each(helpersInCastle(s) + HELPERS_A_ROUND * later)
    case 'small-gate':
    case 'large-gate':
      return each(Math.min(num(box.tiles, TOWER), tilesBuilt(s, TOWER, box) + 0.3 * more))
    case 'stable':
      return each(Math.min(num(box.tiles, HOUSE), tilesBuilt(s, HOUSE, box) + 0.4 * more))
    case 'servants-house':
      return each(tilesLeft(s) - more)
    default:
      return each(s.forge + BARS_A_ROUND * later)
  }
}

/** The helpers of a seat that score at the end. */
export function lodged(o: Outlook, seat: Seat): number {
  const { s, box, later } = o
  let sum = 0
  let market = 0
  let palace = 0
  for (let i = 0; i < CASTLE_SPACES.length; i++) {
    if (s.spaces[i] !== seat) continue
    const house = num(box.spaceOf, i)
    if (house === MARKET) market++
    else if (house === PALACE) palace++
    else sum += promise(o, i)
  }
  if (market > 0) sum += (0.5 * market - (later > 0 ? 0.45 * COIN : 0)) * (num(s.thalers, seat) + later)
  if (palace > 0) sum += palaceWorth(o, seat, palace) * (later > 0 ? 0.5 : 1) + later * palace
  let granary = 0
  for (const owner of s.granary) if (owner === seat) granary++
  if (granary > 0) {
    const inTheEnd = Math.min(box.granaryVp.length, s.granary.length + Math.ceil(later / 4))
    sum += (granary * (num(box.granaryVp, s.granary.length - 1) + num(box.granaryVp, inTheEnd - 1))) / 2
  }
  return sum
}

/** The best pieces that a seat's palace helpers could turn into points. */
function palaceWorth({ s, box }: Outlook, seat: Seat, helpers: number): number {
  let room = helpers * num(box.most, box.spaceOf.indexOf(PALACE))
  let sum = 0
  const own = at(s.own, seat)
  for (let k = MATERIALS.length - 1; k >= 0; k--) {
    const bars = k === MATERIALS.length - 1 ? num(own, SILVER) : 0
    const pieces = Math.min(room, num(own, k) + bars)
    sum += pieces * num(box.value, k)
    room -= pieces
  }
  return sum
}

/** Building value of a seat's pieces; few kinds pay for nothing. */
export function piecesWorth(own: readonly number[], box: Box): number {
  let sum = 0
  let kinds = num(own, SILVER)
  for (let k = 0; k < own.length; k++) {
    sum += num(own, k) * pieceWorth(k, box)
    if (k !== SILVER && num(own, k) > 0) kinds++
  }
  return sum + Math.min(box.kinds, kinds) * 0.8
}

/** Victory points for so much building value: what later cards can spend, and a little for the rest. */
export function materialWorth({ plays, later }: Outlook, value: number): number {
  const spent = Math.min(value, plays * SPENDS)
  return SPENT * spent + (later > 0 ? IDLE : 0.01) * (value - spent)
}

/** Thalers turn into helpers; without time they are worth next to nothing. */
export function coinWorth({ plays }: Outlook, thalers: number): number {
  return COIN * Math.min(thalers, plays * COINS_A_CARD) + 0.02 * thalers
}

/** The characters, the best first. */
const BY_WORTH = IN_HAND.map((_, card) => card).sort((a, b) => fraction(IN_HAND, b) - fraction(IN_HAND, a))

/** The characters of a pile; nobody has one of them twice. */
export function charactersIn(pile: readonly Card[]): Small {
  let set = small.none
  for (const card of pile) if (card >= 0) set = small.with(set, card)
  return set
}

/** The best of some characters, as many as can still be played. */
export function handWorth({ plays }: Outlook, characters: Small): number {
  let sum = 0
  let left = plays
  for (let i = 0; i < BY_WORTH.length && left > 0; i++) {
    const card = num(BY_WORTH, i)
    if (!small.has(characters, card)) continue
    sum += fraction(IN_HAND, card)
    left--
  }
  return sum
}

/** Building value that one trader brings to the owner of a helper on a field. */
export function fieldWorth({ s, box }: Outlook, k: number): number {
  const share = s.options['tower-share'] === 'extra' ? 0 : num(box.towerShare, k)
  const pieces = Math.min(num(box.yields, k) - share, Math.max(0, num(s.stock, k) - 1))
  return pieces * pieceWorth(k, box)
}

/** What the best building that a seat can pay for would bring, and about half of a second one. */
export function buildingWorth(o: Outlook, seat: Seat, role: number, left: number, rivals: number): number {
  const { s, box, later } = o
  const reward = num(box.reward, role)
  let first = 0
  let second = 0
  const { paid } = reachOf(s, seat, box)
  for (let b = 0; b < TILES.length; b++) {
    if (s.tiles[b] === 0 || !small.has(paid, b)) continue
    const vp = num(box.vp, b)
    const cost = num(box.cost, b)
    let gain = reward === REWARD.crown ? vp : reward === REWARD.half ? vp / 2 : 0.4 * COIN * cost
    gain -= (later > 0 ? 0.75 * SPENT * cost : 0) + rivals * box.masterVp
    if (gain > first) {
      second = num(s.tiles, b) > 1 ? gain : first
      first = gain
    } else if (gain > second) second = gain
  }
  return first + (left > 1 ? 0.4 * second : 0)
}

/** The best space that a seat could pay for now, less what its thalers are worth. */
export function helperWorth(o: Outlook, seat: Seat): number {
  const { s, box } = o
  let high = 0
  for (let i = 0; i < CASTLE_SPACES.length; i++) {
    const house = num(box.spaceOf, i)
    const fee = num(box.fee, i)
    if (s.spaces[i] !== null || num(s.thalers, seat) < fee || !isBuilt(s, house, box)) continue
    if (house === MARKET || house === PALACE) continue
    high = Math.max(high, promise(o, i) - (o.later > 0 ? COIN : 0) * fee)
  }
  return high
}
