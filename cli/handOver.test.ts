// A house that is started through npm, a supervisor or another process ends with whoever started it, and gives its port back.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const LAUNCHER = join(import.meta.dirname, 'chantier.mjs')
const PATIENCE = 20_000

const data = mkdtempSync(join(tmpdir(), 'chantier-hand-over-'))
let started: ChildProcess | null = null
afterEach(() => {
  started?.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

/** Starts a house in the given way and waits for its address. */
async function house(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  started = spawn(file, args, { env: { ...process.env, ...env, LANG: 'C' }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no address: ${said}`)), 60_000)
    const hear = (text: Buffer) => {
      said += text
      const port = /localhost:(\d+)/.exec(said)?.[1]
      if (port === undefined) return
      clearTimeout(late)
      resolve(Number(port))
    }
    started?.stdout?.on('data', hear)
    started?.stderr?.on('data', hear)
  })
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: 'localhost' })
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

async function closes(port: number): Promise<boolean> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    if (!(await answers(port))) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

const serve = ['serve', '--data', data, '--port', '0']

describe('a house and whoever started it', () => {
  it('ends with the shell that npm puts between, which passes no signal on', async () => {
    const command = `"${process.execPath}" "${LAUNCHER}" ${serve.map((word) => `'${word}'`).join(' ')}; true`
    const port = await house('sh', ['-c', command], { npm_lifecycle_event: 'start' })
    expect(await answers(port)).toBe(true)
    started?.kill('SIGTERM')
    expect(await closes(port)).toBe(true)
  })

  it('ends when its launcher is killed', async () => {
    const port = await house(process.execPath, [LAUNCHER, ...serve])
    started?.kill('SIGKILL')
    expect(await closes(port)).toBe(true)
  })

  it('ends in good order when its launcher is asked to', async () => {
    const port = await house(process.execPath, [LAUNCHER, ...serve])
    const ended = new Promise((resolve) => started?.on('exit', resolve))
    started?.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(await closes(port)).toBe(true)
  })
})
