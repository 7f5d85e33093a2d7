// One task after the other: our queue and fastq.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { queueOf } from '../../server/tables/runtime/queue.ts'
import { inTurns, micros, optional } from './inTurns.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const held = () => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Bytes that one of many takes. */
function bytesOf(make: () => unknown, many = 20_000): number {
  const from = held()
  const list = Array.from({ length: many }, make)
  return Math.round((held() - from) / list.length)
}

export async function queue(): Promise<string> {
  const ours = queueOf()
  const fastq = await optional('fastq')
  const theirs = fastq?.default.promise(async (task: () => unknown) => task(), 1)
  const task = () => 1
  const tenOf = (push: (work: () => number) => Promise<unknown>) => () =>
    Promise.all(Array.from({ length: 10 }, () => push(task)))
  const took = await inTurns(
    { ours: tenOf((work) => ours(work)), ...(theirs && { fastq: tenOf((work) => theirs.push(work)) }) },
    2000,
  )
  const idle = `idle: ours ${bytesOf(queueOf)} bytes`
  const fastqIdle = theirs ? `, fastq ${bytesOf(() => fastq.default.promise(async () => 1, 1))} bytes` : ''
  return `ten tasks: ${micros(took)}; ${idle}${fastqIdle}`
}

export async function filter(): Promise<string> {
  const { bloomFilterOf } = await import('../../server/store/sqlite/bloomFilter.ts')
  let said = 0
  /** No two tables share a command. */
  const commands = () => Array.from({ length: 100 }, () => `${said & 3}:3f2a91c8-7b1d-4c55-${said++}`)
  const bloom = bytesOf(() => {
    const made = bloomFilterOf(400)
    for (const command of commands()) made.add(command)
    return made
  }, 2000)
  const set = bytesOf(() => new Set(commands()), 2000)
  return `100 commands of a table: Bloom filter ${bloom} bytes, a Set ${set} bytes`
}
