// Where things lie: the room of the board cut into boxes, by one layout for each form.
import type { Rect } from '../../../look/svg.ts'

export interface Layout {
  readonly w: number
  readonly h: number
  /** Held in a hand: the own things in short form, piles and tracks folded away. */
  readonly compact: boolean
  /** Whether a finger chooses. */
  readonly touch: boolean
  /** Whether there is room for the event as a whole newspaper; a strip otherwise. */
  readonly paper: boolean
  /** The workbench under the own things. */
  readonly bench: Rect
  readonly event: Rect
  readonly next: Rect
  readonly decks: Rect
  readonly tokens: Rect
  /** Cards and lanes: the upper left card, their size, the lanes across and along. */
  readonly market: Rect & {
    readonly card: number
    readonly high: number
    readonly across: number
    readonly along: number
  }
  readonly gauge: Rect
  readonly residences: Rect
  readonly phases: Rect
  readonly start: Rect
  readonly district: Rect & { readonly card: number }
  readonly techniques: Rect
  /** Where the own buildings lie while one of them is being chosen. */
  readonly choosing: Rect
  readonly kept: Rect
}
