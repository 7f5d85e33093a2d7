// What several nodes on PostgreSQL carry, beside one node on each store: the same game, the same load, the players of every table
// spread over the nodes. Prints one JSON object; what it is doing goes to standard error. Ends by itself. Linux only: the
// work of the nodes and of the database is read from /proc.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '../kernel/lists.ts'
import { type Node, startNode } from '../server/test/node.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { chantierSide } from './load/chantier.ts'
import { type Figures, type Measured, measure } from './load/harness.ts'

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
/** The kernel counts processor time in ticks of 10 ms. */
const TICK = 10_000

const aside = (text: string) => void process.stderr.write(`${text} …\n`)

interface Process {
  readonly parent: number
  readonly cpu: NodeJS.CpuUsage
  /** Of those that it started and that have ended. */
  readonly ended: NodeJS.CpuUsage
  readonly rss: number
}

/** What /proc says of a process; null where it has ended. */
function processOf(pid: number): Process | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    return {
      parent,
      cpu: { user: (fields[11] ?? 0) * TICK, system: (fields[12] ?? 0) * TICK },
      ended: { user: (fields[13] ?? 0) * TICK, system: (fields[14] ?? 0) * TICK },
      rss: (fields[21] ?? 0) * 4096,
    }
  } catch {
    return null
  }
}

/** Processor time and memory of some processes together. */
function together(pids: readonly (number | undefined)[]): { cpu: NodeJS.CpuUsage; rss: number } {
  const found = pids.flatMap((pid) => (pid === undefined ? [] : (processOf(pid) ?? [])))
  return {
    cpu: {
      user: found.reduce((sum, { cpu }) => sum + cpu.user, 0),
      system: found.reduce((sum, { cpu }) => sum + cpu.system, 0),
    },
    rss: found.reduce((sum, { rss }) => sum + rss, 0),
  }
}

/** Processor time of a process and of all that it has started, those that ended meanwhile too. */
function withChildren(pid: number | undefined): NodeJS.CpuUsage {
  if (pid === undefined) return { user: 0, system: 0 }
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const { cpu } = together([pid, ...all.filter((one) => processOf(one)?.parent === pid)])
  const ended = processOf(pid)?.ended ?? { user: 0, system: 0 }
  return { user: cpu.user + ended.user, system: cpu.system + ended.system }
}

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
