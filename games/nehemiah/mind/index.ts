// How a position of Nehemiah looks for a seat: points, boards, gates, goods, and what its workers can still do.

import type { Card, Choice, Seat } from '../../../kernel/words.ts'
import type { Insight } from '../../../title/mind.ts'
import { cardAt, NEUTRAL, NOBODY } from '../rules/layout.ts'
import { BOARDS, type NehemiahState, type NehemiahStep } from '../rules/state.ts'
import { type Box, FIRST_FOREMAN } from '../sheet/box.ts'
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
  let turns = 0
  for (const n of s.turns) turns += n
  return Math.max(0, turns - s.seats * (6 + (2.6 * s.discard.length) / ROWS))
}

/** What carrying out a kind of card would bring the seat, cost taken off; 0 if it brings nothing. */
function effectWorth(s: NehemiahState, seat: Seat, kind: number, cubes: number[][], clock: Clock, box: Box): number {
  const wood = woodWorth(clock)
  const costWood = box.costWood[kind] as number
  const costGold = box.costGold[kind] as number
  let worth = SPECIALS[kind] as number
  worth +=
    (box.givesWood[kind] as number) * wood + (box.givesGold[kind] as number) * GOLD + (box.givesVp[kind] as number)
  const board = box.board[kind] as number
  if (board >= 0) worth += cubes[board]?.[Math.min(2, box.times[kind] as number)] as number
  else if (KINDS[kind] === 'gate') {
    const top = s.gatePile[s.gatePile.length - 1]
    if (top === undefined) return 0
    worth += box.gateVp[top] as number
  }
  worth -= costWood * wood + costGold * GOLD
  if (worth <= 0) return 0
  const short = Math.max(0, costWood - (s.wood[seat] as number)) + Math.max(0, costGold - (s.gold[seat] as number))
  return short === 0 ? worth : worth * (clock.turns[seat] === 1 ? 0 : 0.6 ** short)
}

/** The workers of a seat: what each could bring by being activated, those above who could be paid for included. */
function crewWorth(s: NehemiahState, seat: Seat, cubes: number[][], clock: Clock, calm: number, box: Box): number {
  const turns = clock.turns[seat] as number
  const each: number[] = []
  let sum = (s.supply[seat] as number) * (turns > 1 ? SUPPLY : 0)
  for (let slot = 0; slot < s.owner.length; slot++) {
    if (s.owner[slot] !== seat) continue
    const top = slot - (slot % ROWS)
    if (s.tired[slot] === 1) {
      // Others may pay for him.
      for (let below = slot + 1; below < top + ROWS; below++) {
        const owner = s.owner[below] as number
        if (owner >= 0 && owner < NEUTRAL && owner !== seat && s.tired[below] === 0) sum += COIN
      }
      continue
    }
    let worth = effectWorth(s, seat, box.kind[cardAt(s, slot)] as number, cubes, clock, box)
    let coins = s.gold[seat] as number
    for (let above = slot - 1; above >= top && coins > 0; above--) {
      if (s.owner[above] === NOBODY) continue
      const extra = effectWorth(s, seat, box.kind[cardAt(s, above)] as number, cubes, clock, box) - GOLD
      if (extra <= 0) continue
      worth += extra * (s.tired[above] === 1 ? 0.8 : 0.3)
      coins--
    }
    each.push(worth)
  }
  each.sort((a, b) => b - a)
  const weight = turns < each.length ? LAST_TURNS : STANDING
  for (let i = 0; i < each.length && i < turns; i++)
    sum += ((each[i] as number) * weight + SUPPLY) * calm - WEARY * (1 - calm)
  return sum
}

/** Foremen before the seat, and the workers it has not set aside. */
function foremenWorth(s: NehemiahState, seat: Seat, clock: Clock, box: Box): number {
  let sum = 0
  for (const card of s.foremen[seat] as Card[]) sum += (HELD[card - FIRST_FOREMAN] as number) * clock.round
  const aside = s.aside[seat] as number
  const crew = box.tables[s.seats]?.workers ?? 0
  for (let i = crew - aside; i < crew; i++) sum -= (CREW[i] ?? 0.4) * clock.round
  return sum
}

/** Expected points of a seat. */
function outlook(s: NehemiahState, seat: Seat, clock: Clock, calm: number, box: Box): number {
  let sum = s.vp[seat] as number
  if (s.agenda.length === 0) return sum
  const cubes = cubeWorths(s, seat, clock, box)
  for (let b = 0; b < BOARDS.length; b++) sum += cubes[b]?.[0] as number
  for (const gate of s.gates[seat] as Card[]) sum += box.gateVp[gate] as number
  sum += goods(s, seat, clock) + crewWorth(s, seat, cubes, clock, calm, box)
  return s.options.foremen === 'on' ? sum + foremenWorth(s, seat, clock, box) : sum
}

/** Bids worth trying: little gold and wood, and a worker or two of a large crew. */
function bids(s: NehemiahState, seat: Seat, box: Box): number[][] {
  const worth = (HELD[(s.lot[0] as Card) - FIRST_FOREMAN] as number) * (s.round === 1 ? 1 : 0.9)
  const most = Math.floor(worth / GOLD)
  const gold = s.gold[seat] as number
  const wood = s.wood[seat] as number
  const list = [[0, 0, 0]]
  for (let n = 1; n <= most; n++) {
    if (gold >= n + 1) list.push([0, 0, n])
    if (wood >= 2 && gold >= n) list.push([0, 1, n - 1])
    if (
      (s.supply[seat] as number) > 4 &&
      (s.aside[seat] as number) < (box.tables[s.seats]?.workers ?? 0) / 3 &&
      gold >= n
    )
      list.push([1, 0, n - 1])
  }
  return list
}

/** Pairs for the sculptor: up to four, in goods of either kind. */
function pairs(s: NehemiahState, seat: Seat): number[][] {
  const list = [[0, 0]]
  for (let a = 0; a <= Math.min(4, s.wood[seat] as number); a++)
    for (let b = 0; a + b <= 5 && b <= (s.gold[seat] as number); b++) if (a + b > 0) list.push([a, b])
  return list
}

/** The lead of a seat: over the best of the others and over all of them, half and half. */
function lead(s: NehemiahState, seat: Seat, worths: readonly number[], calm: number, drag: number): number {
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const worth = worths[other] as number
    sum += worth
    if (worth > best) best = worth
  }
  const pending = s.turn === seat ? (PENDING[s.agenda[s.agenda.length - 1]?.do as NehemiahStep['do']] ?? 0) * calm : 0
  return (worths[seat] as number) + pending - drag - 0.5 * (best + sum / (s.seats - 1))
}

function outlooks(s: NehemiahState, calm: number, box: Box): number[] {
  const clock = clockOf(s, box)
  const worths: number[] = []
  for (let seat = 0; seat < s.seats; seat++) worths.push(outlook(s, seat, clock, calm, box))
  return worths
}

/** The parts of a position, in points. */
export const PARTS = ['score', 'wall', 'temple', 'garrison', 'gates', 'gold', 'wood', 'crew', 'foremen'] as const

export const insight: Insight<NehemiahState, Box> = {
  worlds: 1,
  follow: 5,
  scale: 4,
  slip: 1.2,
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
    const board = (b: number) => (over ? 0 : (cubes[b]?.[0] as number))
    const gold = (s.gold[seat] as number) * GOLD
    let gates = 0
    for (const gate of s.gates[seat] as Card[]) gates += box.gateVp[gate] as number
    const worth: Readonly<Record<(typeof PARTS)[number], number>> = {
      score: s.vp[seat] as number,
      wall: board(0),
      temple: board(1),
      garrison: board(2),
      gates: over ? 0 : gates,
      gold: over ? 0 : gold,
      wood: over ? 0 : goods(s, seat, clock) - gold,
      crew: over ? 0 : crewWorth(s, seat, cubes, clock, patience(s), box),
      foremen: over || s.options.foremen === 'off' ? 0 : foremenWorth(s, seat, clock, box),
    }
    return PARTS.map((from) => ({ from, points: worth[from] }))
  },
  numbers: (s, seat, choice: Choice, box) => (choice.act === 'bid' ? bids(s, seat, box) : pairs(s, seat)),
}
