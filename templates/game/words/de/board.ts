import type { TextsOf } from '../../../../papers/speech.ts'
import type { TrestleSpeech } from '../../rules/speech.ts'
import { points, stones } from './nouns.ts'

export const board: TextsOf<TrestleSpeech>['board'] = {
  'your-hand': () => 'Deine Hand',
  'hand-card': (p, v) => (p.n === 1 ? v.card(p.card) : `${v.card(p.card)}, ${p.n}-mal`),
  'face-down': (p, v) => `${v.seat(p.seat)}: eine verdeckte Karte`,
  'chooses-now': (p, v) => `${v.seat(p.seat)} wählt`,
  'has-shown': (p, v) => `${v.seat(p.seat)}: ${v.card(p.card)}`,
  'nothing-shown': (p, v) => `${v.seat(p.seat)}: nichts`,
  'wall-of': (p, v) => `${v.seat(p.seat)}, Mauer ${p.nth}: ${p.stones} von ${stones(p.height, 'dat')}`,
  yard: (p, v) => `${v.seat(p.seat)}: ${stones(p.stones, 'nom')} im Lager`,
  'build-would': (p) => `${points(p.points)}${p.full ? ': Die Mauer ist fertig' : ''}; übrig: ${stones(p.left)}.`,
  'quarry-would': (p) =>
    p.least === p.most
      ? `Bringt ${stones(p.most)}.`
      : `Bringt ${p.least} bis ${stones(p.most)}, weniger, wenn andere Stein brechen.`,
  'wall-would': (p) => `Eine eigene Mauer; du hast ${stones(p.stones)}.`,
  'crane-would': (p) => `Hebt ${stones(p.stones)} auf deine älteste unfertige Mauer.`,
  'crane-idle-would': () => 'Keine unfertige Mauer: Er bringt 1 Stein.',
  'count-stones': () => 'Steine',
  'hand-of': (p) => `Hand ${p.n}`,
  'phase-choose': () => 'Wählen',
  'phase-work': () => 'Arbeiten',
  over: () => 'Die Partie ist zu Ende',
  'points-stones': (p) => `${stones(p.n, 'nom')} auf Mauern, je 1 Punkt (TRE-3.2).`,
  'points-walls': (p) => `${p.n} fertige ${p.n === 1 ? 'Mauer' : 'Mauern'}, je ${points(p.bonus)} (TRE-3.2).`,
  head: (p) => `${p.name}:`,
}
