// What the things on the table of Castle are, in German.
import type { TextsOf } from '../../../../papers/speech.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import type { CastlePhase } from '../../rules/things.ts'
import { capital, cardsOf, counted, some, talers, the } from './phrases.ts'

const PHASES: Readonly<Record<CastlePhase, readonly [name: string, text: string]>> = {
  choose: [
    'Geheime Kartenwahl',
    'Alle legen eine Karte verdeckt vor sich ab, zu zweit zwei. Dann werden alle Karten zugleich aufgedeckt.',
  ],
  winter: [
    'Winterkarte',
    'Eine Winterkarte ist aufgedeckt: Sie trifft alle reihum, bevor die gewählten Karten gezeigt werden.',
  ],
  court: [
    'Brautwerbung',
    'Die Verehrer des Burgfräuleins schenken reihum etwas oder steigen aus. Der letzte bekommt die Punkte.',
  ],
  load: ['Beladen', 'Aufgedeckte Arbeiterkarten bekommen vor Schritt 1 ihre Rohstoffe von den Fuhrwerken.'],
  palace: ['Wertung des Palas', 'Wer Gehilfen im Palas hat, tauscht jetzt Rohstoffe gegen SP, nach ihrem Wert.'],
  execute: ['Ausführen', 'Die aufgedeckten Karten wirken Schritt für Schritt, vom Boten (1) bis zum Baumeister (6).'],
  over: [
    'Spielende',
    'Alle Gehilfen sind gewertet. Wer die meisten SP hat, gewinnt; bei Gleichstand zählen die Taler, dann der Wert des Vorrats.',
  ],
}
const STEPS = [
  'Boten nehmen Taler aus der Bank.',
  'Händler stellen Gehilfen auf Fuhrwerke; dann liefert jeder Gehilfe dort Rohstoffe.',
  'Maurer leeren eine Nische des Wehrturms, bauen gegen Taler und setzen Gehilfen ein.',
  'Steinmetze kaufen von Arbeiterkarten, bauen für die vollen SP und setzen Gehilfen ein.',
  'Arbeiter nehmen, was auf ihrer Karte liegt, und bauen für die halben SP.',
  'Baumeister nehmen ihre Karten zurück und bekommen SP für das, was andere in dieser Runde gebaut haben.',
]
const HELPERS: Readonly<Record<CastleSpeech['thing']['helper']['at'], string>> = {
  field: 'Er liefert Rohstoffe, wann immer ein Händler gespielt wird, und kann auf einen Platz in der Burg wechseln.',
  castle: 'Er bleibt bis zum Ende der Partie und zählt dort für seinen Besitzer.',
  inn: 'Händler zahlen ihm die Zeche, und er darf später überall neu eingesetzt werden.',
  granary: 'Er bleibt bis zum Ende: Je weniger Gehilfen im Kornspeicher, desto mehr zählt jeder.',
}

export const things: TextsOf<CastleSpeech>['things'] = {
  track: {
    name: 'Rundenleiste',
    text: (p) =>
      `Ein Taler für jede Runde, die noch kommt: noch ${p.track}. In jeder Runde nimmt der Startspieler einen${p.winter ? '; eine Schneeflocke zeigt eine Runde mit Winterkarte' : ''}.`,
  },
  'site-plan': {
    name: (p, v) => capital(v.name(p.building)),
    text: (p) =>
      `Noch nicht gebaut: Zahle genau ${p.value} aus mindestens ${p.kinds} Sorten; mit dem Steinmetz bringt das ${p.points} SP, mit einem Arbeiter die Hälfte. ${p.does}`,
  },
  'site-built': {
    name: (p, v) => capital(v.name(p.building)),
    text: (p) => `Das Bauwerk steht, für alle. ${p.does}`,
  },
  space: {
    name: 'Gehilfenplatz',
    text: (p, v) => {
      if (p.building === 'innkeeper')
        return `Für ${talers(p.fee)} wird ein Gehilfe zum Wirt: Er bekommt die Zeche und darf später überall neu eingesetzt werden.`
      const to = `${capital(the(p.building))}: Ein Gehilfe kostet hier ${talers(p.fee)} und bleibt bis zum Ende.`
      if (p.seat !== null) return `${to} Hier steht der Gehilfe von ${v.seat(p.seat)}.`
      return `${to}${p.worth === null ? '' : ` Deiner brächte ${p.worth.points} SP, wenn jetzt Schluss wäre (${counted(p.worth, v)}).`}`
    },
  },
  'forge-silver': {
    name: 'Silber in der Schmiede',
    text: (p) =>
      `Barren, die statt anderer Rohstoffe ausgegeben wurden: ${some(p.n, 'silver')}. Gehilfen in der Schmiede bringen dafür am Ende SP.`,
  },
  field: {
    name: (p, v) => capital(v.name(p.field)),
    text: (p, v) =>
      `Ein Gehilfe liefert hier ${p.own}, wann immer ein Händler gespielt wird; zuvor ${p.tower === 1 ? 'geht 1' : `gehen ${p.tower}`} an den Wehrturm. ${
        p.field === 'rider'
          ? 'Der Reiter ist nur offen, wenn alle vier Fuhrwerke besetzt sind.'
          : p.seat === null
            ? 'Das Fuhrwerk ist frei.'
            : `Hier steht der Gehilfe von ${v.seat(p.seat)}; verdrängen geht nur, wenn alle vier Fuhrwerke besetzt sind.`
      }`,
  },
  niche: {
    name: 'Wehrturm',
    text: (p) => `Ein Maurer nimmt alles aus einer Nische. Hier: ${some(p.n, p.kind)}.`,
  },
  bank: {
    name: 'Bank',
    text: () => 'Die Taler, die niemandem gehören. Von hier bekommen Boten und Maurer ihr Geld, solange etwas da ist.',
  },
  resource: {
    name: (p, v) => capital(v.name(p.kind)),
    text: (p) =>
      p.kind === 'silver'
        ? 'Beim Bezahlen wird ein Barren zu einem Rohstoff beliebiger Sorte, dessen Fuhrwerk nicht leer ist. Allein ist er nichts wert.'
        : `Zählt beim Bezahlen ${p.value}. Bauwerke bezahlt man genau, aus mindestens ${p.kinds} Sorten.`,
  },
  talers: {
    name: 'Taler',
    text: () => 'Geld: für Gehilfenplätze und für Käufe von Arbeiterkarten. Bei Gleichstand entscheidet es.',
  },
  supply: {
    name: 'Gehilfen',
    text: (p) =>
      `${p.home} von ${p.all} in Reserve. Händler schicken sie auf die Fuhrwerke; Maurer und Steinmetze setzen sie in der Burg ein.`,
  },
  helper: { name: (p, v) => `Gehilfe von ${v.seat(p.seat)}`, text: (p) => HELPERS[p.at] },
  points: {
    name: 'Siegpunkte (SP)',
    text: () =>
      'Sie zählen sofort und für alle sichtbar; die Gehilfen in der Burg bringen ihre erst am Ende. Wer die meisten SP hat, gewinnt.',
  },
  'chosen-card': {
    name: 'Gewählte Karte',
    text: () => 'Geheim gewählt. Sie wird aufgedeckt, wenn alle gewählt haben.',
  },
  load: {
    name: 'Auf einer Arbeiterkarte',
    text: (p, v) =>
      `${some(p.n, p.kind)} für ${v.seat(p.seat)} in Schritt 5. In Schritt 4 dürfen fremde Steinmetze einen Rohstoff kaufen, aber nie den letzten auf der Karte.`,
  },
  'winter-deck': {
    name: 'Winterstapel',
    text: (p) => `Noch ${cardsOf(p.n)}. In jeder Runde mit Wintermarke wird nach der geheimen Wahl eine aufgedeckt.`,
  },
  'winter-card': { name: (p) => p.name, text: (p) => p.does },
  hoard: {
    name: 'Taler auf der Karte',
    text: () => 'Zeche der Händler, solange niemand den Wirt stellt. Wer dort einen Gehilfen einsetzt, nimmt sie.',
  },
  suitor: {
    name: 'Verehrer',
    text: (p, v) =>
      `${v.seat(p.seat)} wirbt noch um das Burgfräulein und muss ihr in jeder Runde etwas schenken oder aussteigen.`,
  },
  gift: {
    name: 'Geschenk für das Burgfräulein',
    text: (p) =>
      `${some(p.n, p.item)} auf ihrer Karte. Hat sie gewählt, teilen sich alle außer dem Sieger die Geschenke.`,
  },
  'pile-hand': {
    name: 'Karten auf der Hand',
    text: () => 'Die Karten, die du noch wählen kannst. Tippe darauf, um sie zu lesen.',
  },
  'pile-played': {
    name: 'Gespielte Karten',
    text: () =>
      'Du kannst sie erst wieder wählen, wenn dein Baumeister sie zurückgeholt hat. Tippe darauf, um sie zu lesen.',
  },
  tray: { name: 'Deine Wahl', text: () => 'Was du jetzt wählen kannst.' },
  payment: {
    name: 'So kannst du bezahlen',
    text: (p) =>
      `Genau ${p.value}, aus mindestens ${p.kinds} Sorten. Ein Pfeil hinter dem Silber zeigt, was ein Barren wird.`,
  },
  compose: {
    name: 'Anders bezahlen',
    text: (p) =>
      `Stelle die Zahlung selbst zusammen, Stück für Stück: genau ${p.value}, aus mindestens ${p.kinds} Sorten.`,
  },
  'breach-gift': {
    name: 'Stein für die Bresche',
    text: (p) => `Jeder abgegebene Steinquader bringt sofort ${p.each} SP. Silber darf Stein ersetzen.`,
  },
  'first-player': {
    name: 'Startspieler',
    text: () =>
      'Handelt in jedem Schritt zuerst und hat den Taler der Runde genommen. In der nächsten Runde wandert der Marker im Uhrzeigersinn weiter.',
  },
  built: {
    name: 'Errichtete Bauwerke',
    text: (p, v) => `${capital(v.names(p.built))}. Die Vorlagen bringen nichts mehr: Die Punkte kamen beim Bauen.`,
  },
  held: {
    name: 'Karten auf der Hand',
    text: (p) => `Noch ${p.n} von 8 Karten auf der Hand. Gespielte Karten kommen mit dem Baumeister zurück.`,
  },
  round: {
    name: 'Runde',
    text: (p) =>
      `Runde ${p.round} von ${p.rounds}. Die Partie endet auch nach der Runde, in der das letzte Bauwerk errichtet wird.`,
  },
  step: { name: (p) => `Schritt ${p.n}`, text: (p) => STEPS[p.n - 1] ?? '' },
  season: {
    name: (p) => (p.season === 'winter' ? 'Das Winterspiel' : 'Das Sommerspiel'),
    text: (p) =>
      p.season === 'winter'
        ? 'Unterwegs werden sechs Winterkarten aufgedeckt; alles andere ist wie im Sommer.'
        : 'Das Spiel ohne Winterkarten.',
  },
  phase: { name: (p) => PHASES[p.phase][0], text: (p) => PHASES[p.phase][1] },
}
