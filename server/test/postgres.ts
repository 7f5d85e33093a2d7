// A PostgreSQL of the test's own: a fresh cluster in a temporary folder, on loopback, gone when the test ends.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebian } from './debian.mjs'
import { freePort } from './node.ts'

export interface Postgres {
  readonly url: string
  pid(): number | undefined
  /** It has ended by itself, as it does where it cannot write its log. */
  hasEnded(): boolean
  /** Ends it as a power cut would, and starts it again on the same files and port. */
  crash(): Promise<void>
  stop(): Promise<void>
}

const ROOT = process.getuid?.() === 0

/** The folder of the server's programs: from the environment, the path, or where Debian puts them. */
function programs(): string | null {
  const fixed = process.env.CHANTIER_POSTGRES_BIN
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []
  const onPath = (process.env.PATH ?? '').split(':')
  return [fixed ?? '', ...debian, ...onPath].find((dir) => dir !== '' && existsSync(join(dir, 'initdb'))) ?? null
}

function installed(): string {
  const here = programs()
  if (here !== null) return here
  const now = installDebian(['postgresql']) ? programs() : null
  if (now !== null) return now
  throw new Error(
    'These tests need PostgreSQL. Install it (Debian: apt-get install postgresql), or set CHANTIER_POSTGRES_BIN to the folder of initdb.',
  )
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made, or as nobody. */
function owner(): { uid: number; gid: number } | null {
  if (!ROOT) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (user === undefined) throw new Error('PostgreSQL needs a user other than root: make one named postgres.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** `settings` are lines of postgresql.conf such as `max_connections=50`; its files lie below `place`. */
export async function startPostgres(settings: readonly string[] = [], place: string = tmpdir()): Promise<Postgres> {
  const bin = installed()
  const as: { uid?: number; gid?: number } = owner() ?? {}
  const folder = mkdtempSync(join(place, 'chantier-postgres-'))
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const initdb = ['-D', data, '-U', 'chantier', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), initdb, { ...as, stdio: ['ignore', 'ignore', 'inherit'], cwd: folder })
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  for (const setting of settings) args.push('-c', setting)
  let running = await run(bin, args, as, folder)
  return {
    url: `postgres://chantier@127.0.0.1:${port}/postgres`,
    pid: () => running.pid,
    hasEnded: () => running.exitCode !== null || running.signalCode !== null,
    async crash() {
      await end(running, 'SIGKILL')
      running = await again(() => run(bin, args, as, folder))
    },
    async stop() {
      await end(running, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function run(bin: string, args: readonly string[], as: object, cwd: string): Promise<ChildProcess> {
  const child = spawn(join(bin, 'postgres'), args, { ...as, cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  return new Promise((resolve, reject) => {
    let log = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (log.includes('database system is ready to accept connections')) resolve(child)
    })
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}.\n${log}`)))
    child.once('error', reject)
  })
}

/** After a kill its children still hold the memory for a moment: tries again for some seconds. */
async function again(start: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let tries = 0; ; tries++) {
    try {
      return await start()
    } catch (error) {
      if (tries >= 40) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
