// What the things on the table of Trestle Works are, in German.
import type { TextsOf } from '../../../../papers/speech.ts'
import type { TrestleSpeech } from '../../rules/speech.ts'
import { points, stones } from './nouns.ts'

export const things: TextsOf<TrestleSpeech>['things'] = {
  seat: {
    name: (p, v) => v.seat(p.seat),
    text: (p) =>
      p.first ? 'Arbeitet in dieser Runde zuerst.' : 'Arbeitet der Reihe nach, im Uhrzeigersinn nach dem Ersten.',
  },
  yard: { name: 'Lager', text: (p) => `${stones(p.stones, 'nom')}, noch nicht auf einer Mauer.` },
  'card-place': {
    name: 'Platz für eine Karte',
    text: () => 'Hier liegt die Karte der Runde, sobald alle aufgedeckt sind.',
  },
  'hidden-card': {
    name: 'Verdeckte Karte',
    text: () => 'Heimlich gewählt; aufgedeckt wird sie, wenn alle gewählt haben.',
  },
  wall: {
    name: 'Mauer',
    text: (p) =>
      p.stones === p.height
        ? `Fertig: ${points(p.stones)} für die Steine und ${points(p.bonus)} mehr.`
        : `${p.stones} von ${stones(p.height, 'dat')}. Nur der Kran kann jetzt noch welche auflegen.`,
  },
  points: { name: 'Punkte', text: (p) => `1 für jeden Stein auf einer Mauer, ${p.bonus} mehr für jede fertige Mauer.` },
  'full-walls': { name: 'Fertige Mauern', text: (p) => `Jede ist neben ihren Steinen ${points(p.bonus)} wert.` },
  hand: { name: 'Hand', text: (p) => `${p.n} von höchstens ${p.most} Karten; sehen darf sie nur, wer sie hält.` },
  round: {
    name: (p) => `Runde ${p.round}`,
    text: (p) => `Die Partie hat ${p.rounds} Runden: In jeder spielen alle eine Karte.`,
  },
  choosing: { name: 'Wählen', text: () => 'Alle wählen gleichzeitig eine Karte, verdeckt.' },
  working: { name: 'Arbeiten', text: () => 'Die aufgedeckten Karten werden der Reihe nach ausgeführt.' },
  over: {
    name: 'Das Ende',
    text: () => 'Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer die meisten Steine übrig hat.',
  },
}
