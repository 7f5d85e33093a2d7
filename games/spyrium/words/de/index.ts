import type { Sides, SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import type { Kind } from '../../sheet/box.ts'
import type { OptionId } from '../../sheet/form.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { amounts, points, pounds, workers } from './figures.ts'
import { names } from './names.ts'
import { atCard, betweenCards, cardNames, theCard } from './nouns.ts'
import { parts } from './parts.ts'
import { gapPlace, which } from './places.ts'
import { cost, gained, list } from './price.ts'
import { refusals } from './refusals.ts'
import { things } from './things.ts'

const between = (p: Sides, v: SpyriumVoice) => `${betweenCards(p.left, p.right, v)}, ${gapPlace(p.gap)}`
const verb: Readonly<Record<Kind, string>> = {
  building: 'Bauen',
  character: 'Engagieren',
  technique: 'Erwerben',
  event: 'Nutzen',
  token: 'Nehmen',
}
/** Was eine Option außer einem Gewinn bewirkt. */
const DONE: Readonly<Partial<Record<OptionId, string>>> = {
  residence: 'Residenzaktion',
  rerun: 'ein gekipptes Gebäude noch einmal nutzen',
  hire: '1 Arbeiter anwerben',
  place: 'einen aktiven Arbeiter in der Auslage platzieren',
}

export const texts: SpyriumTexts = {
  title: 'Spyrium',
  blurb:
    'Ein neuer Kristall treibt das viktorianische England an: Platziere Arbeiter zwischen den Karten der Auslage, verdiene am Andrang oder bezahle ihn, und baue die Industrie auf, die die meisten Punkte bringt.',
  ask: {
    'phase-1': (p) => `Runde ${p.round}, Phase I: Arbeiter platzieren, Ereignis nutzen oder Aktivierung beginnen?`,
    'phase-2': (p) =>
      p.started
        ? 'Deine Aktivierung beginnt: Wähle deine erste Aktion der Phase II.'
        : `Runde ${p.round}, Phase II: Wähle eine Aktion.`,
    'place-worker': (p, v) =>
      p.byEvent
        ? `${v.card(p.event)}: In welcher Gasse platzierst du den Arbeiter?`
        : 'In welcher Gasse platzierst du deinen Arbeiter?',
    'earn-worker': () => 'Mit welchem Arbeiter verdienst du Geld?',
    'earn-card': (p, v) => `Dein Arbeiter steht ${between(p, v)}: An welcher Karte zählst du die anderen?`,
    'activate-worker': () => 'Mit welchem Arbeiter aktivierst du eine Karte?',
    'activate-card': (p, v) => `Dein Arbeiter steht ${between(p, v)}: Welche Karte aktivierst du?`,
    lobbying: (p, v) => `${v.card(p.card)}: Setzt du Lobbyismus gegen den Aufpreis von ${pounds(p.pounds)} ein?`,
    lot: (p, v) => `${v.card(p.card)}: Baust du auf einem neuen Bauplatz, oder welches Gebäude ersetzt du?`,
    token: (p, v) => `${v.card(p.card)}: Welches Plättchen nimmst du?`,
    trade: (p, v) => `${v.card(p.card)}, Plättchen ${p.value}: Änderst du den Wert mit Handel?`,
    'event-option': (p, v) => `${v.card(p.event)}: Welche Option?`,
    'subsidy-value': (p, v) => `${v.card(p.event)}, Plättchen ${p.value}: Änderst du den Wert mit Handel?`,
    'exploit-building': (p, v) =>
      p.way === 'exploit'
        ? 'Welches Gebäude nutzt du?'
        : p.way === 'taylorism'
          ? 'Taylorismus: Welches gekippte Gebäude nutzt du noch einmal?'
          : `${v.card(p.event)}: Welches gekippte Gebäude nutzt du noch einmal?`,
    effect: (p, v) => `${v.card(p.card)}: Welchen Effekt nutzt du?`,
    residence: (p) => `Residenzaktion auf Feld ${p.space}: vorrücken oder die Punkte nehmen?`,
    bonus: () => 'Deine Punkte bringen dir einen Bonus: Welchen nimmst du jetzt?',
  },
  act: {
    place: () => 'Arbeiter platzieren',
    event: (p, v) => `Ereignis nutzen: ${v.card(p.card)}`,
    'start-activation': () => 'Aktivierung beginnen',
    earn: () => 'Geld verdienen',
    activate: () => 'Karte aktivieren',
    exploit: () => 'Gebäude nutzen',
    taylorism: () => 'Taylorismus: ein gekipptes Gebäude noch einmal nutzen',
    pass: () => 'Passen',
    'place-at': (p, v) => between(p, v),
    'take-worker': (p, v) => `Arbeiter ${between(p, v)}`,
    'earn-at': (p, v) => `${p.card < 0 ? 'Am leeren Platz' : atCard(p.card, v)}${which(p)}: ${pounds(p.pounds)}`,
    'activate-card': (p, v) =>
      p.kind === null
        ? `Leerer Platz${which(p)}`
        : `${verb[p.kind]}: ${v.card(p.card)}${which(p)}, bestenfalls ${cost(p, v)}`,
    'use-lobbying': (p, v) => `Lobbyismus einsetzen: bestenfalls ${cost(p, v)}`,
    'do-not-use': (p, v) => `Auf Lobbyismus verzichten: bestenfalls ${cost(p, v)}`,
    'new-lot': (p, v) => `Neuer Bauplatz: ${cost(p, v)}`,
    replace: (p, v) => `${v.card(p.card)} ersetzen${which(p)}: ${cost(p, v)}`,
    'take-token': (p, v) => `Plättchen ${p.value} nehmen${p.use === 'pay' ? `: ${cost(p, v)}` : ''}`,
    'keep-value': (p, v) => `Wert ${p.value} behalten${p.use === 'pay' ? `: ${cost(p, v)}` : ''}`,
    'set-value': (p, v) => `Wert auf ${p.value} ändern${p.use === 'pay' ? `: ${cost(p, v)}` : ''}`,
    'choose-option': (p, v) => {
      const done = DONE[p.option] ?? `${gained(p, v)} erhalten`
      return p.terms.length === 0 ? done : `${cost(p, v)} zahlen: ${done}`
    },
    'exploit-building': (p, v) => `${v.card(p.card)}${which(p)}`,
    'choose-effect': (p, v) => `${cost(p, v)}: ${gained(p, v)}`,
    advance: (p) => `Auf Feld ${p.space} vorrücken`,
    score: (p) => `${points(p.vp)} nehmen`,
    'bonus-worker': (p, v) => `${workers(p.workers, v)} anwerben`,
    'bonus-money': (p) => `${pounds(p.pounds)} nehmen`,
  },
  event: {
    round: (p, v) => `Runde ${p.round}, Epoche ${p.period}: ${v.seat(p.seat)} beginnt.`,
    income: (p, v) => `${v.seat(p.seat)} erhält ${pounds(p.pounds)} Einkommen.`,
    'current-event': (p, v) => `Aktuelles Ereignis: ${v.card(p.card)}.`,
    'next-event': (p, v) => `Nächstes Ereignis: ${v.card(p.card)}.`,
    market: (p, v) => `Die Auslage: ${p.cards.map((card) => v.card(card)).join(', ')}.`,
    tokens: (p, v) => {
      const { values } = p
      if (values.length === 0) return `${v.card(p.card)}: Es ist kein Plättchen mehr übrig.`
      const tokens = v.plural(values.length, 'kommt das Plättchen', 'kommen die Plättchen')
      return `Auf ${theCard(p.card, 'acc', v)} ${tokens} ${v.list(values.map(String))}.`
    },
    'tokens-reshuffled': (p, v) =>
      `Der Plättchenvorrat ist leer: ${p.tokens} ${v.plural(p.tokens, 'abgelegtes Plättchen wird', 'abgelegte Plättchen werden')} gemischt.`,
    place: (p, v) => `${v.seat(p.seat)} platziert einen Arbeiter ${between(p, v)}.`,
    'start-activation': (p, v) => `${v.seat(p.seat)} beginnt die Aktivierung.`,
    earn: (p, v) =>
      `${v.seat(p.seat)} holt einen Arbeiter zurück und verdient ${pounds(p.pounds)} ${atCard(p.card, v)}.`,
    withdraw: (p, v) =>
      `${v.seat(p.seat)} holt einen Arbeiter zurück, der an keiner Karte mehr steht, und verdient ${pounds(p.pounds)}.`,
    character: (p, v) => `${v.seat(p.seat)} engagiert ${theCard(p.card, 'acc', v)}: ${cost(p, v)}.`,
    build: (p, v) => `${v.seat(p.seat)} baut ${theCard(p.card, 'acc', v)} auf einem neuen Bauplatz: ${cost(p, v)}.`,
    replace: (p, v) => `${v.seat(p.seat)} baut ${theCard(p.card, 'acc', v)} an dieser Stelle: ${cost(p, v)}.`,
    replaced: (p, v) => `${v.seat(p.seat)} gibt ${theCard(p.card, 'acc', v)} auf.`,
    technique: (p, v) => `${v.seat(p.seat)} erwirbt das Patent ${v.card(p.card)}: ${cost(p, v)}.`,
    'token-kept': (p, v) => `${v.seat(p.seat)} behält dank Handel ${theCard(p.card, 'acc', v)} (${p.kept} insgesamt).`,
    gain: (p, v) => `${v.seat(p.seat)} erhält ${gained(p, v)}.`,
    recruit: (p, v) => {
      if (p.workers === 0) return `${v.seat(p.seat)} wirbt niemanden an: Die Reserve ist leer.`
      const more = p.missing > 0 ? ': Mehr sind nicht in der Reserve' : ''
      return `${v.seat(p.seat)} wirbt ${workers(p.workers, v)} an${more}.`
    },
    exploit: (p, v) => {
      const paid = amounts({ workers: p.workers, crystals: p.pays }, v)
      const again = p.way === 'exploit' ? '' : ' noch einmal'
      const using = paid.length === 0 ? '' : ` für ${list(paid)}`
      return `${v.seat(p.seat)} nutzt ${theCard(p.card, 'acc', v)}${again} und erhält ${gained({ pounds: 0, crystals: p.crystals, vp: p.vp }, v)}${using}.`
    },
    event: (p, v) =>
      `${v.seat(p.seat)} nutzt das Ereignis ${v.card(p.card)}${p.terms.length === 0 ? '' : ` und zahlt ${cost(p, v)}`}.`,
    'residence-advance': (p, v) => `${v.seat(p.seat)} rückt auf der Residenzleiste auf Feld ${p.space} vor.`,
    'residence-score': (p, v) => `${v.seat(p.seat)} erhält für das Residenzfeld ${points(p.vp)}.`,
    'bonus-worker': (p, v) => `${v.seat(p.seat)} erhält den Arbeiterbonus.`,
    'bonus-money': (p, v) => `${v.seat(p.seat)} erhält den Bonus von ${pounds(p.pounds)}.`,
    'bonus-lost': (p, v) => `${v.seat(p.seat)} verliert den Arbeiterbonus: Die Reserve ist leer.`,
    pass: (p, v) => `${v.seat(p.seat)} passt.`,
    'end-round': (p) => `Runde ${p.round} ist zu Ende.`,
    'final-score': (p, v) =>
      `${v.seat(p.seat)} hat am Ende ${points(p.total)}: ${p.track} auf der Wertungsleiste, ${p.printed} für Gebäude, ${p.techniques} für Patente.`,
    'game-over': (p, v) => {
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1
        ? `${winners[0]} gewinnt und leitet den größten Industriekonzern Englands.`
        : `${v.list(winners)} teilen sich den Sieg.`
    },
  },
  refusal: refusals,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cardNames,
  cards,
  board,
  things,
  variants: {
    residenceTrack: {
      name: 'Residenzleiste',
      values: { short: '2, 3, 4, 5, 7', long: '2, 3, 4, 5, 6, 7' },
    },
  },
  points: {
    exploiting: 'Genutzte Gebäude',
    characters: 'Spezialisten',
    universities: 'Universitäten, beim Bau',
    residences: 'Residenzaktionen',
    events: 'Ereignisse',
    buildings: 'Auf Gebäuden aufgedruckt',
    automation: 'Automatisierung',
    capitalisation: 'Kapitalisierung',
    crane: 'Baukran',
    trade: 'Handel',
    engineering: 'Maschinenbau',
    lobbying: 'Lobbyismus',
    taylorism: 'Taylorismus',
  },
  parts,
}
