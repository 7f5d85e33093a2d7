import type { TextsOf } from '../../../../papers/speech.ts'
import type { PillarsSpeech } from '../../rules/speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: TextsOf<PillarsSpeech>['parts'] = {
  score: (p) => (p.points > 0 ? 'Punkte sofort' : 'verlorene Punkte'),
  stock: (p) => (p.points > 0 ? 'mehr Baustoffe im Vorrat' : 'weniger Baustoffe im Vorrat'),
  advantages: (p) => (p.points > 0 ? 'eigene Vorteile' : 'Vorteile außer Reichweite'),
  scoring: (p) => (p.points > 0 ? 'mehr in dieser Wertung' : 'weniger in dieser Wertung'),
  won: (p) =>
    p.points > 0 ? 'bessere Karten in den gewonnenen Stichen' : 'schlechtere Karten in den gewonnenen Stichen',
  hand: (p) => (p.points > 0 ? 'bessere Karten auf der Hand' : 'eine gute Karte weniger auf der Hand'),
  trick: () => 'dieser Stich, so wie er liegt',
}
