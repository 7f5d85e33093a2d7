// What things of Pillars are called in its rules: kinds, options, stages, lines of the score sheet.
import type { ValuesOf } from '../../../kernel/variants.ts'

export const COLOURS = ['blue', 'green', 'red', 'orange'] as const
/** In the order in which the last round's excess goes (PIL-5.24). */
export const MATERIALS = ['sand', 'wood', 'stone', 'metal'] as const
export type Material = (typeof MATERIALS)[number]

export const variants = {
  colours: { kind: 'each-seat', values: COLOURS },
  kingTrickLeader: { kind: 'one', values: ['king-player', 'same-leader'] },
  kingTrickTie: { kind: 'one', values: ['nobody', 'nearest-left'] },
  roundCap: { kind: 'whole', min: 5, max: 99, normal: 15 },
  trickReview: { kind: 'one', values: ['last', 'all', 'none'] },
} as const
export type PillarsOptions = ValuesOf<typeof variants>

/** Where a seat stands in the scoring of a round. */
export const STAGES = ['idle', 'tom', 'convert', 'limit', 'done'] as const
export type Stage = (typeof STAGES)[number]
export const STAGE = { idle: 0, tom: 1, convert: 2, limit: 3, done: 4 } as const satisfies Record<Stage, number>

/** The lines of the score sheet. */
export const POINTS = ['conversions', 'workers', 'advantages', 'persons'] as const

/** The parts of a position, in points. */
export const PARTS = ['score', 'stock', 'advantages', 'scoring', 'won', 'hand', 'trick'] as const
