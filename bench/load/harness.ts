// Drives one server with many matches from outside it, and measures: the same for every server that is compared.
import { type ChildProcess, fork } from 'node:child_process'

/** A server under load: its matches, each with four clients that follow it. */
export interface Side {
  readonly name: string
  /** Opens matches and connects their clients. */
  open(matches: number): Promise<void>
  /** Makes one random choice in a match; resolves when all four clients know it; false when the match is over. */
  move(match: number): Promise<boolean>
  /** Bytes that all clients have received so far. */
  received(): number
  close(): void
}

export interface Load {
  /** Matches played before, to their end or for some seconds: a server is measured warm. */
  readonly warm?: number
  readonly matches: number
  /** Matches that wait beside these, opened before: one takes the place of each that ends, so that as many are played throughout. */
  readonly spare?: number
  readonly seconds: number
  /** Moves under way at once; with `rate` instead, moves are begun at this many a second whatever the server does. */
  readonly inFlight: number
  readonly rate?: number
}

export interface Measured {
  readonly server: string
  readonly matches: number
  readonly sockets: number
  readonly moves: number
  readonly movesPerSecond: number
  readonly cpuMicrosPerMove: number
  /** What a database beside the servers used; 0 where there is none. */
  readonly databaseMicrosPerMove: number
  readonly bytesPerMove: number
  readonly p50: number
  readonly p99: number
  readonly rssMB: number
}

export interface Figures {
  readonly cpu: NodeJS.CpuUsage
  readonly rss: number
  readonly database?: NodeJS.CpuUsage
}

const sumOf = ({ user, system }: NodeJS.CpuUsage) => user + system

/** A server in a process of its own, which answers what it has used. */
export interface Served {
  readonly port: number
  readonly child: ChildProcess
  figures(): Promise<Figures>
  end(): Promise<void>
}

/** `flags` are those of Node itself. */
export function serve(program: string, env: NodeJS.ProcessEnv = {}, flags: readonly string[] = []): Promise<Served> {
  const child = fork(program, [], {
    env: { ...process.env, ...env },
    execArgv: [...flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const answer = <T>(ask: string | null) =>
    new Promise<T>((resolve, reject) => {
      child.once('message', (m) => resolve(m as T))
      child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)))
      if (ask !== null) child.send(ask)
    })
  return answer<{ port: number }>(null).then(({ port }) => ({
    port,
    child,
    figures: () => answer<Figures>('figures'),
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.send('end')
      }),
  }))
}

const quantile = (sorted: readonly number[], q: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0) * 100) / 100

export async function measure(side: Side, served: Pick<Served, 'figures'>, load: Load): Promise<Measured> {
  const { warm = 0, spare = 0 } = load
  if (warm > 0) {
    await side.open(warm)
    await drive(
      side,
      load,
      Array.from({ length: warm }, (_, i) => i),
    )
  }
  await side.open(load.matches + spare)
  const matches = Array.from({ length: load.matches + spare }, (_, i) => warm + i)
  await drive(side, { ...load, seconds: Math.min(1, load.seconds / 4) }, matches)
  const before = await served.figures()
  const bytes = side.received()
  const { took, times } = await drive(side, load, matches)
  const after = await served.figures()
  const cpu = sumOf(after.cpu) - sumOf(before.cpu)
  const nothing = { user: 0, system: 0 }
  const database = sumOf(after.database ?? nothing) - sumOf(before.database ?? nothing)
  const sorted = times.sort((a, b) => a - b)
  return {
    server: side.name,
    matches: load.matches,
    sockets: load.matches * 4,
    moves: times.length,
    movesPerSecond: Math.round(times.length / took),
    cpuMicrosPerMove: Math.round(cpu / times.length),
    databaseMicrosPerMove: Math.round(database / times.length),
    bytesPerMove: Math.round((side.received() - bytes) / times.length),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    rssMB: Math.round(after.rss / 1e6),
  }
}

/** Moves in turn in the first matches that are not over, one at a time in each. What is over leaves the list, and the next one is played. */
async function drive(side: Side, load: Load, matches: number[]): Promise<{ took: number; times: number[] }> {
  const times: number[] = []
  const free = matches.slice(0, load.matches)
  const waiting = matches.slice(load.matches)
  const start = performance.now()
  const end = start + load.seconds * 1000
  let under = 0
  const one = async () => {
    const match = free.shift()
    if (match === undefined) return false
    under++
    const begun = performance.now()
    if (await side.move(match)) {
      times.push(performance.now() - begun)
      free.push(match)
    } else {
      matches.splice(matches.indexOf(match), 1)
      const next = waiting.shift()
      if (next !== undefined) free.push(next)
    }
    under--
    return true
  }
  /** Even so all may be over before the time is. */
  const played = () => free.length === 0 && under === 0
  if (load.rate === undefined) {
    const line = async () => {
      while (performance.now() < end && !played()) if (!(await one())) await new Promise((go) => setTimeout(go, 1))
    }
    await Promise.all(Array.from({ length: Math.min(load.inFlight, load.matches) }, line))
  } else {
    const going = new Set<Promise<unknown>>()
    for (let i = 0; performance.now() < end; i++) {
      const wait = start + (i * 1000) / load.rate - performance.now()
      if (wait > 0) await new Promise((go) => setTimeout(go, wait))
      const move = one()
      going.add(move)
      void move.finally(() => going.delete(move))
    }
    await Promise.all(going)
  }
  return { took: (performance.now() - start) / 1000, times }
}
