// What the board of Nehemiah says, in German.
import { capital } from '../../../../papers/texts.ts'
import { isNeutral, NOBODY } from '../../rules/layout.ts'
import type { Spot } from '../../rules/sayings.ts'
import type { NehemiahTexts, NehemiahVoice } from '../speech.ts'
import { cards, columns, cubes, from, gates, gold, on, onto, points, turns, workers } from './counts.ts'

const who = (p: Spot, v: NehemiahVoice) =>
  p.owner === NOBODY
    ? 'frei'
    : isNeutral(p.owner)
      ? 'neutraler Arbeiter, erschöpft'
      : `Arbeiter von ${v.seat(p.owner)}, ${p.tired ? 'erschöpft' : 'stehend'}`
const next = (last: boolean) => (last ? 'beginnt die Schlussphase' : 'werden die Tafeln gewertet')
const INFLUENCE = '(für Einfluss, in drei Wertungen)'

export const board: NehemiahTexts['board'] = {
  goal: () => 'nach drei Runden die meisten Punkte haben: Würfel auf den drei Tafeln, Tore, Holz und Gold.',
  now: (p) =>
    p.phase === 'auction'
      ? 'Biete auf die Vorarbeiter; sie helfen dir bis zum Ende der Runde.'
      : p.phase === 'final'
        ? `${p.n === 0 ? 'der letzte Zug' : `noch ${turns(p.n)} nach diesem`}; dann werden Tafeln, Tore, Holz und Gold gewertet.`
        : p.left === 0
          ? `Der Stapel ist leer; mit der nächsten fälligen Spalte ${next(p.last)}.`
          : `noch ${columns(p.left)} zu ersetzen, dann ${next(p.last)}.`,
  city: () => 'Die Stadt: Einfluss',
  columns: () => 'Spalten mit Arbeitskarten',
  piles: () => 'Stapel',
  deck: (p) => `Stapel ${p.deck}`,
  discard: () => 'Ablage',
  foremen: () => 'Vorarbeiter',
  'pile-label': (p) => `${p.name}: ${cards(p.n)}`,
  'of-deck': (p) => `(Stapel ${p.deck})`,
  'column-open': (p) => `${p.column}`,
  'column-full': (p) => `${p.column} · voll`,
  'column-closing': (p) => `${p.column} · fällig`,
  'column-empty': () => 'leer',
  'column-label': (p) =>
    `Spalte ${p.column}${p.state === 'full' ? ', voll' : p.state === 'closing' ? ', fällig' : p.state === 'empty' ? ', leer' : ''}`,
  'slot-label': (p, v) => `${v.card(p.card)}, Spalte ${p.column}, Reihe ${p.row}, ${who(p, v)}`,
  'board-label': (p, v) => `${v.name(p.board)}, Plätze ${p.places.join(', ')}. ${p.who.join('; ')}`,
  'tower-label': (p, v) => `${v.seat(p.seat)}: ${cubes(p.cubes)} ${on(p.board)}, zurzeit ${points(p.points)}`,
  place: (p) => `${p.n}.`,
  'gates-title': () => 'Tore',
  'gates-left': (p) => (p.n === 0 ? 'Alle Tore sind gebaut.' : `Noch ${gates(p.n)} zu bauen, das niedrigste zuerst.`),
  'gates-of': (p) => (p.values.length > 0 ? `Tore: ${p.values.join(' + ')} SP` : 'kein Tor'),
  'gate-built': (p, v) => `Tor mit ${points(p.points)}, gebaut von ${v.seat(p.seat)}`,
  'gate-next': (p) => `Nächstes Tor: ${points(p.points)}`,
  'gate-later': (p) => `Tor mit ${points(p.points)}, später zu bauen`,
  'own-mat': () => 'Dein Tableau',
  you: () => 'Du',
  screen: () => 'Sichtschirm',
  'screen-of': (p, v) => `Holz, Gold und Punkte von ${v.seat(p.seat)} liegen hinter dem Sichtschirm`,
  'sum-now': () => 'Wertung jetzt',
  amount: (p) => `${p.name}: ${p.n}`,
  workers: () => 'Arbeiter',
  'wood-head': () => 'Holz',
  'gold-head': () => 'Gold',
  aside: (p) => `${p.n} beiseite`,
  'workers-label': (p) => `Arbeiter: ${p.supply} im Vorrat, ${p.out} auf Karten, ${p.aside} beiseite`,
  tally: (p) => `${workers(p.supply)} im Vorrat, ${p.standing} stehend, ${p.tired} erschöpft, ${p.aside} beiseite`,
  cubes: () => 'Würfel',
  neutrals: () => 'Neutral',
  points: () => 'Punkte',
  'no-foreman': () => 'kein Vorarbeiter',
  'foremen-of': (p, v) => `Vorarbeiter von ${v.seat(p.seat)}`,
  'foreman-label': (p, v) => `Vorarbeiter: ${v.card(p.card)}`,
  ahead: () => 'nicht gefragt',
  swaps: () => 'Platztausch',
  'when-hand': () => 'sofort beim Ersteigern',
  'when-hourglass': () => 'die ganze Runde',
  'when-scroll': () => 'vor der Wertung',
  'when-exclamation': () => 'im Zwischenspiel',
  'when-plus': () => 'vor oder nach der Aktion',
  'when-figure': () => 'statt der Aktion',
  'auction-n': (p) => `Versteigerung ${p.n} von ${p.all}`,
  'bid-sealed': (p, v) => `${v.seat(p.seat)} hat verdeckt geboten`,
  'bid-awaited': (p, v) => `${v.seat(p.seat)} hat noch nicht geboten`,
  'bid-sum': (p) =>
    p.n === 0 ? 'Du bietest nichts.' : `Zusammen ${p.n}. Bei Gleichstand: mehr Arbeiter, dann mehr Holz.`,
  'sculpt-sum': (p) => `Zusammen ${points(p.n)}.`,
  'pair-wood': () => 'Arbeiter + Holz',
  'pair-gold': () => 'Arbeiter + Gold',
  'only-tired': () => 'Diese Karte lässt sich jetzt nicht ausführen: Dein Arbeiter wäre danach bloß erschöpft.',
  'will-close': (p) => `Spalte ${p.column} wird abgeräumt.`,
  'will-stand': (p, v) => `Dein Arbeiter steht dann auf „${v.card(p.card)}“, Reihe ${p.row}.`,
  'neutral-lies': (p, v) => `Der neutrale Arbeiter liegt dann auf „${v.card(p.card)}“, Reihe ${p.row}.`,
  'coin-to': (p, v) => `${gold(p.coin)} an ${p.owner < 0 ? 'die Bank' : v.seat(p.owner)}.`,
  'would-score': (p, v) =>
    `Punkte von ${v.seat(p.seat)} in dieser Wertung: ${p.boards.map((b) => `${v.name(b.board)} ${b.was} → ${b.will}`).join(', ')}.`,
  replaced: (p) => `${p.n} von ${p.all} Spalten ersetzt`,
  'phase-auction': () => 'Versteigerung',
  'final-turns': (p) => (p.n === 0 ? 'Letzter Zug' : `Schlussphase: ${p.n} nach diesem Zug`),
  over: () => 'Die Mauer steht',
  'points-wall': () => INFLUENCE,
  'points-temple': () => INFLUENCE,
  'points-garrison': () => INFLUENCE,
  'points-gates': (p) => (p.gates.length === 0 ? '(keines gebaut)' : `(${p.gates.join(' + ')})`),
  'points-works': () => '(jedes Mal 1)',
  'points-foremen': () => '(Bildhauer, Stadtplaner)',
  'points-wood': (p) => `(1 je ${p.wood} Holz)`,
  'points-gold': (p) => `(1 je ${p.gold} Gold)`,
  'brief-place': () => 'Hier einsetzen',
  'brief-activate': () => 'Aktivieren',
  'brief-figure': (p, v) => `„${v.card(p.card)}“ spielen`,
  'brief-place-neutral': () => 'Hier hinlegen',
  'brief-resolve': () => 'Ausführen',
  'brief-skip': () => 'Auslassen',
  'brief-extra': (p) => `${gold(p.coin)} zahlen`,
  'brief-raise': () => 'Aufrichten',
  'brief-send': () => 'Hier einsetzen',
  'brief-lift': () => 'Diesen bewegen',
  'brief-put': () => 'Hierhin',
  'brief-relieve': () => 'Ablösen',
  'brief-swap-worker': () => 'Diesen',
  'brief-swap-rows': () => 'Tauschen',
  'brief-consolidate': (p) => `${gold(p.coin)} zahlen`,
  'brief-move-cube': (p) => capital(from(p.board)),
  'brief-pick': () => 'Versteigern',
  'brief-bid': () => 'Bieten',
  'brief-sculpt': () => 'Paare abgeben',
  'brief-corrupt': () => 'Bestechen',
  'brief-play': (p, v) => `„${v.card(p.card)}“ spielen`,
  'brief-turn-cube': (p) => capital(onto(p.into)),
  'brief-decline-ahead': (p) =>
    p.until === 'ask' ? 'Wieder fragen' : p.until === 'turn' ? 'Nicht vor meinem Zug' : 'Nicht in dieser Runde',
}
