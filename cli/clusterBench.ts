// chantier bench cluster: what several nodes on PostgreSQL carry, beside one node on each store.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Measured } from '../bench/load/harness.ts'
import type { Desk } from './desk.ts'
import { tableLines } from './page.ts'
import { HOUSE } from './reference.ts'

interface Result {
  readonly measured: readonly (Measured & { readonly store: string; readonly nodes: number })[]
  /** Several nodes to one, both on PostgreSQL. */
  readonly ratio: { readonly moves: number; readonly work: number; readonly p99: number }
}

export function benchCluster(seconds: number, json: boolean, desk: Desk): number {
  const { status, stdout } = spawnSync(process.execPath, [join('bench', 'cluster.ts'), '--seconds', `${seconds}`], {
    cwd: HOUSE,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) {
    desk.aside(desk.t.bench.broken('cluster', `${status}`))
    return 1
  }
  const result: Result = JSON.parse(stdout)
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
