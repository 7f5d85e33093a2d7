// What each card of the market would bring to a seat, and the pounds it would cost without anybody around it.

import { at, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { NEW_LOT } from '../rules/names.ts'
import type { SpyriumState } from '../rules/state.ts'
import { CRANE, hasTechnique } from '../rules/technique.ts'
import type { Box, Face } from '../sheet/box.ts'
import {
  nextCrystal,
  rateOf,
  roundsLeft,
  skillsOf,
  worthAt,
  worthOfRecruit,
  worthOfResidence,
  worthOfRound,
  worthOfTechnique,
} from './goods.ts'
import { CHANCES } from './weights.ts'

/** An appraisal: written anew for each card, to spare the making of thousands. */
export interface Appraisal {
  gain: number
  cost: number
  /** Whether it stays in the market: a character does, any other card may be taken by whoever stands beside it. */
  stays: boolean
}

export function appraise(s: SpyriumState, seat: Seat, pos: number, box: Box, into: Appraisal): void {
  const face = at(box.cards, num(at(s.market, pos), 0))
  into.cost = face.price
  into.stays = face.kind === 'character'
  if (face.kind === 'technique') into.gain = worthOfTechnique(s, seat, face.technique, box)
  else if (face.kind === 'character') appraiseCharacter(s, seat, pos, face, box, into)
  else appraiseBuilding(s, seat, pos, face, box, into)
}

function appraiseCharacter(s: SpyriumState, seat: Seat, pos: number, face: Face, box: Box, into: Appraisal): void {
  into.gain = 0
  if (face.pays > num(s.crystals, seat)) return
  let value = 0
  if (face.token !== null) {
    const tokens = at(s.marketTokens, pos)
    if (tokens.length === 0) return
    for (const token of tokens) {
      const printed = at(box.cards, token).value
      value = value === 0 ? printed : face.token === 'pay' ? Math.min(value, printed) : Math.max(value, printed)
    }
    if (face.token === 'pay') into.cost += value
  }
  const crystal = nextCrystal(s, seat, box)
  into.gain = face.vp + (face.crystals - face.pays) * crystal
  if (face.token === 'vp') into.gain += value
  if (face.token === 'crystals') into.gain += value * crystal
  if (face.residence) into.gain += worthOfResidence(s, seat, box)
}

/** A building on the lot that leaves most: a new one, or the place of a building that is worth less. */
function appraiseBuilding(s: SpyriumState, seat: Seat, pos: number, face: Face, box: Box, into: Appraisal): void {
  const skills = skillsOf(s, seat, box)
  const worth = worthOfBuilding(s, seat, pos, skills, box)
  const district = at(s.districts, seat)
  const left = roundsLeft(s, box)
  const money = num(s.money, seat)
  const rate = rateOf(s)
  const now = worthAt(rate, money)
  let best = Number.NEGATIVE_INFINITY
  for (let lot = NEW_LOT; lot < district.length; lot++) {
    let price: number
    let gain = worth
    if (lot === NEW_LOT) price = face.price + newLot(s, seat, box)
    else {
      const card = num(district, lot)
      const old = at(box.cards, card)
      price = reduced(face, old, box)
      gain = worth - old.vp - left * worthOfRound(card, skills, box)
    }
    const net = gain - now + worthAt(rate, money - price)
    if (net > best) {
      best = net
      into.cost = price
      into.gain = gain
    }
  }
}

function worthOfBuilding(s: SpyriumState, seat: Seat, pos: number, skills: number, box: Box): number {
  const card = num(at(s.market, pos), 0)
  const face = at(box.cards, card)
  const later = worthOfRound(card, skills, box)
  let worth = face.vp + roundsLeft(s, box) * later
  if (num(s.active, seat) > 0) worth += CHANCES.fresh * later
  const token = s.marketTokens[pos]?.[0]
  if (token !== undefined)
    worth += at(box.cards, token).value * (face.token === 'crystals' ? nextCrystal(s, seat, box) : 1)
  if (face.recruit > 0) worth += Math.min(face.recruit, num(s.reserve, seat)) * worthOfRecruit(s, box)
  if (face.residence) worth += worthOfResidence(s, seat, box)
  return worth
}

function newLot(s: SpyriumState, seat: Seat, box: Box): number {
  const step = at(s.districts, seat).length * box.figures['lot-step']
  return hasTechnique(s, seat, CRANE, box) ? Math.max(0, step - box.figures['crane-discount']) : step
}

function reduced(face: Face, old: Face, box: Box): number {
  if (small.isEmpty(small.both(face.symbols, old.symbols))) return face.price
  return Math.max(0, face.price - box.figures['replacement-discount'])
}
