// How well a computer opponent plays.

/** The level an opponent has until somebody chooses another. */
export const LEVEL = 'journeyman'
