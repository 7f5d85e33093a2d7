// What the things on the table of Pillars are, in German.
import type { TextsOf } from '../../../../papers/speech.ts'
import { capital } from '../../../../papers/texts.ts'
import type { PillarsSpeech } from '../../rules/speech.ts'
import { heir } from './board.ts'

const FOR = {
  sand: 'den Mörtelmischer',
  wood: 'den Schreiner',
  stone: 'den Steinmetzen',
  metal: 'den Werkzeugmacher',
} as const

export const things: TextsOf<PillarsSpeech>['things'] = {
  'king-trick': {
    name: 'Der Königsstich',
    text: (p) =>
      p.trick === null
        ? `Den Stich mit dem König gewinnt niemand. In der Wertung geht er ${heir(p.tie)}.`
        : `Stich ${p.trick} war der Königsstich: Niemand hat ihn gewonnen. In der Wertung geht er ${heir(p.tie)}.`,
  },
  advantage: {
    name: (p, v) => capital(v.card(p.card)),
    text: (p, v) =>
      `${p.does} ${
        p.seat !== null
          ? `Gehört ${v.seat(p.seat)} bis zum Ende der Partie.`
          : p.is === 'in-play'
            ? 'In diesem Durchgang im Spiel: Wer den Stich gewinnt, besitzt die Karte.'
            : 'In diesem Durchgang verteilt oder noch im Stapel.'
      }`,
  },
  advantages: {
    name: 'Vorteile',
    text: (p) =>
      `Fünf Karten, in jedem Durchgang eine; wer sie gewinnt, behält sie. ${p.owned} vergeben, ${p.pile} im Stapel: Sind alle fünf vergeben, endet die Partie.`,
  },
  'advantage-pile': {
    name: 'Vorteilsstapel',
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'verdeckte Karte', 'verdeckte Karten')}. In jedem Durchgang wird die oberste unter die übrigen Karten gemischt; sind alle fünf vergeben, endet die Partie.`,
  },
  place: {
    name: (p, v) => `Platz von ${v.seat(p.seat)}`,
    text: (p) => `Hierher kommt die ${p.order}. Karte des Stichs. Bedienen muss niemand.`,
  },
  'hidden-card': { name: 'Eine Handkarte', text: () => 'Nur wer sie auf der Hand hat, darf sie sehen.' },
  material: {
    name: (p, v) => capital(v.name(p.material)),
    text: (p) =>
      `Für ${FOR[p.material]} und jeden Baumeister: In der Wertung machen sie SP daraus. Höchstens ${p.most} Baustoffe behältst du für den nächsten Durchgang.`,
  },
  tricks: {
    name: 'Gewonnene Stiche',
    text: () =>
      'In der Wertung werden alle ihre Karten aufgedeckt: Baustoffe, deine eigenen Handwerker und Personen, die nützen oder schaden.',
  },
  'no-trick': {
    name: 'Kein Stich',
    text: (p) =>
      p.king
        ? `Bisher nichts gewonnen. In der Wertung geht der Königsstich ${heir(p.tie)}.`
        : `Bisher nichts gewonnen. Der Königsstich, sobald er gespielt ist, geht ${heir(p.tie)}.`,
  },
  'none-owned': {
    name: 'Deine Vorteile',
    text: () =>
      'Du besitzt noch keinen. Gewinne den Stich, in dem der Vorteil des Durchgangs liegt: Er gehört dir bis zum Ende.',
  },
  'own-advantages': {
    name: 'Deine Vorteile',
    text: () => 'Sie wirken in jeder Wertung und brauchen keinen Handwerker. Tippe darauf, um sie zu lesen.',
  },
  petal: {
    name: (p) => `Stich ${p.trick}`,
    text: (p, v) =>
      p.seat === null ? 'Darin lag der König: Den Stich hat niemand gewonnen.' : `Gewonnen von ${v.seat(p.seat)}.`,
  },
  pointer: {
    name: 'Wer den Stich bekommt',
    text: (p, v) =>
      p.seat === null
        ? 'Der König ist gespielt: Niemand gewinnt diesen Stich.'
        : p.over
          ? `${v.seat(p.seat)} hat ihn gewonnen. Ein Handwerker gewinnt für den Spieler seiner Farbe, egal, wer ihn gespielt hat.`
          : `${v.seat(p.seat)} bekäme ihn jetzt: Der höchste Wert gewinnt, bei Gleichstand die letzte Karte. Ein Handwerker gewinnt für seine Farbe.`,
  },
  sum: {
    name: 'Dein Durchgang in Punkten',
    text: () =>
      'Was die Baustoffe gebracht haben, 1 SP für jeden eigenen Handwerker und die Personen in deinen Stichen. Die Summe kann auch negativ sein.',
  },
  heap: {
    name: 'Karten, die dir nichts bringen',
    text: () => 'Handwerker anderer Farben bringen dir nichts. Tippe darauf, um die Karten zu sehen.',
  },
  points: {
    name: 'Siegpunkte (SP)',
    text: () =>
      'Alle Durchgänge zusammen; ein Durchgang kann auch Punkte kosten. Übrige Baustoffe und Vorteile zählen am Ende nicht.',
  },
  hand: {
    name: 'Hand',
    text: (p, v) =>
      `Noch ${p.n} ${v.plural(p.n, 'Karte', 'Karten')} in diesem Durchgang. Jede darf gespielt werden, Alfred aber nur als letzte.`,
  },
  'advantage-of': { name: (p, v) => capital(v.card(p.card)), text: (p) => p.does },
  rounds: {
    name: 'Punkte je Durchgang',
    text: () => 'Was jeder Durchgang bisher gebracht hat, der Reihe nach.',
  },
  'winning-now': {
    name: 'Liegt im Stich vorn',
    text: () =>
      'Bliebe es dabei, gewänne dieser Spieler den Stich: Der höchste Wert gewinnt, bei Gleichstand die letzte Karte.',
  },
  round: {
    name: (p) => `Durchgang ${p.round}`,
    text: (p) =>
      `Insgesamt mindestens ${p.count} Durchgänge. Die Partie endet mit dem Durchgang, in dem der fünfte Vorteil vergeben wird.`,
  },
  trick: {
    name: (p) => `Stich ${p.n} von ${p.all}`,
    text: () => 'Alle spielen eine Karte; einer gewinnt sie alle, es sei denn, der König ist dabei.',
  },
  'phase-cards': {
    name: 'Karten spielen',
    text: () => 'Stich für Stich, jeder eine Karte. Der höchste Wert gewinnt, bei Gleichstand die zuletzt gespielte.',
  },
  'phase-scoring': {
    name: 'Wertung',
    text: (p) =>
      `Alle zugleich: Nimm Baustoffe, wandle sie mit deinen Handwerkern und Vorteilen in SP um, behalte höchstens ${p.most}.`,
  },
  over: {
    name: 'Die Partie ist zu Ende',
    text: () => 'Wer die meisten SP hat, gewinnt; bei Gleichstand ist der Sieg geteilt.',
  },
}
