// The state of a match of Nehemiah, its steps and its choices.
import type { Kind } from '../../../kernel/game.ts'
import type { BySeat } from '../../../kernel/lists.ts'
import type { Small } from '../../../kernel/small.ts'
import type { Card, Choice, Seat, State } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import type { NehemiahEvent, NehemiahLabel, NehemiahRefusal } from './speech.ts'
import type { Moment, NehemiahOptions } from './terms.ts'

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
      /** The columns to choose from. */
      readonly among: Small
    }
  | { readonly do: 'consolidate'; readonly column: number; readonly left: number; readonly first: boolean }
  | { readonly do: 'cube-source'; readonly board: number }
  // The end of a round and of the game.
  | { readonly do: 'turncoat' }
  | { readonly do: 'score' }
  | { readonly do: 'new-round' }
  | { readonly do: 'final' }

export interface NehemiahChoice extends Choice {
  readonly act: NehemiahLabel['act']
}

export interface NehemiahState extends State<NehemiahEvent> {
  agenda: NehemiahStep[]
  options: NehemiahOptions
  round: number
  /** The First Player (NEH-1.7). */
  first: Seat
  /** Whose turn it is, or was when a round ends. */
  turn: Seat
  /** Turns each seat has had, forced passes included. */
  turns: BySeat<number>
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
  /** Closing columns (NEH-6.1). */
  closing: Small
  supply: BySeat<number>
  /** Workers set aside for the rest of the round (NEH-1.3). */
  aside: BySeat<number>
  /** Neutral workers beside each screen. */
  neutrals: BySeat<number>
  /** Influence cubes in supply, and on each board by seat. */
  cubes: BySeat<number>
  boards: BySeat<number>[]
  wood: BySeat<number>
  gold: BySeat<number>
  vp: BySeat<number>
  /** Victory points of each seat so far, in the order of POINTS. */
  tally: BySeat<number[]>
  /** The gates, lowest last, and those built by each seat. */
  gatePile: Card[]
  gates: BySeat<Card[]>
  /** The activation under way: its anchor card and the cards it has activated, by slot (NEH-5.1, 5.9). */
  anchor: number
  activated: Small
  foremanDeck: Card[]
  faceUp: Card[]
  /** The card being auctioned. */
  lot: Card[]
  /** Won cards lying before each seat, and those out of the game. */
  foremen: BySeat<Card[]>
  spent: Card[]
  /** Who chooses the main action of this turn in its player's stead (NEH-10.31). */
  inspector: Seat | null
  /** Index into AHEAD, by seat. */
  ahead: BySeat<number>
  /** Wood and gold that break a tie at the end (NEH-8.10). */
  tieStock: BySeat<number[]>
}

/** The types of Nehemiah, for its rules: `DecisionOf<Nehemiah, 'raise'>`. */
export interface Nehemiah extends Kind {
  state: NehemiahState
  step: NehemiahStep
  choice: NehemiahChoice
  options: NehemiahOptions
  box: Box
  refusal: NehemiahRefusal
}
