// Runs a benchmark of bench/ that prints one JSON object; what it is doing goes to the terminal.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Desk } from './desk.ts'
import { HOUSE } from './reference.ts'

/** What the benchmark of this name measured; null, and said why, where it ended otherwise. */
export function benchResult<T>(name: string, seconds: number, desk: Desk): T | null {
  const { status, stdout } = spawnSync(process.execPath, [join('bench', `${name}.ts`), '--seconds', `${seconds}`], {
    cwd: HOUSE,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status === 0) return JSON.parse(stdout)
  desk.aside(desk.t.bench.broken(name, `${status}`))
  return null
}
