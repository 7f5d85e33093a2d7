// The computer opponents of the house: a few threads that all tables share, started when first needed. They also try card
// sheets that people bring.
import { openPool, type Pool } from '../../bots/pool/pool.ts'
import type { Question } from '../../bots/question.ts'
import type { DeadMatch } from '../../bots/trial.ts'
import type { Choice } from '../../kernel/words.ts'
import type { Sheet } from '../../papers/sheet.ts'

export interface Thinkers {
  /** Thinks for somebody: people's questions are answered in turns, whatever number of tables one of them has. */
  choose(question: Question, owner: string): Promise<Choice>
  /** Tries a card sheet that somebody brings, after those who wait for a move: the match that cannot end, or null. One at a time. */
  tryOut(game: string, sheet: Sheet, owner: string): Promise<DeadMatch | null>
  close(): Promise<void>
}

const SHELF = new URL('../../games/shelf.ts', import.meta.url)

export function thinkersOf(threads: number): Thinkers {
  let pool: Pool | null = null
  const trying = new Set<string>()
  const open = () => {
    pool ??= openPool({ shelf: SHELF, threads })
    return pool
  }
  return {
    choose: async (question, owner) => (await open().think(question, { owner })).choice,
    async tryOut(game, sheet, owner) {
      // A trial takes seconds: nobody has two at once.
      if (trying.has(owner)) throw new Error('a sheet of the same person is being tried')
      trying.add(owner)
      return open()
        .tryOut(game, sheet, { owner, urgency: 'later' })
        .finally(() => trying.delete(owner))
    },
    close: async () => {
      await pool?.close()
    },
  }
}
