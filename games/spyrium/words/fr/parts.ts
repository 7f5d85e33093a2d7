import type { SpyriumTexts } from '../../rules/speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: SpyriumTexts['parts'] = {
  score: (p) => (p.points > 0 ? 'des points tout de suite' : 'des points perdus'),
  money: (p) => (p.points > 0 ? 'plus d’argent' : 'de l’argent dépensé'),
  crystals: (p) => (p.points > 0 ? 'plus de cristaux' : 'des cristaux dépensés'),
  residence: (p) => (p.points > 0 ? 'une meilleure résidence' : 'une résidence qui vaut moins'),
  workers: (p) => (p.points > 0 ? 'plus d’ouvriers, ou mieux placés' : 'des ouvriers employés'),
  buildings: (p) => (p.points > 0 ? 'des bâtiments qui rapportent' : 'un bâtiment abandonné'),
  techniques: (p) => (p.points > 0 ? 'des techniques qui comptent à la fin' : 'des techniques qui comptent moins'),
  round: (p) => (p.points > 0 ? 'davantage à faire dans ce tour' : 'moins à faire dans ce tour'),
}
