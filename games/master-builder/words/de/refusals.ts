import { capital } from '../../../../papers/texts.ts'
import type { MasterTexts } from '../../rules/speech.ts'
import { theOne } from './contracts.ts'
import { noLoan, oneOf, pileOf, whom } from './crew.ts'
import { money, ofMoney } from './money.ts'

/** Why not, by clause. */
export const refusal: MasterTexts['refusal'] = {
  'MAS-2.2': (p, v) =>
    `Alle handeln der Reihe nach: Am Zug ${v.plural(p.awaited.length, 'ist', 'sind')} ${v.list(p.awaited.map(v.seat))}.`,
  'MAS-3.2': (p) => `Der ${pileOf(p.type)} ist leer.`,
  'MAS-3.3': () => 'In Runde 1 nimmt jeder fünf Arbeiter: Niemand passt, niemand entlässt.',
  'MAS-4.2': (p) => `Der ${pileOf(p.type)} ist leer.`,
  'MAS-4.3': (p, v) => `Damit kämst du auf ${money(p.wages, v)} Lohn; die Lohnskala endet bei ${ofMoney(p.most, v)}.`,
  'MAS-4.4': (p, v) => `${v.card(p.card)} gehört nicht zu deinem Trupp: Du entlässt nur eigene Arbeiter.`,
  'MAS-4.5': (p, v) =>
    `Du hast ${whom(v.card(p.card))} erst in dieser Phase eingestellt: Entlassen kannst du ihn frühestens in der nächsten Runde.`,
  'MAS-4.9': (p) =>
    `Du hast in dieser Phase schon ${p.most}-mal eingestellt oder entlassen: Du kannst nur noch passen.`,
  'MAS-5.6': (p, v) =>
    'card' in p
      ? `${capital(theOne(v.card(p.card)))} liegt nicht in der Auslage.`
      : p.cash < p.minimum
        ? `Das Mindestgebot ist ${money(p.minimum, v)}; du hast ${money(p.cash, v)}.`
        : `Das erste Gebot geht von ${v.number(p.minimum)} bis ${money(p.cash, v)}, in Schritten von ${ofMoney(p.step, v)}.`,
  'MAS-5.7': () => 'Du hast keine Versteigerung eröffnet: Nach der nächsten wirst du wieder gefragt.',
  'MAS-5.8': (p, v) => `Biete mindestens ${money(p.least, v)}, in Schritten von ${ofMoney(p.step, v)}.`,
  'MAS-5.9': () => 'Du hast gepasst: Aus dieser Versteigerung bist du ausgeschieden, aus späteren nicht.',
  'MAS-5.10': (p, v) =>
    `Du führst mit ${ofMoney(p.bid, v)}: Du wirst erst wieder gefragt, wenn dich jemand überbietet.`,
  'MAS-5.11': (p, v) =>
    'cash' in p ? `Mehr als deine ${money(p.cash, v)} kannst du nicht bieten.` : 'Für ein Gebot gibt es keinen Kredit.',
  'MAS-5.14': () => 'Sobald in Runde 1 jemand zwei Aufträge hat, bieten nur noch die mit, die keinen haben.',
  'MAS-5.15': () => 'Du hast noch keinen Auftrag: In Runde 1 musst du eine Versteigerung eröffnen.',
  'MAS-6.3': (p, v) => `${v.card(p.card)} fehlt: Er arbeitet in dieser Runde nicht.`,
  'MAS-6.6': (p, v) =>
    'crew' in p
      ? `${v.card(p.card)} gehört nicht zu deinem Trupp.`
      : `„${v.card(p.event)}“ betrifft ${whom(v.card(p.card))} nicht.`,
  'MAS-6.21': (p) => `Schlechtes Wetter: Du setzt höchstens ${p.most} Arbeiter ein.`,
  'MAS-6.22': (p, v) =>
    'stands' in p
      ? 'Nimm ein Bauteil weg, das auf einer deiner Baustellen steht, oder zwei, die nur zusammen stehen.'
      : 'card' in p
        ? `${v.card(p.card)}: Der Rest bliebe nicht stehen, ein anderes Bauteil muss weg.`
        : `Die Rettung kostet ${money(p.cost, v)}; du hast ${money(p.cash, v)}.`,
  'MAS-7.2': () => 'Du hast zu wenige freie Arbeiter: Jeder baut nur ein Bauteil.',
  'MAS-7.3': () => 'Das ist kein fehlendes Bauteil eines deiner Aufträge.',
  'MAS-7.4': (p) => `Kein freier Arbeiter kann das: Nötig ist mindestens ein ${oneOf(p.type)}.`,
  'MAS-7.6': (p, v) => `${v.card(p.card)}: Ein Haus beginnt mit einer Wand und einem Giebel zugleich.`,
  'MAS-7.7': (p, v) => `${v.card(p.card)}: Das Dach braucht beide Wände und beide Giebel.`,
  'MAS-7.8': (p, v) => `${v.card(p.card)}: Der Aufsatz braucht das Dach.`,
  'MAS-7.9': (p, v) =>
    `${v.card(p.card)}: Jeder Abschnitt beginnt mit seiner Mauer und einem Pfeiler zugleich, der zweite erst, wenn der erste fertig ist.`,
  'MAS-7.14': (p) =>
    ({
      begun: 'Hier ist schon etwas begonnen: Baue die Bauteile einzeln.',
      pair: 'Zugleich beginnen nur eine Wand und ein Giebel eines Hauses oder Mauer und Pfeiler desselben Abschnitts einer Stadtmauer.',
      nothing: 'Du hast in dieser Phase noch nichts getan, was du zurücknehmen könntest.',
    })[p.why],
  'MAS-7.15': (p) => {
    if (!('why' in p)) return 'Du hast bestätigt: Wähle zuerst „Weiterbauen“.'
    return p.why === 'idle'
      ? 'Du konntest in dieser Phase von Anfang an nichts bauen: Der Tisch hat schon für dich bestätigt.'
      : 'Du hast noch nicht bestätigt: Du baust ja noch.'
  },
  'MAS-9.1': () => 'Einen Kredit gibt es nur für Löhne, die du nicht zahlen kannst.',
  'MAS-9.4': (p) => `Die Bank hat ${noLoan(p.loan)} mehr: Nimm die andere Sorte.`,
  'MAS-9.5': (p, v) =>
    'loan' in p
      ? `Du hast ${noLoan(p.loan)} zurückzuzahlen.`
      : `Die Rückzahlung kostet ${money(p.amount, v)}; du hast ${money(p.cash, v)}.`,
  'MAS-9.6': (p, v) =>
    'bid' in p
      ? `Du hältst das Höchstgebot von ${ofMoney(p.bid, v)}: Zurückzahlen darfst du nur mit Geld, das darüber hinausgeht.`
      : 'Du nimmst gerade einen Kredit auf: Jetzt zahlst du keinen zurück.',
}
