// How a match of Castle begins for a seat: the characters it plays in the first rounds.
import { at } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { OpeningsOf } from '../../../title/openings.ts'
import type { Castle } from '../rules/state.ts'

export const openings: OpeningsOf<Castle> = {
  depth: 3,
  variant: 'season',
  label(s, seat, { act, on = [] }) {
    if (act !== 'choose-cards') return null
    return on.map((ref) => at(at(s.hands, seat), lastOf(ref))).sort((a, b) => a - b)
  },
}
