// A real server for the browser to play against: started on a folder of its own, killed and started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/test/node.ts'

const ROOT = join(import.meta.dirname, '..', '..')

export interface TestServer {
  readonly address: string
  readonly port: number
  start(): Promise<void>
  /** As a power cut would: nothing is said, nothing is flushed. */
  kill(): Promise<void>
  /** Ends it and forgets its folder. */
  end(): Promise<void>
  /** Puts its clock forward, as if so many milliseconds had gone by. */
  forward(ms: number): Promise<void>
  /** The folder with all that it keeps. */
  readonly data: string
}

/** `more` are settings as environment variables; with a `clock` it can be put forward. */
export async function testServer(
  more: Readonly<Record<string, string>> = {},
  port?: number,
  clock = false,
): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'chantier-online-'))
  port ??= await freePort()
  const address = `http://127.0.0.1:${port}/`
  let running: ChildProcess | null = null
  let ahead = 0

  async function start(): Promise<void> {
    const place = { CHANTIER_DATA: data, CHANTIER_PORT: String(port), CHANTIER_HOST: '127.0.0.1' }
    const child = spawn(process.execPath, [join(ROOT, 'server', clock ? join('test', 'clockwork.ts') : 'main.ts')], {
      cwd: ROOT,
      env: { ...process.env, CHANTIER_LOG: 'error', ...place, TEST_AHEAD: String(ahead), ...more },
      stdio: ['ignore', 'inherit', 'inherit', ...(clock ? (['ipc'] as const) : [])],
    })
    running = child
    for (let tries = 0; tries < 300; tries++) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
      const well = await fetch(`${address}healthz`).then(
        (r) => r.ok,
        () => false,
      )
      if (well) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the server does not answer')
  }
  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = running
    running = null
    if (child === null || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    address,
    port,
    start,
    data,
    async forward(ms) {
      ahead += ms
      const child = running
      if (child === null) return
      if (!clock) throw new Error('this server has no clock of its own')
      const done = once(child, 'message')
      child.send(ms)
      await done
    },
    kill: () => stop('SIGKILL'),
    async end() {
      await stop('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export interface Wire {
  readonly address: string
  /** Breaks every connection and lets none through until `mend`. */
  cut(): void
  mend(): void
  end(): void
}

/** A wire between a browser and the server that can be cut. */
export async function wireTo(port: number): Promise<Wire> {
  const open = new Set<Socket>()
  let whole = true
  const server = createServer((near) => {
    if (!whole) {
      near.destroy()
      return
    }
    const far = connect(port, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    cut() {
      whole = false
      for (const socket of open) socket.destroy()
    },
    mend() {
      whole = true
    },
    end() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
