import type { ValuesOf } from '../../../kernel/variants.ts'
import type { Card, Choice, Seat, State } from '../../../kernel/words.ts'

/** The colours of the seats, in order; with two players the last two are their neutral workers (NEH-9.1). */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const
export const BOARDS = ['wall', 'temple', 'garrison'] as const
export const WALL = 0
export const TEMPLE = 1

export const variants = {
  foremen: { kind: 'one', values: ['off', 'on'] },
  scoreTables: { kind: 'one', values: ['flat', 'rising'] },
  tieBreakStock: { kind: 'one', values: ['before-sale', 'after-sale'] },
  openScreens: { kind: 'one', values: ['off', 'on'] },
  firstPlayer: { kind: 'one', values: ['random', 'seat-0', 'seat-1', 'seat-2', 'seat-3'] },
} as const
export type NehemiahOptions = ValuesOf<typeof variants>

/** The lines of the score sheet. */
export const POINTS = ['wall', 'temple', 'garrison', 'gates', 'works', 'foremen', 'wood', 'gold'] as const
export const GATES_LINE = 3
export const WORKS_LINE = 4
export const FOREMEN_LINE = 5
export const WOOD_LINE = 6
export const GOLD_LINE = 7

/** How long a seat declines its windows in advance (NEH-11.6). */
export const AHEAD = ['ask', 'turn', 'round'] as const

/** The windows of the other seats: step A, after the action, before a scoring. */
export type Moment = 'before' | 'after' | 'round-end'

export type NehemiahStep =
  // The foreman variant opens a round.
  | { readonly do: 'open-round' }
  | { readonly do: 'pick-foreman'; readonly seat: Seat }
  | { readonly do: 'bid'; readonly starter: Seat }
  | { readonly do: 'artisan'; readonly seat: Seat; readonly board: number }
  | { readonly do: 'artisan-move'; readonly seat: Seat; readonly board: number }
  | { readonly do: 'sculpt'; readonly seat: Seat }
  | { readonly do: 'close-auction' }
  // A turn.
  | { readonly do: 'begin-turn' }
  | { readonly do: 'window'; readonly seat: Seat; readonly moment: Moment }
  /** Step B or step D of the turn. */
  | { readonly do: 'own-plays'; readonly before: boolean }
  | { readonly do: 'main' }
  | { readonly do: 'main-action' }
  | { readonly do: 'inspect' }
  | { readonly do: 'place-neutral'; readonly column: number }
  | { readonly do: 'resolve-or-skip' }
  | { readonly do: 'extra-activation' }
  | { readonly do: 'assistant-worker'; readonly left: number; readonly first: boolean }
  | { readonly do: 'corrupt-target' }
  | { readonly do: 'end-action' }
  | { readonly do: 'replace-columns' }
  | { readonly do: 'refill' }
  | { readonly do: 'end-turn' }
  // Effects in several small choices. `slot` is the card that causes them, `left` how many may still follow.
  | { readonly do: 'raise'; readonly slot: number; readonly left: number; readonly first: boolean }
  | { readonly do: 'send'; readonly why: 'new-site' | 'convict'; readonly left: number; readonly first: boolean }
  | { readonly do: 'place-anywhere'; readonly why: 'priority-site' | 'companion'; readonly from: number }
  | { readonly do: 'crew-target' }
  | { readonly do: 'swap-workers'; readonly why: 'reassignment' | 'substitute'; readonly first: number }
  | {
      readonly do: 'swap-cards'
      readonly why: 'planning' | 'administrator'
      readonly seat: Seat
      /** The column chosen, or −1. */
      readonly column: number
      /** The columns to choose from, one bit each. */
      readonly among: number
    }
  | { readonly do: 'consolidate'; readonly column: number; readonly left: number; readonly first: boolean }
  | { readonly do: 'cube-source'; readonly board: number }
  // The end of a round and of the game.
  | { readonly do: 'turncoat' }
  | { readonly do: 'score' }
  | { readonly do: 'new-round' }
  | { readonly do: 'final' }

export type NehemiahAct =
  | 'place'
  | 'activate'
  | 'figure'
  | 'pass'
  | 'place-neutral'
  | 'resolve'
  | 'skip'
  | 'extra'
  | 'stop'
  | 'raise'
  | 'send'
  | 'lift'
  | 'put'
  | 'relieve'
  | 'swap-worker'
  | 'choose-column'
  | 'swap-rows'
  | 'consolidate'
  | 'move-cube'
  | 'pick'
  | 'bid'
  | 'sculpt'
  | 'corrupt'
  | 'play'
  | 'decline'
  | 'done'
  | 'turn-cube'
  | 'decline-ahead'
export interface NehemiahChoice extends Choice {
  readonly act: NehemiahAct
}

export interface NehemiahState extends State {
  options: NehemiahOptions
  round: number
  /** The First Player (NEH-1.7). */
  first: Seat
  /** Whose turn it is, or was when a round ends. */
  turn: Seat
  /** Turns each seat has had, forced passes included. */
  turns: number[]
  /** Forced passes in a row, since a column was last cleared (NEH-6.9). */
  passes: number
  /** Turns since a column was last cleared. */
  still: number
  /** Turns left in the end phase, or null before it (NEH-8.11). */
  left: number | null
  /** The Work decks I, II, III, top last. */
  decks: Card[][]
  /** The columns, row 1 first; an empty one holds no cards. */
  columns: Card[][]
  discard: Card[]
  /** Who has a worker on each card, by slot (column × 4 + row): a seat, 4 + its keeper for a neutral one, −1 for nobody. */
  owner: number[]
  /** 1 for a tired worker, by slot. */
  tired: number[]
  /** Closing columns, one bit each (NEH-6.1). */
  closing: number
  supply: number[]
  /** Workers set aside for the rest of the round (NEH-1.3). */
  aside: number[]
  /** Neutral workers beside each screen. */
  neutrals: number[]
  /** Influence cubes in supply, and on each board by seat. */
  cubes: number[]
  boards: number[][]
  wood: number[]
  gold: number[]
  vp: number[]
  /** Victory points of each seat so far, in the order of POINTS. */
  tally: number[][]
  /** The gates, lowest last, and those built by each seat. */
  gatePile: Card[]
  gates: Card[][]
  /** The activation under way: its anchor card and the cards it has activated, by slot (NEH-5.1, 5.9). */
  anchor: number
  activated: number
  foremanDeck: Card[]
  faceUp: Card[]
  /** The card being auctioned. */
  lot: Card[]
  /** Won cards lying before each seat, and those out of the game. */
  foremen: Card[][]
  spent: Card[]
  /** Who chooses the main action of this turn in its player's stead (NEH-10.31). */
  inspector: Seat | null
  /** Index into AHEAD, by seat. */
  ahead: number[]
  /** Wood and gold that break a tie at the end (NEH-8.10). */
  tieStock: number[][]
}
