import { signed } from '../../../../papers/texts.ts'
import type { NehemiahTexts } from '../speech.ts'

/** The parts of a position, gained or lost. */
export const parts: NehemiahTexts['parts'] = {
  score: (p, v) => `${signed(p.points, v)} points`,
  wall: (p, v) => `${signed(p.points, v)} on the wall`,
  temple: (p, v) => `${signed(p.points, v)} in the temple`,
  garrison: (p, v) => `${signed(p.points, v)} in the garrison`,
  gates: (p, v) => `${signed(p.points, v)} of gates`,
  gold: (p, v) => `${signed(p.points, v)} of gold`,
  wood: (p, v) => `${signed(p.points, v)} of wood`,
  crew: (p, v) => `${signed(p.points, v)} from workers`,
  foremen: (p, v) => `${signed(p.points, v)} from foremen`,
}
