// chantier bench cluster: what several nodes on PostgreSQL carry, beside one node on each store.
import type { Measured } from '../bench/load/harness.ts'
import { benchResult } from './benchRun.ts'
import type { Desk } from './desk.ts'
import { tableLines } from './page.ts'

interface Result {
  readonly measured: readonly (Measured & { readonly store: string; readonly nodes: number })[]
  /** Several nodes to one, both on PostgreSQL. */
  readonly ratio: { readonly moves: number; readonly work: number; readonly p99: number }
}

export function benchCluster(seconds: number, json: boolean, desk: Desk): number {
  const result = benchResult<Result>('cluster', seconds, desk)
  if (result === null) return 1
  if (json) desk.json(result)
  else tell(result, desk)
  return 0
}

function tell({ measured, ratio }: Result, desk: Desk): void {
  const { number } = desk
  const rows = measured.map((m) => [
    m.store,
    number(m.nodes),
    number(m.movesPerSecond),
    number(m.cpuMicrosPerMove),
    number(m.databaseMicrosPerMove),
    number(m.p50, 1),
    number(m.p99, 1),
    number(m.rssMB),
  ])
  desk.lines(tableLines(desk.t.bench.cluster, rows, desk.width()))
  desk.say()
  const nodes = measured.at(-1)?.nodes ?? 0
  desk.say(
    desk.t.bench.clusterRatio(number(nodes), number(ratio.moves, 2), number(ratio.work, 2), number(ratio.p99, 2)),
  )
}
