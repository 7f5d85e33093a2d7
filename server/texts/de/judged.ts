import type { JudgedTexts } from '../en/judged.ts'

export const judged: JudgedTexts = {
  'judged.off': () =>
    'Dieses Haus behält nichts von deinen Analysen, solange du es unter „Wer was sieht“ nicht erlaubst.',
  'judged.not-yours': () => 'An diesem Tisch gibt es keine beendete Partie von dir.',
  'judged.numbers': () => 'Diese Zahlen können nicht die dieser Partie sein.',
  'judged.many': (p) => `Das waren viele Analysen. In ${p.minutes} Min. ist wieder Platz.`,
}
