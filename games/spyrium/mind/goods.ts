// What money, crystals, workers, buildings and techniques are worth in points, at a moment of the game and for a seat.

import { at, fraction, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { printedVp } from '../rules/district.ts'
import { spaceValue, trackOf } from '../rules/gain.ts'
import { workersOwned } from '../rules/price.ts'
import type { SpyriumState } from '../rules/state.ts'
import {
  AUTOMATION,
  CAPITALISATION,
  CRANE,
  ENGINEERING,
  hasTechnique,
  LOBBYING,
  TAYLORISM,
  TRADE,
} from '../rules/technique.ts'
import { type Box, type Effect, FACTORY, type Face, MINE } from '../sheet/box.ts'
import { WEIGHTS } from './weights.ts'

export const roundsLeft = (s: SpyriumState, box: Box): number => box.rounds.length - s.round

/** Pounds that a seat hardly ever has more of. */
const PURSE = 128
/** How much of its full worth each of so many pounds keeps, in sum; from as many that are missing to as many at hand. */
const EASED = Array.from({ length: 2 * PURSE }, (_, i) => eased(i - PURSE))

function eased(pounds: number): number {
  const { ease, floor } = WEIGHTS
  return pounds * floor + (1 - floor) * ease * (1 - Math.exp(-pounds / ease))
}

/** What a pound is worth in this round, as long as there are few. */
export const rateOf = (s: SpyriumState): number => fraction(WEIGHTS.money, s.round - 1)

/** What so many pounds are worth at this rate: each one less than the one before, none nothing. */
export function worthAt(rate: number, pounds: number): number {
  return rate * (EASED[pounds + PURSE] ?? eased(pounds))
}

export const worthOfMoney = (s: SpyriumState, pounds: number): number => worthAt(rateOf(s), pounds)

/** Crystals that a seat's buildings can turn into points: now, and in every later round. */
function appetite(s: SpyriumState, seat: Seat, box: Box): number {
  const left = roundsLeft(s, box)
  const district = at(s.districts, seat)
  let crystals = left > 0 ? 2 : 0
  for (let i = 0; i < district.length; i++) {
    let most = 0
    for (const effect of at(box.cards, num(district, i)).effects) if (effect.pays > most) most = effect.pays
    crystals += most * (left + (s.tilted[seat]?.[i] === 1 ? 0 : 1))
  }
  return crystals
}

/** What so many crystals are worth: more while there are buildings to use them. */
export function worthOfCrystals(s: SpyriumState, seat: Seat, crystals: number, box: Box): number {
  const used = Math.min(crystals, appetite(s, seat, box))
  return used * WEIGHTS.crystal + (crystals - used) * spareCrystal(s, seat, box)
}

function spareCrystal(s: SpyriumState, seat: Seat, box: Box): number {
  if (roundsLeft(s, box) > 0) return WEIGHTS.spare
  return hasTechnique(s, seat, AUTOMATION, box) ? 1 : WEIGHTS.lastSpare
}

/** The next crystal. */
export function nextCrystal(s: SpyriumState, seat: Seat, box: Box): number {
  return num(s.crystals, seat) < appetite(s, seat, box) ? WEIGHTS.crystal : spareCrystal(s, seat, box)
}

/** The workers that an effect takes from a seat. */
export function workersFor(face: Face, effect: Effect, automated: boolean): number {
  return automated && small.has(face.symbols, MINE) ? 0 : effect.workers
}

/** What one use of an effect brings beyond its crystals and its labour. */
export function worthOfUse(face: Face, effect: Effect, labour: number, skills: Small): number {
  const workers = workersFor(face, effect, small.has(skills, AUTOMATED))
  let vp = effect.vp
  if (small.has(face.symbols, FACTORY) && vp > 0 && small.has(skills, ENGINEERED)) vp += workers
  return vp + (effect.crystals - effect.pays) * WEIGHTS.crystal * 0.95 - workers * labour
}

/** The techniques that change what a use brings: members of a small set of skills, of which there are four. */
export const AUTOMATED = 0
const ENGINEERED = 1
const SKILLS = 4

export function skillsOf(s: SpyriumState, seat: Seat, box: Box): Small {
  if (at(s.techniques, seat).length === 0) return small.none
  const skills = hasTechnique(s, seat, AUTOMATION, box) ? small.of(AUTOMATED) : small.none
  return hasTechnique(s, seat, ENGINEERING, box) ? small.with(skills, ENGINEERED) : skills
}

function bestUseOf(face: Face, skills: Small): number {
  let best = 0
  for (const effect of face.effects) {
    const worth = worthOfUse(face, effect, WEIGHTS.labour, skills)
    if (worth > best) best = worth
  }
  return best
}

/** For the cards of the box in hand, with each of the skills: what the best use of a building brings. */
let uses: readonly number[] = []
let usesOf: Box | null = null

/** What a building brings in each later round. */
export function worthOfRound(card: Card, skills: Small, box: Box): number {
  if (usesOf !== box) {
    uses = box.cards.flatMap((face) => Array.from({ length: SKILLS }, (_, skills) => bestUseOf(face, skills)))
    usesOf = box
  }
  return fraction(uses, card * SKILLS + skills)
}

export function worthOfRecruit(s: SpyriumState, box: Box): number {
  return roundsLeft(s, box) * WEIGHTS.worker + WEIGHTS.recruit
}

/** One point of space value, in the incomes to come. */
export const worthOfSpace = (s: SpyriumState, box: Box): number => roundsLeft(s, box) * WEIGHTS.income

/** A residence action: the points of the space, or a better income for the rounds to come. */
export function worthOfResidence(s: SpyriumState, seat: Seat, box: Box): number {
  const track = trackOf(s, box)
  const space = num(s.residence, seat)
  const now = num(track, space)
  const next = track[space + 1]
  return next === undefined ? now : Math.max(now, (next - now) * worthOfSpace(s, box))
}

/** What a technique will be worth to a seat from now to the end. */
export function worthOfTechnique(s: SpyriumState, seat: Seat, technique: number, box: Box): number {
  const left = roundsLeft(s, box)
  const most = (vp: number) => Math.min(box.figures['technique-cap'], vp)
  const district = at(s.districts, seat)
  switch (technique) {
    case AUTOMATION: {
      let mines = 0
      for (const card of district) if (small.has(at(box.cards, card).symbols, MINE)) mines++
      return left * (mines * WEIGHTS.labour + WEIGHTS.automation) + (left === 0 ? 0 : 1.5)
    }
    case CAPITALISATION:
      return left * WEIGHTS.capitalisation + (left === 0 ? most(num(s.money, seat) / 2) : 3)
    case CRANE:
      return left * WEIGHTS.crane + most(district.length + left * 0.7)
    case TRADE:
      return left * WEIGHTS.trade + most(at(s.kept, seat).length + left * 0.8)
    case ENGINEERING:
      return left * WEIGHTS.engineering + most(printedVp(s, seat, box, FACTORY) + left * 1.5)
    case LOBBYING:
      return left * WEIGHTS.lobbying + most(spaceValue(s, seat, box) + (left > 1 ? 1 : 0))
    case TAYLORISM: {
      const skills = skillsOf(s, seat, box)
      let best = 0
      for (const card of district) best = Math.max(best, worthOfRound(card, skills, box))
      return left * (WEIGHTS.taylorism + best * 0.8) + most(workersOwned(s, seat, box) + (left > 0 ? 0.5 : 0))
    }
    default:
      return 0
  }
}
