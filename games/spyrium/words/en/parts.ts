import { signed } from '../../../../papers/texts.ts'
import type { SpyriumTexts } from '../../rules/speech.ts'

/** The parts of a position, gained or lost. */
export const parts: SpyriumTexts['parts'] = {
  score: (p, v) => `${signed(p.points, v)} points`,
  money: (p, v) => `${signed(p.points, v)} of money`,
  crystals: (p, v) => `${signed(p.points, v)} of crystals`,
  residence: (p, v) => `${signed(p.points, v)} from the residence`,
  workers: (p, v) => `${signed(p.points, v)} from workers`,
  buildings: (p, v) => `${signed(p.points, v)} from buildings`,
  techniques: (p, v) => `${signed(p.points, v)} from techniques`,
  round: (p, v) => `${signed(p.points, v)} still in this round`,
}
