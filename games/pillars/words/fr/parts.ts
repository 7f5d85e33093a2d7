import type { TextsOf } from '../../../../papers/speech.ts'
import type { PillarsSpeech } from '../../rules/speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: TextsOf<PillarsSpeech>['parts'] = {
  score: (p) => (p.points > 0 ? 'des points tout de suite' : 'des points perdus'),
  stock: (p) => (p.points > 0 ? 'plus de matériaux gardés' : 'moins de matériaux gardés'),
  advantages: (p) => (p.points > 0 ? 'des avantages acquis' : 'des avantages hors d’atteinte'),
  scoring: (p) => (p.points > 0 ? 'davantage à ce décompte' : 'moins à ce décompte'),
  won: (p) =>
    p.points > 0 ? 'de meilleures cartes dans les plis gagnés' : 'de moins bonnes cartes dans les plis gagnés',
  hand: (p) => (p.points > 0 ? 'de meilleures cartes en main' : 'une bonne carte de moins en main'),
  trick: () => 'ce pli, tel qu’il est',
}
