import type { TextsOf } from '../../../../papers/speech.ts'
import { signed } from '../../../../papers/texts.ts'
import type { CastleSpeech } from '../../rules/speech.ts'

/** The parts of a position, gained or lost. */
export const parts: TextsOf<CastleSpeech>['parts'] = {
  score: (p, v) => `${signed(p.points, v)} points`,
  helpers: (p, v) => `${signed(p.points, v)} from helpers`,
  hand: (p, v) => `${signed(p.points, v)} from cards in hand`,
  round: (p, v) => `${signed(p.points, v)} still in this round`,
  materials: (p, v) => `${signed(p.points, v)} of materials`,
  thalers: (p, v) => `${signed(p.points, v)} of thalers`,
}
