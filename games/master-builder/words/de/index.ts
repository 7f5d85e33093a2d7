import type { Card } from '../../../../kernel/words.ts'
import { capital } from '../../../../papers/texts.ts'
import type { MasterTexts, MasterVoice } from '../../rules/speech.ts'
import type { Type } from '../../sheet/ids.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { atThe, theOne } from './contracts.ts'
import { loans, pileOf, whom } from './crew.ts'
import { money, ofMoney, roughly } from './money.ts'
import { cardNames, names } from './names.ts'
import { parts } from './parts.ts'
import { refusal } from './refusals.ts'
import { things } from './things.ts'

/** A worker whom somebody takes, hires, fires: „Gesellen 3“. */
const worker = (card: Card, v: MasterVoice) => whom(v.card(card))
const top = (p: { type: Type; card: Card | null }, v: MasterVoice) =>
  p.card === null ? `Vom ${pileOf(p.type)}` : worker(p.card, v)

/** What Master Builder says in this language. */
export const texts: MasterTexts = {
  title: 'Baumeister',
  blurb:
    'Stell einen Trupp voller Makel ein, schnapp den anderen die Aufträge weg, zieh die Stadt Bauteil für Bauteil hoch und werde der reichste Baumeister.',
  ask: {
    'draft-worker': (p) => `Arbeiter ${p.lap} von ${p.laps}: Nimm die oberste Karte eines Stapels.`,
    'manage-crew': (p, v) =>
      `Stell ein, entlasse oder passe. Löhne: ${v.number(p.wages)} von höchstens ${ofMoney(p.most, v)}.${
        p.left === null ? '' : ` Noch ${p.left} ${v.plural(p.left, 'Aktion', 'Aktionen')}.`
      }`,
    nominate: (p, v) =>
      `Du hast ${money(p.cash, v)}. Eröffne eine Versteigerung${p.must ? ': Du hast noch keinen Auftrag.' : ' oder passe.'}`,
    bid: (p, v) => `Biete mehr oder passe. ${v.card(p.card)}: ${v.seat(p.bidder)} bietet ${money(p.bid, v)}.`,
    'choose-worker': (p, v) =>
      p.effect === 'unavailable-one'
        ? `${v.card(p.card)}: Welcher Arbeiter fehlt in dieser Runde?`
        : `${v.card(p.card)}: Welcher Arbeiter verlässt deinen Trupp?`,
    fire: (p, v) => `Feuer! Zahle ${money(p.cost, v)} oder verliere Bauteile auf einer Baustelle.`,
    build: (p, v) =>
      p.free === 0
        ? 'Kein Arbeiter ist mehr frei: Bestätige.'
        : `Baue: ${p.free} Arbeiter ${v.plural(p.free, 'ist', 'sind')} frei. Dann bestätige.`,
    'take-loan': (p, v) =>
      `${money(p.due, v)} Lohn sind fällig, du hast ${money(p.cash, v)}: Leih dir die fehlenden ${money(p.short, v)}.`,
  },
  act: {
    'draft-worker': (p, v) => `${top(p, v)} nehmen (${money(p.wage, v)})`,
    hire: (p, v) => `${top(p, v)} einstellen (${money(p.wage, v)})`,
    'fire-worker': (p, v) => `${worker(p.card, v)} entlassen`,
    pass: () => 'Passen',
    'open-auction': (p, v) =>
      p.bid === null
        ? `Höher eröffnen: ${v.card(p.card)}`
        : `${money(p.bid, v)} auf ${theOne(v.card(p.card), 'acc')} bieten`,
    bid: (p, v) => (p.bid === null ? 'Betrag nennen' : `${money(p.bid, v)} bieten (+${v.number(p.more)})`),
    'choose-worker': (p, v) => `${worker(p.card, v)} wählen`,
    'save-from-fire': (p, v) => `${money(p.cost, v)} zahlen und die Baustelle retten`,
    'lose-work': (p, v) => `${v.card(p.card)}: ${v.names(p.sections)} verlieren`,
    'start-pair': (p, v) => `${v.card(p.card)}: mit ${v.names(p.sections)} beginnen`,
    'build-section': (p, v) => `${v.card(p.card)}: ${v.names(p.sections)} bauen`,
    confirm: () => 'Bestätigen',
    'take-back': () => 'Zurücknehmen',
    withdraw: () => 'Weiterbauen',
    'take-loan': (p, v) => `${money(p.amount, v)} leihen: ${v.name(p.loan)}`,
    repay: (p, v) => `${money(p.amount, v)} zurückzahlen: ${v.name(p.loan)}`,
  },
  event: {
    round: (p, v) => `Runde ${p.round}${p.last ? ', die letzte' : ''}: ${v.seat(p.seat)} hat den Hammer.`,
    'draft-worker': (p, v) => `${v.seat(p.seat)} nimmt ${worker(p.card, v)}; Löhne: ${money(p.wages, v)}.`,
    hire: (p, v) => `${v.seat(p.seat)} stellt ${worker(p.card, v)} ein; Löhne: ${money(p.wages, v)}.`,
    'fire-worker': (p, v) => `${v.seat(p.seat)} entlässt ${worker(p.card, v)}; Löhne: ${money(p.wages, v)}.`,
    pass: (p, v) => `${v.seat(p.seat)} passt.`,
    'no-contracts': () => 'Kein Auftrag ist mehr im Spiel: In dieser Runde wird nichts versteigert.',
    situation: (p, v) =>
      `Baukonjunktur: ${v.card(p.card)}, ${p.many === 0 ? 'kein' : p.many} ${p.many < 2 ? 'neuer Auftrag' : 'neue Aufträge'}.`,
    'reveal-contract': (p, v) => `Neu in der Auslage: ${v.card(p.card)}.`,
    'open-auction': (p, v) =>
      `${v.seat(p.seat)} eröffnet eine Versteigerung: ${money(p.bid, v)} auf ${theOne(v.card(p.card), 'acc')}.`,
    'pass-nomination': (p, v) => `${v.seat(p.seat)} eröffnet keine Versteigerung.`,
    bid: (p, v) => `${v.seat(p.seat)} bietet ${money(p.bid, v)}.`,
    'pass-bid': (p, v) => `${v.seat(p.seat)} steigt aus.`,
    sold: (p, v) => `Zuschlag: ${v.seat(p.seat)} bekommt ${theOne(v.card(p.card), 'acc')} für ${money(p.price, v)}.`,
    'last-contract': (p, v) =>
      `Nur ${v.seat(p.seat)} hat noch keinen Auftrag und nimmt ${theOne(v.card(p.card), 'acc')} zum Mindestgebot, ${money(p.price, v)}.`,
    'left-over-money': (p, v) => `${v.seat(p.seat)} erhält die ${money(p.money, v)}, die darauf lagen.`,
    'left-over': (p, v) => `Niemand will ${theOne(v.card(p.card), 'acc')}: ${money(p.money, v)} kommen darauf.`,
    'remove-contract': (p, v) => `${capital(theOne(v.card(p.card)))} bleibt wieder liegen und kommt aus dem Spiel.`,
    'last-round': (p) => `Kein Auftrag ist mehr im Spiel: Runde ${p.round} wird die letzte.`,
    event: (p, v) => `Ereignis: ${v.card(p.card)}.`,
    unavailable: (p, v) =>
      `${v.seat(p.seat)} muss in dieser Runde ohne ${v.list(p.workers.map((card) => worker(card, v)))} auskommen.`,
    'dismiss-one': (p, v) => `${v.seat(p.seat)} muss ${worker(p.card, v)} entlassen.`,
    'release-one': (p, v) => `${v.seat(p.seat)} lässt ${worker(p.card, v)} ziehen.`,
    compensation: (p, v) => `${v.seat(p.seat)} erhält ${money(p.money, v)}.`,
    'save-from-fire': (p, v) => `${v.seat(p.seat)} zahlt ${money(p.cost, v)} und rettet die Baustelle.`,
    'lose-work': (p, v) => `${v.seat(p.seat)} verliert ${atThe(v.card(p.card))}: ${v.names(p.sections)}.`,
    assign: (p, v) =>
      `${v.seat(p.seat)} setzt ${v.list(p.workers.map((card) => worker(card, v)))} ${atThe(v.card(p.card))} ein: ${v.names(p.sections)}.`,
    'take-back': (p, v) => `${v.seat(p.seat)} nimmt ${atThe(v.card(p.card))} zurück: ${v.names(p.sections)}.`,
    confirm: (p, v) => `${v.seat(p.seat)} bestätigt.`,
    withdraw: (p, v) => `${v.seat(p.seat)} baut weiter.`,
    build: (p, v) => `${v.seat(p.seat)} hat ${atThe(v.card(p.card))} gebaut: ${v.names(p.sections)}.`,
    income: (p, v) =>
      `${v.seat(p.seat)} hat ${theOne(v.card(p.card), 'acc')} fertig gebaut und erhält ${money(p.income, v)}.`,
    wages: (p, v) =>
      `${v.seat(p.seat)} zahlt ${money(p.amount, v)} Lohn${
        p.claims > 0 ? `, davon ${money(p.claims, v)} wegen der Lohnforderungen` : ''
      }.`,
    'take-loan': (p, v) => `${v.seat(p.seat)} nimmt einen Kredit auf und erhält ${money(p.amount, v)}.`,
    repay: (p, v) => `${v.seat(p.seat)} zahlt einen Kredit zurück: ${money(p.amount, v)}.`,
    unfinished: (p, v) =>
      `${v.seat(p.seat)}: ${capital(atThe(v.card(p.card)))} ${v.plural(p.missing, 'fehlt 1 Bauteil', `fehlen ${p.missing} Bauteile`)}; der Auftrag bringt ${p.money === 0 ? 'nichts' : `noch ${money(p.money, v)}`}.`,
    settle: (p, v) => `${v.seat(p.seat)} begleicht ${loans(p.many, p.loan, 'acc')}: ${money(p.amount, v)}.`,
    result: (p, v) =>
      `${v.seat(p.seat)} hat am Ende ${money(p.money, v)} und ${
        p.completed === 0
          ? 'keinen erfüllten Auftrag'
          : v.plural(p.completed, '1 erfüllten Auftrag', `${p.completed} erfüllte Aufträge`)
      }: Platz ${p.place}.`,
    'game-over': (p, v) => {
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1 ? `${winners[0]} gewinnt.` : `${v.list(winners)} teilen sich den Sieg.`
    },
  },
  refusal,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cardNames,
  cards,
  variants: {
    hiring: {
      name: 'Einstellen und entlassen ab Runde 2',
      values: { 'until-all-pass': 'bis alle nacheinander passen', 'three-actions': 'jeder höchstens dreimal' },
    },
  },
  points: {
    start: 'Startgeld',
    bids: 'Ersteigerte Aufträge',
    'left-over': 'Geld auf liegen gebliebenen Aufträgen',
    income: 'Erlöse',
    unfinished: 'Unfertige Aufträge',
    wages: 'Löhne',
    events: 'Ereignisse',
    loans: 'Aufgenommene Kredite',
    repayments: 'Zurückgezahlte Kredite',
  },
  board,
  things,
  parts,
  worth: (p, v) => roughly(p.points, v),
}
