// How a seat stands: what it has for certain, what it will bring in later rounds, and what this round still promises.

import { at, fraction, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { printedVp } from '../rules/district.ts'
import { spaceValue } from '../rules/gain.ts'
import { PARTS } from '../rules/names.ts'
import { workersOwned } from '../rules/price.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box, Effect } from '../sheet/box.ts'
import {
  AUTOMATED,
  roundsLeft,
  skillsOf,
  workersFor,
  worthOfCrystals,
  worthOfMoney,
  worthOfRound,
  worthOfSpace,
  worthOfTechnique,
  worthOfUse,
} from './goods.ts'
import { forget, keep, type Mark, newKnown, newMark, note, recall, wipe } from './known.ts'
import { noteMarket, promised, survey } from './promise.ts'
import { CHANCES, WEIGHTS } from './weights.ts'

const mark = newMark()
/** Markets, each with a number of its own; and what seats may expect. All of one box. */
const markets = newKnown()
const expected = newKnown()
let knownOf: Box | null = null
let lastMarket = 0

/** After a survey: a number that only markets have that promise the same. */
function marketOf(s: SpyriumState, box: Box): number {
  if (knownOf !== box) {
    forget(markets)
    forget(expected)
    knownOf = box
  }
  wipe(mark)
  noteMarket(s, mark)
  const before = recall(markets, mark)
  if (!Number.isNaN(before)) return before
  lastMarket++
  keep(markets, mark, lastMarket)
  return lastMarket
}

/** Who has passed expects nothing of the market any more. */
const NO_MARKET = 0

/** All that a seat's worth depends on, but for the market. */
export function noteSeat(s: SpyriumState, seat: Seat, mark: Mark): void {
  note(mark, seat)
  note(mark, s.round)
  note(mark, s.options.residenceTrack === 'long' ? 1 : 0)
  note(mark, num(s.residence, seat))
  note(mark, num(s.money, seat))
  note(mark, num(s.crystals, seat))
  note(mark, num(s.vp, seat))
  note(mark, num(s.reserve, seat))
  note(mark, num(s.active, seat))
  note(mark, num(s.phase, seat))
  note(mark, num(s.passed, seat))
  note(mark, num(s.bonuses, seat))
  note(mark, at(s.kept, seat).length)
  noteAll(mark, at(s.districts, seat))
  noteAll(mark, at(s.tilted, seat))
  noteAll(mark, at(s.techniques, seat))
  noteAll(mark, at(s.used, seat))
  noteAll(mark, at(s.gaps, seat))
}

function noteAll(mark: Mark, list: readonly number[]): void {
  note(mark, list.length)
  for (let i = 0; i < list.length; i++) note(mark, num(list, i))
}

/** What a seat may expect of a market with this number. */
function worthIn(s: SpyriumState, seat: Seat, market: number, box: Box): number {
  wipe(mark)
  note(mark, s.passed[seat] === 1 ? NO_MARKET : market)
  noteSeat(s, seat, mark)
  const before = recall(expected, mark)
  if (!Number.isNaN(before)) return before
  const worth = worthSeen(s, seat, box)
  keep(expected, mark, worth)
  return worth
}

/** The points a seat may expect. */
export function worthOf(s: SpyriumState, seat: Seat, box: Box): number {
  return fraction(worthsOf(s, box), seat)
}

/** The points that each seat may expect. */
export function worthsOf(s: SpyriumState, box: Box): number[] {
  survey(s)
  const market = marketOf(s, box)
  const worths: number[] = []
  for (let seat = 0; seat < s.seats; seat++) worths.push(worthIn(s, seat, market, box))
  return worths
}

/** What a seat may expect without the market, and how many workers it may still place there. */
export interface Footing {
  worth: number
  toPlace: number
}

/** Written anew for each seat, to spare the making of thousands. */
const footing: Footing = { worth: 0, toPlace: 0 }

function worthSeen(s: SpyriumState, seat: Seat, box: Box): number {
  footingOf(s, seat, box, footing)
  const { worth, toPlace } = footing
  return s.passed[seat] === 1 ? worth : worth + promised(s, seat, toPlace, box)
}

export function footingOf(s: SpyriumState, seat: Seat, box: Box, into: Footing): void {
  const left = roundsLeft(s, box)
  let worth = num(s.vp, seat) + printedVp(s, seat, box) + bonuses(s, seat, box)
  worth += worthOfMoney(s, num(s.money, seat)) + worthOfCrystals(s, seat, num(s.crystals, seat), box)
  worth += spaceValue(s, seat, box) * worthOfSpace(s, box)
  worth += workersOwned(s, seat, box) * left * WEIGHTS.worker
  const skills = skillsOf(s, seat, box)
  for (const card of at(s.districts, seat)) worth += left * worthOfRound(card, skills, box)
  for (const card of at(s.techniques, seat)) worth += worthOfTechnique(s, seat, at(box.cards, card).technique, box)
  into.worth = worth
  into.toPlace = 0
  if (s.passed[seat] === 1) return
  const use = exploiting(s, seat, skills, box)
  into.worth = worth + use.worth * CHANCES.exploit
  if (s.phase[seat] === 1) into.toPlace = num(s.active, seat) - use.workers
}

/** The same points as `worthOf`, part by part. */
export function partsOf(s: SpyriumState, seat: Seat, box: Box): { from: (typeof PARTS)[number]; points: number }[] {
  const left = roundsLeft(s, box)
  const over = s.agenda.length === 0
  const score = num(s.vp, seat) + printedVp(s, seat, box) + (over ? 0 : bonuses(s, seat, box))
  if (over) return PARTS.map((from) => ({ from, points: from === 'score' ? score : 0 }))
  const skills = skillsOf(s, seat, box)
  let buildings = 0
  for (const card of at(s.districts, seat)) buildings += left * worthOfRound(card, skills, box)
  let techniques = 0
  for (const card of at(s.techniques, seat)) techniques += worthOfTechnique(s, seat, at(box.cards, card).technique, box)
  const parts = {
    score,
    money: worthOfMoney(s, num(s.money, seat)),
    crystals: worthOfCrystals(s, seat, num(s.crystals, seat), box),
    residence: spaceValue(s, seat, box) * worthOfSpace(s, box),
    workers: workersOwned(s, seat, box) * left * WEIGHTS.worker,
    buildings,
    techniques,
    round: 0,
  }
  const sum = Object.values(parts).reduce((a, b) => a + b, 0)
  return PARTS.map((from) => ({ from, points: from === 'round' ? worthOf(s, seat, box) - sum : parts[from] }))
}

/** The bonuses still to come: the nearer, the more. */
function bonuses(s: SpyriumState, seat: Seat, box: Box): number {
  const had = num(s.bonuses, seat)
  if (small.size(had) === 2) return 0
  const score = num(s.vp, seat)
  const first = box.figures['first-bonus']
  const second = box.figures['second-bonus']
  const near = (WEIGHTS.secondBonus * Math.min(score, second)) / second
  return small.isEmpty(had) ? near + (WEIGHTS.firstBonus * Math.min(score, first)) / first : near
}

const use = { worth: 0, workers: 0 }

/** What exploiting brings this round with the workers and crystals at hand, the best use first; and the workers it takes. */
function exploiting(
  s: SpyriumState,
  seat: Seat,
  skills: Small,
  box: Box,
): { readonly worth: number; readonly workers: number } {
  const district = at(s.districts, seat)
  const tilted = at(s.tilted, seat)
  const automated = small.has(skills, AUTOMATED)
  // In Phase I a worker could also be placed, and is not given away for less.
  const hold = s.phase[seat] === 1 ? CHANCES.hold : 0
  let active = num(s.active, seat)
  let crystals = num(s.crystals, seat)
  let done = small.none
  use.worth = 0
  for (;;) {
    let best = 0
    let lot = -1
    let chosen: Effect | null = null
    for (let i = 0; i < district.length; i++) {
      if (tilted[i] === 1 || small.has(done, i)) continue
      const face = at(box.cards, num(district, i))
      for (const effect of face.effects) {
        if (workersFor(face, effect, automated) > active || effect.pays > crystals) continue
        const net = worthOfUse(face, effect, hold, skills)
        if (net <= best) continue
        best = net
        lot = i
        chosen = effect
      }
    }
    if (chosen === null) break
    const workers = workersFor(at(box.cards, num(district, lot)), chosen, automated)
    done = small.with(done, lot)
    active -= workers
    crystals += chosen.crystals - chosen.pays
    use.worth += best + workers * hold
  }
  use.workers = num(s.active, seat) - active
  return use
}
