// What a game's folder gives to everybody at the table: its rules and its sheet. Further facets are loaded by who needs
// them: words (words.ts) by who speaks, the mind (mind.ts) by opponents, the board by the terminal, the look by the page.
import type { Game, Kind } from '../kernel/game.ts'
import type { Values } from '../kernel/variants.ts'
import type { Card, Choice, Seat, State, Step } from '../kernel/words.ts'
import type { Sheet, SheetForm } from '../papers/sheet.ts'
import type { Voice } from '../papers/texts.ts'

/** The moves of the game as plain objects, for exports and for other programs; both ways. */
export interface Canon<S, C, B> {
  write(s: S, seat: Seat, choice: C, box: B): unknown
  read(s: S, seat: Seat, move: unknown, box: B): C | null
}

/** The facet `rules`: all that playing a game takes. */
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
  /** The id of a seat's name where nobody has named it: its colour, or what the game calls it. */
  seatName(s: S, seat: Seat): string
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
