import type { FitTexts } from '../../../../papers/speech.ts'
import type { PillarsFits } from '../../sheet/form.ts'

/** What the tables, fields and values of the card sheet are called. */
export const sheet: Readonly<Record<string, string>> = {
  materials: 'Baustoffe',
  start: 'zu Beginn',
  trades: 'Handwerker nach Beruf',
  value: 'Wert',
  converts: 'wandelt in SP um',
  neutrals: 'Neutrale Karten',
  copies: 'Anzahl',
  gain: 'bringt',
  gainChoice: 'bringt nach Wahl',
  points: 'SP',
  lastTrickOnly: 'nur letzter Stich',
  leadsRound: 'spielt zum ersten Stich aus',
  blocksTrick: 'niemand gewinnt den Stich',
  players: 'Spieler',
  advantages: 'Vorteilskarten',
  from: 'aus',
  yields: 'SP je Baustoff',
  gives: 'ergibt',
  uses: 'Nutzungen pro Wertung',
  limits: 'Grenzen',
  total: 'insgesamt',
}

/** What was expected of the card sheet where it does not fit together. */
export const fits: FitTexts<PillarsFits> = {
  four: () => '15 Karten, alle zu viert im Spiel (Summe der Anzahlen)',
  three: () => '14 Karten zu dritt (Summe der Anzahlen)',
  leadsRound: () => 'genau eine Karte, die zum ersten Stich ausspielt, zu dritt wie zu viert',
  blocksTrick: () => 'genau eine Karte, deren Stich niemand gewinnt, zu dritt wie zu viert',
  'last-trick': () => 'höchstens eine Karte nur für den letzten Stich',
  choice: () => 'höchstens eine Karte mit einem Baustoff nach Wahl',
}
