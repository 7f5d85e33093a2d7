import type { Short } from '../../rules/speech.ts'
import type { NehemiahTexts } from '../speech.ts'
import { gold, wood, workers } from './counts.ts'

const NOBODY = 'Auf dieser Karte ist niemand.'
const NO_SUPPLY = 'In deinem Vorrat ist kein Arbeiter mehr.'

/** Why a Work card cannot be carried out: a reason that many of them share, or else its own. */
const lack = (p: Short | { readonly why: string }, target = '') =>
  'costs' in p
    ? `Diese Karte kostet ${(p.why === 'wood' ? wood : gold)(p.costs)}, und du hast ${p.has === 0 ? 'keins' : `nur ${p.has}`}.`
    : p.why === 'empty'
      ? NOBODY
      : p.why === 'cubes'
        ? 'Du bekommst nicht genug Einflusswürfel zusammen, auch nicht durch Verschieben.'
        : p.why === 'supply'
          ? NO_SUPPLY
          : target
const foreman = (p: { readonly why: string }, time: string, target: string) =>
  p.why === 'time' ? time : p.why === 'empty' ? NOBODY : target
const INTERRUPT =
  'Diese Karte spielst du in deinem Zug vor oder nach der Aktion, im Zwischenspiel eines anderen Zugs oder direkt vor einer Wertung.'
const FIGURE = 'Diese Karte spielst du in deinem Zug statt der Aktion.'
const PLUS = 'Diese Karte spielst du in deinem Zug vor oder nach der Aktion.'
const SAME = 'Gleicher Besitzer und gleicher Zustand: Der Tausch würde nichts ändern.'
const NOWHERE = 'In deinem Vorrat ist kein Arbeiter, oder keine Spalte kann ihn aufnehmen.'

/** Planning and the administrator: a column first, then two of its cards. */
const rows = (why: 'first' | 'chosen') =>
  why === 'first' ? 'Wähle zuerst eine Spalte.' : 'Wähle zwei Karten aus der gewählten Spalte.'
const bidTooMuch = (what: 'worker' | 'wood' | 'gold', has: number) => {
  const [none, some] =
    what === 'worker'
      ? ['keinen Arbeiter im Vorrat', `nur ${workers(has)} im Vorrat`]
      : what === 'wood'
        ? ['kein Holz', `nur ${wood(has)}`]
        : ['kein Gold', `nur ${gold(has)}`]
  return `Zum Bieten hast du ${has === 0 ? none : some}.`
}

export const refusals: NehemiahTexts['refusal'] = {
  'NEH-1.2': () => 'Auf dieser Karte ist schon ein Arbeiter: Jede hat nur Platz für einen.',
  'NEH-1.4': (p) =>
    p.why === 'full'
      ? 'Alle Karten dieser Spalte sind besetzt.'
      : 'Diese Spalte wurde abgeräumt und ist noch nicht wieder aufgefüllt.',
  'NEH-3.2': (p, v) => (p.player === null ? NO_SUPPLY : `${v.seat(p.player)} hat keinen Arbeiter mehr im Vorrat.`),
  'NEH-3.3': (p) =>
    p.why === 'empty' ? NOBODY : 'Dieser Arbeiter ist erschöpft: Nur ein stehender lässt sich aktivieren.',
  'NEH-3.4': () => 'Du kannst einen Arbeiter einsetzen oder aktivieren, also darfst du nicht passen.',
  'NEH-5.1': (p, v) =>
    p.player === null
      ? 'Das ist nicht dein Arbeiter: Du aktivierst nur eigene.'
      : `Es ist die Aktion von ${v.seat(p.player)}: Wähle einen Arbeiter dieser Farbe.`,
  'NEH-5.5': (p) =>
    p.why === 'below'
      ? 'Diese Karte liegt unter deiner: Zahlen kannst du nur für Karten darüber.'
      : p.why === 'column'
        ? 'Diese Karte liegt in einer anderen Spalte: Es zählt nur die deines Arbeiters.'
        : p.why === 'empty'
          ? NOBODY
          : p.why === 'standing'
            ? 'Dieser Arbeiter steht: Zahlen kannst du nur für erschöpfte.'
            : p.why === 'price'
              ? 'Dein Gold reicht für die Kosten der Karte, aber nicht auch noch für ihren Arbeiter.'
              : 'Du hast kein Gold für diesen Arbeiter.',
  'NEH-5.9': () => 'Diese Karte hast du in dieser Aktivierung schon benutzt; jede geht nur einmal.',
  'NEH-6.11': () => 'Diese Spalte bleibt bis zum Ende des Spiels leer.',
  'NEH-7.2': () => 'Was du angefangen hast, führst du mindestens einmal aus.',
  'NEH-7.3': (p) =>
    p.why === 'same' ? 'Der Würfel muss von einer anderen Tafel kommen.' : 'Auf dieser Tafel hast du keinen Würfel.',
  'NEH-7.10': (p) => lack(p),
  'NEH-7.11': (p) => lack(p),
  'NEH-7.12': (p) => lack(p),
  'NEH-7.13': (p) => lack(p),
  'NEH-7.14': (p) => lack(p),
  'NEH-7.15': (p) => lack(p),
  'NEH-7.16': (p) => lack(p, 'Alle Tore sind gebaut.'),
  'NEH-7.17': (p) => lack(p),
  'NEH-7.18': (p) =>
    p.why === 'other'
      ? 'Nachtarbeit richtet nur deine eigenen Arbeiter auf.'
      : p.why === 'standing'
        ? 'Dieser Arbeiter steht schon.'
        : p.why === 'this'
          ? 'Der Arbeiter auf der Nachtarbeit selbst bleibt erschöpft.'
          : lack(p, 'Du hast keinen anderen erschöpften Arbeiter zum Aufrichten.'),
  'NEH-7.20': (p) => lack(p, 'Keine Spalte kann einen Arbeiter aufnehmen.'),
  'NEH-7.21': (p) => lack(p, 'Keine Karte ist frei.'),
  'NEH-7.22': (p) =>
    p.why === 'own'
      ? 'Wähle den Arbeiter eines Mitspielers.'
      : lack(p, 'Kein Mitspieler hat einen Arbeiter auf einer Karte.'),
  'NEH-7.23': (p) =>
    p.why === 'column'
      ? 'Beide Arbeiter müssen in derselben Spalte sein.'
      : p.why === 'itself'
        ? 'Ein Arbeiter kann nicht mit sich selbst tauschen.'
        : p.why === 'same'
          ? SAME
          : p.why === 'alone'
            ? 'Kein anderer Arbeiter seiner Spalte hat einen anderen Besitzer oder Zustand.'
            : lack(p, 'In keiner Spalte sind zwei Arbeiter mit verschiedenem Besitzer oder Zustand.'),
  'NEH-7.24': (p) =>
    p.why === 'chosen' || p.why === 'first' ? rows(p.why) : lack(p, 'In dieser Spalte liegen keine Karten.'),
  'NEH-7.25': (p) =>
    p.why === 'column'
      ? 'Zusammenarbeit gibt es nur mit Karten ihrer eigenen Spalte.'
      : p.why === 'coin'
        ? 'Zusammenarbeit kostet Gold für jede Karte, und das hast du nicht.'
        : p.why === 'price'
          ? 'Dein Gold reicht für die Kosten der Karte, aber nicht auch noch für die Zusammenarbeit.'
          : lack(p, 'Keine andere besetzte Karte dieser Spalte lässt sich ausführen.'),
  'NEH-9.3': () => 'Der neutrale Arbeiter kommt in eine andere Spalte als dein eigener.',
  'NEH-9.4': () => 'Die erste freie Karte liegt in Reihe 4, und dorthin kommt kein neutraler Arbeiter.',
  'NEH-9.8': (p) =>
    p.why === 'raise'
      ? 'Ein neutraler Arbeiter wird nie aufgerichtet.'
      : p.why === 'crew'
        ? 'Ein neutraler Arbeiter lässt sich nicht ablösen.'
        : p.why === 'corrupt'
          ? 'Ein neutraler Arbeiter lässt sich nicht bestechen.'
          : p.why === 'companion'
            ? 'Ein neutraler Arbeiter gehört niemandem: Der Geselle bewegt einen von deinen.'
            : 'Ein neutraler Arbeiter gehört niemandem: Er lässt sich nicht aktivieren.',
  'NEH-10.6': (p) => bidTooMuch(p.what, p.has),
  'NEH-10.18': () => 'Jedes Paar braucht einen Arbeiter aus deinem Vorrat und 1 Holz oder 1 Gold.',
  'NEH-10.19': () => 'Der Zimmermann wirkt von selbst, bis zum Ende der Runde.',
  'NEH-10.20': () => 'Der Händler wirkt von selbst, bis zum Ende der Runde.',
  'NEH-10.21': (p) =>
    p.why === 'chosen' || p.why === 'first'
      ? rows(p.why)
      : p.why === 'column'
        ? 'Der Verwalter tauscht Karten einer eben aufgefüllten Spalte.'
        : 'Der Verwalter kommt nur zum Zug, wenn eine Spalte eben aufgefüllt wurde.',
  'NEH-10.22': (p) => foreman(p, INTERRUPT, NOWHERE),
  'NEH-10.23': (p) => foreman(p, INTERRUPT, 'Du hast in keiner Spalte einen erschöpften Arbeiter.'),
  'NEH-10.25': (p) =>
    foreman(
      p,
      'Der Überläufer kommt nur direkt vor der Wertung zum Zug.',
      'Von dieser Farbe liegt kein Würfel auf dieser Tafel.',
    ),
  'NEH-10.26': (p) =>
    p.why === 'same' ? SAME : foreman(p, PLUS, 'Kein anderer Arbeiter hat einen anderen Besitzer oder Zustand.'),
  'NEH-10.27': (p) =>
    p.why === 'first'
      ? 'Wähle zuerst den Arbeiter, den du bewegst.'
      : p.why === 'chosen'
        ? 'Wähle jetzt die freie Karte, auf die er kommt.'
        : p.why === 'worker'
          ? 'Der Geselle bewegt einen deiner stehenden Arbeiter.'
          : foreman(p, PLUS, 'Du hast keinen stehenden Arbeiter, oder keine Karte ist frei.'),
  'NEH-10.28': (p) =>
    p.why === 'second' ? 'Der Sträfling setzt zwei Arbeiter ein, wenn das geht.' : foreman(p, FIGURE, NOWHERE),
  'NEH-10.29': (p) =>
    p.why === 'first' ? 'Aktiviere zuerst einen Arbeiter.' : foreman(p, FIGURE, 'Du hast keinen stehenden Arbeiter.'),
  'NEH-10.30': (p) =>
    p.why === 'own'
      ? 'Bestechen kannst du nur den Arbeiter eines Mitspielers.'
      : p.why === 'tired'
        ? 'Bestechen kannst du nur einen stehenden Arbeiter.'
        : foreman(p, FIGURE, 'Kein Mitspieler hat einen stehenden Arbeiter.'),
  'NEH-10.31': (p) =>
    foreman(
      p,
      'Den Inspektor spielst du direkt vor dem Zug eines Mitspielers.',
      'In diesem Zug kann kein Arbeiter eingesetzt oder aktiviert werden.',
    ),
  'NEH-10.36': () => 'Die Karte ist angesagt: Führe sie jetzt aus.',
  'NEH-11.6': (p) =>
    p.why === 'same'
      ? 'Das hast du schon so gewählt.'
      : 'Mit keiner deiner Karten wirst du in Zwischenspielen gefragt.',
}
