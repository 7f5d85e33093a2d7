// CAS-11: erecting a building: first which one, then the payment, then what it brings.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Refusal, Seat } from '../../../kernel/words.ts'
import { type Box, REWARD } from '../box.ts'
import {
  type CastleChoice,
  type CastleState,
  type CastleStep,
  MATERIALS,
  SILVER,
  type StepOf,
  TILES,
} from '../state.ts'
import { isListed, offerFor } from './offer.ts'
import { canPay, refusePayment } from './payment.ts'
import { ALONE, add, score } from './seat.ts'

const CANDIDATES: readonly CastleChoice[] = [
  ...TILES.map((_, b): CastleChoice => ({ act: 'build', on: [`tile.${b}`] })),
  { act: 'stop-building' },
]
const refusals = (clause: string): readonly Refusal[] =>
  TILES.map((building) => ({ clause, with: { why: 'building', building } }))
const NO_TILE = refusals('CAS-11.1')
const NOT_EXACT = refusals('CAS-11.2')
const FEW_KINDS = refusals('CAS-11.3')

export const build: Decision<CastleState, StepOf<'build'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (_s, { seat }) => ALONE[seat] as Seat[],
  candidates: () => CANDIDATES,
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'stop-building') return null
    const b = lastOf(choice.on?.[0])
    if (s.tiles[b] === 0) return NO_TILE[b] as Refusal
    // CAS-20.3: offered only if at least one payment is legal.
    const can = canPay(s, seat, b, box)
    return can === 'yes' ? null : ((can === 'kinds' ? FEW_KINDS : NOT_EXACT)[b] as Refusal)
  },
  resolve(s, step, _seat, choice, box) {
    const { seat, role, left } = step
    if (choice.act === 'build') next<CastleStep>(s, { do: 'pay', seat, role, left, building: lastOf(choice.on?.[0]) })
    else thenHelpers(s, seat, role, left, box)
  },
}

/** CAS-7.4, 8.7, 13.1: helpers may follow if anything was erected. */
function thenHelpers(s: CastleState, seat: Seat, role: number, left: number, box: Box): void {
  const helpers = box.helpers[role] as number
  if (left < (box.buildings[role] as number) && helpers > 0)
    next<CastleStep>(s, { do: 'place-helper', seat, left: helpers })
}

const LISTED: Refusal = { clause: 'castle.listed' }
const ALL_LISTED: Refusal = { clause: 'castle.all-listed' }

export const pay: Decision<CastleState, StepOf<'pay'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (_s, { seat }) => ALONE[seat] as Seat[],
  candidates(s, { building }, seat, box) {
    const offer = offerFor(s, seat, building, box)
    return [...offer.list, offer.other]
  },
  refuse(s, { building }, seat, choice, box) {
    if (choice.act === 'pay') return null
    const offer = offerFor(s, seat, building, box)
    if (choice.n === undefined) return offer.more ? null : ALL_LISTED
    return refusePayment(s, seat, building, choice.n, box) ?? (isListed(offer, choice.n) ? LISTED : null)
  },
  resolve(s, step, _seat, choice, box) {
    const { seat, role, building } = step
    const n = choice.n as readonly number[]
    erect(s, seat, role, building, n, box)
    const left = step.left - 1
    if (left > 0) next<CastleStep>(s, { do: 'build', seat, role, left })
    else thenHelpers(s, seat, role, left, box)
  },
}

/** CAS-11.5: pieces to the stock, bars to the forge, the tile to its builder, and the builder's reward. */
function erect(s: CastleState, seat: Seat, role: number, b: number, n: readonly number[], box: Box): void {
  const own = s.own[seat] as number[]
  let pieces = 0
  let bars = 0
  for (let k = 0; k < MATERIALS.length; k++) {
    const fromOwn = (n[k] as number) - (n[MATERIALS.length + k] as number)
    add(own, k, -fromOwn)
    // A converted piece leaves its cart and comes back with the payment (CAS-12.2).
    add(s.stock, k, fromOwn)
    pieces += n[k] as number
    bars += n[MATERIALS.length + k] as number
  }
  add(own, SILVER, -bars)
  s.forge += bars
  add(s.tiles, b, -1)
  add(s.built[seat] as number[], b, 1)
  add(s.erected, seat, 1)
  if (s.events !== null)
    tell(s, { ev: 'build', seat, with: { building: TILES[b] as string, used: n.slice(0, MATERIALS.length), bars } })
  const reward = box.reward[role] as number
  if (reward === REWARD.crown) score(s, seat, 'stonemason', box.vp[b] as number)
  else if (reward === REWARD.half) score(s, seat, 'worker', (box.vp[b] as number) / 2)
  else if (reward === REWARD.thalers) {
    // CAS-7.3: a thaler for each piece, or what the bank has.
    const thalers = Math.min(pieces * box.perPiece, s.bank)
    s.bank -= thalers
    add(s.thalers, seat, thalers)
    tell(s, { ev: 'wages', seat, with: { thalers } })
  }
}
