// NEH-10.25: the turncoat, just before a scoring.
import { noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Ref, Refusal, Seat } from '../../../kernel/words.ts'
import { type Box, foremanCard } from '../sheet/box.ts'
import { moveCube } from './cubes.ts'
import { holderOf, spend } from './held.ts'
import { ALONE, DECLINE, NO_SEAT } from './refs.ts'
import { BOARDS, type NehemiahChoice, type NehemiahState, type NehemiahStep } from './state.ts'

const TURNCOAT = foremanCard('turncoat')
/** Every cube of every player, moved from one board to another. */
const TURN_CUBE: readonly (readonly NehemiahChoice[])[] = [2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, seat) =>
    BOARDS.flatMap((_, from) =>
      BOARDS.flatMap((_, to): NehemiahChoice[] =>
        from === to ? [] : [{ act: 'turn-cube', on: [`cube.${seat}.${from}`, `board.${to}`] }],
      ),
    ),
  ).flat(),
)
const TURNCOATS: readonly (readonly NehemiahChoice[])[] = TURN_CUBE.map((list) => [...list, DECLINE])
const NO_CUBE: Refusal = { clause: 'NEH-10.25', with: { why: 'target' } }

/** The seat and board of the address of a cube: `cube.1.2`. */
export const cubeAt = (ref: Ref | undefined): { player: Seat; board: number } => ({
  player: (ref?.charCodeAt(5) ?? 48) - 48,
  board: lastOf(ref),
})

/** NEH-10.25: one cube of any player, just before the scoring. */
export const turncoat: Decision<NehemiahState, Extract<NehemiahStep, { do: 'turncoat' }>, NehemiahChoice, Box> = {
  kind: 'decision',
  by(s) {
    const seat = holderOf(s, TURNCOAT)
    if (seat === null || s.boards.every((cubes) => cubes.every((n) => n === 0))) return NO_SEAT
    return ALONE[seat] as readonly Seat[]
  },
  candidates: (s) => TURNCOATS[s.seats - 2] as readonly NehemiahChoice[],
  refuse(s, _step, _seat, choice) {
    if (choice.act === 'decline') return null
    const { player, board } = cubeAt(choice.on?.[0])
    return (s.boards[board]?.[player] as number) > 0 ? null : NO_CUBE
  },
  resolve(s, _step, seat, choice) {
    noReturn(s)
    if (choice.act === 'decline') return
    spend(s, seat, TURNCOAT)
    const { player, board } = cubeAt(choice.on?.[0])
    const to = lastOf(choice.on?.[1])
    moveCube(s, player, board, to)
    tell(s, {
      ev: 'turncoat',
      seat,
      from: choice.on?.[0] as Ref,
      to: choice.on?.[1] as Ref,
      with: { player, out: board, into: to },
    })
  },
}
