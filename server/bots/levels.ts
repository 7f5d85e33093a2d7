// The computer opponents a table can have.
import { LEVELS } from '../../bots/index.ts'

export const isLevel = (level: unknown): level is string => LEVELS.some((known) => known === level)

/** Who keeps a seat warm while its person is away: quick, and no burden to the others. */
export const AWAY_LEVEL: (typeof LEVELS)[number] = 'journeyman'
