import type { TextsOf } from '../../../../papers/speech.ts'
import type { CastleSpeech } from '../../rules/speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: TextsOf<CastleSpeech>['parts'] = {
  score: (p) => (p.points > 0 ? 'Punkte sofort' : 'verlorene Punkte'),
  helpers: (p) => (p.points > 0 ? 'Gehilfen, die am Ende mehr zählen' : 'Gehilfen, die am Ende weniger zählen'),
  hand: (p) => (p.points > 0 ? 'bessere Karten auf der Hand' : 'eine gute Karte weniger auf der Hand'),
  round: (p) => (p.points > 0 ? 'mehr Aussichten in dieser Runde' : 'weniger Aussichten in dieser Runde'),
  materials: (p) => (p.points > 0 ? 'mehr Rohstoffe' : 'ausgegebene Rohstoffe'),
  thalers: (p) => (p.points > 0 ? 'mehr Taler' : 'ausgegebene Taler'),
}
