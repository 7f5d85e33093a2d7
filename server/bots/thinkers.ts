// The computer opponents of the house: a few threads that all tables share, started when first needed.
import { randomInt } from 'node:crypto'
import { openPool, type Pool } from '../../bots/pool/pool.ts'
import type { Choice, Seat, State } from '../../kernel/words.ts'

/** A turn of a computer's seat: what that seat sees, and nothing else. */
export interface Turn {
  readonly game: string
  readonly view: State
  readonly seat: Seat
  readonly level: string
}

export interface Thinkers {
  choose(turn: Turn): Promise<Choice>
  close(): Promise<void>
}

const SHELF = new URL('../../games/shelf.ts', import.meta.url)

export function thinkersOf(threads: number): Thinkers {
  let pool: Pool | null = null
  return {
    async choose(turn) {
      pool ??= openPool({ shelf: SHELF, threads })
      return (await pool.think({ ...turn, sheet: null, seed: `${randomInt(2 ** 47)}` })).choice
    },
    close: async () => {
      await pool?.close()
    },
  }
}
