import type { MasterTexts } from '../../rules/speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: MasterTexts['parts'] = {
  cash: (p) => (p.points > 0 ? 'plus d’argent' : 'de l’argent dépensé'),
  loans: (p) => (p.points > 0 ? 'moins de dettes' : 'plus de dettes'),
  sites: (p) => (p.points > 0 ? 'des chantiers plus près de leur revenu' : 'des chantiers plus loin de leur revenu'),
}
