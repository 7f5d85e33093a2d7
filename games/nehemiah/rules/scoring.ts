// NEH-8: the end of a round, influence, the end of the game.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Happening } from '../../../kernel/game.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { DECKS } from '../sheet/form.ts'
import { score as givePoints } from './points.ts'
import { BOARDS, GATES_LINE, GOLD_LINE, type NehemiahState, type NehemiahStep, WOOD_LINE } from './state.ts'
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
  const points = cubes.map(() => 0)
  if (cubes.every((n) => n === cubes[0])) return points
  for (let seat = 0; seat < cubes.length; seat++) {
    const mine = cubes[seat] as number
    if (mine === 0) continue
    let above = 0
    let level = 0
    for (const other of cubes) {
      if (other > mine) above++
      else if (other === mine) level++
    }
    let sum = 0
    for (let place = above; place < above + level; place++) sum += (places[place] as number) + more
    points[seat] = Math.floor(sum / level)
  }
  return points
}

/** What `scoreTables = rising` adds to every place in this round (NEH-11.2). */
export const risen = (s: NehemiahState, box: Box): number =>
  s.options.scoreTables === 'rising' ? (s.round - 1) * box.risingStep : 0

export const score: Happening<NehemiahState, NehemiahStep, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    const last = s.round === DECKS.length
    for (let board = 0; board < BOARDS.length; board++) {
      const cubes = s.boards[board] as number[]
      const points = boardPoints(cubes, box.places[s.seats]?.[board] as number[], risen(s, box))
      for (let seat = 0; seat < s.seats; seat++) givePoints(s, seat, board, points[seat] as number)
      tell(s, { ev: 'score', with: { board, cubes: cubes.slice(), points } })
      if (!last) takeBack(s, board)
    }
  },
}

/** NEH-8.6: the leaders of a board, all of them if they tie, take one cube back. */
function takeBack(s: NehemiahState, board: number): void {
  const cubes = s.boards[board] as number[]
  const most = Math.max(...cubes)
  if (most === 0) return
  const leaders: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    if (cubes[seat] !== most) continue
    cubes[seat] = most - 1
    s.cubes[seat] = (s.cubes[seat] as number) + 1
    leaders.push(seat)
  }
  tell(s, { ev: 'cube-back', with: { board, leaders } })
}

/** NEH-8.1, 10.10: the round's foremen go, used or not, and the next round begins. */
export const newRound: Happening<NehemiahState, NehemiahStep, Box> = {
  kind: 'happening',
  happen(s) {
    for (let seat = 0; seat < s.seats; seat++) {
      const cards = s.foremen[seat] as Card[]
      if (cards.length === 0) continue
      s.spent.push(...cards)
      s.foremen[seat] = []
    }
    s.round++
    tell(s, { ev: 'new-round', with: { round: s.round } })
  },
}

/** NEH-8.9, 8.10: gates, the sale, and the stock that breaks ties. */
export const final: Happening<NehemiahState, NehemiahStep, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    const before = s.wood.map((wood, seat) => [wood, s.gold[seat] as number])
    for (let seat = 0; seat < s.seats; seat++) {
      let gates = 0
      for (const gate of s.gates[seat] as Card[]) gates += box.gateVp[gate] as number
      const wood = s.wood[seat] as number
      const gold = s.gold[seat] as number
      const forWood = Math.floor(wood / box.woodPerVp)
      const forGold = Math.floor(gold / box.goldPerVp)
      givePoints(s, seat, GATES_LINE, gates)
      givePoints(s, seat, WOOD_LINE, forWood)
      givePoints(s, seat, GOLD_LINE, forGold)
      s.wood[seat] = wood - forWood * box.woodPerVp
      s.gold[seat] = gold - forGold * box.goldPerVp
      tell(s, { ev: 'final', seat, with: { gates, wood: forWood, gold: forGold, total: s.vp[seat] as number } })
    }
    const sold = s.wood.map((wood, seat) => [wood, s.gold[seat] as number])
    s.tieStock = s.options.tieBreakStock === 'before-sale' ? before : sold
    tell(s, { ev: 'game-over', with: { winners: winners(s) } })
  },
}

/** NEH-8.10: the most points, then wood, then gold; those still level share. */
export function winners(s: NehemiahState): Seat[] {
  if (s.agenda.length > 0) return []
  const keys = s.vp.map((vp, seat) => [vp, ...(s.tieStock[seat] as number[])])
  const ahead = (a: number[], b: number[]) => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number)
    return 0
  }
  const best = keys.reduce((x, y) => (ahead(y, x) > 0 ? y : x))
  return keys.flatMap((key, seat) => (ahead(key, best) === 0 ? [seat] : []))
}
