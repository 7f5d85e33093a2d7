// The computer opponents of the house: a few threads that all tables share, started when first needed. They also try card
// sheets that people bring.
import { openPool, type Pool } from '../../bots/pool/pool.ts'
import type { Question } from '../../bots/question.ts'
import type { DeadMatch } from '../../bots/trial.ts'
import type { Choice } from '../../kernel/words.ts'
import type { Sheet } from '../../papers/sheet.ts'
import type { Piece, Piecework } from './judgeThread.ts'

/** What the cards brought in a match that has ended. */
export interface JudgedLuck {
  readonly draw: readonly number[]
  /** One standard error of it, by seat. */
  readonly doubt: readonly number[]
  readonly rules: number
  readonly net: boolean
  readonly draws: number
}

export interface Thinkers {
  /** Thinks for somebody: people's questions are answered in turns, whatever number of tables one of them has. */
  choose(question: Question, owner: string): Promise<Choice>
  /** Tries a card sheet that somebody brings, after those who wait for a move: the match that cannot end, or null. One at a time. */
  tryOut(game: string, sheet: Sheet, owner: string): Promise<DeadMatch | null>
  /** Judges the luck of a match in its file, piece by piece when nobody else needs a thread; null where it cannot be read. */
  judge(text: string): Promise<JudgedLuck | null>
  close(): Promise<void>
}

const JUDGE = new URL('./judgeThread.ts', import.meta.url)
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
    async judge(text) {
      let known: Piece | null = null
      for (;;) {
        const piece: Piece | null = await open().work(JUDGE, 'judge', { text, known } satisfies Piecework)
        if (piece === null || piece.done) return piece === null ? null : judgedIn(piece)
        known = piece
      }
    },
    close: async () => {
      await pool?.close()
    },
  }
}

const judgedIn = ({ luck: { draw, squares }, rules, net, draws }: Piece): JudgedLuck => ({
  ...{ draw, doubt: squares.map(Math.sqrt), rules, net, draws },
})
