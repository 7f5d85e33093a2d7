// What a table looks like, as data: a game's look says which pieces are where; the client draws and moves them.
import type { Breakdown } from '../kernel/game.ts'
import type { Card, Choice, Ref, Seat, State } from '../kernel/words.ts'
import type { Thing } from '../papers/speech.ts'
import type { Voice } from '../papers/texts.ts'
import type { Cost } from './cost.ts'
import type { Teaches } from './goal.ts'
import type { Holding } from './holding.ts'
import type { Shape } from './shape.ts'
import type { Rect } from './svg.ts'

export type { Form, Shape } from './shape.ts'

/** Where a thing lies on the board. */
export interface Place extends Rect {
  /** Degrees, clockwise. */
  readonly turn?: number
}

/** An icon of the game's sprite, or several things in a row: "3 × wood → 5 points". */
export interface Mark {
  readonly icon?: string
  readonly text?: string
  /** A CSS colour, the card's ink by default; and what is spoken for the icon. */
  readonly tone?: string
  readonly label?: string
  readonly pale?: boolean
  /** Points, set in a laurel. */
  readonly laurel?: string
  /** Set in a small frame: a condition, not an amount. */
  readonly framed?: boolean
}

/** A printed card, so that one component draws every card of every game. */
export interface Face {
  readonly title: string
  /** The frame: which paper, glass or enamel, by a class of the game's theme. */
  readonly frame: string
  /** The picture: an icon before a larger, paler one, on a ground of two or three colours. */
  readonly icon: string
  readonly behind?: string
  /** The drawn scene of the game's art that takes the picture's place once the art is there. */
  readonly scene?: string
  readonly ground: readonly string[]
  /** A symbol of the sprite spread over the ground, below the icons: glass, grain, hatching. */
  readonly texture?: string
  /** Top left: price or value. */
  readonly coin?: string
  /** Top left, where a price is paid in goods: a token each, one below the other, its number on it. */
  readonly price?: readonly { readonly icon: string; readonly text?: string }[]
  /** Which of several sizes, as a numeral beside the title. */
  readonly size?: string
  /** Bottom right: points; pale where they go to somebody else than who holds the card. */
  readonly points?: string
  readonly palePoints?: boolean
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
  /** A card; short without title and strip (of itself where it is small, unless `short` is false); `tucked` is how many pixels of its left side stay in sight where the next one covers the rest: its words keep to them. */
  | {
      readonly is: 'card'
      readonly face: Face
      readonly short?: boolean
      readonly tucked?: number
      /** What is read when it is enlarged, where the face on the table leaves something out. */
      readonly whole?: Face
    }
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
  /** A small plate: an amount in a row of others, or what a phone folds away. */
  | {
      readonly is: 'plate'
      readonly text: string
      readonly icon?: string
      /** More icons after the text. */
      readonly icons?: readonly string[]
      readonly tone?: string
      readonly note?: string
      readonly seats?: readonly Seat[]
    }
  /** A sum and its result: "7 conversions + 4 workers − 2 persons = 9". */
  | { readonly is: 'sum'; readonly terms: readonly Term[]; readonly total: string }
  /**
   * A drawing that only this game has: SVG markup for a view box of the piece's size. `href="sprite#id"` is an icon of the
   * game's sprite; a line of class `edge` lights up where the drawing can be chosen.
   */
  | { readonly is: 'drawing'; readonly svg: string }

/** One term of a sum. */
export interface Term {
  readonly n: string
  readonly label: string
  /** What the choice being considered would add. */
  readonly more?: string
  readonly bad?: boolean
}

/** What hangs on a piece: a price, who played it, "goes to …". */
export interface Tag {
  readonly text: string
  /** Over or under the piece, on its foot, in its lower corners, in its middle, hanging over its upper right corner. */
  readonly at: 'top' | 'bottom' | 'foot' | 'left' | 'right' | 'middle' | 'corner'
  readonly seat?: Seat
  /** After the text: "+1 stone", "wood → 3". */
  readonly marks?: readonly Mark[]
  /** Before the rest, smaller: a rank, an order. */
  readonly lead?: string
  /** A worker of the seat, instead of its badge. */
  readonly meeple?: 'standing' | 'lying'
  readonly tone?: 'good' | 'bad' | 'plain' | 'paper' | 'laurel' | 'warm'
}

/** Cards laid open to be read. */
export interface Shown {
  readonly title: string
  readonly text?: string
  readonly cards: readonly { readonly face: Face; readonly note?: string; readonly seat?: Seat }[]
}

export interface Piece {
  /** Who it is from scene to scene: motion follows it. */
  readonly id: string
  /** What a choice calls it; `act.<act>`, with the numbers after it, for a choice that names no thing; `from.<act>` for a supply. */
  readonly ref?: Ref
  readonly box: Place
  readonly look: Look
  /** Its accessible name; pieces without one are ornaments. */
  readonly label?: string
  /** What it is, for whoever asks; a card's face says it too, and words say it themselves. */
  readonly thing?: Thing
  readonly tags?: readonly Tag[]
  readonly dim?: boolean
  /** Leads, wins, is of note: an ivory edge, not a choice. */
  readonly noted?: boolean
  readonly above?: boolean
  /** Where it comes from when it was not on the table before: its upper left corner. */
  readonly from?: { readonly x: number; readonly y: number }
  /** Pressed, it opens these: a pile that lies open, or what a phone folds away. */
  readonly shows?: Shown
}

/** A landmark of the table, its pieces in reading order. */
export interface Area {
  readonly id: string
  readonly label: string
  readonly box: Place
  readonly pieces: readonly Piece[]
}

export interface Scene {
  /** SVG markup of the drawn ground, for a view box of the shape; and over it, part by part, what changes there in a match. */
  readonly ground: string
  readonly onGround?: readonly string[]
  readonly areas: readonly Area[]
  /** Where the board is higher than its room (a phone): it scrolls. */
  readonly height?: number
}

/** Words that can be asked about. */
export interface Labelled {
  readonly text: string
  readonly thing: Thing
}

/** One player at a glance. */
export interface Panel {
  readonly seat: Seat
  readonly score: number
  /** What the points are. */
  readonly scored: Thing
  /** Points and goods lie behind a screen: it is drawn in their place. */
  readonly screen?: { readonly label: string; readonly icons: readonly string[]; readonly thing: Thing }
  readonly figures: readonly {
    readonly icon: string
    readonly n: number | string
    readonly label: string
    readonly thing: Thing
    readonly pale?: boolean
    readonly tone?: string
    /** Left out where there is room for one line only. */
    readonly second?: boolean
  }[]
  /** After the figures: points of the rounds so far, an income. */
  readonly aside?: Labelled & { readonly label: string }
  /** Beside the points: leads the trick, has passed. */
  readonly flag?: Labelled
  readonly notes: readonly {
    readonly icon?: string
    readonly text: string
    readonly thing: Thing
    /** Spoken for an icon without words. */
    readonly label?: string
    readonly strong?: boolean
    /** Cards held face down, drawn as so many small backs. */
    readonly backs?: { readonly kind: string; readonly count: number }
    /** How far a work of so many parts has come: done, under way, to do. */
    readonly pips?: { readonly done: number; readonly doing: number; readonly of: number }
  }[]
  /** Its workers one by one: at hand, placed, lying down, not yet hired. */
  readonly tally?: {
    readonly label: string
    readonly thing: Thing
    readonly workers: readonly ('standing' | 'placed' | 'lying' | 'reserve')[]
    /** Their colours one by one, where they are not the seat's. */
    readonly tones?: readonly string[]
  }
  /** Small cards in front of it, used ones turned. */
  readonly cards?: readonly { readonly face: Face; readonly turned?: boolean }[]
  /** Pressed, its small cards open to be read. */
  readonly shows?: Shown
  /** Where several act at once: this one has finished, or is still at it. */
  readonly mark?: 'done' | 'busy'
}

/** Where the match stands, for the top bar. */
export interface Progress {
  readonly label: string
  /** What the label and its row of steps count. */
  readonly thing: Thing
  readonly steps: readonly {
    readonly text: string
    readonly thing: Thing
    readonly state: 'done' | 'now' | 'to-come'
    /** Before the step: the part of the match that begins with it. */
    readonly lead?: string
    /** How far the step itself has come. */
    readonly pips?: readonly ('done' | 'now' | 'to-come')[]
  }[]
  /** Within the step: "trick 5 of 9". */
  readonly detail?: Labelled
  readonly phase: Labelled
  /** All phases of a round, the present one among them. */
  readonly phases?: readonly Labelled[]
}

/** What is being looked at: the choice the seat is about to make, as far as it is named. */
export interface Considered {
  readonly text: string
  /** The sum a number came from. */
  readonly sum?: readonly { readonly label: string; readonly n: string }[]
  readonly clause?: string
}

/** One number of an open choice: what it counts. */
export interface Counted {
  readonly label: string
  readonly icon?: string
  readonly tone?: string
  /** The number in its unit: "$18,000"; plain where there is none. */
  says?(n: number): string
}

/** "Go on for me up to this": kept by the reader's own screen alone, so that nobody else learns of it. */
export interface Instruction {
  readonly text: string
  /** What it is about, and how far it goes. */
  readonly on: number
  readonly limit: number
}

/** What a seat is choosing, for scenes that show its consequences. */
export interface Choosing {
  readonly options: readonly Choice[]
  readonly picked: readonly Ref[]
}

/** What a look is drawn with: the cards of the sheet in play, and the voice of its reader. */
export interface Pen<B = unknown, V = Voice> {
  readonly box: B
  readonly voice: V
}

/** What a game's `look/` gives to the client. */
export interface GameLook<S extends State = State, B = unknown, V = Voice> {
  /** The look in a pen's hand; `drawnWith` keeps it for as long as the voice speaks. */
  with(pen: Pen<B, V>): DrawnLook<S>
  /** The clauses each thing of the table rests on. */
  readonly things: Readonly<Record<string, readonly string[]>>
  /** Icons of the lines of the score sheet. */
  readonly points: Readonly<Record<string, string>>
  /** Acts without things that only open the next question of the same turn: its things can be pointed at straight away. */
  readonly opens?: readonly string[]
  /**
   * Acts on a thing that leave a question about the same deed (how it is paid, whether it is carried out), with the steps
   * that ask it: its answers are offered together with the act.
   */
  readonly settles?: Readonly<Record<string, readonly string[]>>
  /** How wide the client's column is when the table lies; `LYING.column` without a word. */
  readonly column?: number
  /** The mood of this match, where the game has several: a class of its theme beside the game's own. */
  mood?(s: S): string
  /** What an instruction does on the reader's view: a choice, nothing yet, or no more. */
  follow?(s: S, seat: Seat, instruction: Instruction, box: B): Choice | 'wait' | 'over'
}

/** A look bound to a sheet and a reader: the sheet's box and the reader's voice need not be handed in. */
export interface DrawnLook<S extends State = State> extends Teaches<S> {
  scene(s: S, seat: Seat | null, shape: Shape, choosing: Choosing | null): Scene
  face(card: Card, s: S | null): Face
  /** `eyes` is the seat that looks; a spectator's are null. */
  panel(s: S, seat: Seat, eyes: Seat | null): Panel
  progress(s: S): Progress
  consider?(s: S, seat: Seat, choice: Choice): Considered | null
  /** What a seat holds, in the order it is told; what a choice changes of it is shown before it is made. */
  holdings?(s: S, seat: Seat): readonly Holding[]
  /** What the numbers of an open choice count; `consider` is asked about them as they change. */
  numbers?(s: S, seat: Seat, choice: Choice): readonly Counted[]
  /** A choice in few words, for its button; the whole sentence otherwise. */
  brief?(s: S, seat: Seat, choice: Choice): string | null
  /** An instruction in place of a choice with these numbers; the look can `follow` it. */
  standing?(s: S, seat: Seat, choice: Choice): Instruction | null
  /** What things would cost a seat that others can make dearer or cheaper. */
  costs?(s: S, seat: Seat): readonly Cost[]
  /** The round the table is in, counted from 1. */
  round(s: S): number
  /** The points of each seat as the race counts them: as they lie on the table, at the end with the final scoring. */
  totals(s: S): readonly number[]
  /** A note on a line of the breakdown: the sum it came from. */
  explain?(s: S, seat: Seat, line: Breakdown[number]): string | null
  /** An ornament round the winner's points at the end: SVG markup for a view box of 256 × 256, its middle left free. */
  emblem?(s: S): string
}
