import type { TextsOf } from '../../../../papers/speech.ts'
import { signed } from '../../../../papers/texts.ts'
import type { PillarsSpeech } from '../../rules/speech.ts'

/** The parts of a position, gained or lost. */
export const parts: TextsOf<PillarsSpeech>['parts'] = {
  score: (p, v) => `${signed(p.points, v)} points`,
  stock: (p, v) => `${signed(p.points, v)} de matériaux gardés`,
  advantages: (p, v) => `${signed(p.points, v)} grâce aux avantages`,
  scoring: (p, v) => `${signed(p.points, v)} dans ce décompte`,
  won: (p, v) => `${signed(p.points, v)} de cartes gagnées`,
  hand: (p, v) => `${signed(p.points, v)} de cartes en main`,
  trick: (p, v) => `${signed(p.points, v)} de ce pli`,
}
