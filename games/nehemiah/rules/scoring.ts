// NEH-8: the end of a round, influence, the end of the game.
import { next, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { add, at, each, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type Box, tableFor } from '../sheet/box.ts'
import { DECKS } from '../sheet/form.ts'
import { foremenOf } from './held.ts'
import { score as givePoints } from './points.ts'
import type { Nehemiah, NehemiahState, NehemiahStep } from './state.ts'
import { spend } from './stock.ts'
import { BOARDS } from './terms.ts'
import { roundEndWindows } from './windows.ts'

const SCORE: NehemiahStep = { do: 'score' }
const NEW_ROUND: NehemiahStep = { do: 'new-round' }
const REFILL: NehemiahStep = { do: 'refill' }
const OPEN_ROUND: NehemiahStep = { do: 'open-round' }
const FINAL: NehemiahStep = { do: 'final' }

/** NEH-8.1: windows, scoring, the round number, refilling, and with foremen the opening of the next round. */
export function endOfRound(s: NehemiahState): void {
  tell(s, { ev: 'round-end', with: { round: s.round } })
  if (s.options.foremen === 'on') next(s, OPEN_ROUND)
  next(s, SCORE, NEW_ROUND, REFILL)
  roundEndWindows(s)
}

/** NEH-8.9: the last scoring. */
export function endOfGame(s: NehemiahState): void {
  tell(s, { ev: 'round-end', with: { round: s.round } })
  next(s, SCORE, FINAL)
  roundEndWindows(s)
}

/** NEH-8.2 to 8.5: the points of a board for each seat; places are shared by those who tie. */
export function boardPoints(cubes: readonly number[], places: readonly number[], more: number): number[] {
  const points: number[] = each(cubes.length, 0)
  if (cubes.every((n) => n === cubes[0])) return points
  for (let seat = 0; seat < cubes.length; seat++) {
    const mine = num(cubes, seat)
    if (mine === 0) continue
    let above = 0
    let level = 0
    for (const other of cubes) {
      if (other > mine) above++
      else if (other === mine) level++
    }
    let sum = 0
    for (let place = above; place < above + level; place++) sum += num(places, place) + more
    points[seat] = Math.floor(sum / level)
  }
  return points
}

/** What `scoreTables = rising` adds to every place in this round (NEH-11.2). */
export const risen = (s: NehemiahState, box: Box): number =>
  s.options.scoreTables === 'rising' ? (s.round - 1) * box.risingStep : 0

export const score: HappeningOf<Nehemiah, 'score'> = {
  kind: 'happening',
  happen(s, _step, box) {
    const last = s.round === DECKS.length
    const { places } = tableFor(s.seats, box)
    for (const [board, line] of BOARDS.entries()) {
      const cubes = at(s.boards, board)
      const points = boardPoints(cubes, at(places, board), risen(s, box))
      for (let seat = 0; seat < s.seats; seat++) givePoints(s, seat, line, num(points, seat))
      tell(s, { ev: 'score', with: { board, cubes: cubes.slice(), points } })
      if (!last) takeBack(s, board)
    }
  },
}

/** NEH-8.6: the leaders of a board, all of them if they tie, take one cube back. */
function takeBack(s: NehemiahState, board: number): void {
  const cubes = at(s.boards, board)
  const most = Math.max(...cubes)
  if (most === 0) return
  const leaders: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    if (cubes[seat] !== most) continue
    cubes[seat] = most - 1
    add(s.cubes, seat, 1)
    leaders.push(seat)
  }
  tell(s, { ev: 'cube-back', with: { board, leaders } })
}

/** NEH-8.1, 10.10: the round's foremen go, used or not, and the next round begins. */
export const newRound: HappeningOf<Nehemiah, 'new-round'> = {
  kind: 'happening',
  happen(s) {
    for (let seat = 0; seat < s.seats; seat++) {
      s.spent.push(...foremenOf(s, seat))
      s.foremen[seat] = []
    }
    s.round++
    tell(s, { ev: 'new-round', with: { round: s.round } })
  },
}

/** NEH-8.9, 8.10: gates, the sale, and the stock that breaks ties. */
export const final: HappeningOf<Nehemiah, 'final'> = {
  kind: 'happening',
  happen(s, _step, box) {
    const before = stocks(s)
    for (let seat = 0; seat < s.seats; seat++) {
      let gates = 0
      for (const gate of at(s.gates, seat)) gates += num(box.gateVp, gate)
      const wood = Math.floor(num(s.wood, seat) / box.woodPerVp)
      const gold = Math.floor(num(s.gold, seat) / box.goldPerVp)
      givePoints(s, seat, 'gates', gates)
      givePoints(s, seat, 'wood', wood)
      givePoints(s, seat, 'gold', gold)
      spend(s, seat, { wood: wood * box.woodPerVp, gold: gold * box.goldPerVp })
      tell(s, { ev: 'final', seat, with: { gates, wood, gold, total: num(s.vp, seat) } })
    }
    s.tieStock = s.options.tieBreakStock === 'before-sale' ? before : stocks(s)
    tell(s, { ev: 'game-over', with: { winners: winners(s) } })
  },
}

/** The wood and gold of each seat. */
const stocks = (s: NehemiahState): number[][] => each(s.seats, (seat) => [num(s.wood, seat), num(s.gold, seat)])

/** NEH-8.10: the most points, then wood, then gold; those still level share. */
export function winners(s: NehemiahState): Seat[] {
  if (s.agenda.length > 0) return []
  const keys = s.vp.map((vp, seat) => [vp, ...at(s.tieStock, seat)])
  const ahead = (a: number[], b: number[]) => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return num(a, i) - num(b, i)
    return 0
  }
  const best = keys.reduce((x, y) => (ahead(y, x) > 0 ? y : x))
  return keys.flatMap((key, seat) => (ahead(key, best) === 0 ? [seat] : []))
}
