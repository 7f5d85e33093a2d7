// What a position promises in Nehemiah, in victory points: the boards, the goods, the time left.
import { add, at, each, fraction, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { risen } from '../rules/scoring.ts'
import type { NehemiahState } from '../rules/state.ts'
import { BOARDS } from '../rules/terms.ts'
import { type Box, tableFor } from '../sheet/box.ts'
import { DECKS, ROWS } from '../sheet/form.ts'

/** What one piece of gold and one wood are worth while there is time to use them, and when they are only sold. */
export const GOLD = 0.55
const WOOD = [0.78, 0.34] as const
/** Wood beyond this many is only sold. */
const WOOD_OF_USE = 6
/** How far the next scorings count: this one, the next, the one after. */
const LATER = [1, 0.65, 0.45]

/** How much of the game, and of the round, is still to come: from 1 to 0. */
export interface Clock {
  game: number
  round: number
  /** Own turns left for each seat in the end phase, or a number larger than any crew. */
  turns: number[]
}

const PLENTY: number = 99

export function clockOf(s: NehemiahState, box: Box): Clock {
  const turns = each(s.seats, PLENTY)
  if (s.left !== null) {
    for (let seat = 0; seat < s.seats; seat++) {
      const until = (seat - s.turn + s.seats) % s.seats
      turns[seat] = until > s.left ? 0 : Math.floor((s.left - until) / s.seats) + 1
    }
    // The turn under way has already had its action, unless it is still to be chosen.
    if (!s.agenda.some((step) => step.do === 'main' || step.do === 'main-action' || step.do === 'inspect'))
      add(turns, s.turn, -1)
    return { game: 0, round: 0, turns }
  }
  const { decks } = tableFor(s.seats, box)
  let left = 0
  let all = 0
  for (let d = 0; d < DECKS.length; d++) {
    left += at(s.decks, d).length
    all += at(decks, d).length
  }
  const deck = at(s.decks, s.round - 1).length
  const full = at(decks, s.round - 1).length - (s.round === 1 ? s.columns.length * ROWS : ROWS)
  const ends = s.agenda.some((step) => step.do === 'score')
  return {
    game: (left + ROWS) / (all - s.columns.length * ROWS + ROWS),
    round: ends ? 0 : (deck + ROWS) / (full + ROWS),
    turns,
  }
}

/** Goods behind the screen. */
export function goods(s: NehemiahState, seat: Seat, clock: Clock): number {
  const wood = num(s.wood, seat)
  const used = Math.min(wood, WOOD_OF_USE)
  return num(s.gold, seat) * GOLD + used * woodWorth(clock) + (wood - used) * WOOD[1]
}

export const woodWorth = (clock: Clock): number => WOOD[1] + (WOOD[0] - WOOD[1]) * Math.min(1, clock.game * 2)

/** How sure a lead of so many cubes is: 0.5 for none, towards 1. */
function lead(cubes: number, doubt: number): number {
  const x = cubes / doubt
  return 0.5 + (0.5 * x) / (1 + Math.abs(x))
}

/** Points a board promises to a seat with so many cubes more, over all scorings to come. */
function boardWorth(s: NehemiahState, b: number, seat: Seat, more: number, clock: Clock, box: Box): number {
  const cubes = at(s.boards, b)
  const places = at(tableFor(s.seats, box).places, b)
  const mine = num(cubes, seat) + more
  const rising = risen(s, box)
  let sum = 0
  for (let later = 0; s.round + later <= DECKS.length; later++) {
    const doubt = later === 0 ? 0.3 + 1.1 * clock.round : 1 + later
    let place = 0
    for (let other = 0; other < s.seats; other++) if (other !== seat) place += 1 - lead(mine - num(cubes, other), doubt)
    const below = Math.floor(place)
    const high = num(places, below)
    const low = num(places, Math.min(below + 1, places.length - 1))
    const points = high + (low - high) * (place - below) + rising
    // Without a cube there is no place, only the hope of one in a later round.
    sum += points * (mine > 0 ? 1 : later === 0 ? 0 : 0.45) * fraction(LATER, later)
  }
  return sum
}

/** What one and two further cubes would bring a seat, by board. */
export function cubeWorths(s: NehemiahState, seat: Seat, clock: Clock, box: Box): number[][] {
  return BOARDS.map((_, b) => {
    const now = boardWorth(s, b, seat, 0, clock, box)
    return [now, boardWorth(s, b, seat, 1, clock, box) - now, boardWorth(s, b, seat, 2, clock, box) - now]
  })
}
