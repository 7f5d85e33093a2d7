import type { TextsOf } from '../../../../papers/speech.ts'
import type { PillarsSpeech } from '../../rules/speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: TextsOf<PillarsSpeech>['parts'] = {
  score: (p) => (p.points > 0 ? 'points at once' : 'points lost'),
  stock: (p) => (p.points > 0 ? 'more materials kept' : 'fewer materials kept'),
  advantages: (p) => (p.points > 0 ? 'advantages owned' : 'advantages out of reach'),
  scoring: (p) => (p.points > 0 ? 'more in this scoring' : 'less in this scoring'),
  won: (p) => (p.points > 0 ? 'better cards among the tricks won' : 'worse cards among the tricks won'),
  hand: (p) => (p.points > 0 ? 'better cards left in hand' : 'a good card gone from the hand'),
  trick: () => 'this trick, as it lies',
}
