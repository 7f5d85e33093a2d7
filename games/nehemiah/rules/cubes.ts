// NEH-7.3, 7.4: influence cubes come from the supply, then from the other boards.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { ALONE } from './refs.ts'
import { BOARDS, type NehemiahChoice, type NehemiahState, type NehemiahStep } from './state.ts'

const BOARD_REFS = BOARDS.map((_, b) => `board.${b}`)
/** Moving a cube away from each board. */
export const MOVE: readonly NehemiahChoice[] = BOARD_REFS.map(
  (ref): NehemiahChoice => ({ act: 'move-cube', on: [ref] }),
)

/** How many cubes a seat could raise for a board: its supply and its cubes on the two others. */
export function reachOf(s: NehemiahState, seat: Seat, board: number): number {
  let cubes = s.cubes[seat] as number
  for (let b = 0; b < BOARDS.length; b++) if (b !== board) cubes += s.boards[b]?.[seat] as number
  return cubes
}

/** Puts a cube of the seat's supply on a board. */
export function putCube(s: NehemiahState, seat: Seat, board: number): void {
  const cubes = s.boards[board] as number[]
  s.cubes[seat] = (s.cubes[seat] as number) - 1
  cubes[seat] = (cubes[seat] as number) + 1
}

/** Moves a cube of the seat from one board to another. */
export function moveCube(s: NehemiahState, seat: Seat, from: number, to: number): void {
  const source = s.boards[from] as number[]
  const target = s.boards[to] as number[]
  source[seat] = (source[seat] as number) - 1
  target[seat] = (target[seat] as number) + 1
}

/** Places so many cubes; each one missing from the supply is asked for (NEH-7.3). */
export function placeCubes(s: NehemiahState, seat: Seat, board: number, count: number): void {
  for (let k = 0; k < count; k++)
    if ((s.cubes[seat] as number) > 0) putCube(s, seat, board)
    else next<NehemiahStep>(s, { do: 'cube-source', board })
}

const SAME: Refusal = { clause: 'NEH-7.3', with: { why: 'same' } }
const NONE: Refusal = { clause: 'NEH-7.3', with: { why: 'none' } }

/** Why the seat cannot move a cube from one board to the other. */
export function refuseSource(s: NehemiahState, seat: Seat, from: number, to: number): Refusal | null {
  if (from === to) return SAME
  return s.boards[from]?.[seat] === 0 ? NONE : null
}

/** Moves a cube and says so. */
export function moveAndTell(s: NehemiahState, seat: Seat, from: number, to: number): void {
  moveCube(s, seat, from, to)
  if (s.events !== null)
    tell(s, {
      ev: 'cube-moved',
      seat,
      from: BOARD_REFS[from] as string,
      to: BOARD_REFS[to] as string,
      with: { out: from, into: to },
    })
}

type SourceStep = Extract<NehemiahStep, { do: 'cube-source' }>

export const cubeSource: Decision<NehemiahState, SourceStep, NehemiahChoice, Box> = {
  kind: 'decision',
  by: (s) => ALONE[s.turn] as readonly Seat[],
  candidates: () => MOVE,
  refuse: (s, step, seat, choice) => refuseSource(s, seat, lastOf(choice.on?.[0]), step.board),
  resolve: (s, step, seat, choice) => moveAndTell(s, seat, lastOf(choice.on?.[0]), step.board),
}
