// Typed speech: what a game speaks of is unions of plain records, and its texts are total over them.
import type { Card, Event, Refusal, Seat } from '../kernel/words.ts'
import type { Forms } from './plural.ts'
import type { InLangs, Lang } from './texts.ts'

/** What is said by id, each id with its blanks: `{ 'helper-of': { seat: Seat }; heading: object }`. */
export type Blanks = Readonly<Record<string, object>>

/**
 * All that a game speaks of, as types: events, refusals, questions and labels are unions of plain records made where the
 * rules are. Its texts are total over them, so a sentence that is missing or has a wrong blank does not compile.
 */
export interface Speech {
  event: Event
  refusal: Refusal
  /** What a question is about, by step. */
  question: { readonly do: string }
  /** What a choice is about, by act. */
  label: { readonly act: string }
  /** The ids of its table of names. */
  name: string
  /** What the board itself says: headings, consequences of a choice. */
  board: Blanks
  /** What each card does, by its id in the sheet; the blanks are the figures of the sheet in play (`figuresOf`). */
  card: Blanks
  /** What lies on the table or stands beside it and can be asked about, each with what its explanation needs to know. */
  thing: Blanks
  variant: string
  /** The lines of its score sheet, and the parts of a position its mind names. */
  point: string
  part: string
  /** What must fit together in its card sheet beyond each figure by itself, with its blanks. */
  fit?: Blanks
}

/** What a sentence about an event gets: the event with its blanks beside the rest. */
export type Flat<E extends Event> = E extends { readonly with: infer W } ? Omit<E, 'with' | keyof W> & W : E

/** What a sentence about a refusal gets: its blanks. */
type Reason<R extends Refusal> = R extends { readonly with: infer W } ? W : object

type Given<P> = object extends P ? [blanks?: P] : [blanks: P]
type Ids<B> = keyof B & string

/** Who speaks: names of things and people in one language. */
export interface VoiceOf<T extends Speech> {
  readonly lang: Lang
  card(card: Card): string
  seat(seat: Seat): string
  /** The name of an id of the game's table of names. */
  name(id: T['name']): string
  /** What an entry of the sheet is called that has these names and this id. */
  printed(names: Partial<InLangs> | null | undefined, id: string): string
  /** A list of ids, named and joined as the language does: "sand, wood and stone". */
  names(ids: readonly T['name'][]): string
  /** Words joined as the language does. */
  list(words: readonly string[]): string
  number(n: number): string
  /** The form that fits the number: plural(2, 'card', 'cards'). */
  plural(n: number, one: string, other: string): string
  /** The same in a language with more forms: form(n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' }). */
  form(n: number, forms: Forms): string
  /** What a card does, by its id in the sheet, with the figures of the sheet in play. */
  text(id: string): string
  /** What the game says on its board or of a card, by id. */
  says<K extends Ids<T['board']> | Ids<T['card']>>(id: K, ...given: Given<(T['board'] & T['card'])[K]>): string
}

/** One sentence with its blanks. */
export type SayOf<T extends Speech, P> = (p: P, v: VoiceOf<T>) => string

/** What a thing is called, and what it is, what it does and how it stands now: at most two short sentences. */
export interface MeaningOf<T extends Speech, P> {
  readonly name: string | SayOf<T, P>
  readonly text: SayOf<T, P>
}

/** A thing somebody can ask about, as a look lays it: its id, and the blanks of its explanation. */
export interface Thing {
  readonly is: string
  readonly with?: object
}

/** How a game's look names a thing: an id that is unknown or a blank that is wrong does not compile. */
export type AboutOf<T extends Speech> = <K extends Ids<T['thing']>>(is: K, ...given: Given<T['thing'][K]>) => Thing

/** The sentences of a game in one language. */
export type TextsOf<T extends Speech> = Sentences<T> & (T extends { fit: infer F extends Blanks } ? Fits<F> : object)

/** Sentences that say what a sheet was expected to hold, one for each id. */
export type FitTexts<B> = { readonly [K in keyof B]: (p: B[K]) => string }

interface Fits<F extends Blanks> {
  /** What its card sheet expects; fetched where a sheet does not fit. */
  readonly fits: () => Promise<FitTexts<F>>
}

interface Sentences<T extends Speech> {
  readonly title: string
  /** What the game is, in a sentence for the lobby. */
  readonly blurb: string
  /** The question of a step, for the seat that is asked. */
  readonly ask: { readonly [K in T['question']['do']]: SayOf<T, Extract<T['question'], { do: K }>> }
  /** A choice in words. */
  readonly act: { readonly [K in T['label']['act']]: SayOf<T, Extract<T['label'], { act: K }>> }
  readonly event: { readonly [K in T['event']['ev']]: SayOf<T, Flat<Extract<T['event'], { ev: K }>>> }
  readonly refusal: {
    readonly [K in T['refusal']['clause']]: SayOf<T, Reason<Extract<T['refusal'], { clause: K }>>>
  }
  /** The game's table of names. */
  readonly names: { readonly [K in T['name']]: string }
  /** Names of cards, by their id in the sheet, in a language in which the sheet does not name them. */
  readonly cardNames?: Readonly<Record<string, string>>
  /** What the tables, fields, entries and values of its card sheet are called; only readers of the sheet fetch it. */
  readonly sheet?: () => Promise<Readonly<Record<string, string>>>
  readonly cards: { readonly [K in keyof T['card']]: SayOf<T, T['card'][K]> }
  readonly board: { readonly [K in keyof T['board']]: SayOf<T, T['board'][K]> }
  /** What is said when somebody asks what a thing is. */
  readonly things: { readonly [K in keyof T['thing']]: MeaningOf<T, T['thing'][K]> }
  /** Variants: what each option is about, and its values by name. */
  readonly variants: {
    readonly [K in T['variant']]: { readonly name: string; readonly values: Readonly<Record<string, string>> }
  }
  /** The lines of the score sheet. */
  readonly points: { readonly [K in T['point']]: string }
  /** The parts of a position (the mind's `parts`), each gained or lost. */
  readonly parts: { readonly [K in T['part']]: SayOf<T, { readonly points: number }> }
  /** How much something is worth, where the game does not count in points. */
  readonly worth?: SayOf<T, { readonly points: number }>
}
