// Measures the game server from a second process, and boardgame.io's server beside it: the same game, the same load, in
// turns. Prints one JSON object; what it is doing goes to standard error. Ends by itself.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lean from '../server/process.json' with { type: 'json' }
import { freePort } from '../server/test/node.ts'
import { chantierSide } from './load/chantier.ts'
import { type Load, type Measured, measure, type Served, type Side, serve } from './load/harness.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    matches: { type: 'string', default: '50,200,1000' },
    /** Moves a second of the calm run. */
    rate: { type: 'string', default: '200' },
    /** How often each size is measured, both servers in turns, each time with fresh processes. */
    rounds: { type: 'string', default: '5' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const sizes = values.matches.split(',').map(Number)
const largest = Math.max(...sizes)
const OURS = join(import.meta.dirname, 'load', 'server.ts')
const THEIRS = join(import.meta.dirname, 'boardgame.io')
const GAME = 'pillars'
/** Moves under way at once, on both sides alike: enough that neither server ever waits for the load. */
const IN_FLIGHT = 128
/** Few matches are over before a server has read its own code: both play some more before. */
const WARM = 100
/** And more of them wait than can end in the time, so that the quicker server is not measured on its last few matches. */
const SPARE = 250

const aside = (text: string) => void process.stderr.write(`${text} …\n`)

/** The same small generator for the choices on both sides. */
function numbers(): () => number {
  let a = 1
  return () => {
    a = (Math.imul(a, 48_271) >>> 0) % 2_147_483_647
    return a / 2_147_483_647
  }
}

/** As `npm start` starts it. */
const chantier = (env: NodeJS.ProcessEnv = {}) =>
  serve(OURS, { NODE_COMPILE_CACHE: join(import.meta.dirname, '..', lean.cache), ...lean.env, ...env }, lean.flags)

async function ours(load: Load): Promise<Measured> {
  const served = await chantier()
  return finished(await chantierSide([served.port], GAME), served, load)
}

async function theirs(load: Load): Promise<Measured> {
  const served = await serve(join(THEIRS, 'server.mjs'))
  const { boardgameSide } = (await import(join(THEIRS, 'clients.mjs'))) as {
    boardgameSide(port: number, random: () => number): Side
  }
  return finished(boardgameSide(served.port, numbers()), served, load)
}

async function finished(side: Side, served: Served, load: Load): Promise<Measured> {
  try {
    return await measure(side, served, load)
  } finally {
    side.close()
    await served.end()
  }
}

/** All clients lose their server, and come back: how long until the last one sees its table again. */
async function rejoin(matches: number): Promise<{ clients: number; seconds: number }> {
  const data = mkdtempSync(join(tmpdir(), 'chantier-bench-'))
  const port = await freePort()
  const env = { CHANTIER_BENCH_DATA: data, CHANTIER_BENCH_PORT: String(port) }
  const first = await chantier(env)
  const side = await chantierSide([port], GAME)
  await side.open(matches)
  const before = side.lines.map((p) => p.tables)
  first.child.kill('SIGKILL')
  const second = await chantier(env)
  const from = performance.now()
  while (side.lines.some((p, i) => p.tables === before[i])) {
    if (performance.now() - from > 60_000) break
    await new Promise((go) => setTimeout(go, 10))
  }
  const took = performance.now() - from
  side.close()
  await second.end()
  rmSync(data, { recursive: true, force: true })
  return { clients: side.lines.length, seconds: Math.round(took / 10) / 100 }
}

const withReference = existsSync(join(THEIRS, 'node_modules', 'boardgame.io'))
const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)
const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] as number

/** All rounds as one. A machine is quicker in one minute than in the next, and one process than another: only many rounds tell. */
function pooled(all: readonly Measured[]): Measured {
  const moves = sum(all.map((m) => m.moves))
  const aMove = (of: (m: Measured) => number) => Math.round(sum(all.map((m) => of(m) * m.moves)) / moves)
  return {
    ...(all[0] as Measured),
    moves,
    movesPerSecond: Math.round(moves / sum(all.map((m) => m.moves / m.movesPerSecond))),
    cpuMicrosPerMove: aMove((m) => m.cpuMicrosPerMove),
    bytesPerMove: aMove((m) => m.bytesPerMove),
    p50: middle(all.map((m) => m.p50)),
    p99: middle(all.map((m) => m.p99)),
    rssMB: Math.max(...all.map((m) => m.rssMB)),
  }
}

const throughput: { readonly chantier: Measured; readonly reference: Measured | null }[] = []
for (const matches of sizes) {
  const load = { warm: WARM, matches, spare: SPARE, seconds, inFlight: IN_FLIGHT }
  const mine: Measured[] = []
  const others: Measured[] = []
  for (let round = 1; round <= rounds; round++) {
    aside(`chantier, ${matches} matches, round ${round}`)
    const one = await ours(load)
    mine.push(one)
    if (!withReference) continue
    aside(`boardgame.io, ${matches} matches, round ${round}`)
    const other = await theirs(load)
    others.push(other)
    aside(`${(one.movesPerSecond / other.movesPerSecond).toFixed(2)} times as many moves a second`)
  }
  throughput.push({ chantier: pooled(mine), reference: withReference ? pooled(others) : null })
}
aside(`chantier, ${largest} matches at ${values.rate} moves a second`)
const calm = await ours({ matches: largest, seconds: seconds * 2, inFlight: 0, rate: Number(values.rate) })
aside(`chantier, ${largest * 4} clients rejoin after a kill`)
const back = await rejoin(largest)
process.stdout.write(
  `${JSON.stringify({ load: loadavg()[0], node: process.versions.node, seconds, throughput, calm, rejoin: back })}\n`,
)
process.exit(0)
