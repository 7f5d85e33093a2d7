// The computer opponents of the house: a few threads that all tables share, started when first needed.
import { openPool, type Pool } from '../../bots/pool/pool.ts'
import type { Question } from '../../bots/question.ts'
import type { Choice } from '../../kernel/words.ts'

export interface Thinkers {
  /** Thinks for somebody: people's questions are answered in turns, whatever number of tables one of them has. */
  choose(question: Question, owner: string): Promise<Choice>
  close(): Promise<void>
}

const SHELF = new URL('../../games/shelf.ts', import.meta.url)

export function thinkersOf(threads: number): Thinkers {
  let pool: Pool | null = null
  return {
    async choose(question, owner) {
      pool ??= openPool({ shelf: SHELF, threads })
      return (await pool.think(question, { owner })).choice
    },
    close: async () => {
      await pool?.close()
    },
  }
}
