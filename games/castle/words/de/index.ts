// Castle in German: what is asked, what can be chosen, what happens.
import type { TextsOf, VoiceOf } from '../../../../papers/speech.ts'
import type { Line } from '../../rules/pieces.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { names, points, variants } from './names.ts'
import { parts } from './parts.ts'
import {
  amounts,
  asStone,
  capital,
  offField,
  ontoField,
  pay,
  pieces,
  placed,
  short,
  some,
  someOrNothing,
  space,
  talers,
  there,
  whom,
  withAmounts,
  withSome,
} from './phrases.ts'
import { refusals } from './refusals.ts'
import { things } from './things.ts'

const lineName = (line: Line, v: VoiceOf<CastleSpeech>) => capital(v.name(line))

export const texts: TextsOf<CastleSpeech> = {
  title: 'Im Schutze der Burg',
  blurb:
    'Schicke heimlich deine Leute aus, sammle Sand, Holz, Lehm und Stein und vollende die Burg, Bauwerk für Bauwerk.',
  ask: {
    'choose-cards': (p) =>
      `Runde ${p.round} von ${p.rounds}: Wähle geheim ${p.cards === 1 ? 'eine Karte' : `${p.cards} Karten`}.`,
    plague: (p) => `Die Pest: Gib eine deiner gespielten Karten ab oder zahle ${talers(p.thalers)}.`,
    breach: (p) => `Die Bresche: Gib bis zu ${p.most} Steinquader ab, für je ${p.points} SP.`,
    snowfall: (p) => `Schneefall: Gib eine Arbeiterkarte ab oder zahle ${talers(p.thalers)}.`,
    court: (p) =>
      `Das Burgfräulein: Schenke ihr etwas oder steige aus. Wer als Letzter um sie wirbt, erhält ${p.points} SP.`,
    share: () => 'Das Burgfräulein hat gewählt: Nimm etwas von ihrer Karte.',
    'load-worker-stone': () => 'Womit belädst du deinen Arbeiter (Stein) außer mit dem Steinquader?',
    'recall-trader-helper': () => 'Du kannst die Zeche nicht zahlen: Nimm einen deiner Gehilfen von den Fuhrwerken.',
    'place-trader': () => 'Händler: Stelle einen Gehilfen auf ein Fuhrwerk oder den Reiter, oder verzichte.',
    'take-from-tower': () => 'Maurer: Nimm alle Rohstoffe einer Sorte vom Wehrturm.',
    buy: (p) => `Steinmetz: Kaufe Rohstoffe von Arbeiterkarten, für je ${talers(p.price)}, oder höre auf.`,
    'worker-order': () => 'Welcher deiner beiden Arbeiter beginnt?',
    build: (p, v) => `${capital(v.name(p.role))}: Errichte ein Bauwerk (noch ${p.left}) oder höre auf.`,
    pay: (p) => `Bezahle ${whom(p.building)}: genau ${p.cost}, aus mindestens ${p.kinds} Sorten.`,
    'place-helper': (p) => `Setze einen Gehilfen in der Burg ein (noch ${p.left}) oder höre auf.`,
    palace: (p) => `Palas: Gib einen Rohstoff für seinen Wert in SP ab (noch ${p.left}) oder höre auf.`,
  },
  act: {
    'choose-cards': (p, v) => `Wählen: ${p.cards.map((card) => v.card(card)).join(' und ')}`,
    'load-worker-stone': (p, v) => `${pieces(p.kinds, v)} aufladen`,
    'place-trader': (p, v) =>
      `${p.source === 'innkeeper' ? 'Den Wirt' : 'Gehilfen'} ${ontoField(p.field, v)} stellen${
        p.displaces !== null ? `, ${v.seat(p.displaces)} verdrängen` : ''
      }`,
    'decline-trader': () => 'Keinen Gehilfen stellen',
    'recall-trader-helper': (p, v) => `Gehilfen ${offField(p.field, v)} nehmen`,
    'take-from-tower': (p) => `${some(p.pieces, p.kind)} vom Wehrturm nehmen`,
    buy: (p, v) => `${some(1, p.kind)} für ${talers(p.price)} von ${v.seat(p.from)} kaufen, Karte „${v.card(p.card)}“`,
    'stop-buying': () => 'Nichts mehr kaufen',
    build: (p) =>
      `${capital(whom(p.building))} bauen (Wert ${p.cost}, ${p.points === null ? `${talers(p.wages)} je Rohstoff` : `${p.points} SP`})`,
    'stop-building': () => 'Nichts mehr bauen',
    pay: (p, v) => pay(p.used, p.bars, v),
    'pay-other': (p, v) => (p.open ? 'Anders bezahlen' : pay(p.used, p.bars, v)),
    'place-helper': (p, v) =>
      `${capital(placed(p.source, v))} für ${talers(p.fee)} ${there(p.house)} einsetzen${space(p.letter)}`,
    'stop-placing': () => 'Keinen Gehilfen mehr einsetzen',
    'worker-order': (p, v) => `Zuerst: ${v.card(p.card)}`,
    'palace-give': (p) =>
      p.silver
        ? `1 Silberbarren als ${short(p.kind)} abgeben: ${p.points} SP`
        : `${some(1, p.kind)} abgeben: ${p.points} SP`,
    'stop-palace': () => 'Nichts mehr abgeben',
    'plague-remove': (p, v) => `Karte abgeben: ${v.card(p.card)}`,
    'plague-pay': (p) => `${someOrNothing(p.thalers, 'thaler')} zahlen`,
    breach: (p, v) => (p.stone + p.bars === 0 ? 'Nichts abgeben' : `${asStone(p, v)} abgeben: ${p.points} SP`),
    court: (p) => `${some(1, p.item)} schenken`,
    'drop-out': () => 'Aussteigen',
    share: (p) => `${some(1, p.item)} nehmen`,
    'snowfall-remove': (p, v) => `Karte abgeben: ${v.card(p.card)}`,
    'snowfall-pay': (p) => `${someOrNothing(p.thalers, 'thaler')} zahlen`,
  },
  event: {
    round: (p, v) =>
      `Runde ${p.round} von ${p.rounds}: ${v.seat(p.seat)} ist Startspieler und nimmt den Taler der Runde.`,
    'all-chosen': () => 'Alle haben gewählt.',
    'winter-card': (p, v) => `${v.seat(p.seat)} deckt eine Winterkarte auf: ${v.card(p.card)}.`,
    'card-removed': (p, v) => `${v.seat(p.seat)} verliert eine Karte für den Rest der Partie: ${v.card(p.card)}.`,
    'winter-paid': (p, v) => `${v.seat(p.seat)} zahlt ${someOrNothing(p.thalers, 'thaler')} an die Bank.`,
    breach: (p, v) => `${v.seat(p.seat)} gibt ${asStone(p, v)} für die Bresche.`,
    court: (p, v) => `${v.seat(p.seat)} wirbt mit ${withSome(1, p.item)} um das Burgfräulein.`,
    'drop-out': (p, v) => `${v.seat(p.seat)} wirbt nicht länger um das Burgfräulein.`,
    'damsel-won': (p, v) => `${v.seat(p.seat)} erobert das Herz des Burgfräuleins.`,
    'damsel-leaves': () => 'Niemand wirbt um das Burgfräulein: Sie reist ab.',
    share: (p, v) => `${v.seat(p.seat)} nimmt ${some(p.pieces, p.item)} von der Karte des Burgfräuleins.`,
    reveal: (p, v) => `${v.seat(p.seat)} deckt auf: ${v.card(p.card)}.`,
    load: (p, v) => `${v.seat(p.seat)} belädt die Karte „${v.card(p.card)}“ mit ${withAmounts(p.pieces, v)}.`,
    'load-choice': (p, v) => `${v.seat(p.seat)} legt ${pieces(p.kinds, v)} dazu.`,
    messenger: (p, v) => `Bote: ${v.seat(p.seat)} nimmt ${someOrNothing(p.thalers, 'thaler')}.`,
    toll: (p, v) =>
      p.to === null
        ? `${v.seat(p.seat)} legt ${talers(p.thalers)} Zeche auf die Karte des Wirts.`
        : `${v.seat(p.seat)} zahlt ${talers(p.thalers)} Zeche an ${v.seat(p.to)}, den Wirt.`,
    recall: (p, v) => `${v.seat(p.seat)} kann die Zeche nicht zahlen und nimmt den Gehilfen ${offField(p.field, v)}.`,
    'place-trader': (p, v) => `Händler: ${v.seat(p.seat)} stellt einen Gehilfen ${ontoField(p.field, v)}.`,
    'decline-trader': (p, v) => `Händler: ${v.seat(p.seat)} stellt keinen Gehilfen.`,
    displaced: (p, v) => `Der Gehilfe von ${v.seat(p.seat)} muss ${offField(p.field, v)} weichen.`,
    yield: (p, v) =>
      `${v.seat(p.seat)} erhält ${someOrNothing(p.pieces, p.kind)}, der Wehrturm ${someOrNothing(p.tower, p.kind)}.`,
    'take-from-tower': (p, v) => `Maurer: ${v.seat(p.seat)} nimmt ${some(p.pieces, p.kind)} vom Wehrturm.`,
    buy: (p, v) =>
      `Steinmetz: ${v.seat(p.seat)} kauft für ${talers(p.price)} ${some(1, p.kind)} von ${v.seat(p.from)}, Karte „${v.card(p.card)}“.`,
    'worker-order': (p, v) => `${v.seat(p.seat)} beginnt mit der Karte „${v.card(p.card)}“.`,
    work: (p, v) => `${capital(v.card(p.card))}: ${v.seat(p.seat)} nimmt ${amounts(p.pieces, v)}.`,
    build: (p, v) =>
      `${v.seat(p.seat)} baut ${whom(p.building)} aus ${withAmounts(p.used, v)}${
        p.bars > 0 ? ` (${some(p.bars, 'silver')} in die Schmiede)` : ''
      }.`,
    wages: (p, v) => `${v.seat(p.seat)} erhält ${p.thalers === 0 ? 'keinen Lohn' : `${talers(p.thalers)} Lohn`}.`,
    'place-helper': (p, v) =>
      `${v.seat(p.seat)} setzt für ${talers(p.fee)} einen Gehilfen ${there(p.house)} ein${space(p.letter)}.`,
    hoard: (p, v) => `${v.seat(p.seat)} nimmt ${talers(p.thalers)} von der Karte des Wirts.`,
    'take-back': (p, v) => `Baumeister: ${v.seat(p.seat)} nimmt alle gespielten Karten zurück.`,
    score: (p, v) => `${v.seat(p.seat)} erhält ${p.points} SP (${lineName(p.line, v)}), insgesamt ${p.total}.`,
    'last-round': (p) => `Runde ${p.round} war die letzte.`,
    scoring: () => 'Die Fuhrwerke werden geräumt, die Burg wird gewertet.',
    palace: (p, v) =>
      p.silver
        ? `${v.seat(p.seat)} gibt 1 Silberbarren als ${short(p.kind)} ab.`
        : `${v.seat(p.seat)} gibt ${some(1, p.kind)} ab.`,
    'game-over': (p, v) => {
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1 ? `${winners[0]} gewinnt.` : `${v.list(winners)} teilen sich den Sieg.`
    },
  },
  refusal: refusals,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cards,
  board,
  things,
  variants,
  points,
  parts,
}
