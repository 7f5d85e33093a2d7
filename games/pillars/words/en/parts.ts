import type { TextsOf } from '../../../../papers/speech.ts'
import { signed } from '../../../../papers/texts.ts'
import type { PillarsSpeech } from '../../rules/speech.ts'

/** The parts of a position, gained or lost. */
export const parts: TextsOf<PillarsSpeech>['parts'] = {
  score: (p, v) => `${signed(p.points, v)} points`,
  stock: (p, v) => `${signed(p.points, v)} of kept materials`,
  advantages: (p, v) => `${signed(p.points, v)} from advantages`,
  scoring: (p, v) => `${signed(p.points, v)} in this scoring`,
  won: (p, v) => `${signed(p.points, v)} from cards won`,
  hand: (p, v) => `${signed(p.points, v)} from cards in hand`,
  trick: (p, v) => `${signed(p.points, v)} from this trick`,
}
