// What the table says, in the reader's language. A game's sentences are typed tables: a missing one does not compile.
import type { Card, Param, Params, Seat } from '../kernel/words.ts'

export const LANGS = ['en', 'fr'] as const
export type Lang = (typeof LANGS)[number]

/** Who speaks: names of things and people in one language. */
export interface Voice {
  readonly lang: Lang
  card(card: Param | undefined): string
  seat(seat: Param | undefined): string
  /** The name of an id of the game's table of names. */
  name(id: Param | undefined): string
  /** A list of ids, named and joined as the language does: "sand, wood and stone". */
  names(ids: Param | undefined): string
  /** Words joined as the language does. */
  list(words: readonly string[]): string
  number(n: Param | undefined): string
  /** The form that fits the number: plural(2, 'card', 'cards'). */
  plural(n: Param | undefined, one: string, other: string): string
  /** What the game says on its board or of a card, by id. */
  says(id: string, p?: object): string
}

/** One sentence with its blanks. */
export type Say = (p: Params, v: Voice) => string

/** A sentence as the house calls it: a game's own (`SayOf`) asks for the blanks of its record, which the house passes on. */
export type Sentence = { say(p: object, v: Voice): string }['say']

/** The sentences of a game. A game narrows the keys of each table to its own ids. */
export interface Texts {
  readonly title: string
  /** What the game is, in a sentence for the lobby. */
  readonly blurb: string
  /** The question of a step, for the seat that is asked. */
  readonly ask: Readonly<Record<string, Sentence>>
  /** A choice in words. */
  readonly act: Readonly<Record<string, Sentence>>
  readonly event: Readonly<Record<string, Sentence>>
  readonly refusal: Readonly<Record<string, Sentence>>
  /** The game's table of names; names of cards are in its card sheet. */
  readonly names: Readonly<Record<string, string>>
  /** What the tables, fields, entries and values of its card sheet are called; only readers of the sheet fetch it. */
  readonly sheet?: () => Promise<Readonly<Record<string, string>>>
  /** What a card does, by its id in the sheet; the blanks are the figures of the sheet in play (`figuresOf`). */
  readonly cards: Readonly<Record<string, Sentence>>
  /** What the board itself says: headings, consequences of a choice. */
  readonly board?: Readonly<Record<string, Sentence>>
  /** Variants: what each option is about, and its values by name. */
  readonly variants: Readonly<
    Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
  >
  /** The lines of the score sheet. */
  readonly points: Readonly<Record<string, string>>
  /** The parts of a position (`insight.parts`), each gained or lost: the blank is `points`. */
  readonly parts?: Readonly<Record<string, Sentence>>
}

/** A number with its sign, rounded as one says it: +2.5, −14. */
export function signed(n: Param | undefined, v: { number(n: number): string }): string {
  const points = Number(n)
  const size = Math.abs(points)
  return `${points < 0 ? '−' : '+'}${v.number(size < 9.95 ? Math.round(size * 10) / 10 : Math.round(size))}`
}

/** Why a choice is good or bad, for every game: `what` is a part of the position in the game's own words. */
export const tableReasons: Readonly<Record<Lang, Readonly<Record<'gain' | 'cost' | 'hurt' | 'help', Say>>>> = {
  en: {
    gain: (p) => `gains ${p.what}`,
    cost: (p) => `costs ${p.what}`,
    hurt: (p, v) => `hurts ${v.seat(p.seat)}: ${p.what}`,
    help: (p, v) => `helps ${v.seat(p.seat)}: ${p.what}`,
  },
  fr: {
    gain: (p) => `rapporte ${p.what}`,
    cost: (p) => `coûte ${p.what}`,
    hurt: (p, v) => `gêne ${v.seat(p.seat)} : ${p.what}`,
    help: (p, v) => `aide ${v.seat(p.seat)} : ${p.what}`,
  },
}

/** The voice of one language, given what names cards and seats. */
export function voiceOf(
  lang: Lang,
  names: Readonly<Record<string, string>>,
  card: (card: Card) => string,
  seat: (seat: Seat) => string,
  sayings: Readonly<Record<string, Say>> = {},
): Voice {
  const plurals = new Intl.PluralRules(lang)
  const numbers = new Intl.NumberFormat(lang)
  const lists = new Intl.ListFormat(lang)
  const name = (id: Param | undefined) => names[String(id)] ?? String(id)
  const voice: Voice = {
    lang,
    card: (c) => card(Number(c)),
    seat: (s) => seat(Number(s)),
    name,
    names: (ids) => lists.format((Array.isArray(ids) ? ids : [ids]).map((id) => name(id as Param))),
    list: (words) => lists.format(words),
    number: (n) => numbers.format(Number(n)),
    plural: (n, one, other) => (plurals.select(Number(n)) === 'one' ? one : other),
    says: (id, p = {}) => sayings[id]?.(p as Params, voice) ?? id,
  }
  return voice
}

type Clause =
  | 'table.over'
  | 'table.not-a-choice'
  | 'table.no-such-seat'
  | 'table.no-such-choice'
  | 'table.not-awaited'
  | 'table.out-of-range'
  | 'table.option-unknown'
  | 'table.option-value'
  | 'table.option-range'
  | 'table.option-each-seat'
  | 'table.seats'
  | 'table.no-undo'
  | 'table.no-redo'

const list = (p: Param | undefined) => (Array.isArray(p) ? p.join(', ') : String(p))

/** What the table itself refuses, whatever the game. */
export const tableRefusals: Readonly<Record<Lang, Readonly<Record<Clause, Say>>>> = {
  en: {
    'table.over': () => 'The game is over.',
    'table.not-a-choice': () =>
      'This is not a choice: it needs an act and, where the act has them, things and numbers.',
    'table.no-such-seat': () => 'There is no such seat at this table.',
    'table.no-such-choice': () => 'This cannot be chosen now.',
    'table.not-awaited': (p, v) =>
      `It is not this seat’s turn: the table waits for ${Array.isArray(p.awaited) ? p.awaited.map((s) => v.seat(s)).join(', ') : ''}.`,
    'table.out-of-range': (p) => `The numbers must lie within ${list(p.spans)}.`,
    'table.option-unknown': (p) => `There is no option “${p.option}”. Options: ${list(p.options) || 'none'}.`,
    'table.option-value': (p) => `Option “${p.option}” cannot be “${p.value}”. It is one of: ${list(p.values)}.`,
    'table.option-range': (p) =>
      `Option “${p.option}” cannot be “${p.value}”. It is a whole number from ${p.min} to ${p.max}.`,
    'table.option-each-seat': (p) =>
      `Option “${p.option}” cannot be “${p.value}”. It takes ${p.seats} different values, one for each seat, among: ${list(p.values)}.`,
    'table.seats': (p) => `This game is for ${p.min} to ${p.max} players, not for ${p.seats}.`,
    'table.no-undo': () => 'Nothing can be taken back: somebody else has acted, or something hidden has come out.',
    'table.no-redo': () => 'There is nothing to do again.',
  },
  fr: {
    'table.over': () => 'La partie est terminée.',
    'table.not-a-choice': () =>
      'Ce n’est pas un choix : il faut une action et, si elle en demande, des objets et des nombres.',
    'table.no-such-seat': () => 'Cette place n’existe pas à cette table.',
    'table.no-such-choice': () => 'Ce choix n’est pas possible maintenant.',
    'table.not-awaited': (p, v) =>
      `Ce n’est pas le tour de cette place : la table attend ${Array.isArray(p.awaited) ? p.awaited.map((s) => v.seat(s)).join(', ') : ''}.`,
    'table.out-of-range': (p) => `Les nombres doivent rester dans ${list(p.spans)}.`,
    'table.option-unknown': (p) => `Il n’y a pas d’option « ${p.option} ». Options : ${list(p.options) || 'aucune'}.`,
    'table.option-value': (p) =>
      `L’option « ${p.option} » ne peut pas valoir « ${p.value} ». Valeurs possibles : ${list(p.values)}.`,
    'table.option-range': (p) =>
      `L’option « ${p.option} » ne peut pas valoir « ${p.value} ». C’est un nombre entier de ${p.min} à ${p.max}.`,
    'table.option-each-seat': (p) =>
      `L’option « ${p.option} » ne peut pas valoir « ${p.value} ». Il faut ${p.seats} valeurs différentes, une par place, parmi : ${list(p.values)}.`,
    'table.seats': (p) => `Ce jeu se joue de ${p.min} à ${p.max}, pas à ${p.seats}.`,
    'table.no-undo': () => 'Rien ne peut être repris : quelqu’un d’autre a joué, ou un secret a été révélé.',
    'table.no-redo': () => 'Il n’y a rien à refaire.',
  },
}
