// npm run bench:crowd [-- --tables 10000 --rate 2000 --minutes 10 --kill 60 --nodes 3 --loads 3]: many tables with
// all their players over several nodes, a steady pace, and a node killed now and then; then how much memory the house takes with the
// same tables asleep, and with ten times as many. Prints one JSON object; what it is doing goes to standard error. Ends by itself.
// Linux only: the work of the nodes and of the database is read from /proc.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '../kernel/lists.ts'
import { type Node, startNode } from '../server/test/node.ts'
import { type Postgres, startPostgres } from '../server/test/postgres.ts'
import { asleep } from './load/asleep.ts'
import type { Order, Report } from './load/crowdLoad.ts'
import { together, withChildren } from './load/processes.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    /** Seconds from one kill to the next; 0 for none. */
    kill: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '3' },
    loads: { type: 'string', default: '3' },
  },
})
const TABLES = Number(values.tables)
const SECONDS = Math.round(Number(values.minutes) * 60)
const KILL = Number(values.kill)
const LOADS = Number(values.loads)
const GAME = 'pillars'
/** How long a killed node stays away. */
const AWAY_MS = 5000
/** Moves so soon after a kill are told apart, in seconds. */
const SHAKEN = 10

const aside = (text: string) => void process.stderr.write(`${text} …\n`)
const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

type Played = Extract<Report, { known: number }>
interface Kill {
  /** Seconds after the beginning. */
  readonly at: number
  away: number
  backAfter: number
}

/** The processes of the load, and what they say. */
class Loads {
  readonly #children: readonly ChildProcess[]
  readonly kills: Kill[] = []
  readonly #heard: ((report: Report) => void)[] = []

  constructor(count: number) {
    this.#children = Array.from({ length: count }, () =>
      fork(join(import.meta.dirname, 'load', 'crowdLoad.ts'), [], { serialization: 'advanced' }),
    )
    for (const child of this.#children)
      child.on('message', (report: Report) => {
        const kill = 'kill' in report ? this.kills[report.kill] : undefined
        if (kill !== undefined && 'kill' in report) {
          kill.away += report.away
          kill.backAfter = Math.max(kill.backAfter, report.backAfter)
        } else for (const hear of this.#heard.splice(0, 1)) hear(report)
      })
  }

  /** Tells each of them something, and waits for as many answers. */
  ask<R extends Report>(orderFor: (load: number) => Order): Promise<R[]> {
    const broken = this.#children.map(
      (child) =>
        new Promise<never>((_, fail) =>
          child.once('exit', (code) => fail(new Error(`a load ended with code ${code}`))),
        ),
    )
    const answers = this.#children.map(() => new Promise<R>((hear) => this.#heard.push((report) => hear(report as R))))
    this.tell(orderFor)
    return Promise.race([Promise.all(answers), ...broken])
  }

  tell(orderFor: (load: number) => Order): void {
    for (const [load, child] of this.#children.entries()) child.send(orderFor(load))
  }

  end(): void {
    for (const child of this.#children) {
      child.removeAllListeners('exit')
      if (child.connected) child.send({ end: true } satisfies Order)
    }
  }
}

/** Kills a node every so often, which comes back a moment later. */
async function storm(nodes: readonly Node[], loads: Loads, going: () => boolean, from: number): Promise<void> {
  if (KILL === 0) return
  for (let kill = 0; ; kill++) {
    const due = from + (kill + 1) * KILL * 1000
    while (performance.now() < due) {
      if (!going()) return
      await pause(100)
    }
    const node = at(nodes, kill % nodes.length)
    aside(`node ${(kill % nodes.length) + 1} is killed`)
    loads.kills.push({ at: (performance.now() - from) / 1000, away: 0, backAfter: 0 })
    await node.kill()
    loads.tell(() => ({ killed: kill }))
    await pause(AWAY_MS)
    await node.start()
  }
}

const quantile = (sorted: Float64Array, q: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0) * 10) / 10

/** Half, 99 of 100 and the longest of some moves, in milliseconds. */
function timesOf(all: readonly Played[], keep: (at: number) => boolean) {
  const kept = all.flatMap(({ at, took }) => [...took].filter((_, i) => keep(at[i] ?? 0)))
  const sorted = Float64Array.from(kept).sort()
  return { moves: sorted.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), most: quantile(sorted, 1) }
}

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)
const used = ({ user, system }: NodeJS.CpuUsage) => user + system

const share = (load: number) => Math.floor((TABLES * (load + 1)) / LOADS) - Math.floor((TABLES * load) / LOADS)
const from = (list: readonly number[], first: number) => [...list.slice(first), ...list.slice(0, first)]

/** Lays the tables; each load at another node. */
async function lay(nodes: readonly Node[], loads: Loads): Promise<number> {
  aside(`${TABLES} tables are laid`)
  const begun = performance.now()
  const ports = nodes.map(({ port }) => port)
  await loads.ask((load) => ({ lay: { ports: from(ports, load % ports.length), tables: share(load), game: GAME } }))
  return Math.round((performance.now() - begun) / 1000)
}

async function crowd(nodes: readonly Node[], loads: Loads, postgres: Postgres) {
  const memory = () => nodes.map((node) => Math.round(together([node.pid()]).rss / 1e6))
  const work = () => ({
    nodes: sum(nodes.map((node) => used(together([node.pid()]).cpu))),
    database: used(withChildren(postgres.pid())),
  })
  const empty = memory()
  const secondsToLay = await lay(nodes, loads)
  const laid = memory()
  aside(`${values.rate} moves a second for ${SECONDS} seconds`)
  const before = work()
  const begun = performance.now()
  let over = false
  const storming = storm(nodes, loads, () => !over, begun)
  const played = await loads.ask<Played>(() => ({ play: { rate: Number(values.rate) / LOADS, seconds: SECONDS } }))
  over = true
  await storming
  const took = (performance.now() - begun) / 1000
  const after = work()
  const moves = sum(played.map((one) => one.known))
  const isShaken = (moment: number) => loads.kills.some((kill) => moment >= kill.at && moment < kill.at + SHAKEN)
  const perMove = (micros: number) => Math.round(micros / moves)
  return {
    ...{ load: loadavg()[0], tables: TABLES, sockets: TABLES * 4, nodes: nodes.length, secondsToLay },
    ...{ seconds: Math.round(took), moves, movesPerSecond: Math.round(moves / took) },
    putOff: sum(played.map((one) => one.late)),
    // Where entries were lost or made twice, these two differ.
    lostOrTwice: moves - sum(played.map((one) => one.standing)),
    all: timesOf(played, () => true),
    undisturbed: timesOf(played, (moment) => !isShaken(moment)),
    kills: loads.kills.map((kill) => ({
      at: Math.round(kill.at),
      away: kill.away,
      backAfter: Math.round(kill.backAfter) / 1000,
    })),
    // Of nodes that were killed only what they have done since is known.
    ...(KILL === 0 && { microsPerMove: perMove(after.nodes - before.nodes) }),
    databaseMicrosPerMove: perMove(after.database - before.database),
    bytesPerMove: perMove(sum(played.map((one) => one.bytes))),
    memoryMB: { empty, laid, full: memory() },
  }
}

const data = mkdtempSync(join(tmpdir(), 'chantier-crowd-'))
const postgres = await startPostgres(['max_connections=200'])
const env = { CHANTIER_DATA: data, CHANTIER_STORE: postgres.url, CHANTIER_LIMIT_CONNECTIONS: '0' }
const nodes: Node[] = []
const loads = new Loads(LOADS)
try {
  for (let i = 0; i < Number(values.nodes); i++) nodes.push(await startNode(env))
  const awake = await crowd(nodes, loads, postgres)
  loads.end()
  for (const node of nodes.splice(0)) await node.stop()
  aside('the tables sleep')
  process.stdout.write(`${JSON.stringify({ ...awake, asleep: await asleep(env, postgres.url, TABLES) })}\n`)
} finally {
  loads.end()
  for (const node of nodes) await node.kill()
  await postgres.stop()
  rmSync(data, { recursive: true, force: true })
}
process.exit(0)
