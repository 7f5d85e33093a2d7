// NEH-10.16 Craftsman, when won: a cube on the Wall, then one in the Temple, free.
import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { num } from '../../../kernel/lists.ts'
import { MOVE, moveAndTell, putCube, reachOf, refuseSource } from '../rules/cubes.ts'
import type { AtOnce } from '../rules/held.ts'
import { alone, chosen, DECLINE } from '../rules/refs.ts'
import type { Nehemiah, NehemiahChoice, NehemiahStep } from '../rules/state.ts'
import { TEMPLE, WALL } from '../rules/terms.ts'
import { foremanCard } from '../sheet/box.ts'

const ARTISAN = foremanCard('artisan')

export const artisan: AtOnce = {
  clause: 'NEH-10.16',
  won(s, seat, card, box) {
    for (const board of [TEMPLE, WALL])
      for (let k = num(box.amount, card); k > 0; k--) next<NehemiahStep>(s, { do: 'artisan', seat, board })
  },
}

/** A cube of the supply; without one, a cube may be moved. */
export const artisanCube: HappeningOf<Nehemiah, 'artisan'> = {
  kind: 'happening',
  happen(s, { seat, board }) {
    if (num(s.cubes, seat) > 0) {
      putCube(s, seat, board)
      tell(s, { ev: 'artisan', seat, card: ARTISAN, with: { board } })
    } else if (reachOf(s, seat, board) > 0) next<NehemiahStep>(s, { do: 'artisan-move', seat, board })
  },
}

const MOVE_OR_DECLINE: readonly NehemiahChoice[] = [...MOVE, DECLINE]

export const artisanMove: DecisionOf<Nehemiah, 'artisan-move'> = {
  kind: 'decision',
  by: (_s, step) => alone(step.seat),
  candidates: () => MOVE_OR_DECLINE,
  refuse: (s, step, seat, choice) =>
    choice.act === 'decline' ? null : refuseSource(s, seat, chosen(choice), step.board),
  givesUp: (_s, _step, _seat, choice) => choice.act === 'decline',
  resolve(s, step, seat, choice) {
    if (choice.act !== 'decline') moveAndTell(s, seat, chosen(choice), step.board)
  },
}
