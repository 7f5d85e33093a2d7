// What the things on the table of Master Builder are, in German.

import type { MasterTexts } from '../../rules/speech.ts'
import type { MasterThings } from '../../rules/things.ts'
import { oneOf, pileOf } from './crew.ts'
import { money, ofMoney } from './money.ts'

const PHASES: Readonly<Record<MasterThings['phase']['phase'], readonly [name: string, text: string]>> = {
  'hire-fire': [
    'Trupp',
    'Stell den obersten Arbeiter eines Stapels ein, entlasse einen oder passe, bis alle nacheinander gepasst haben. In Runde 1 nimmt jeder fünf.',
  ],
  contracts: [
    'Aufträge',
    'Die Aufträge der Auslage werden einzeln versteigert; Kredit gibt es dafür nicht. Auf Aufträge, die liegen bleiben, kommt einmal Geld.',
  ],
  events: ['Ereignis', 'Ein Ereignis wird aufgedeckt und trifft alle der Reihe nach.'],
  construction: [
    'Bauen',
    'Alle setzen zugleich Arbeiter an den Bauteilen ihrer Aufträge ein. Gebaut wird, wenn alle bestätigt haben.',
  ],
  'income-wages': [
    'Zahltag',
    'Erst Erlöse für fertige Bauwerke, dann Löhne für den ganzen Trupp. Wer nicht zahlen kann, muss einen Kredit nehmen.',
  ],
}

export const things: MasterTexts['things'] = {
  'wage-track': {
    name: 'Lohnskala',
    text: (p, v) =>
      `Jeder Lohnanzeiger zeigt die Summe der Löhne eines Trupps, fällig am Zahltag. Über ${money(p.most, v)} hinaus stellt niemand ein.`,
  },
  wages: {
    name: (p, v) => `Löhne von ${v.seat(p.seat)}`,
    text: (p, v) => `${money(p.amount, v)}, fällig an jedem Zahltag. Höchstens ${money(p.most, v)}.`,
  },
  'event-pile': {
    name: 'Ereignisstapel',
    text: () =>
      'Jede Runde wird nach den Versteigerungen eine Karte aufgedeckt. Sie trifft alle und kommt dann unter den Stapel.',
  },
  'worker-pile': {
    name: (p) => pileOf(p.type),
    text: (p, v) =>
      p.n === 0
        ? 'Leer. Wer aus dieser Gruppe entlassen wird, kommt hierher zurück.'
        : `${p.n} ${v.plural(p.n, 'Karte', 'Karten')} im Stapel: Nur der oberste Arbeiter kann eingestellt werden, darunter liegt der nächste.`,
  },
  'contract-pile': {
    name: 'Auftragsstapel',
    text: (p, v) =>
      `Noch ${p.n} ${v.plural(p.n, 'Auftrag', 'Aufträge')}. Sind Stapel und Auslage nach den Versteigerungen leer, folgt noch eine Runde.`,
  },
  'situation-pile': {
    name: 'Baukonjunktur',
    text: () =>
      'Ab Runde 2 sagt eine Karte, wie viele neue Aufträge in die Auslage kommen. Mit der fünften beginnt die letzte Runde.',
  },
  loan: { name: (p, v) => v.name(p.loan), text: (p) => p.does },
  plot: {
    name: (p, v) => v.card(p.card),
    text: (p, v) =>
      ({
        unseen: 'Noch nicht aufgedeckt.',
        removed: 'Aus dem Spiel.',
        offer: `Mindestgebot ${money(p.least, v)}${p.bonus > 0 ? `, dazu ${money(p.bonus, v)} für den, der den Auftrag bekommt` : ''}; fertig bringt er ${money(p.income, v)}.`,
        owned: `${p.owner === null ? '' : v.seat(p.owner)} baut hier: Das letzte Bauteil bringt am Zahltag ${money(p.income, v)}.`,
        finished: `Fertig gebaut von ${p.owner === null ? '' : v.seat(p.owner)} und bezahlt.`,
      })[p.fate] + (p.fate === 'offer' || p.fate === 'owned' ? ` ${p.does}` : ''),
  },
  section: {
    name: 'Bauteil',
    text: (p) =>
      p.state === 'built'
        ? 'Gebaut. Nur ein Feuer kann es noch zerstören.'
        : p.state === 'under-way'
          ? 'Hier ist schon jemand eingesetzt: Gebaut wird, wenn alle bestätigt haben.'
          : `Nötig ist ein ${oneOf(p.type)}${p.type === 'master' ? '' : ' oder ein höherer Rang'}. Was steht, muss nach jeder Phase halten.`,
  },
  'no-crew': {
    name: 'Dein Trupp',
    text: () => 'Noch niemand. Einstellen kostet nichts, aber an jedem Zahltag ist der Lohn fällig.',
  },
  account: {
    name: 'Deine Kasse',
    text: (p, v) =>
      `Was dir nach jetzigem Stand am Zahltag bleibt: ${money(p.left, v)}.${p.left < 0 ? ' Reicht es nicht, brauchst du einen Kredit.' : ''}`,
  },
  event: {
    name: (p) => p.name ?? 'Ereignis',
    text: (p) => p.does ?? 'Kommt noch: Es wird nach den Versteigerungen aufgedeckt und trifft alle.',
  },
  situation: {
    name: (p) => p.name ?? 'Baukonjunktur',
    text: (p) => p.does ?? 'In Runde 1 keine: Ein Auftrag mehr, als Spieler dabei sind, kommt in die Auslage.',
  },
  auction: {
    name: 'Versteigerung',
    text: (p, v) =>
      `${v.card(p.card)}${p.bidder === null ? '' : `: ${v.seat(p.bidder)} bietet ${money(p.bid, v)}`}. Biete mehr oder steig aus; wer übrig bleibt, zahlt sein Gebot und bekommt den Auftrag.`,
  },
  raise: {
    name: (p, v) => (p.amount === null ? 'Anderer Betrag' : `Ein Gebot von ${ofMoney(p.amount, v)}`),
    text: (p, v) =>
      p.amount === null
        ? `Nenne ein Gebot in Schritten von ${ofMoney(p.step, v)}, so weit dein Geld reicht.`
        : 'Du zahlst nur, wenn dich niemand überbietet. Für Gebote gibt es keinen Kredit.',
  },
  plan: {
    name: 'Ein guter Plan',
    text: () => 'Zeigt, wie du deinen Trupp jetzt gut einsetzen kannst. Du musst ihm nicht folgen.',
  },
  fortune: {
    name: 'Vermögen',
    text: () =>
      'In Tausend Talern: dein Geld, abzüglich dessen, was alle Kredite heute kosten. Wer am reichsten ist, gewinnt.',
  },
  cash: {
    name: 'Geld',
    text: () => 'In Tausend Talern. Damit zahlst du Gebote und Löhne; Erlöse fertiger Bauwerke kommen am Zahltag.',
  },
  crew: {
    name: 'Trupp',
    text: (p, v) =>
      `${p.n} insgesamt, ${p.placed} im Einsatz, ${p.away} ${v.plural(p.away, 'fehlt', 'fehlen')}. Jeder baut höchstens ein Bauteil je Runde, und alle bekommen Lohn, auch wer fehlt.`,
  },
  mallet: { name: 'Hammer', text: () => 'Startspieler dieser Runde. Nach dem Zahltag wandert der Hammer nach links.' },
  site: {
    name: (p, v) => v.card(p.card),
    text: (p, v) =>
      `${p.done} von 6 Bauteilen. Fertig bringt der Auftrag ${money(p.income, v)}; unfertig am Ende ${money(p.penalty, v)} weniger je fehlendes Bauteil.`,
  },
  finished: {
    name: (p, v) => v.card(p.card),
    text: () => 'Fertig und bezahlt. Bei Gleichstand am Ende zählt der Auftrag noch einmal.',
  },
  debt: {
    name: 'Schulden',
    text: () =>
      'In Tausend Talern: was die Rückzahlung aller Kredite heute kostet. Sie wird teurer, sobald kein Auftrag mehr im Spiel ist.',
  },
  leads: {
    name: 'Höchstgebot',
    text: (p, v) => `${money(p.bid, v)}: Wer so viel bietet, bekommt den Auftrag, wenn niemand mehr bietet.`,
  },
  out: { name: 'Raus', text: () => 'Hat in dieser Versteigerung gepasst und darf bei der nächsten wieder mitbieten.' },
  round: {
    name: (p) => `Runde ${p.round}`,
    text: (p) => `Von höchstens ${p.rounds}. Das Spiel endet früher, wenn kein Auftrag mehr zu versteigern ist.`,
  },
  phase: { name: (p) => PHASES[p.phase][0], text: (p) => PHASES[p.phase][1] },
  over: {
    name: 'Die Partie ist zu Ende',
    text: () => 'Unfertige Aufträge sind bewertet, alle Kredite beglichen. Wer das meiste Geld hat, gewinnt.',
  },
}
