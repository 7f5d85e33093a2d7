// A worker of `chantier fuzz`: plays one share of games and answers with its report.

import { parentPort } from 'node:worker_threads'
import { type FuzzReport, fuzzTable } from '../contract/fuzz.ts'
import type { Plan } from '../contract/plan.ts'
import { at } from '../kernel/lists.ts'

/** Some games of one table of a game's plan. */
export interface Share {
  readonly game: string
  readonly table: number
  readonly games: number
  readonly seed: string
}

export const planOf = async (game: string): Promise<Plan> =>
  ((await import(`../games/${game}/test/plan.ts`)) as { plan: Plan }).plan

parentPort?.on('message', async ({ game, table, games, seed }: Share) => {
  const plan = await planOf(game)
  const report = await fuzzTable(plan, at(plan.tables, table), games, seed).catch(
    (error: unknown): FuzzReport => ({
      table: '',
      games: 0,
      decisions: 0,
      longest: 0,
      mostOptions: 0,
      undone: 0,
      interrupts: 0,
      violations: [`seed ${seed}: ${error}`],
    }),
  )
  parentPort?.postMessage(report)
})
