import type { TextsOf } from '../../../../papers/speech.ts'
import type { CastleSpeech } from '../../rules/speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: TextsOf<CastleSpeech>['parts'] = {
  score: (p) => (p.points > 0 ? 'des points tout de suite' : 'des points perdus'),
  helpers: (p) =>
    p.points > 0 ? 'des assistants qui marquent plus à la fin' : 'des assistants qui marquent moins à la fin',
  hand: (p) => (p.points > 0 ? 'de meilleures cartes en main' : 'une bonne carte de moins en main'),
  round: (p) => (p.points > 0 ? 'davantage à venir dans ce tour' : 'moins à venir dans ce tour'),
  materials: (p) => (p.points > 0 ? 'plus de pièces de construction' : 'des pièces de construction dépensées'),
  thalers: (p) => (p.points > 0 ? 'plus de thalers' : 'des thalers dépensés'),
}
