// NEH-10.25 Turncoat, just before a scoring: one cube of any player goes to another board.
import { noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import { cubesOn, moveCube } from '../rules/cubes.ts'
import { announce, holderOf, type Lying, lying } from '../rules/held.ts'
import { alone, boardRef, chosenSecond, cubeAt, cubeRef, DECLINE, NO_SEAT } from '../rules/refs.ts'
import type { NehemiahRefusal } from '../rules/speech.ts'
import type { Nehemiah, NehemiahChoice, NehemiahState } from '../rules/state.ts'
import { BOARDS, COLOURS } from '../rules/terms.ts'
import { foremanCard } from '../sheet/box.ts'

const TURNCOAT = foremanCard('turncoat')
const NO_CUBE: NehemiahRefusal = { clause: 'NEH-10.25', with: { why: 'target' } }

export const turncoat: Lying = lying('NEH-10.25')

/** Every cube of a player, moved from one board to another: by player. */
const TURN: readonly (readonly NehemiahChoice[])[] = COLOURS.map((_, player) =>
  BOARDS.flatMap((_, from) =>
    BOARDS.flatMap((_, to): NehemiahChoice[] =>
      from === to ? [] : [{ act: 'turn-cube', on: [cubeRef(player, from), boardRef(to)] }],
    ),
  ),
)
/** The cubes of all players, and declining: by number of players. */
const CHOICES: readonly (readonly NehemiahChoice[])[] = [0, ...COLOURS.keys()].map((_, seats) => [
  ...TURN.slice(0, seats).flat(),
  DECLINE,
])

function refuseCube(s: NehemiahState, choice: NehemiahChoice): NehemiahRefusal | null {
  const { player, board } = cubeAt(choice.on?.[0])
  return cubesOn(s, board, player) > 0 ? null : NO_CUBE
}

export const turnCube: DecisionOf<Nehemiah, 'turncoat'> = {
  kind: 'decision',
  by(s) {
    const seat = holderOf(s, TURNCOAT)
    if (seat === null || s.boards.every((cubes) => cubes.every((n) => n === 0))) return NO_SEAT
    return alone(seat)
  },
  candidates: (s) => at(CHOICES, s.seats),
  refuse: (s, _step, _seat, choice) => (choice.act === 'decline' ? null : refuseCube(s, choice)),
  givesUp: (_s, _step, _seat, choice) => choice.act === 'decline',
  resolve(s, _step, seat, choice) {
    noReturn(s)
    if (choice.act === 'decline') return
    announce(s, seat, TURNCOAT)
    const { player, board } = cubeAt(choice.on?.[0])
    const into = chosenSecond(choice)
    moveCube(s, player, board, into)
    const [from, to] = [cubeRef(player, board), boardRef(into)]
    tell(s, { ev: 'turncoat', seat, from, to, with: { player, out: board, into } })
  },
}
