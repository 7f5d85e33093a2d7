// Why not, in German.
import type { TextsOf } from '../../../../papers/speech.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import { no, none, short, some, talers, there, whom } from './phrases.ts'

export const refusals: TextsOf<CastleSpeech>['refusal'] = {
  'CAS-3.1': (p) =>
    p.cards === 1 ? 'In jeder Runde wählst du eine Karte.' : `In jeder Runde wählst du ${p.cards} Karten.`,
  'CAS-3.2': () => 'Der Baumeister holt gespielte Karten zurück, und von dir liegt keine auf dem Tisch.',
  'CAS-4.2': (p) => `Der Arbeiter (Stein) trägt nach deiner Wahl Sand, Holz oder Lehm, aber nie ${short(p.kind)}.`,
  'CAS-4.5': (p) => `So viel ${short(p.kind)} ist im allgemeinen Vorrat nicht mehr da.`,
  'CAS-6.3': () => 'Den Reiter darfst du nur wählen, wenn alle vier Fuhrwerke besetzt sind.',
  'CAS-6.4': () => 'Verdrängen darfst du nur, wenn alle vier Fuhrwerke besetzt sind: Nimm ein freies Fuhrwerk.',
  'CAS-6.5': () => 'Dieser Gehilfe ist erst in dieser Runde gekommen und darf noch nicht verdrängt werden.',
  'CAS-6.7': (p) =>
    p.why === 'own'
      ? 'Hier steht schon dein eigener Gehilfe: Du kannst ihn nicht verdrängen.'
      : 'Du hast keinen Gehilfen in Reserve.',
  'CAS-7.1': (p) => `Auf dem Wehrturm liegt ${no(p.kind)}.`,
  'CAS-8.1': (p) =>
    p.why === 'thaler'
      ? 'Du hast keinen Taler zum Bezahlen.'
      : 'Von dieser Karte hast du schon einen Rohstoff gekauft.',
  'CAS-8.2': () => 'Der letzte Rohstoff auf einer Arbeiterkarte ist nicht zu kaufen.',
  'CAS-8.3': (p) => `Auf dieser Arbeiterkarte liegt ${no(p.kind)}.`,
  'CAS-8.5': (p) =>
    p.why === 'own'
      ? 'Von deinem eigenen Arbeiter kannst du nichts kaufen.'
      : 'An diesem Tisch kauft man von einem Mitspieler nur einmal.',
  'CAS-9.4': () => 'Wähle einen der beiden Arbeiter, die du in dieser Runde gespielt hast.',
  'CAS-11.1': (p) => `Du kannst ${whom(p.building)} nicht bauen: Auf dem Plan liegt keine Vorlage mehr dafür.`,
  'CAS-11.2': (p) =>
    p.why === 'value'
      ? p.value < p.cost
        ? `Das ergibt ${p.value}, ${p.cost - p.value} zu wenig: Das Bauwerk kostet genau ${p.cost}.`
        : `Das ergibt ${p.value}, ${p.value - p.cost} zu viel: Das Bauwerk kostet genau ${p.cost}.`
      : p.why === 'own'
        ? `Du hast ${p.has === 0 ? none(p.kind) : `nur ${some(p.has, p.kind)}`}; der Rest müsste aus Silber kommen.`
        : `Mit dem, was du hast, kannst du ${whom(p.building)} nicht genau bezahlen.`,
  'CAS-11.3': (p) =>
    p.why === 'kinds'
      ? `Du musst mit mindestens ${p.least} Sorten aus Sand, Holz, Lehm und Stein bezahlen; hier sind es ${p.kinds}.`
      : `Vom Wert her könntest du ${whom(p.building)} bezahlen, aber nicht mit genug verschiedenen Sorten.`,
  'CAS-12.1': (p) => (p.has === 0 ? 'Du hast keinen Silberbarren.' : `Du hast nur ${some(p.has, 'silver')}.`),
  'CAS-12.2': (p, v) =>
    p.stock === 0
      ? `Silber wird gegen ${short(p.kind)} vom Fuhrwerk getauscht, und dieses Fuhrwerk ist leer.`
      : `Silber wird gegen ${short(p.kind)} vom Fuhrwerk getauscht, und dort ${v.plural(p.stock, 'liegt', 'liegen')} nur ${some(p.stock, p.kind)}.`,
  'CAS-12.3': (p) =>
    `So tauschst du mehr Silber gegen ${short(p.kind)}, als du ausgibst: Was du eintauschst, musst du auch verbauen.`,
  'CAS-13.2': (p) => `Noch niemand hat ${whom(p.house)} gebaut.`,
  'CAS-13.3': (p) =>
    p.why === 'taken'
      ? 'Dieser Platz ist besetzt.'
      : 'In diesem Bauwerk hast du in dieser Runde schon einen Gehilfen eingesetzt.',
  'CAS-13.4': (p) =>
    p.house === 'innkeeper'
      ? 'Du kannst den Platz des Wirts nicht bezahlen.'
      : `Du kannst den Platz ${there(p.house)} nicht bezahlen.`,
  'CAS-13.7': (p) =>
    p.from === 'supply'
      ? 'Du hast keinen Gehilfen in Reserve.'
      : p.from === 'inn'
        ? 'Der Wirt ist keiner deiner Gehilfen.'
        : 'Dort steht keiner deiner Gehilfen.',
  'CAS-15.10': (p) => `Zum Abgeben hast du ${none(p.kind)}.`,
  'CAS-19.1': () => 'Der Wirt ist noch nicht aufgedeckt.',
  'CAS-19.3': () => 'Nimm einen deiner eigenen Gehilfen von einem Fuhrwerk oder vom Reiter.',
  'CAS-19.6': () => 'Der Kornspeicher ist noch nicht aufgedeckt.',
  'CAS-19.8': (p) => `Das kostet ${talers(p.thalers)}, mehr als du hast: Gib eine Karte ab.`,
  'CAS-19.9': (p) =>
    p.why === 'most'
      ? `Für die Bresche kannst du höchstens ${p.most} Steinquader abgeben.`
      : p.why === 'stone'
        ? 'So viele Steinquader hast du nicht.'
        : 'So viele Silberbarren hast du nicht.',
  'CAS-19.10': (p) => `Zum Schenken hast du ${none(p.item)}.`,
  'CAS-19.12': (p) => `Auf der Karte des Burgfräuleins liegt ${no(p.item)}.`,
  'CAS-19.14': (p) =>
    p.why === 'worker'
      ? 'Der Schnee trifft nur Arbeiterkarten.'
      : `Das kostet ${talers(p.thalers)}, mehr als du hast: Gib einen Arbeiter ab.`,
  'castle.listed': () => 'Diese Zahlung steht schon in der Liste: Wähle sie dort.',
  'castle.unlisted': () => 'Diese Zahlung steht nicht in der Liste: Stelle sie Stück für Stück zusammen.',
  'castle.all-listed': () => 'Die Liste oben enthält alle möglichen Zahlungen.',
}
