// chantier bench server: what the game server can carry, with boardgame.io's server beside it.
import type { Measured } from '../bench/load/harness.ts'
import { benchResult } from './benchRun.ts'
import type { Desk } from './desk.ts'
import { tableLines } from './page.ts'
import { installReference } from './reference.ts'

interface Result {
  readonly load: number
  readonly throughput: readonly { readonly chantier: Measured; readonly reference: Measured | null }[]
  readonly calm: Measured
  readonly rejoin: { readonly clients: number; readonly seconds: number }
}

export function benchServer(seconds: number, json: boolean, desk: Desk): number {
  const reference = installReference(desk)
  const result = benchResult<Result>('server', seconds, desk)
  if (result === null) return 1
  if (json) desk.json(result)
  else tell(result, desk)
  if (!reference) desk.aside(desk.t.bench.noReference(desk.t.bench.notInstalled))
  return reference ? 0 : 1
}

function tell({ throughput, calm, rejoin }: Result, desk: Desk): void {
  const { number } = desk
  const t = desk.t.bench
  const row = (m: Measured) => [
    m.server,
    number(m.matches),
    number(m.movesPerSecond),
    number(m.cpuMicrosPerMove),
    number(m.bytesPerMove),
    number(m.p50, 1),
    number(m.p99, 1),
    number(m.rssMB),
  ]
  const rows = throughput.flatMap(({ chantier, reference }) => [chantier, ...(reference === null ? [] : [reference])])
  desk.lines(tableLines(t.server, [...rows.map(row), row(calm)], desk.width()))
  desk.say()
  for (const { chantier, reference } of throughput) {
    if (reference === null) continue
    const times = (mine: number, theirs: number) => number(mine / theirs, 2)
    desk.say(
      t.serverRatio(
        number(chantier.matches),
        times(chantier.movesPerSecond, reference.movesPerSecond),
        times(chantier.cpuMicrosPerMove, reference.cpuMicrosPerMove),
        times(chantier.bytesPerMove, reference.bytesPerMove),
      ),
    )
  }
  desk.say(t.calm(number(calm.matches), number(calm.movesPerSecond), number(calm.p99, 1)))
  desk.say(t.rejoin(number(rejoin.clients), number(rejoin.seconds, 2)))
}
