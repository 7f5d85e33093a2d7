// What a game's folder gives to everybody at the table: its rules, its sheet, its words. What only opponents need is its
// mind (mind.ts), what only the terminal needs its board, what only the page needs its look: each is loaded by who needs it.
import type { Game, Kind } from '../kernel/game.ts'
import type { Values } from '../kernel/variants.ts'
import type { Card, Choice, Params, Seat, State, Step } from '../kernel/words.ts'
import type { Sheet, SheetForm } from '../papers/sheet.ts'
import type { Speech } from '../papers/speech.ts'
import type { Lang, Texts, Voice } from '../papers/texts.ts'

/** The moves of the game as plain objects, for exports and for other programs; both ways. */
export interface Canon<S, C, B> {
  write(s: S, seat: Seat, choice: C, box: B): unknown
  read(s: S, seat: Seat, move: unknown, box: B): C | null
}

/** What the words of a game need to know of a state, language apart: what a question and a choice are about. */
export interface Wording<S, P, C, B, Q extends object = Params, L extends object = Params> {
  ask(s: S, step: P, seat: Seat, box: B): Q
  act(s: S, seat: Seat, choice: C, box: B): L
}

/** The wording of a game whose speech is typed: `WordingOf<Nehemiah, NehemiahSpeech>`. */
export type WordingOf<G extends Kind, T extends Speech> = Wording<
  G['state'],
  G['step'],
  G['choice'],
  G['box'],
  T['question'],
  T['label']
>

export interface Title<
  S extends State = State,
  P extends Step = Step,
  C extends Choice = Choice,
  O = Values,
  B = unknown,
> {
  readonly game: Game<S, P, C, O, B>
  readonly form: SheetForm
  /** The sheet the project ships, each figure with its provenance. */
  readonly sheet: Sheet
  /** The box made of a sheet that fits the form. */
  unpack(sheet: Sheet): B
  /** The sheet's id of a card. */
  cardId(card: Card, box: B): string
  /** A card in a language: as its sheet calls it there, else as the language's texts do. */
  cardName(card: Card, lang: Lang, box: B, texts?: Pick<Texts, 'names' | 'cardNames'>): string
  /** The name of a seat nobody has named: its colour, or what the game calls it. */
  seatName(s: S, seat: Seat): string
  readonly wording: Wording<S, P, C, B, object, object>
  /** Its texts in a language, the files of words/<lang>/; fails for one it does not have (`textsIn` falls back). */
  texts(lang: Lang): Promise<Texts>
  readonly canon: Canon<S, C, B>
}

/** The facet `terminal`: the table as lines of text, for a terminal at least 40 columns wide. */
export type Board<S = State, B = unknown> = (
  s: S,
  seat: Seat | null,
  voice: Voice,
  width: number,
  box: B,
) => readonly string[]

/** The title of a game whose types are named once: `export const title: TitleOf<Nehemiah> = { … }`. */
export type TitleOf<G extends Kind> = Title<G['state'], G['step'], G['choice'], G['options'], G['box']>

/** A game with the sheet its box was made of, where it is not the one the project ships. */
export interface Edition<
  S extends State = State,
  P extends Step = Step,
  C extends Choice = Choice,
  O = Values,
  B = unknown,
> extends Game<S, P, C, O, B> {
  readonly sheet?: Sheet
}

/** The same game with another sheet. */
export function withSheet<S extends State, P extends Step, C extends Choice, O, B>(
  title: Title<S, P, C, O, B>,
  sheet: Sheet,
): Edition<S, P, C, O, B> {
  return { ...title.game, box: title.unpack(sheet), sheet }
}

/** A title bound to a sheet; null for the one the project ships. */
export const editionOf = (title: Title, sheet: Sheet | null): Edition =>
  sheet === null ? title.game : withSheet(title, sheet)
