// What a seat of Castle holds.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Holding } from '../../../look/holding.ts'
import type { Name } from '../rules/labels.ts'
import { KINDS } from '../rules/pieces.ts'
import type { CastleState } from '../rules/state.ts'
import type { CastlePen } from './pen.ts'

export function holdings({ voice }: CastlePen, s: CastleState, seat: Seat): Holding[] {
  const held = (is: Name, icon: string, n: number): Holding => ({ is, icon, n, label: voice.name(is) })
  return [
    held('victory-point', 'laurels', at(s.scores, seat)),
    held('thaler', 'thaler', at(s.thalers, seat)),
    ...KINDS.map((kind, k) => held(kind, kind, at(at(s.own, seat), k))),
    held('helper', 'meeple', at(s.supply, seat)),
  ]
}
