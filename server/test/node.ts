// A node of the house in a process of its own, as it runs for people: started, killed, started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import lean from '../process.json' with { type: 'json' }

export interface Node {
  readonly port: number
  readonly address: string
  pid(): number | undefined
  /** The last that it said on its error output. */
  said(): string
  /** Its exit code, once it has ended by itself or otherwise. */
  ended(): Promise<number | null>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Asks it to end, and gives its exit code. */
  stop(): Promise<number | null>
}

const HOUSE = join(import.meta.dirname, '..', '..')
const CACHE = join(HOUSE, lean.cache)

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Without limits, which are tested elsewhere, and quiet. */
const FREE: NodeJS.ProcessEnv = {
  CHANTIER_LOG: 'error',
  CHANTIER_LIMIT_REQUESTS: '0',
  CHANTIER_LIMIT_GUESTS: '0',
  CHANTIER_LIMIT_SOCKETS: '0',
  CHANTIER_LIMIT_TABLES: '0',
  CHANTIER_LIMIT_COMMANDS: '0',
  CHANTIER_LIMIT_ADDRESS: '0',
  CHANTIER_LIMIT_KEPT: '0',
}

/** So much of its error output is remembered, in signs. */
const REMEMBERED = 8000

/** `house` is the folder of another version, laid out beside this one; `flags` are Node's own. */
export async function startNode(
  env: NodeJS.ProcessEnv,
  house: string = HOUSE,
  flags: readonly string[] = [],
): Promise<Node> {
  const port = await freePort()
  let child: ChildProcess | null = null
  let ended: Promise<number | null> = Promise.resolve(null)
  let said = ''

  async function start(): Promise<void> {
    child = spawn(process.execPath, [...lean.flags, ...flags, join(house, 'server', 'main.ts')], {
      env: {
        NODE_COMPILE_CACHE: CACHE,
        ...lean.env,
        ...process.env,
        ...FREE,
        ...env,
        CHANTIER_PORT: String(port),
        CHANTIER_HOST: '127.0.0.1',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const mine = child
    said = ''
    mine.stderr?.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-REMEMBERED)
    })
    ended = new Promise((resolve) => mine.once('exit', (code) => resolve(code)))
    for (let tries = 0; tries < 600; tries++) {
      if (mine.exitCode !== null) throw new Error(`the server ended with code ${mine.exitCode}: ${said}`)
      const answers = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        (reply) => reply.ok,
        () => false,
      )
      if (answers) return
      await new Promise((go) => setTimeout(go, 50))
    }
    throw new Error('the server does not answer')
  }

  await start()
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    pid: () => child?.pid,
    said: () => said,
    ended: () => ended,
    start,
    async kill() {
      child?.kill('SIGKILL')
      await ended
    },
    async stop() {
      child?.kill('SIGTERM')
      return ended
    },
  }
}
