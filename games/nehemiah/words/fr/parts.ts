import type { NehemiahTexts } from '../speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: NehemiahTexts['parts'] = {
  score: (p) => (p.points > 0 ? 'des points tout de suite' : 'des points perdus'),
  wall: (p) => (p.points > 0 ? 'plus d’influence sur le Mur' : 'moins d’influence sur le Mur'),
  temple: (p) => (p.points > 0 ? 'plus d’influence au Temple' : 'moins d’influence au Temple'),
  garrison: (p) => (p.points > 0 ? 'plus d’influence à la Garnison' : 'moins d’influence à la Garnison'),
  gates: (p) => (p.points > 0 ? 'des portes qui comptent à la fin' : 'des portes qui comptent moins'),
  gold: (p) => (p.points > 0 ? 'plus d’or à dépenser' : 'de l’or dépensé'),
  wood: (p) => (p.points > 0 ? 'plus de bois à dépenser' : 'du bois dépensé'),
  crew: (p) => (p.points > 0 ? 'des ouvriers mieux placés' : 'des ouvriers moins bien placés'),
  foremen: (p) => (p.points > 0 ? 'des cartes Contremaître plus utiles' : 'des cartes Contremaître moins utiles'),
}
