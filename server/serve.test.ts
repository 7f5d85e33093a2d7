import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { folder } from './test/door.ts'
import { ask, guest } from './test/guests.ts'
import { freePort } from './test/node.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** The server as a process, and all that it says. */
function begin(args: readonly string[], env: Record<string, string> = {}) {
  const { LANG: _, LC_ALL: __, ...rest } = process.env
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...rest, ...env } })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.err += text
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', () => said.err.includes('http://') && resolve())
    child.on('close', () => reject(new Error(said.err)))
  })
  ready.catch(() => {})
  children.push(child)
  return { child, said, ended, ready }
}

describe('the server', () => {
  it('says one address, and Ctrl-C ends it in good order: live connections hear 1012, exit code 0', async () => {
    const port = await freePort()
    const { child, said, ended, ready } = begin(['--data', folder(), '--port', String(port)], { CHANTIER_LOG: 'info' })
    await ready
    // What a house without an owner says comes after it, sometimes at once.
    const [first] = said.err.split('\n')
    expect(first).toBe(`The table is laid at http://localhost:${port}/  Ctrl-C ends.`)
    const address = `http://127.0.0.1:${port}`
    const cookie = await guest(address, 'Ada')
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie, origin: address } })
    await new Promise((resolve) => socket.once('message', resolve))
    const metrics = await (await fetch(`${address}/metrics`)).text()
    expect(metrics).toContain('chantier_sockets 1')
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    child.kill('SIGINT')
    expect(await closed).toBe(1012)
    expect(await ended).toBe(0)
    // The log knows neither cookies nor addresses.
    expect(said.out).toContain('"path":"/api/me"')
    expect(said.out).not.toContain(cookie.slice('chantier='.length, 30))
    expect(said.out.replaceAll('http://127.0.0.1', '')).not.toContain('127.0.0.1')
  })

  it('closes the live connections of whoever signs out everywhere', async () => {
    const port = await freePort()
    const { child, ended, ready } = begin(['--data', folder(), '--port', String(port)], { CHANTIER_LOG: 'silent' })
    await ready
    const address = `http://127.0.0.1:${port}`
    const cookie = await guest(address, 'Ada')
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie } })
    await new Promise((resolve) => socket.once('message', resolve))
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    expect((await ask(address, cookie, 'POST', '/api/me/sign-out', { everywhere: true })).status).toBe(204)
    expect(await closed).toBe(4001)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('says in a sentence why it cannot start', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const busy = begin(['--data', folder(), '--port', String(port)], { LANG: 'fr_FR.UTF-8', CHANTIER_LOG: 'silent' })
    expect(await busy.ended).toBe(1)
    expect(busy.said.err).toBe(`Le port ${port} est déjà pris. Donnez-en un autre à CHANTIER_PORT ou à --port.\n`)
    other.close()
    const wrong = begin(['--port', 'x', '--store', 'mysql://u:secret@h/d'])
    expect(await wrong.ended).toBe(2)
    expect(wrong.said.err.split('\n')).toHaveLength(3)
    expect(wrong.said.err).not.toContain('secret')
    const nowhere = begin(['--data', join(import.meta.filename, 'below')], { CHANTIER_LOG: 'silent' })
    expect(await nowhere.ended).toBe(1)
    expect(nowhere.said.err).toMatch(/^The table cannot be laid: .*\n$/)
  })
})
