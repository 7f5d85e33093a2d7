// The room of a table on a screen, and the four forms it is laid in.
import type { Rect } from './svg.ts'

/**
 * How a table is laid: on a phone held upright, on a phone lying (or any small room that is wider than high), on a tablet
 * held upright, or on a desk.
 */
export type Form = (typeof FORMS)[number]
export const FORMS = ['wide', 'upright', 'lying', 'tablet'] as const

/** The room for the board, in CSS pixels, and the form it is laid in. */
export interface Shape {
  readonly w: number
  readonly h: number
  readonly form: Form
  /**
   * Lying, a column at the right belongs to the client: opponents at its top, the decision at its foot. This is the room
   * between them, for what a look lays there (a hand, a stock); none where the column is narrow.
   */
  readonly free?: Rect
}

/** A window that is lower than this, in CSS pixels, and wider than high is a phone lying. */
const LOW = 500
/** Narrower than this is a phone; a desk needs the second. */
const PHONE = 700
const DESK = 1000

/** The form for a window of this size. */
export function formOf(w: number, h: number): Form {
  if (w > h && (h < LOW || (w >= PHONE && w < DESK))) return 'lying'
  if (w < PHONE) return 'upright'
  return h > w ? 'tablet' : 'wide'
}

/** Forms that are played with a finger. */
export const touched = (form: Form): boolean => form !== 'wide'

/** The client's parts of a table that lies, in CSS pixels. */
export const LYING = {
  /** The top bar, above the room. */
  bar: 36,
  /** The column, where a look says nothing else; from `broad` on, opponents stand in one row and the look has room below. */
  column: 250,
  broad: 320,
  /** The row of opponents, and the decision, in a broad column. */
  chips: 42,
  decision: 114,
} as const

/** How wide the column is in a room: never more than half of it. */
export const columnIn = (w: number, column: number = LYING.column): number => Math.min(column, Math.floor(w / 2))

/** A lying room under the top bar, for a look that wants its column so wide. */
export function lyingRoom(w: number, h: number, column?: number): Shape {
  const wide = columnIn(w, column)
  const form = 'lying'
  if (wide < LYING.broad) return { w, h, form }
  const free = { x: w - wide, y: LYING.chips, w: wide, h: h - LYING.chips - LYING.decision }
  return { w, h, form, free }
}
