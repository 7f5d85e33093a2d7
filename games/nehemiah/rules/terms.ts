// NEH-1, NEH-11: the words of the game as lists: colours, boards, options, lines of the score sheet.
import type { ValuesOf } from '../../../kernel/variants.ts'

/** The colours of the seats, in order; with two players the last two are their neutral workers (NEH-9.1). */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

export const BOARDS = ['wall', 'temple', 'garrison'] as const
export type Board = (typeof BOARDS)[number]
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
export type Point = (typeof POINTS)[number]

/** How long a seat declines its windows in advance (NEH-11.6). */
export const AHEAD = ['ask', 'turn', 'round'] as const
export type Ahead = (typeof AHEAD)[number]

/** The windows of the other seats: step A, after the action, before a scoring. */
export type Moment = 'before' | 'after' | 'round-end'
