import type { TextsOf } from '../../../../papers/speech.ts'
import type { CastleSpeech } from '../../rules/speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: TextsOf<CastleSpeech>['parts'] = {
  score: (p) => (p.points > 0 ? 'points at once' : 'points lost'),
  helpers: (p) => (p.points > 0 ? 'helpers that score more at the end' : 'helpers that score less at the end'),
  hand: (p) => (p.points > 0 ? 'better cards left in hand' : 'a good card gone from the hand'),
  round: (p) => (p.points > 0 ? 'more to come in this round' : 'less to come in this round'),
  materials: (p) => (p.points > 0 ? 'more building pieces' : 'building pieces spent'),
  thalers: (p) => (p.points > 0 ? 'more talers' : 'talers spent'),
}
