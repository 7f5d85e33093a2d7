// A disk that fails: the process ends with a sentence, and nothing that is not on the disk was ever acknowledged.
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { anyChoice } from '../bots/random.ts'
import { findTitle } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { rngOf } from '../kernel/random.ts'
import { folder } from './test/door.ts'
import { guest, startTable } from './test/guests.ts'
import { freePort } from './test/node.ts'
import { playerAt, type Steady } from './test/steady.ts'

const HERE = import.meta.dirname
const children: ChildProcess[] = []
const players: Steady[] = []
afterAll(() => {
  for (const player of players) player.close()
  for (const child of children) child.kill('SIGKILL')
})

/** A server whose disk fails once the file `fault` is there. */
async function begin(data: string, port: number, fault: string) {
  const args = ['--import', join(HERE, 'test', 'faultyDisk.mjs'), join(HERE, 'main.ts')]
  const child = spawn(process.execPath, [...args, '--data', data, '--port', String(port)], {
    env: { ...process.env, LANG: 'C', LC_ALL: 'C', CHANTIER_FAULT: fault, CHANTIER_LOG: 'fatal' },
  })
  children.push(child)
  let said = ''
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  )
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text) => {
      said += text
      if (said.includes('http://')) resolve()
    })
    ended.then(({ code }) => reject(new Error(`ended with ${code}: ${said}`)))
  })
  return { ended }
}

describe('a disk that fails', () => {
  it('ends the house, and what was not flushed is acknowledged by nobody, also when it is said again', async () => {
    const data = folder()
    const fault = join(data, 'fault')
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const first = await begin(data, port, fault)
    const cookies = [await guest(address, 'Ada'), await guest(address, 'Bea')]
    const table = await startTable(address, cookies, { game: 'castle', seats: 2 })
    for (const cookie of cookies) players.push(playerAt({ table, cookie, address: () => address }))
    await Promise.all(players.map((player) => player.joined))
    const title = await findTitle('castle')
    if (title === null) throw new Error('no such game')
    const rng = rngOf('flush')
    const mover = players.find(({ view, seat }) => view && seat !== null && deciders(title.game, view).includes(seat))
    if (mover?.view == null || mover.seat === null) throw new Error('nobody is to move')
    const choice = anyChoice(title.game, mover.view, mover.seat, rng)

    writeFileSync(fault, '')
    const answered = mover.play(choice)
    const { code, said } = await first.ended
    expect(code).toBe(1)
    expect(said).toContain('nothing can be kept any more (EIO')
    expect(mover.done.size).toBe(0)

    // With a disk that works the player, who has said it again ever since, is answered once.
    rmSync(fault)
    await begin(data, port, fault)
    expect(await answered).toBeNull()
    expect([...mover.done.values()]).toHaveLength(1)
  })
})
