// How a position of Pillars looks for a seat: points in hand, what the won cards promise, who is winning the trick.

import { at, fraction, fractions, num } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Insight } from '../../../title/mind.ts'
import { PARTS, STAGE } from '../rules/names.ts'
import type { PillarsState } from '../rules/state.ts'
import { printed, trickWinner, winningIndex } from '../rules/trick.ts'
import { type Box, colourOf, isAdvantage, STAND_IN } from '../sheet/box.ts'

/** What a kept unit is worth in a later round: sand, wood, stone, metal. */
const KEPT = [0.8, 1.3, 1.8, 2.3]
/** What a unit just gained is worth in this one. */
const GAINED = [1.2, 2, 2.6, 3]
/** What an owned advantage is worth in every scoring: painter, assistant, brickmaker, bell founder, potter. */
const OWNED = [1, 1, 1.5, 2, 2]
/** What a won worker promises beside its own point: toolmaker, stonemason, carpenter, mortar mixer, master builder. */
const PROMISE = [1.6, 1.7, 1.5, 0.9, 1.9]

/** Rounds of scoring still to come after this one: one for each advantage not yet owned and not in play. */
const roundsAfter = (s: PillarsState) => (s.lastRound ? 0 : s.pile.length)

/** What a card in the won pile is worth to a seat. */
function worth(s: PillarsState, seat: Seat, card: Card, box: Box): number {
  const colour = colourOf(card)
  if (colour >= 0) return colour === s.colours[seat] ? num(box.workerPoints, card) + num(PROMISE, card % 5) : 0
  if (card === STAND_IN) {
    const advantage = s.roundCard[0]
    const each = advantage === undefined || advantage < 0 ? 1.5 : fraction(OWNED, advantage - STAND_IN - 1)
    return each * (1 + roundsAfter(s))
  }
  let sum = num(box.points, card)
  const gain = at(box.gain, card)
  for (let m = 0; m < gain.length; m++) sum += num(gain, m) * fraction(GAINED, m)
  return card === box.tom ? sum + 2.6 : sum
}

/** The best units a seat may keep; the rest is worth nothing. */
function keptWorth(s: PillarsState, seat: Seat, box: Box): number {
  if (s.lastRound) return 0
  let room = box.stockLimit
  let sum = 0
  const stock = at(s.stock, seat)
  for (let m = stock.length - 1; m >= 0 && room > 0; m--) {
    const units = Math.min(room, num(stock, m))
    sum += units * fraction(KEPT, m)
    room -= units
  }
  return sum
}

function ownedWorth(s: PillarsState, seat: Seat): number {
  let sum = 0
  for (const card of at(s.owned, seat)) sum += fraction(OWNED, card - STAND_IN - 1) * roundsAfter(s)
  return sum
}

/** What is left to gain in the scoring under way. */
function promised(s: PillarsState, seat: Seat, box: Box): number {
  if (s.stage[seat] !== STAGE.tom && s.stage[seat] !== STAGE.convert) return 0
  let sum = num(s.converted, seat)
  const stock = at(s.stock, seat)
  for (const pile of [at(s.won, seat), at(s.owned, seat)])
    for (const card of pile) {
      if (colourOf(card) !== s.colours[seat] && !isAdvantage(card)) continue
      if (at(s.used, seat).includes(card)) continue
      // A converter that still finds its material keeps a part of its promise.
      const yields = at(box.yields, card)
      for (let m = 0; m < yields.length; m++) if (num(yields, m) > 0 && num(stock, m) > 0) sum += 0.25 * num(yields, m)
    }
  return sum
}

/** How likely the card that wins now still wins when the others have played. */
function holds(s: PillarsState, high: number, toCome: number, box: Box): number {
  let higher = 0
  let unseen = 0
  for (const hand of s.hands)
    for (const card of hand) {
      if (card < 0) continue
      unseen++
      if ((box.value[card === STAND_IN ? (s.roundCard[0] ?? STAND_IN) : card] ?? 4) >= high) higher++
    }
  if (unseen === 0) return 1
  // Nobody overtakes for the sake of it: half of those who could, do.
  return (1 - (0.5 * higher) / unseen) ** toCome
}

/** The trick on the table, shared out between its likely winner and the rest. */
function trickWorth(s: PillarsState, worths: number[], box: Box): void {
  const trick = s.table
  if (trick.length === 0 || trick.includes(box.king)) return
  const winner = trickWinner(s, trick, s.leader, box)
  const high = num(box.value, printed(s, fraction(trick, winningIndex(s, trick, box))))
  const keep = holds(s, high, s.seats - trick.length, box)
  for (let seat = 0; seat < s.seats; seat++) {
    let sum = 0
    for (const c of trick) sum += worth(s, seat, c, box)
    worths[seat] = fraction(worths, seat) + sum * (seat === winner ? keep : (1 - keep) / (s.seats - 1))
  }
}

/** Cards worth keeping for later: high neutral cards, own workers, the King. */
function handWorth(s: PillarsState, seat: Seat, box: Box): number {
  let sum = 0
  for (const card of at(s.hands, seat)) {
    if (card < 0) continue
    const value = box.value[card === STAND_IN ? (s.roundCard[0] ?? STAND_IN) : card] ?? 4
    if (card === box.king) sum += 1.2
    else if (colourOf(card) === s.colours[seat]) sum += 0.5 + value * 0.12
    else if (colourOf(card) < 0) sum += value * 0.1 + Math.max(0, worth(s, seat, card, box)) * 0.2
    else sum -= value * 0.05
  }
  return sum
}

/** The cards a seat has won in this round, before they are scored. */
function wonWorth(s: PillarsState, seat: Seat, box: Box): number {
  let sum = 0
  if (!s.faceUp) for (const card of at(s.won, seat)) if (card >= 0) sum += worth(s, seat, card, box)
  return sum
}

/** Expected points of each seat. */
function outlook(s: PillarsState, box: Box): number[] {
  const worths: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    const sum = num(s.scores, seat) + keptWorth(s, seat, box) + ownedWorth(s, seat) + promised(s, seat, box)
    worths.push(sum + wonWorth(s, seat, box) + (s.faceUp ? 0 : handWorth(s, seat, box)))
  }
  if (s.table.length > 0) trickWorth(s, worths, box)
  return worths
}

/** The lead of each seat over the others on average. */
function leads(s: PillarsState, box: Box): number[] {
  const worths = outlook(s, box)
  let all = 0
  for (const worth of worths) all += worth
  return worths.map((worth) => worth - (all - worth) / (s.seats - 1))
}

export const insight: Insight<PillarsState, Box> = {
  scale: 8,
  strengths: { slips: [20, 7.5, 0.1], thoughts: [8, 800] },
  value: (s, seat, box) => fraction(leads(s, box), seat),
  values: leads,
  parts(s, seat, box) {
    const trick = fractions(s.seats)
    if (s.table.length > 0) trickWorth(s, trick, box)
    const parts: Readonly<Record<(typeof PARTS)[number], number>> = {
      score: num(s.scores, seat),
      stock: keptWorth(s, seat, box),
      advantages: ownedWorth(s, seat),
      scoring: promised(s, seat, box),
      won: wonWorth(s, seat, box),
      hand: s.faceUp ? 0 : handWorth(s, seat, box),
      trick: fraction(trick, seat),
    }
    return PARTS.map((from) => ({ from, points: parts[from] }))
  },
}

export { features } from './features.ts'
