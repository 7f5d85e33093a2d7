import type { TextsOf } from '../../../../papers/speech.ts'
import { signed } from '../../../../papers/texts.ts'
import type { CastleSpeech } from '../../rules/speech.ts'

/** The parts of a position, gained or lost. */
export const parts: TextsOf<CastleSpeech>['parts'] = {
  score: (p, v) => `${signed(p.points, v)} points`,
  helpers: (p, v) => `${signed(p.points, v)} grâce aux assistants`,
  hand: (p, v) => `${signed(p.points, v)} de cartes en main`,
  round: (p, v) => `${signed(p.points, v)} encore ce tour`,
  materials: (p, v) => `${signed(p.points, v)} de matériaux`,
  thalers: (p, v) => `${signed(p.points, v)} de thalers`,
}
