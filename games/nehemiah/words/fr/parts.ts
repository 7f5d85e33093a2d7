import { signed } from '../../../../papers/texts.ts'
import type { NehemiahTexts } from '../speech.ts'

/** The parts of a position, gained or lost. */
export const parts: NehemiahTexts['parts'] = {
  score: (p, v) => `${signed(p.points, v)} points`,
  wall: (p, v) => `${signed(p.points, v)} sur le Mur`,
  temple: (p, v) => `${signed(p.points, v)} au Temple`,
  garrison: (p, v) => `${signed(p.points, v)} à la Garnison`,
  gates: (p, v) => `${signed(p.points, v)} de portes`,
  gold: (p, v) => `${signed(p.points, v)} d’or`,
  wood: (p, v) => `${signed(p.points, v)} de bois`,
  crew: (p, v) => `${signed(p.points, v)} grâce aux ouvriers`,
  foremen: (p, v) => `${signed(p.points, v)} grâce aux Contremaîtres`,
}
