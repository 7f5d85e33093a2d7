// What a seat of Spyrium holds.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Holding } from '../../../look/holding.ts'
import type { Name } from '../rules/speech.ts'
import type { SpyriumState } from '../rules/state.ts'
import { pounds } from './money.ts'
import type { SpyriumPen } from './pen.ts'

export function holdings({ voice }: SpyriumPen, s: SpyriumState, seat: Seat): Holding[] {
  const held = (is: Name, icon: string, n: number): Holding => ({ is, icon, n, label: voice.name(is) })
  return [
    held('vp', 'laurels', at(s.vp, seat)),
    { ...held('money', 'pound', at(s.money, seat)), says: (n) => pounds(voice, n) },
    held('spyrium', 'crystal', at(s.crystals, seat)),
    held('worker', 'meeple', at(s.active, seat)),
  ]
}
