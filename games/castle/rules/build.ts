// CAS-11: erecting a building: first which one, then the payment, then what it brings.
import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type Box, REWARD } from '../sheet/box.ts'
import type { Reach } from '../sheet/payable.ts'
import { reachOf } from './means.ts'
import { isListed, type Offer, offerFor } from './offer.ts'
import { refusePayment } from './payment.ts'
import { MATERIALS, SILVER, TILES } from './pieces.ts'
import { pointed, TILE_REF } from './refs.ts'
import { alone, fromBank, ownOf, score } from './seat.ts'
import type { CastleRefusal } from './speech.ts'
import type { Castle, CastleChoice, CastleState, CastleStep } from './state.ts'

const CANDIDATES: readonly CastleChoice[] = [
  ...TILE_REF.map((ref): CastleChoice => ({ act: 'build', on: [ref] })),
  { act: 'stop-building' },
]
const refusals = (clause: 'CAS-11.1' | 'CAS-11.2' | 'CAS-11.3') =>
  TILES.map((building): CastleRefusal => ({ clause, with: { why: 'building', building } }))
const NO_TILE = refusals('CAS-11.1')
const NOT_EXACT = refusals('CAS-11.2')
const FEW_KINDS = refusals('CAS-11.3')

/** The kinds of tile of which the board still has one. */
function tilesThere(s: CastleState): Small {
  let there = small.none
  for (let tile = 0; tile < TILES.length; tile++) if (s.tiles[tile] !== 0) there = small.with(there, tile)
  return there
}

export const build: DecisionOf<Castle, 'build', Reach> = {
  kind: 'decision',
  by: (_s, { seat }) => alone(seat),
  given: (s, _step, seat, box) => reachOf(s, seat, box),
  key(s, _step, seat, box) {
    const { paid } = reachOf(s, seat, box)
    return small.isEmpty(paid) ? paid : small.both(paid, tilesThere(s))
  },
  candidates: () => CANDIDATES,
  refuse(s, _step, _seat, choice, _box, { paid, valued }) {
    if (choice.act === 'stop-building') return null
    const building = pointed(choice)
    if (s.tiles[building] === 0) return at(NO_TILE, building)
    // CAS-20.3: offered only if at least one payment is legal.
    if (small.has(paid, building)) return null
    return at(small.has(valued, building) ? FEW_KINDS : NOT_EXACT, building)
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'stop-building',
  resolve(s, { seat, role, left }, _seat, choice, box) {
    if (choice.act === 'build') next<CastleStep>(s, { do: 'pay', seat, role, left, building: pointed(choice) })
    else thenHelpers(s, seat, role, left, box)
  },
}

/** CAS-7.4, 8.7, 13.1: helpers may follow if anything was erected. */
function thenHelpers(s: CastleState, seat: Seat, role: number, left: number, box: Box): void {
  const helpers = num(box.helpers, role)
  if (left < num(box.buildings, role) && helpers > 0) next<CastleStep>(s, { do: 'place-helper', seat, left: helpers })
}

const LISTED: CastleRefusal = { clause: 'castle.listed' }
const UNLISTED: CastleRefusal = { clause: 'castle.unlisted' }
const ALL_LISTED: CastleRefusal = { clause: 'castle.all-listed' }

export const pay: DecisionOf<Castle, 'pay', Offer> = {
  kind: 'decision',
  by: (_s, { seat }) => alone(seat),
  given: (s, { building }, seat, box) => offerFor(s, seat, building, box),
  candidates: (_s, _step, _seat, _box, offer) => offer.choices,
  refuse(s, { building }, seat, choice, box, offer) {
    if (choice.act === 'pay') return null
    if (choice.n === undefined) return offer.more ? null : ALL_LISTED
    return refusePayment(s, seat, building, choice.n, box) ?? (isListed(offer, choice.n) ? LISTED : null)
  },
  otherwise(s, { building, seat: payer }, seat, { act, n }, box) {
    if (seat !== payer || act !== 'pay' || n?.length !== 2 * MATERIALS.length) return null
    return refusePayment(s, seat, building, n, box) ?? UNLISTED
  },
  resolve(s, { seat, role, building, left }, _seat, choice, box) {
    erect(s, seat, role, building, choice.n ?? [], box)
    if (left > 1) next<CastleStep>(s, { do: 'build', seat, role, left: left - 1 })
    else thenHelpers(s, seat, role, left - 1, box)
  },
}

/** CAS-11.5: pieces to the stock, bars to the forge, the tile to its builder, and the builder's reward. */
function erect(s: CastleState, seat: Seat, role: number, building: number, n: readonly number[], box: Box): void {
  const own = ownOf(s, seat)
  let pieces = 0
  let bars = 0
  for (let k = 0; k < MATERIALS.length; k++) {
    const used = num(n, k)
    const asBars = num(n, MATERIALS.length + k)
    // A converted piece leaves its cart and comes back with the payment (CAS-12.2).
    add(own, k, asBars - used)
    add(s.stock, k, used - asBars)
    pieces += used
    bars += asBars
  }
  add(own, SILVER, -bars)
  s.forge += bars
  add(s.tiles, building, -1)
  add(at(s.built, seat), building, 1)
  add(s.erected, seat, 1)
  // The list of what was used is made only where somebody listens.
  if (s.events !== null)
    tell(s, { ev: 'build', seat, with: { building: at(TILES, building), used: n.slice(0, MATERIALS.length), bars } })
  const reward = num(box.reward, role)
  if (reward === REWARD.crown) score(s, seat, 'stonemason', num(box.vp, building))
  else if (reward === REWARD.half) score(s, seat, 'worker', num(box.vp, building) / 2)
  else if (reward === REWARD.thalers) {
    // CAS-7.3: a thaler for each piece, or what the bank has.
    const thalers = fromBank(s, seat, pieces * box.perPiece)
    tell(s, { ev: 'wages', seat, with: { thalers } })
  }
}
