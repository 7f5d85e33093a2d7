import type { MasterTexts } from '../../rules/speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: MasterTexts['parts'] = {
  cash: (p) => (p.points > 0 ? 'mehr Geld' : 'ausgegebenes Geld'),
  loans: (p) => (p.points > 0 ? 'weniger Schulden' : 'mehr Schulden'),
  sites: (p) => (p.points > 0 ? 'Baustellen näher an ihrem Erlös' : 'Baustellen weiter von ihrem Erlös entfernt'),
}
