import type { NehemiahTexts } from '../speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: NehemiahTexts['parts'] = {
  score: (p) => (p.points > 0 ? 'points at once' : 'points lost'),
  wall: (p) => (p.points > 0 ? 'more influence on the Wall' : 'less influence on the Wall'),
  temple: (p) => (p.points > 0 ? 'more influence in the Temple' : 'less influence in the Temple'),
  garrison: (p) => (p.points > 0 ? 'more influence in the Garrison' : 'less influence in the Garrison'),
  gates: (p) => (p.points > 0 ? 'gates that count at the end' : 'gates that count less'),
  gold: (p) => (p.points > 0 ? 'more gold to spend' : 'gold spent'),
  wood: (p) => (p.points > 0 ? 'more wood to spend' : 'wood spent'),
  crew: (p) => (p.points > 0 ? 'workers in better places' : 'workers in worse places'),
  foremen: (p) => (p.points > 0 ? 'Foreman cards of more use' : 'Foreman cards of less use'),
}
