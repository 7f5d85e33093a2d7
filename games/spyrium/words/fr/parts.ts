import { signed } from '../../../../papers/texts.ts'
import type { SpyriumTexts } from '../../rules/speech.ts'

/** The parts of a position, gained or lost. */
export const parts: SpyriumTexts['parts'] = {
  score: (p, v) => `${signed(p.points, v)} points`,
  money: (p, v) => `${signed(p.points, v)} d’argent`,
  crystals: (p, v) => `${signed(p.points, v)} de cristaux`,
  residence: (p, v) => `${signed(p.points, v)} grâce à la résidence`,
  workers: (p, v) => `${signed(p.points, v)} grâce aux ouvriers`,
  buildings: (p, v) => `${signed(p.points, v)} grâce aux bâtiments`,
  techniques: (p, v) => `${signed(p.points, v)} grâce aux techniques`,
  round: (p, v) => `${signed(p.points, v)} encore ce tour`,
}
