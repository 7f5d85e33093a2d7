// A worker of `chantier fuzz`: plays one share of matches and answers with its report.

import { parentPort } from 'node:worker_threads'
import { anyTable } from '../contract/anyTable.ts'
import { type FuzzReport, fuzzStretch, type Stretch } from '../contract/fuzz.ts'
import type { Plan, Table } from '../contract/plan.ts'
import { rngOf } from '../kernel/random.ts'

/** Some matches at one table, or each at a table drawn by its seed (null). */
export interface Share extends Stretch {
  readonly game: string
  /** The dear laws are asked at one position in so many. */
  readonly oneIn: number
  /** Which line of the report they belong to. */
  readonly row: number
  readonly table: Table | null
}

/** A share that was played: what the file of a fuzz keeps. */
export interface Fuzzed extends FuzzReport {
  readonly row: number
  readonly seed: string
  readonly from: number
  /** Processor time, in milliseconds. */
  readonly ms: number
}

export const planOf = async (game: string): Promise<Plan> =>
  ((await import(`../games/${game}/test/plan.ts`)) as { plan: Plan }).plan

parentPort?.on('message', async ({ game, oneIn, row, table, seed, from, games }: Share) => {
  const plan = await planOf(game)
  const began = process.threadCpuUsage()
  const tableFor = (of: string): Table => table ?? anyTable(plan.title.game, rngOf(`${of}/table`))
  const report = await fuzzStretch(plan, tableFor, { seed, from, games }, oneIn)
  const { user, system } = process.threadCpuUsage(began)
  const ms = Math.round((user + system) / 1000)
  parentPort?.postMessage({ row, seed, from, ms, ...report } satisfies Fuzzed)
})
