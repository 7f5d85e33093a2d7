import type { FitTexts } from '../../../../papers/speech.ts'
import type { PillarsFits } from '../../sheet/form.ts'

/** What the tables, fields and values of the card sheet are called. */
export const sheet: Readonly<Record<string, string>> = {
  materials: 'Materials',
  start: 'at the start',
  trades: 'Workers, by trade',
  value: 'value',
  converts: 'turns into VP',
  neutrals: 'Neutral cards',
  copies: 'copies',
  gain: 'gain',
  gainChoice: 'gain of choice',
  points: 'VP',
  lastTrickOnly: 'last trick only',
  leadsRound: 'leads the round',
  blocksTrick: 'nobody wins its trick',
  players: 'players',
  advantages: 'Advantage cards',
  from: 'from',
  yields: 'VP each',
  gives: 'gives',
  uses: 'uses in a scoring',
  limits: 'Limits',
  total: 'in all',
}

/** What was expected of the card sheet where it does not fit together. */
export const fits: FitTexts<PillarsFits> = {
  four: () => '15 cards, all of them for 4 players (sum of copies)',
  three: () => '14 cards for 3 players (sum of copies)',
  leadsRound: () => 'exactly one card that leads the round, in both player counts',
  blocksTrick: () => 'exactly one card that blocks the trick, in both player counts',
  'last-trick': () => 'at most one card kept for the last trick',
  choice: () => 'at most one card with a material of choice',
}
