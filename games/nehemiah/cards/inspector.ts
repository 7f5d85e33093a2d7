// NEH-10.31 to 10.33 Inspector, before another player's turn: its owner chooses that player's main action (rules/turn.ts).
import { type Played, played } from '../rules/held.ts'
import { canAct } from '../rules/layout.ts'

export const inspector: Played = {
  ...played('NEH-10.31'),
  when: ['before'],
  hasTarget: (s) => canAct(s, s.turn),
  play(s, seat) {
    s.inspector = seat
  },
}
