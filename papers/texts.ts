// What the table says, in the reader's language. A game's sentences are typed tables: a missing one does not compile.
import type { Card, Param, Params, Seat } from '../kernel/words.ts'
import { type Forms, formFor } from './plural.ts'

/** The tag of a language: "en", "fr". Which there are is found by listing (`#tongues`). */
export type Lang = string

/** The same words in several languages. */
export type InLangs = Readonly<Record<Lang, string>>

/** The language that is complete: what another one lacks is said in it. */
export const USUAL: Lang = 'en'

/** What an entry of a sheet is called: as the sheet has it in this language, else as the language's own texts, else in English. */
export const nameIn = (
  names: Partial<InLangs> | null | undefined,
  id: string,
  lang: Lang,
  cardNames: Readonly<Record<string, string>> = {},
): string => names?.[lang] ?? cardNames[id] ?? names?.[USUAL] ?? id

/** Who speaks: names of things and people in one language. */
export interface Voice {
  readonly lang: Lang
  card(card: Param | undefined): string
  seat(seat: Param | undefined): string
  /** The name of an id of the game's table of names. */
  name(id: Param | undefined): string
  /** What an entry of the sheet is called that has these names and this id. */
  printed(names: Partial<InLangs> | null | undefined, id: string): string
  /** A list of ids, named and joined as the language does: "sand, wood and stone". */
  names(ids: Param | undefined): string
  /** Words joined as the language does. */
  list(words: readonly string[]): string
  number(n: Param | undefined): string
  /** The form that fits the number: plural(2, 'card', 'cards'). */
  plural(n: Param | undefined, one: string, other: string): string
  /** The same in a language with more forms: form(n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' }). */
  form(n: Param | undefined, forms: Forms): string
  /** What a card does, by its id in the sheet, with the figures of the sheet in play. */
  text(id: string): string
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
  /** Names of cards, by their id in the sheet, in a language in which the sheet does not name them. */
  readonly cardNames?: Readonly<Record<string, string>>
  /** What the tables, fields, entries and values of its card sheet are called; only readers of the sheet fetch it. */
  readonly sheet?: () => Promise<Readonly<Record<string, string>>>
  /** What must fit together in its card sheet; fetched where a sheet does not fit. */
  readonly fits?: () => Promise<Readonly<Record<string, Sentence>>>
  /** What a card does, by its id in the sheet; the blanks are the figures of the sheet in play (`figuresOf`). */
  readonly cards: Readonly<Record<string, Sentence>>
  /** What the board itself says: headings, consequences of a choice. */
  readonly board?: Readonly<Record<string, Sentence>>
  /** What is said when somebody asks what a thing of the table is. */
  readonly things?: Readonly<Record<string, { readonly name: string | Sentence; readonly text: Sentence }>>
  /** Variants: what each option is about, and its values by name. */
  readonly variants: Readonly<
    Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
  >
  /** The lines of the score sheet. */
  readonly points: Readonly<Record<string, string>>
  /** The parts of a position (`insight.parts`), each as it is gained or lost: the blank is `points`. */
  readonly parts?: Readonly<Record<string, Sentence>>
  /** How much something is worth, where the game does not count in points; the blank is `points`. */
  readonly worth?: Sentence
}

/** With a capital letter, as a sentence or a heading has. */
export const capital = (text: string, lang?: Lang): string => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)

/** Made for a language when something is said with it, and once: that takes longer than to say it. */
function made<T>(make: (lang: Lang) => T): (lang: Lang) => T {
  const known = new Map<Lang, T>()
  return (lang) => {
    let one = known.get(lang)
    if (one === undefined) {
      one = make(lang)
      known.set(lang, one)
    }
    return one
  }
}

/** How a language joins a list. English as the house writes it, without a comma before “and”. */
export const listsOf = made((lang) => new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang))
const numbersOf = made((lang) => new Intl.NumberFormat(lang))

/** The voice of one language, given what names cards and seats. */
export function voiceOf(
  lang: Lang,
  names: Readonly<Record<string, string>>,
  card: (card: Card) => string,
  seat: (seat: Seat) => string,
  sayings: Readonly<Record<string, Sentence>> = {},
  cardNames: Readonly<Record<string, string>> = {},
): Voice {
  const name = (id: Param | undefined) => names[String(id)] ?? String(id)
  const voice: Voice = {
    lang,
    card: (c) => card(Number(c)),
    seat: (s) => seat(Number(s)),
    name,
    printed: (printed, id) => nameIn(printed, id, lang, { ...names, ...cardNames }),
    names: (ids) => listsOf(lang).format((Array.isArray(ids) ? ids : [ids]).map((id) => name(id as Param))),
    list: (words) => listsOf(lang).format(words),
    number: (n) => numbersOf(lang).format(Number(n)),
    plural: (n, one, other) => formFor(lang, Number(n), { one, other }),
    form: (n, forms) => formFor(lang, Number(n), forms),
    text: (id) => voice.says(id),
    says: (id, p = {}) => sayings[id]?.(p as Params, voice) ?? id,
  }
  return voice
}
