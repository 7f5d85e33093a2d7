// How a match of Nehemiah begins for a seat: the kinds of work its first workers are sent to, wherever the cards lie.
import { lastOf } from '../../../kernel/ref.ts'
import type { OpeningsOf } from '../../../title/openings.ts'
import { firstFree, workAt } from '../rules/layout.ts'
import type { Nehemiah } from '../rules/state.ts'

export const openings: OpeningsOf<Nehemiah> = {
  depth: 3,
  variant: 'foremen',
  label(s, _seat, { act, on = [] }, box) {
    if (act !== 'place') return null
    const slot = firstFree(s, lastOf(on[0]))
    if (slot < 0) return null
    const { id } = workAt(s, slot, box)
    // One card stands for all of its kind.
    return [box.work.findIndex((kind) => kind.id === id)]
  },
}
