// How a position of Nehemiah looks for a seat: points, boards, gates, goods, and what its workers can still do.

import { at, fraction, num, sum, top } from '../../../kernel/lists.ts'
import type { Choice, Seat } from '../../../kernel/words.ts'
import type { Insight } from '../../../title/mind.ts'
import { foremenOf } from '../rules/held.ts'
import { columnOf, isFree, isNeutral, isTired, ownerAt, topOf, workAt } from '../rules/layout.ts'
import type { NehemiahPart } from '../rules/sayings.ts'
import type { NehemiahState, NehemiahStep } from '../rules/state.ts'
import { type Box, FIRST_FOREMAN, tableFor, type WorkKind } from '../sheet/box.ts'
import { FOREMEN, type ForemanId, KINDS, type KindId, ROWS } from '../sheet/form.ts'
import { type Clock, clockOf, cubeWorths, GOLD, goods, woodWorth } from './outlook.ts'

/** What special effects are worth when they can be used. */
const SPECIAL: Readonly<Partial<Record<KindId, number>>> = {
  'night-work-1': 0.6,
  'night-work-2': 1,
  'new-site-1': 0.6,
  'new-site-2': 1,
  'priority-site': 0.7,
  'crew-change': 0.8,
  reassignment: 0.3,
  planning: 0.3,
  'consolidation-1': 0.7,
  'consolidation-2': 1.1,
}
const SPECIALS = KINDS.map((kind) => SPECIAL[kind] ?? 0)
/** What a won card is worth at the start of its round. */
const FOREMAN: Readonly<Record<ForemanId, number>> = {
  artisan: 2.4,
  architect: 2.8,
  sculptor: 2.5,
  carpenter: 1.5,
  merchant: 1.5,
  turncoat: 1.8,
  administrator: 0.5,
  'seasonal-worker': 0.9,
  'town-planner': 2.4,
  substitute: 0.8,
  companion: 0.8,
  convict: 0.9,
  assistant: 1.2,
  'corrupt-worker': 1.2,
  inspector: 0.9,
}
const HELD = FOREMEN.map((id) => FOREMAN[id])
/** What each worker of a crew does for a whole round: the first ones count most. */
const CREW = [3.2, 2.8, 2.2, 1.5, 0.9, 0.6, 0.4]
/** An effect whose choices are still to come. */
const PENDING: Readonly<Partial<Record<NehemiahStep['do'], number>>> = {
  raise: 0.9,
  send: 0.5,
  'place-anywhere': 0.6,
  'crew-target': 0.7,
  'swap-workers': 0.2,
  'swap-cards': 0.2,
  consolidate: 0.8,
  'cube-source': 0.6,
}
const STANDING = 0.45
const LAST_TURNS = 0.85
const SUPPLY = 0.15
const COIN = 0.26
/** What a standing worker costs once the table has waited too long for a column to go, and each turn of a late game. */
const WEARY = 3
const DRAG = 2.5

/** Turns of each seat that may pass without a column going before patience ends. */
const CALM = 6

/** Turns without a column going after which standing a worker up again is no longer worth it. */
function patience(s: NehemiahState): number {
  return Math.max(0, Math.min(1, 2 - s.still / (CALM * s.seats)))
}

/**
 * Turns beyond what a game of so many cleared columns takes. Night work above an own worker can go on for ever
 * (NEH-7.19): each further turn must cost more than it brings, or one more would always look good.
 */
function lateness(s: NehemiahState): number {
  return Math.max(0, sum(s.turns) - s.seats * (6 + (2.6 * s.discard.length) / ROWS))
}

/** What carrying out a kind of card would bring the seat, cost taken off; 0 if it brings nothing. */
function effectWorth(s: NehemiahState, seat: Seat, kind: WorkKind, cubes: number[][], clock: Clock, box: Box): number {
  const wood = woodWorth(clock)
  const { cost, gives, board } = kind
  let worth = fraction(SPECIALS, kind.index)
  worth += gives.wood * wood + gives.gold * GOLD + gives.vp
  if (board >= 0) worth += fraction(at(cubes, board), Math.min(2, kind.times))
  else if (kind.id === 'gate') {
    if (s.gatePile.length === 0) return 0
    worth += num(box.gateVp, top(s.gatePile))
  }
  worth -= cost.wood * wood + cost.gold * GOLD
  if (worth <= 0) return 0
  const short = Math.max(0, cost.wood - num(s.wood, seat)) + Math.max(0, cost.gold - num(s.gold, seat))
  return short === 0 ? worth : worth * (clock.turns[seat] === 1 ? 0 : 0.6 ** short)
}

/** What others may pay for a tired worker: a coin for each of theirs standing below. */
function coinsFor(s: NehemiahState, seat: Seat, slot: number): number {
  let worth = 0
  for (let below = slot + 1; below < topOf(columnOf(slot)) + ROWS; below++) {
    const owner = ownerAt(s, below)
    if (!isFree(s, below) && !isNeutral(owner) && owner !== seat && !isTired(s, below)) worth += COIN
  }
  return worth
}

/** The workers of a seat: what each could bring by being activated, those above who could be paid for included. */
function crewWorth(s: NehemiahState, seat: Seat, cubes: number[][], clock: Clock, calm: number, box: Box): number {
  const turns = num(clock.turns, seat)
  const each: number[] = []
  let all = num(s.supply, seat) * (turns > 1 ? SUPPLY : 0)
  for (let slot = 0; slot < s.owner.length; slot++) {
    if (s.owner[slot] !== seat) continue
    if (isTired(s, slot)) {
      all += coinsFor(s, seat, slot)
      continue
    }
    let worth = effectWorth(s, seat, workAt(s, slot, box), cubes, clock, box)
    let coins = num(s.gold, seat)
    for (let above = slot - 1; above >= topOf(columnOf(slot)) && coins > 0; above--) {
      if (isFree(s, above)) continue
      const extra = effectWorth(s, seat, workAt(s, above, box), cubes, clock, box) - GOLD
      if (extra <= 0) continue
      worth += extra * (isTired(s, above) ? 0.8 : 0.3)
      coins--
    }
    each.push(worth)
  }
  each.sort((a, b) => b - a)
  const weight = turns < each.length ? LAST_TURNS : STANDING
  for (let i = 0; i < each.length && i < turns; i++)
    all += (fraction(each, i) * weight + SUPPLY) * calm - WEARY * (1 - calm)
  return all
}

/** Foremen before the seat, and the workers it has not set aside. */
function foremenWorth(s: NehemiahState, seat: Seat, clock: Clock, box: Box): number {
  let worth = 0
  for (const card of foremenOf(s, seat)) worth += fraction(HELD, card - FIRST_FOREMAN) * clock.round
  const crew = tableFor(s.seats, box).workers
  for (let i = crew - num(s.aside, seat); i < crew; i++) worth -= (CREW[i] ?? 0.4) * clock.round
  return worth
}

/** What the gates of a seat count at the end. */
function gatesWorth(s: NehemiahState, seat: Seat, box: Box): number {
  let worth = 0
  for (const gate of at(s.gates, seat)) worth += num(box.gateVp, gate)
  return worth
}

/** Expected points of a seat. */
function outlook(s: NehemiahState, seat: Seat, clock: Clock, calm: number, box: Box): number {
  let worth = num(s.vp, seat)
  if (s.agenda.length === 0) return worth
  const cubes = cubeWorths(s, seat, clock, box)
  for (const board of cubes) worth += fraction(board, 0)
  for (const gate of at(s.gates, seat)) worth += num(box.gateVp, gate)
  worth += goods(s, seat, clock) + crewWorth(s, seat, cubes, clock, calm, box)
  return s.options.foremen === 'on' ? worth + foremenWorth(s, seat, clock, box) : worth
}

/** Bids worth trying: little gold and wood, and a worker or two of a large crew. */
function bids(s: NehemiahState, seat: Seat, box: Box): number[][] {
  const worth = fraction(HELD, top(s.lot) - FIRST_FOREMAN) * (s.round === 1 ? 1 : 0.9)
  const most = Math.floor(worth / GOLD)
  const gold = num(s.gold, seat)
  const wood = num(s.wood, seat)
  const crowded = num(s.supply, seat) > 4 && num(s.aside, seat) < tableFor(s.seats, box).workers / 3
  const list = [[0, 0, 0]]
  for (let n = 1; n <= most; n++) {
    if (gold >= n + 1) list.push([0, 0, n])
    if (wood >= 2 && gold >= n) list.push([0, 1, n - 1])
    if (crowded && gold >= n) list.push([1, 0, n - 1])
  }
  return list
}

/** Pairs for the sculptor: up to four, in goods of either kind. */
function pairs(s: NehemiahState, seat: Seat): number[][] {
  const list = [[0, 0]]
  for (let a = 0; a <= Math.min(4, num(s.wood, seat)); a++)
    for (let b = 0; a + b <= 5 && b <= num(s.gold, seat); b++) if (a + b > 0) list.push([a, b])
  return list
}

/** The lead of a seat: over the best of the others and over all of them, half and half. */
function lead(s: NehemiahState, seat: Seat, worths: readonly number[], calm: number, drag: number): number {
  let best = Number.NEGATIVE_INFINITY
  let others = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const worth = fraction(worths, other)
    others += worth
    if (worth > best) best = worth
  }
  const step = s.agenda[s.agenda.length - 1]
  const pending = s.turn === seat && step !== undefined ? (PENDING[step.do] ?? 0) * calm : 0
  return fraction(worths, seat) + pending - drag - 0.5 * (best + others / (s.seats - 1))
}

function outlooks(s: NehemiahState, calm: number, box: Box): number[] {
  const clock = clockOf(s, box)
  const worths: number[] = []
  for (let seat = 0; seat < s.seats; seat++) worths.push(outlook(s, seat, clock, calm, box))
  return worths
}

/** The parts of a position, in the order they are told. */
const PARTS: readonly NehemiahPart[] = [
  'score',
  'wall',
  'temple',
  'garrison',
  'gates',
  'gold',
  'wood',
  'crew',
  'foremen',
]

export const insight: Insight<NehemiahState, Box> = {
  worlds: 1,
  follow: 5,
  scale: 4,
  strengths: { slips: [1.2, 0.5, 0.16], thoughts: [16, 400] },
  value(s, seat, box) {
    const calm = patience(s)
    return lead(s, seat, outlooks(s, calm, box), calm, lateness(s) * DRAG)
  },
  values(s, box) {
    const calm = patience(s)
    const worths = outlooks(s, calm, box)
    const drag = lateness(s) * DRAG
    return worths.map((_, seat) => lead(s, seat, worths, calm, drag))
  },
  parts(s, seat, box) {
    const clock = clockOf(s, box)
    const over = s.agenda.length === 0
    const cubes = cubeWorths(s, seat, clock, box)
    const board = (b: number) => (over ? 0 : fraction(at(cubes, b), 0))
    const gold = num(s.gold, seat) * GOLD
    const worth: Readonly<Record<NehemiahPart, number>> = {
      score: num(s.vp, seat),
      wall: board(0),
      temple: board(1),
      garrison: board(2),
      gates: over ? 0 : gatesWorth(s, seat, box),
      gold: over ? 0 : gold,
      wood: over ? 0 : goods(s, seat, clock) - gold,
      crew: over ? 0 : crewWorth(s, seat, cubes, clock, patience(s), box),
      foremen: over || s.options.foremen === 'off' ? 0 : foremenWorth(s, seat, clock, box),
    }
    return PARTS.map((from) => ({ from, points: worth[from] }))
  },
  numbers: (s, seat, choice: Choice, box) => (choice.act === 'bid' ? bids(s, seat, box) : pairs(s, seat)),
}

export { features } from './features.ts'
