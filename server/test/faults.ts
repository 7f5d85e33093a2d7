// What goes wrong in a storm besides a killed process: a disk that does not flush, one that is full for a moment, one that is
// full when the house is told to end, and a database that is killed or has no room.
import { rmSync, writeFileSync } from 'node:fs'
import type { Node } from './node.ts'
import type { Postgres } from './postgres.ts'
import type { SmallDisk } from './smallDisk.ts'

export interface Fault {
  readonly name: string
  /** Lets it happen and end again: what did not go as it must, or null. */
  happen(): Promise<string | null>
}

/** Milliseconds within which a house must have ended, or be well again. */
const PATIENCE = 60_000

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

const late = async (): Promise<'late'> => {
  await pause(PATIENCE)
  return 'late'
}

async function isWell(node: Node): Promise<boolean> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(200)) {
    const status = await fetch(`${node.address}/healthz`).then(
      (reply) => reply.status,
      () => 0,
    )
    if (status === 200) return true
  }
  return false
}

/** The disk flushes nothing any more once this file is there (`faultyDisk.mjs`): the house must end, with a sentence. */
export const flushFails = (node: Node, file: string): Fault => ({
  name: 'failed flush',
  async happen() {
    writeFileSync(file, '')
    const code = await Promise.race([node.ended(), late()])
    rmSync(file)
    const said = node.said()
    if (code === 'late') return 'a house whose disk does not flush goes on'
    await node.start()
    if (code !== 1) return `a house whose disk does not flush ended with code ${code}`
    return said.includes('nothing can be kept any more') ? null : `it ended without a sentence: ${said.slice(-200)}`
  },
})

/** For a moment nothing fits on the disk: the house goes on, says so, and is well again by itself. */
export const diskFull = (node: Node, disk: SmallDisk, moment: () => number): Fault => ({
  name: 'full disk',
  async happen() {
    disk.fill()
    await pause(moment())
    disk.free()
    return (await isWell(node)) ? null : 'a house is not well although its disk has room again'
  },
})

/** Nothing fits on the disk when the house is told to end: it ends with a sentence, and opens when there is room. */
export const stopWhenFull = (node: Node, disk: SmallDisk, moment: () => number): Fault => ({
  name: 'end on a full disk',
  async happen() {
    disk.fill()
    await pause(moment())
    const code = await node.stop()
    const said = node.said()
    disk.free()
    await node.start()
    if (code !== 0 && code !== 1) return `told to end on a full disk, a house ended with code ${code}`
    return /\n\s+at /.test(said) ? `told to end on a full disk, a house said: ${said.slice(-400)}` : null
  },
})

/** The database is killed and comes back. */
export const databaseKilled = (postgres: Postgres): Fault => ({
  name: 'killed database',
  async happen() {
    await postgres.crash()
    return null
  },
})

/** The database has no room: it refuses, or ends where it cannot write its log, which is how a flush fails there. */
export const databaseFull = (
  postgres: Postgres,
  nodes: readonly Node[],
  disk: SmallDisk,
  moment: () => number,
): Fault => ({
  name: 'full database',
  async happen() {
    disk.fill()
    await pause(moment())
    disk.free()
    if (postgres.hasEnded()) await postgres.crash()
    for (const node of nodes)
      if (!(await isWell(node))) return 'a node is not well although its database has room again'
    return null
  },
})
