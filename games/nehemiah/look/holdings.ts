// What a seat of Nehemiah holds.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Holding } from '../../../look/holding.ts'
import type { NehemiahName } from '../rules/sayings.ts'
import type { NehemiahState } from '../rules/state.ts'
import { BOARDS } from '../rules/terms.ts'
import { BOARD_ICONS } from './icons.ts'
import type { NehemiahPen } from './pen.ts'

export function holdings({ voice }: NehemiahPen, s: NehemiahState, seat: Seat): Holding[] {
  const held = (is: NehemiahName, icon: string, n: number): Holding => ({ is, icon, n, label: voice.name(is) })
  return [
    held('vp', 'laurels', at(s.vp, seat)),
    held('wood', 'wood', at(s.wood, seat)),
    held('gold', 'coin', at(s.gold, seat)),
    ...BOARDS.map((board, b) => held(board, at(BOARD_ICONS, b), at(at(s.boards, b), seat))),
    held('gates', 'closed-doors', at(s.gates, seat).length),
    held('worker', 'meeple', at(s.supply, seat)),
  ]
}
