import type { MasterTexts } from '../../rules/speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: MasterTexts['parts'] = {
  cash: (p) => (p.points > 0 ? 'more cash' : 'cash spent'),
  loans: (p) => (p.points > 0 ? 'less debt' : 'more debt'),
  sites: (p) => (p.points > 0 ? 'sites closer to their income' : 'sites further from their income'),
}
