// What a table looks like, as data: a game's look says which pieces are where; the client draws and moves them.
import type { Breakdown } from './game.ts'
import type { Voice } from './texts.ts'
import type { Card, Choice, Ref, Seat, State } from './words.ts'

/** The room for the board, in CSS pixels. A tall screen is a phone held upright. */
export interface Shape {
  readonly w: number
  readonly h: number
  readonly tall: boolean
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Degrees, clockwise. */
  readonly turn?: number
}

/** An icon of the game's sprite, or several things in a row: "3 × wood → 5 points". */
export interface Mark {
  readonly icon?: string
  readonly text?: string
  /** A CSS colour; the card's ink by default. */
  readonly tone?: string
  /** Spoken for the icon. */
  readonly label?: string
  readonly pale?: boolean
}

/** A printed card, so that one component draws every card of every game. */
export interface Face {
  readonly title: string
  /** The frame: which paper, glass or enamel, by a class of the game's theme. */
  readonly frame: string
  /** The picture: an icon before a larger, paler one, on a ground of two or three colours. */
  readonly icon: string
  readonly behind?: string
  readonly ground: readonly string[]
  /** Top left: price or value. */
  readonly coin?: string
  /** Bottom right: points. */
  readonly points?: string
  /** Top right: the seat whose colour it is, or a symbol. */
  readonly seat?: Seat
  readonly symbols?: readonly string[]
  /** What it does, one row an effect. */
  readonly strip: readonly (readonly Mark[])[]
  /** Its full text, in the reader's language, and the clauses it rests on. */
  readonly text: string
  readonly clauses: readonly string[]
  /** Some of its figures are reconstructed. */
  readonly reconstructed: boolean
}

export type Look =
  | { readonly is: 'card'; readonly face: Face; readonly short?: boolean }
  | { readonly is: 'back'; readonly kind: string }
  | { readonly is: 'pile'; readonly kind: string; readonly count: number; readonly top?: Face }
  | { readonly is: 'meeple'; readonly seat: Seat | null; readonly lying?: boolean; readonly note?: string }
  | { readonly is: 'badge'; readonly seat: Seat; readonly note?: string }
  | {
      readonly is: 'count'
      readonly icon: string
      readonly n: number | string
      readonly tone?: string
      readonly name?: string
    }
  | { readonly is: 'slot'; readonly text?: string; readonly icon?: string }
  | {
      readonly is: 'text'
      readonly text: string
      readonly as: 'title' | 'head' | 'body' | 'small' | 'figure'
      readonly middle?: boolean
    }
  /** A drawing that only this game has: SVG markup for a view box of the piece's size. */
  | { readonly is: 'drawing'; readonly svg: string }

export interface Piece {
  /** Who it is from scene to scene: motion follows it. */
  readonly id: string
  /** What a choice calls it. */
  readonly ref?: Ref
  readonly box: Box
  readonly look: Look
  /** Its accessible name; pieces without one are ornaments. */
  readonly label?: string
  /** Tags that hang on it: a price, "goes to …". */
  readonly tags?: readonly {
    readonly text: string
    readonly at: 'top' | 'bottom'
    readonly seat?: Seat
    readonly tone?: 'good' | 'bad' | 'plain'
  }[]
  readonly dim?: boolean
  /** Leads, wins, is of note: an ivory edge, not a choice. */
  readonly noted?: boolean
  readonly above?: boolean
}

/** A landmark of the table, its pieces in reading order. */
export interface Area {
  readonly id: string
  readonly label: string
  readonly box: Box
  readonly pieces: readonly Piece[]
}

export interface Scene {
  /** SVG markup of the drawn ground, for a view box of the shape. */
  readonly ground: string
  readonly areas: readonly Area[]
  /** Where the board is higher than its room (a phone): it scrolls. */
  readonly height?: number
}

/** One player at a glance. */
export interface Panel {
  readonly seat: Seat
  readonly score: number
  readonly figures: readonly {
    readonly icon: string
    readonly n: number | string
    readonly label: string
    readonly pale?: boolean
  }[]
  readonly notes: readonly { readonly icon?: string; readonly text: string; readonly strong?: boolean }[]
}

/** Where the match stands, for the top bar. */
export interface Progress {
  readonly label: string
  readonly steps: readonly { readonly text: string; readonly state: 'done' | 'now' | 'to-come' }[]
  readonly phase: string
}

/** What is being looked at: the choice the seat is about to make, as far as it is named. */
export interface Considered {
  readonly text: string
  /** The sum a number came from. */
  readonly sum?: readonly { readonly label: string; readonly n: string }[]
  readonly clause?: string
}

/** What a seat is choosing, for scenes that show its consequences. */
export interface Choosing {
  readonly options: readonly Choice[]
  readonly picked: readonly Ref[]
}

/** What a game's `look/` gives to the client. */
export interface GameLook<S extends State = State, B = unknown> {
  scene(s: S, seat: Seat | null, shape: Shape, choosing: Choosing | null, voice: Voice, box: B): Scene
  face(card: Card, s: S | null, voice: Voice, box: B): Face
  panel(s: S, seat: Seat, voice: Voice, box: B): Panel
  progress(s: S, voice: Voice, box: B): Progress
  consider?(s: S, seat: Seat, choice: Choice, voice: Voice, box: B): Considered | null
  /** Icons of the lines of the score sheet. */
  readonly points: Readonly<Record<string, string>>
  /** Points of each seat after each round, for the race. */
  race(s: S): readonly (readonly number[])[]
  /** A note on a line of the breakdown: the sum it came from. */
  explain?(s: S, seat: Seat, line: Breakdown[number], voice: Voice, box: B): string | null
}
