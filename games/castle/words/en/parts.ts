import { signed } from '../../../../papers/texts.ts'
import type { CastleTexts } from '../wording.ts'

/** The parts of a position, gained or lost. */
export const parts: CastleTexts['parts'] = {
  score: (p, v) => `${signed(p.points, v)} points`,
  helpers: (p, v) => `${signed(p.points, v)} from helpers`,
  hand: (p, v) => `${signed(p.points, v)} from cards in hand`,
  round: (p, v) => `${signed(p.points, v)} still in this round`,
  materials: (p, v) => `${signed(p.points, v)} of materials`,
  thalers: (p, v) => `${signed(p.points, v)} of thalers`,
}
