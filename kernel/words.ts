// The vocabulary of the table. Every game, the client, the server and the computer opponents speak it.

/** A place at the table, counted clockwise from 0. A spectator is `null`. */
export type Seat = number

/** A printed face: an index into the game's catalogue. */
export type Card = number

/** A card that lies face down for whoever looks. */
export const HIDDEN: Card = -1

/** Whatever a finger can point at: "hand.0.5", "column.2.3", "bank.gold". */
export type Ref = string

export type Param = string | number | boolean | null | readonly (string | number)[]
export type Params = Readonly<Record<string, Param>>

/** The numbers one axis of an open choice may take: from, to, in steps of. */
export type Span = readonly [min: number, max: number, step: number]

/**
 * What a seat does: one flat shape for every game.
 * A choice with `span` is open: the seat still has to name one number for each axis (a bid, a payment).
 */
export interface Choice {
  readonly act: string
  readonly on?: readonly Ref[]
  readonly n?: readonly number[]
  readonly span?: readonly Span[]
}

/** The first clause that forbids a choice; its sentences live in the texts. */
export interface Refusal {
  readonly clause: string
  readonly with?: Params
}

/** Something that happened, for the log and for the eye. `only` names the seats that may know it. */
export interface Event {
  readonly ev: string
  readonly seat?: Seat
  readonly from?: Ref
  readonly to?: Ref
  readonly card?: Card
  readonly only?: readonly Seat[]
  readonly with?: Params
}

/**
 * A member of a game's union of events: its name, which of seat, card, from and to it has, and its blanks.
 * `Told<'play', { seat: Seat; card: Card }>`, `Told<'income', { with: { wood: number; gold: number } }>`
 */
export type Told<K extends string, M extends Omit<Event, 'ev'> = object> = Omit<Event, 'ev' | keyof M> & {
  readonly ev: K
} & Readonly<M>

/** A member of a game's union of refusals: `No<'NEH-5.9'>`, `No<'NEH-5.5', { why: 'below' | 'empty' }>`. */
export type No<K extends string, W extends Params | null = null> = W extends null
  ? { readonly clause: K; readonly with?: never }
  : { readonly clause: K; readonly with: Readonly<W> }

/** One thing to do, on the agenda. Steps are replaced, never edited; they hold addresses and numbers, never cards. */
export interface Step {
  readonly do: string
}

/** The four words of a small fast generator, as plain numbers. */
export interface Rng {
  a: number
  b: number
  c: number
  d: number
}

/** What every game's state has. A game adds its own fields: plain JSON, `null` for none; `E` are its events. */
export interface State<E extends Event = Event> {
  seats: number
  /** A stack: the last step is the next one. An empty agenda is the end of the game. */
  agenda: Step[]
  /** The choices made so far in an open secret decision, by seat; `null` when none is open. */
  sealed: (Choice | null)[] | null
  /** `null` in a view: nobody at the table knows what chance will bring. */
  rng: Rng | null
  /** Grows whenever something hidden comes out or chance speaks: undo never goes back over it. */
  secretsOut: number
  /** What the last choice brought about; `null` when nobody listens (computer opponents). */
  events: E[] | null
}
