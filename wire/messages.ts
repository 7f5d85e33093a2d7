// What the page and the server say to each other over a live line. One JSON object a frame.
import type { Choice, Refusal, Seat, State } from '../kernel/words.ts'
import type { NoUndo } from '../match/trail.ts'
import type { Difference } from './difference.ts'
import type { ChatLine, TableInfo } from './table.ts'
import type { Told } from './told.ts'

/** Grows when an older page could no longer follow. */
export const WIRE_VERSION = 2

/** A line carries several tables; the page numbers them when it joins. */
export type Channel = number

export type FromPage =
  /** Joins a table: as the seat one holds, else to watch. `seen` is the last number seen, after a broken line. */
  | { readonly t: 'join'; readonly c: Channel; readonly table: string; readonly key?: string; readonly seen?: number }
  | { readonly t: 'leave'; readonly c: Channel }
  /** Commands carry an id of the page's own making: said twice, done once. */
  | { readonly t: 'play'; readonly c: Channel; readonly id: string; readonly choice: Choice }
  | { readonly t: 'undo'; readonly c: Channel; readonly id: string }
  | { readonly t: 'redo'; readonly c: Channel; readonly id: string }
  /** Asks the others to take back this line of the story and all after it; and their answer. */
  | { readonly t: 'ask-back'; readonly c: Channel; readonly id: string; readonly line: number }
  | {
      readonly t: 'answer-back'
      readonly c: Channel
      readonly id: string
      readonly request: string
      readonly yes: boolean
    }
  | { readonly t: 'chat'; readonly c: Channel; readonly id: string; readonly text: string }
  /** The person is back at a seat the computer keeps warm. */
  | { readonly t: 'return'; readonly c: Channel; readonly id: string }
  /** Wants to hear where it is one's turn, and of tables that are open. */
  | { readonly t: 'turns' }
  | { readonly t: 'ping' }

export type FromServer =
  | {
      readonly t: 'welcome'
      readonly wire: number
      readonly person: { readonly id: string; readonly name: string }
      readonly now: number
    }
  /** The whole table, or after a broken line what came since: `story` goes on at line `from`. */
  | {
      readonly t: 'table'
      readonly c: Channel
      readonly info: TableInfo
      readonly seat: Seat | null
      readonly seq: number
      /** Null while the table waits for players. */
      readonly view: State | null
      readonly from: number
      readonly story: readonly Told[]
      readonly chat: readonly ChatLine[]
      /** Why one cannot take back one's last choice; null where one can. */
      readonly noUndo: NoUndo | null
      readonly canRedo: boolean
      readonly now: number
    }
  /** One entry of the log: what was told, and what changed in one's view. Numbers follow each other without a gap. */
  | {
      readonly t: 'moved'
      readonly c: Channel
      readonly seq: number
      readonly told: Told
      readonly view: Difference | null
      /**
       * At a table that has a clock: when it was kept, and where the clocks now stand, by seat. The table's info follows
       * from this frame without an `info` frame: see `follow`.
       */
      readonly at?: number
      readonly left?: readonly (number | null)[]
      /** Whether one may undo or redo now; only where it changed. */
      readonly noUndo?: NoUndo | null
      readonly canRedo?: boolean
    }
  /** Something was taken back: `keep` lines of the story stay, then come `story`. */
  | {
      readonly t: 'back'
      readonly c: Channel
      readonly seq: number
      readonly keep: number
      readonly story: readonly Told[]
      readonly view: Difference | null
      readonly at?: number
      readonly left?: readonly (number | null)[]
      readonly noUndo: NoUndo | null
      readonly canRedo: boolean
    }
  | { readonly t: 'info'; readonly c: Channel; readonly info: Difference }
  | { readonly t: 'chat'; readonly c: Channel; readonly line: ChatLine }
  | { readonly t: 'done'; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly t: 'turns'; readonly tables: readonly string[] }
  | { readonly t: 'pong'; readonly now: number }
  /** A frame that cannot be read or may not be said; `c` where it concerned one table. */
  | {
      readonly t: 'problem'
      readonly why: string
      readonly c?: Channel
      readonly with?: Readonly<Record<string, string | number>>
    }
