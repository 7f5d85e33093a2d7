// What several nodes on PostgreSQL carry, beside one node on each store: the same game, the same load, the players of every table
// spread over the nodes. Prints one JSON object; what it is doing goes to standard error. Ends by itself. Linux only: the
// work of the nodes and of the database is read from /proc.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '../kernel/lists.ts'
import { type Node, startNode } from '../server/test/node.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { chantierSide } from './load/chantier.ts'
import { type Figures, type Measured, measure } from './load/harness.ts'
import { together, withChildren } from './load/processes.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    matches: { type: 'string', default: '200' },
    nodes: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
  },
})
const GAME = 'pillars'
const IN_FLIGHT = 128

const aside = (text: string) => void process.stderr.write(`${text} …\n`)

/** One run with fresh processes. */
async function round(kind: 'sqlite' | 'postgres', count: number): Promise<Measured> {
  const data = mkdtempSync(join(tmpdir(), 'chantier-cluster-'))
  const postgres = kind === 'postgres' ? await startPostgres() : null
  const env = { CHANTIER_DATA: data, ...(postgres !== null && { CHANTIER_STORE: postgres.url }) }
  const nodes: Node[] = []
  try {
    for (let i = 0; i < count; i++) nodes.push(await startNode(env))
    const side = await chantierSide(
      nodes.map((node) => node.port),
      GAME,
    )
    const figures = async (): Promise<Figures> => ({
      ...together(nodes.map((node) => node.pid())),
      database: withChildren(postgres?.pid()),
    })
    const load = { warm: 50, matches: Number(values.matches), spare: 100, seconds: Number(values.seconds) }
    const measured = await measure(side, { figures }, { ...load, inFlight: IN_FLIGHT })
    side.close()
    return measured
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
    await postgres?.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

const middle = (all: readonly Measured[]) =>
  at(
    all.toSorted((a, b) => a.movesPerSecond - b.movesPerSecond),
    all.length >> 1,
  )

const ways = [
  { store: 'sqlite', nodes: 1 },
  { store: 'postgres', nodes: 1 },
  { store: 'postgres', nodes: Number(values.nodes) },
] as const
const all: Measured[][] = ways.map(() => [])
for (let k = 0; k < Number(values.rounds); k++)
  for (const [i, { store, nodes }] of ways.entries()) {
    aside(`${store}, ${nodes} ${nodes === 1 ? 'node' : 'nodes'}, round ${k + 1}`)
    const one = await round(store, nodes)
    all[i]?.push(one)
    aside(`${one.movesPerSecond} moves a second, ${one.cpuMicrosPerMove} + ${one.databaseMicrosPerMove} µs each`)
  }
const measured = ways.map((way, i) => ({ ...way, ...middle(all[i] ?? []) }))
const work = (m: Measured | undefined) => (m?.cpuMicrosPerMove ?? 0) + (m?.databaseMicrosPerMove ?? 0)
const [, one, several] = measured
process.stdout.write(
  `${JSON.stringify({
    load: loadavg()[0],
    seconds: Number(values.seconds),
    measured,
    ratio: {
      moves: (several?.movesPerSecond ?? 0) / (one?.movesPerSecond ?? 1),
      work: work(several) / (work(one) || 1),
      p99: (several?.p99 ?? 0) / (one?.p99 ?? 1),
    },
  })}\n`,
)
process.exit(0)
