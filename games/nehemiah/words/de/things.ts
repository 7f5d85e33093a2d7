// What the things on the table of Nehemiah are, in German.
import { at } from '../../../../kernel/lists.ts'
import { BOARDS } from '../../rules/terms.ts'
import type { NehemiahTexts } from '../speech.ts'
import { cards, cubes, gold, points } from './counts.ts'

const ROUNDS = ['I', 'II', 'III']
const LOWEST = 'Wird die unterste Karte aktiviert, ist die Spalte fällig.'

export const things: NehemiahTexts['things'] = {
  board: {
    name: (p, v) => v.name(at(BOARDS, p.board)),
    text: (p) =>
      `Wertung nach jeder Runde: ${points(p.places[0] ?? 0)} für die meisten Würfel, dann ${p.places.slice(1).join(', ')}. Bei Gleichstand wird geteilt; nach Runde I und II nimmt, wer führt, 1 Würfel zurück.`,
  },
  tower: {
    name: (p, v) => `Würfel von ${v.seat(p.seat)}`,
    text: (p) =>
      `${cubes(p.cubes)}, das wären jetzt ${points(p.points)}. Karten bringen Würfel hierher; ist dein Vorrat leer, kommt einer von einer anderen Tafel.`,
  },
  gate: {
    name: (p) => `Tor mit ${points(p.points)}`,
    text: (p, v) =>
      p.seat !== null
        ? `Gebaut von ${v.seat(p.seat)}. Es bringt am Ende ${points(p.points)}.`
        : p.is === 'next'
          ? `Wird als Nächstes gebaut: am Ende ${points(p.points)}. Gebaut wird immer das niedrigste Tor.`
          : `Wird später gebaut: am Ende ${points(p.points)}. Die niedrigeren Tore kommen vorher.`,
  },
  gates: {
    name: 'Tore',
    text: (p) =>
      `${p.n === 0 ? 'Alle sind gebaut.' : `Noch ${p.n} zu bauen, das niedrigste zuerst.`} Jedes bringt am Ende seine SP. Tippe, um alle zu sehen.`,
  },
  deck: {
    name: (p) => `Stapel ${ROUNDS[p.round - 1] ?? ''}`,
    text: (p) =>
      `${cards(p.n)} für Spalten, die ersetzt werden. Reicht der Stapel nicht mehr, ${p.round < 3 ? 'endet die Runde mit einer Wertung.' : 'beginnt die Schlussphase.'}`,
  },
  discard: {
    name: 'Ablage',
    text: () => 'Karten ersetzter Spalten. Sie kommen nie zurück. Tippe, um sie zu sehen.',
  },
  'foreman-deck': {
    name: 'Vorarbeiter',
    text: () => 'Zu Beginn jeder Runde wird für die Versteigerungen einer mehr aufgedeckt, als Spieler am Tisch sind.',
  },
  column: {
    name: 'Spalte',
    text: (p) =>
      ({
        open: `Ein Arbeiter kommt hier auf die erste freie Karte von oben. ${LOWEST}`,
        full: `Alle Karten sind besetzt: Hier kannst du niemanden einsetzen. ${LOWEST}`,
        closing: 'Fällig: Am Ende dieses Zugs wird sie abgeräumt, und alle Arbeiter kehren heim.',
        empty: 'Für sie gibt es keine Karten mehr: Sie ist aus dem Spiel.',
      })[p.state],
  },
  slot: {
    name: 'Arbeitskarte',
    text: (p, v) => {
      if (p.is === 'free') return `Reihe ${p.row}: Hier ist niemand.`
      return p.is === 'standing' && p.seat !== null
        ? `Reihe ${p.row}: ${v.seat(p.seat)} kann sie aktivieren.`
        : `Reihe ${p.row}, erschöpfter Arbeiter: Wer darunter aktiviert, darf sie für ${gold(p.coin)} an ${p.seat === null ? 'die Bank' : v.seat(p.seat)} mitbenutzen.`
    },
  },
  worker: {
    name: (p, v) => (p.seat === null ? 'Neutraler Arbeiter' : `Arbeiter von ${v.seat(p.seat)}`),
    text: (p) =>
      p.seat === null
        ? `Er gehört niemandem und ist immer erschöpft. Für ${gold(p.coin)} an die Bank lässt sich seine Karte mitbenutzen.`
        : p.tired
          ? `Erschöpft: Er hat gearbeitet. Wer in der Spalte weiter unten aktiviert, darf seine Karte für ${gold(p.coin)} an den Besitzer mitbenutzen.`
          : 'Stehend: Er wartet darauf, aktiviert zu werden und die Karte auszuführen. Danach ist er erschöpft.',
  },
  workers: {
    name: 'Arbeiter',
    text: (p) =>
      `${p.supply} im Vorrat, ${p.out} auf Karten${p.aside > 0 ? `, ${p.aside} bis zur nächsten Runde beiseite` : ''}. In deinem Zug setzt du einen ein oder aktivierst einen.`,
  },
  neutrals: {
    name: 'Neutrale Arbeiter',
    text: () =>
      'Zu zweit: Setzt du einen Arbeiter ein, legst du danach einen neutralen erschöpft in eine andere Spalte.',
  },
  wood: { name: 'Holz', text: (p) => `Damit bezahlst du viele Karten. Am Ende bringen je ${p.each} Holz 1 SP.` },
  gold: {
    name: 'Gold',
    text: (p) =>
      `Damit bezahlst du viele Karten und Zusatzaktivierungen, diese an den Besitzer des Arbeiters. Am Ende bringen je ${p.each} Gold 1 SP.`,
  },
  cubes: {
    name: 'Einflusswürfel',
    text: () =>
      'Dein Vorrat. Karten bringen sie auf die Mauer, in den Tempel oder in die Garnison; gewertet wird nach jeder Runde.',
  },
  points: {
    name: 'Siegpunkte (SP)',
    text: () => 'Nach jeder Runde für die Tafeln, am Ende auch für Tore, Holz und Gold. Wer die meisten hat, gewinnt.',
  },
  screen: {
    name: 'Sichtschirm',
    text: (p, v) => `Dahinter liegen bis zum Ende Holz, Gold und Punkte von ${v.seat(p.seat)}.`,
  },
  sum: {
    name: 'Wertung jetzt',
    text: () => 'Was dir die drei Tafeln jetzt brächten und was deine Tore am Ende bringen.',
  },
  bid: {
    name: (p, v) => `Gebot von ${v.seat(p.seat)}`,
    text: (p) =>
      `${p.done ? 'Verdeckt; alle Gebote werden zugleich gezeigt.' : 'Steht noch aus.'} Arbeiter, Holz und Gold zählen gleich: Die größte Summe gewinnt.`,
  },
  'gates-of': {
    name: 'Gebaute Tore',
    text: (p) =>
      p.values.length === 0 ? 'Noch keines. Jedes Tor bringt am Ende seine SP.' : `Am Ende ${p.values.join(' + ')} SP.`,
  },
  'first-player': {
    name: 'Startspieler',
    text: () => 'Hier begann das Spiel. Von diesem Platz an wird die Schlussphase gezählt; die Figur wandert nie.',
  },
  'foreman-of': { name: (p, v) => v.card(p.card), text: (p) => p.does },
  ahead: {
    name: 'Nicht gefragt',
    text: () => 'Wer hier sitzt, möchte vorerst nicht nach Vorarbeiterkarten gefragt werden.',
  },
  'no-foreman': {
    name: 'Kein Vorarbeiter',
    text: () => 'Vorarbeiter werden zu Beginn einer Runde ersteigert und bleiben bis zu deren Ende.',
  },
  round: {
    name: (p) => `Runde ${ROUNDS[p.round - 1] ?? ''}`,
    text: (p) =>
      `Die kleinen Striche sind Spalten, die noch zu ersetzen sind. ${p.round < 3 ? 'Nach der letzten werden die drei Tafeln gewertet.' : 'Dann kommen die Schlussphase und die letzte Wertung.'}`,
  },
  replaced: {
    name: 'Ersetzte Spalten',
    text: (p) =>
      `${p.n} von ${p.all} in dieser Runde. Eine Spalte wird ersetzt, wenn der Arbeiter auf ihrer untersten Karte aktiviert wird.`,
  },
  'final-turns': {
    name: 'Schlussphase',
    text: (p) =>
      `${p.n === 0 ? 'Das ist der letzte Zug' : `Noch ${p.n} nach diesem Zug`}. Dann kommt die dritte Wertung: Tafeln, Tore, Holz und Gold.`,
  },
  auction: {
    name: 'Versteigerung',
    text: () => 'Eine Karte nach der anderen. Alle bieten geheim Arbeiter, Holz und Gold; nur wer gewinnt, zahlt.',
  },
  over: {
    name: 'Das Spiel ist aus',
    text: () => 'Wer die meisten SP hat, gewinnt; bei Gleichstand entscheidet das meiste Holz, dann das meiste Gold.',
  },
}
