// NEH-7.3, 7.4: influence cubes come from the supply, then from the other boards.
import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { alone, boardRef, chosen, perBoard } from './refs.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { Nehemiah, NehemiahState, NehemiahStep } from './state.ts'
import { BOARDS } from './terms.ts'

/** Moving a cube away from each board. */
export const MOVE = perBoard('move-cube')

export const cubesOn = (s: NehemiahState, board: number, seat: Seat): number => num(at(s.boards, board), seat)

const SAME: NehemiahRefusal = { clause: 'NEH-7.3', with: { why: 'same' } }
const NONE: NehemiahRefusal = { clause: 'NEH-7.3', with: { why: 'none' } }

/** Why the seat cannot move a cube from one board to the other. */
export function refuseSource(s: NehemiahState, seat: Seat, from: number, to: number): NehemiahRefusal | null {
  if (from === to) return SAME
  return cubesOn(s, from, seat) === 0 ? NONE : null
}

/** How many cubes a seat could raise for a board: its supply and its cubes on the two others. */
export function reachOf(s: NehemiahState, seat: Seat, board: number): number {
  let cubes = num(s.cubes, seat)
  for (let from = 0; from < BOARDS.length; from++)
    if (refuseSource(s, seat, from, board) === null) cubes += cubesOn(s, from, seat)
  return cubes
}

/** Puts a cube of the seat's supply on a board. */
export function putCube(s: NehemiahState, seat: Seat, board: number): void {
  add(s.cubes, seat, -1)
  add(at(s.boards, board), seat, 1)
}

/** Moves a cube of the seat from one board to another. */
export function moveCube(s: NehemiahState, seat: Seat, from: number, to: number): void {
  add(at(s.boards, from), seat, -1)
  add(at(s.boards, to), seat, 1)
}

/** Places so many cubes; each one missing from the supply is asked for (NEH-7.3). */
export function placeCubes(s: NehemiahState, seat: Seat, board: number, count: number): void {
  for (let k = 0; k < count; k++)
    if (num(s.cubes, seat) > 0) putCube(s, seat, board)
    else next<NehemiahStep>(s, { do: 'cube-source', board })
}

/** Moves a cube and says so. */
export function moveAndTell(s: NehemiahState, seat: Seat, from: number, to: number): void {
  moveCube(s, seat, from, to)
  tell(s, { ev: 'cube-moved', seat, from: boardRef(from), to: boardRef(to), with: { out: from, into: to } })
}

export const cubeSource: DecisionOf<Nehemiah, 'cube-source'> = {
  kind: 'decision',
  by: (s) => alone(s.turn),
  candidates: () => MOVE,
  refuse: (s, step, seat, choice) => refuseSource(s, seat, chosen(choice), step.board),
  resolve: (s, step, seat, choice) => moveAndTell(s, seat, chosen(choice), step.board),
}
