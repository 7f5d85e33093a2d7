// What the board of Castle says, in German.
import { num } from '../../../../kernel/lists.ts'
import type { Seat } from '../../../../kernel/words.ts'
import type { TextsOf, VoiceOf } from '../../../../papers/speech.ts'
import { type Line, MATERIALS } from '../../rules/pieces.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import {
  amounts,
  asStone,
  capital,
  cardsOf,
  counted,
  inShort,
  left,
  offField,
  ontoField,
  short,
  some,
  talers,
  times,
} from './phrases.ts'

const taken = (seat: Seat | null, v: VoiceOf<CastleSpeech>) => (seat === null ? 'frei' : `Gehilfe von ${v.seat(seat)}`)

const NOTES: Readonly<Record<Exclude<Line, 'forge'>, string>> = {
  stonemason: 'volle Kronenzahlen',
  worker: 'halbe Kronenzahlen',
  'master-builder': 'Bauwerke der anderen',
  keep: 'freie Plätze',
  tavern: 'Gehilfen in der Burg',
  'small-gate': 'gebaute Türme',
  'large-gate': 'gebaute Türme',
  stable: 'gebaute Häuser',
  'servants-house': 'Vorlagen auf dem Plan',
  market: 'abgegebene Taler',
  palace: 'abgegebene Rohstoffe',
  granary: 'Gehilfen im Speicher',
  breach: 'Stein für die Bresche',
  damsel: 'der letzte Verehrer',
}

export const board: TextsOf<CastleSpeech>['board'] = {
  goal: () => 'die meisten Punkte, sofort durch Bauwerke und am Ende durch Gehilfen.',
  /** After a colon: a whole sentence begins with a capital letter, a part of one does not. */
  now: (p) =>
    ({
      choose: `geheim ${p.cards === 1 ? 'eine Karte' : cardsOf(p.cards)} wählen, dann wird aufgedeckt.`,
      winter: 'Die Winterkarten wirken vor den Personen.',
      court: 'Wer als Letzter um das Burgfräulein wirbt, bekommt Punkte.',
      load: 'Die Arbeiterkarten werden beladen; wer sie gespielt hat, nimmt die Ladung und darf bauen.',
      execute: 'Die Personen handeln nach Nummern: nehmen, bauen, einsetzen.',
      palace: 'Spielende; die Gehilfen im Palas werden gewertet.',
    })[p.phase],
  or: () => 'oder',
  heading: (p) => `${p.name}:`,
  'helper-of': (p, v) => `Gehilfe von ${v.seat(p.seat)}`,
  'site-built': (p, v) => `${capital(v.name(p.building))}, gebaut`,
  'site-plan': (p, v) => `${capital(v.name(p.building))}, nicht gebaut, Wert ${p.value}, ${p.points} SP`,
  'forge-holds': (p) => `${some(p.n, 'silver')} in der Schmiede`,
  'space-label': (p, v) => `Gehilfenplatz, ${v.name(p.building)}, Preis ${p.fee}, ${taken(p.seat, v)}`,
  'track-label': (p) =>
    `Runde ${p.round} von ${p.rounds}, ${talers(p.track)} auf der Leiste${p.marked.length > 0 ? `; Winterkarten in den Runden ${p.marked.join(', ')}` : ''}`,
  'field-label': (p, v) =>
    `${capital(v.name(p.field))}: Vorrat ${p.stock}, liefert ${p.own} und dem Wehrturm ${p.tower}; ${taken(p.seat, v)}`,
  'niche-label': (p, v) => `Wehrturm: ${v.name(p.kind)}, ${p.n}`,
  'bank-label': (p) => `Bank: ${talers(p.n)}`,
  'cards-of-round': () => 'Karten der Runde',
  'round-short': () => 'Die Runde',
  'card-done': () => 'fertig',
  'card-yours': () => 'du bist dran',
  'card-at-work': () => 'am Werk',
  'card-master': (p) => `je ${p.points} SP`,
  'card-of': (p, v) => `${v.seat(p.seat)}: ${v.card(p.card)}`,
  'load-label': (p, v) => `${some(p.n, p.kind)} auf der Karte „${v.card(p.card)}“ von ${v.seat(p.seat)}`,
  'has-chosen': () => 'hat gewählt',
  thinks: () => 'überlegt',
  waits: () => 'wartet',
  'chosen-label': (p, v) => `${v.seat(p.seat)} hat gewählt`,
  'choice-short': () => 'Geheim',
  'secret-choice': () => 'Geheim',
  'deck-label': (p) => `Winterstapel: ${cardsOf(p.n)}`,
  'damsel-short': () => 'Burgfräulein',
  hoard: (p) => `${talers(p.n)} auf der Karte`,
  gifts: (p, v) => `auf ihrer Karte: ${amounts(p.gifts, v)}`,
  suitor: (p, v) => `${v.seat(p.seat)} wirbt um sie`,
  'gift-label': (p) => `${some(p.n, p.item)} auf ihrer Karte`,
  tray: () => 'Deine Wahl',
  paying: (p, v) => `${capital(v.name(p.building))}: ${p.value}`,
  'tray-breach': () => 'Stein für die Bresche',
  'tray-place-helper': () => 'Freie Plätze: Preis und was sie bringen',
  'tray-buy': () => 'Auf den Arbeiterkarten',
  'tray-share': () => 'Auf ihrer Karte',
  'payments-shown': (p) => `${p.shown} von ${p.all}`,
  'payment-label': (p, v) => {
    const { n } = p
    return p.act === 'breach'
      ? asStone({ stone: num(n, 0), bars: num(n, 1) }, v)
      : inShort(n.slice(0, MATERIALS.length), n.slice(MATERIALS.length))
  },
  leaves: () => 'Rest',
  'own-label': (p, v) => `${capital(v.name(p.what))}: ${p.n}`,
  'your-stock': () => 'Dein Vorrat',
  'played-count': (p) => `${p.n} gespielt`,
  'hand-count': (p) => `Hand: ${p.n}`,
  'card-chosen': () => 'gewählt',
  'card-in-hand': () => 'auf der Hand',
  'card-played': () => 'gespielt',
  chosen: () => 'gewählt',
  first: () => 'Startspieler',
  tally: (p) => `Gehilfen: ${p.home} in Reserve, ${p.out} auf dem Plan`,
  'set-of': (p, v) => `Die Karten von ${v.seat(p.seat)}`,
  'built-count': (p) => `${p.n} gebaut`,
  'built-list': (p, v) => `Gebaut: ${v.names(p.built)}`,
  'cards-down': () => 'verdeckt',
  'cards-held': (p) => `Hand: ${p.n}`,
  over: () => 'Ende',
  'final-scoring': () => 'Schlusswertung',
  'points-note': (p) => (p.line === 'forge' ? `${p.bars} Barren in der Schmiede` : NOTES[p.line]),
  'kind-short': (p) => short(p.kind),
  'bars-as': (p) => `als ${short(p.kind)}`,
  'worth-now': (p, v) => `Platz für ${p.fee}: ${p.points} SP, wenn jetzt Schluss wäre (${counted(p, v)}).`,
  compose: () => 'Selbst wählen…',
  'step-name': (p) => ['Bote', 'Händler', 'Maurer', 'Steinmetz', 'Arbeiter', 'Meister'][p.n - 1] ?? '',
  'would-yield': (p) =>
    `Liefert ${some(p.own, p.kind)}, wann immer ein Händler gespielt wird, und ${p.tower} an den Wehrturm.`,
  'brings-points': (p) => `Bringt die vollen ${p.points} SP.`,
  'brings-half': (p) => `Bringt die Hälfte: ${p.points} SP.`,
  'brings-wages': (p) => `Bringt ${talers(p.each)} je Rohstoff.`,
  'brings-thalers': (p) => `Bringt ${talers(p.n)}.`,
  'master-gets': (p, v) => `Der Baumeister von ${v.seat(p.seat)} bekommt dafür ${p.points} SP.`,
  'kind-times': (p) => times(p.times, short(p.kind)),
  'would-bring': (p, v) =>
    `Wenn jetzt Schluss wäre: ${p.points} SP (${counted(p, v)}). Dir ${left(p.left, 'bleibt', 'bleiben')}.`,
  'would-leave': (p) => `Preis ${p.fee}. Dir ${left(p.left, 'bleibt', 'bleiben')}.`,
  'brief-choose-cards': (p, v) => `Wählen: ${p.cards.map((card) => v.card(card)).join(' + ')}`,
  'brief-pay': (p) => `Zahlen: ${inShort(p.used, p.bars)}`,
  'brief-place-helper': (p, v) =>
    `${capital(v.name(p.house))} für ${p.fee}${p.source === 'supply' ? '' : p.source === 'innkeeper' ? ', der Wirt' : `, ${offField(p.source, v)}`}`,
  'brief-build': (p, v) => `Bauen: ${v.name(p.building)}`,
  'brief-buy': (p, v) => `${some(1, p.kind)} von ${v.seat(p.from)} kaufen`,
  'brief-load-worker-stone': (p) => {
    const [first, second] = p.kinds
    return first !== undefined && first === second ? times(2, short(first)) : p.kinds.map(short).join(' + ')
  },
  'brief-place-trader': (p, v) =>
    `${capital(ontoField(p.field, v))}${p.source === 'innkeeper' ? ', der Wirt' : ''}${p.displaces !== null ? `, statt ${v.seat(p.displaces)}` : ''}`,
  'brief-take-from-tower': (p) => `${some(p.pieces, p.kind)} nehmen`,
  'brief-palace-give': (p) =>
    p.silver ? `Silber als ${short(p.kind)}: ${p.points} SP` : `${short(p.kind)}: ${p.points} SP`,
}
