// What things of Trestle Works are called in its rules: colours, kinds of cards, options, lines of the score sheet.
import type { ValuesOf } from '../../../kernel/variants.ts'

/** The seats, in order; the page draws these five. */
export const COLOURS = ['blue', 'red', 'green', 'yellow', 'purple'] as const

/** The kinds of cards, each a face of the catalogue: a card is an index into this list. */
export const KINDS = ['quarry', 'wall', 'crane'] as const
export type CardKind = (typeof KINDS)[number]

export const variants = {
  length: { kind: 'one', values: ['usual', 'short'] },
} as const
export type TrestleOptions = ValuesOf<typeof variants>

/** The lines of the score sheet. */
export const POINTS = ['stones', 'walls'] as const

/** The parts of a position that opponents weigh. */
export const PARTS = ['score', 'supply', 'hand'] as const
