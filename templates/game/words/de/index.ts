import type { TextsOf } from '../../../../papers/speech.ts'
import type { TrestleSpeech } from '../../rules/speech.ts'
import { board } from './board.ts'
import { cover } from './cover.ts'
import { points, stones } from './nouns.ts'
import { things } from './things.ts'

export const texts: TextsOf<TrestleSpeech> = {
  title: cover.title,
  blurb: cover.blurb,
  ask: {
    'choose-card': (p) => `Runde ${p.round}: Wähle eine Karte. Alle werden zugleich aufgedeckt.`,
    'build-wall': (p) =>
      `Wie viele deiner Steine kommen auf die Mauer? Du hast ${p.stones}; die Mauer fasst ${p.height}.`,
  },
  act: {
    choose: (p, v) => `Die Karte ${v.card(p.card)} wählen`,
    build: ({ n }) => (n[0] === undefined ? 'Steine auf die Mauer legen' : `${stones(n[0])} auf die Mauer legen`),
  },
  event: {
    round: (p) => `Runde ${p.round} beginnt.`,
    reveal: (p, v) => `${v.seat(p.seat)} deckt auf: ${v.card(p.card)}.`,
    quarry: (p, v) => `${v.seat(p.seat)} bricht ${stones(p.stones)}.`,
    build: (p, v) =>
      `${v.seat(p.seat)} baut eine Mauer aus ${stones(p.stones, 'dat')}${p.full ? ' und stellt sie fertig' : ''}.`,
    crane: (p, v) =>
      `${v.seat(p.seat)}: Der Kran hebt ${stones(p.stones)}${p.full ? ' und stellt eine Mauer fertig' : ''}.`,
    'crane-idle': (p, v) => `${v.seat(p.seat)}: Der Kran findet keine Mauer und bringt 1 Stein.`,
    'game-over': (p, v) =>
      `Die Partie ist zu Ende. ${p.winners.length === 1 ? 'Es gewinnt' : 'Den Sieg teilen sich'} ${v.list(p.winners.map((seat) => v.seat(seat)))}.`,
  },
  refusal: {
    'TRE-1.4': (p) => `Du hast nur ${stones(p.stones)}.`,
    'TRE-2.5': (p) => `Mehr als ${stones(p.height)} fasst eine Mauer nicht.`,
  },
  names: {
    blue: 'Blau',
    red: 'Rot',
    green: 'Grün',
    yellow: 'Gelb',
    purple: 'Violett',
    round: 'Runde',
    points: 'Punkte',
    stones: 'Steine',
    hand: 'Hand',
    walls: 'Mauern',
  },
  cardNames: { quarry: 'Steinbruch', wall: 'Mauer', crane: 'Kran' },
  cards: {
    quarry: (p) =>
      `Bringt ${stones(p.stones)}, einen weniger für jeden anderen Steinbruch, der in der Runde aufgedeckt wird; nie weniger als einen.`,
    wall: (p) =>
      `Lege 0 bis ${stones(p.stones)} von dir darauf: je 1 Punkt, und ${points(p.bonus)} mehr, wenn sie fertig ist.`,
    crane: (p) =>
      `Hebt bis zu ${stones(p.stones)} aus dem Vorrat auf deine älteste unfertige Mauer. Ohne eine solche bringt er dir 1 Stein.`,
  },
  board,
  things,
  sheet: async () => (await import('./sheet.ts')).sheet,
  variants: { length: { name: 'Länge der Partie', values: { usual: 'üblich', short: 'kurz' } } },
  points: { stones: 'Steine auf Mauern', walls: 'Fertige Mauern' },
  parts: {
    score: (p) => (p.points > 0 ? 'sofort Punkte' : 'verlorene Punkte'),
    supply: (p) => (p.points > 0 ? 'Steine zur Hand' : 'verbrauchte Steine'),
    hand: (p) => (p.points > 0 ? 'bessere Karten auf der Hand' : 'eine gute Karte weniger auf der Hand'),
  },
}
