// npm run test:crash: many live tables, and a server that is killed again and again, on disks that do not flush or are full.
// Nothing acknowledged may be lost, nothing may happen twice, nobody may need to come again. Ends by itself and prints its figures.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPostgres } from '../store/postgres/open.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import type { Store } from '../store/store.ts'
import { audit } from './audit.ts'
import { balance } from './balancer.ts'
import { layTables, seatedAt, titles } from './company.ts'
import { databaseFull, databaseKilled, diskFull, type Fault, flushFails, stopWhenFull } from './faults.ts'
import { type Node, startNode } from './node.ts'
import { startPostgres } from './postgres.ts'
import { smallDisk } from './smallDisk.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    kills: { type: 'string', default: '50' },
    store: { type: 'string', default: 'both' },
    nodes: { type: 'string', default: '3' },
    /** How often each other thing goes wrong: a failed flush, a full disk, a killed database. */
    faults: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '20' },
    /** So many times as long to think: for more kills than usual, matches have to last. */
    pace: { type: 'string', default: '1' },
  },
})
const TABLES = Number(values.tables)
const KILLS = Number(values.kills)
const FAULTS = Number(values.faults)
const PACE = Number(values.pace)
const LATEST = Number(values.minutes) * 60_000

const say = (text: string) => void process.stdout.write(`${text}\n`)
const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
const between = (from: number, to: number) => from + Math.random() * (to - from)

interface House {
  readonly address: string
  readonly nodes: readonly Node[]
  /** What goes wrong besides kills. */
  readonly faults: readonly Fault[]
  store(): Promise<Store>
  end(): Promise<void>
}

/** Megabytes of the disks that are full now and then: room for the battery, and no more. */
const ROOM = { sqlite: 512, postgres: 1024 }
const FAULTY = join(import.meta.dirname, 'faultyDisk.mjs')
const moment = () => between(1000, 4000)

function diskOf(name: keyof typeof ROOM) {
  const disk = smallDisk(ROOM[name])
  if (disk === null) say(`${name}: nothing can be mounted here, so no disk is ever full`)
  return disk
}

async function onSqlite(): Promise<House> {
  const disk = diskOf('sqlite')
  const data = mkdtempSync(join(disk?.folder ?? tmpdir(), 'chantier-crash-'))
  const fault = join(tmpdir(), `chantier-crash-fault-${process.pid}`)
  const node = await startNode({ CHANTIER_DATA: data, CHANTIER_FAULT: fault }, undefined, ['--import', FAULTY])
  return {
    address: node.address,
    nodes: [node],
    faults: [
      flushFails(node, fault),
      ...(disk === null ? [] : [diskFull(node, disk, moment), stopWhenFull(node, disk, moment)]),
    ],
    store: async () => openSqlite(join(data, 'chantier.sqlite')),
    async end() {
      rmSync(data, { recursive: true, force: true })
      disk?.end()
    },
  }
}

async function onPostgres(): Promise<House> {
  const disk = diskOf('postgres')
  // Its log is kept short, because the disk is small.
  const postgres = await startPostgres(disk === null ? [] : ['max_wal_size=64MB', 'min_wal_size=32MB'], disk?.folder)
  const data = mkdtempSync(join(tmpdir(), 'chantier-crash-'))
  const nodes: Node[] = []
  for (let i = 0; i < Number(values.nodes); i++)
    nodes.push(await startNode({ CHANTIER_DATA: data, CHANTIER_STORE: postgres.url }))
  const balancer = await balance(nodes.map((node) => node.port))
  return {
    address: balancer.address,
    nodes,
    faults: [databaseKilled(postgres), ...(disk === null ? [] : [databaseFull(postgres, nodes, disk, moment)])],
    store: () => openPostgres(postgres.url),
    async end() {
      balancer.close()
      await postgres.stop()
      rmSync(data, { recursive: true, force: true })
      disk?.end()
    },
  }
}

interface Storm {
  readonly kills: number
  /** How often what else went wrong. */
  readonly faults: Readonly<Record<string, number>>
  readonly problems: readonly string[]
}

/** Kills a node at random moments, which comes back a moment later; now and then something else goes wrong. */
async function storm({ nodes, faults }: House, going: () => boolean): Promise<Storm> {
  const every = Math.max(1, Math.floor(KILLS / Math.max(1, FAULTS * faults.length)))
  const happened: Record<string, number> = {}
  const problems: string[] = []
  let kills = 0
  let count = 0
  while (kills < KILLS && going()) {
    await pause(between(500, 3500))
    const node = nodes[Math.floor(Math.random() * nodes.length)] as Node
    await node.kill()
    kills++
    await pause(between(0, 800))
    await node.start()
    const fault = faults[count % faults.length]
    if (fault === undefined || kills % every !== 0 || count >= FAULTS * faults.length) continue
    count++
    await pause(between(500, 2000))
    const problem = await fault.happen()
    if (problem !== null) problems.push(problem)
    happened[fault.name] = (happened[fault.name] ?? 0) + 1
  }
  return { kills, faults: happened, problems }
}

async function run(name: string, house: House): Promise<boolean> {
  const from = Date.now()
  const laid = await layTables(house.address, TABLES)
  const company = seatedAt(
    laid,
    () => house.address,
    () => PACE * between(50, 1200),
  )
  const { players } = company
  let over = false
  const all = company.over.then(() => {
    over = true
  })
  const { kills, faults, problems: wrong } = await storm(house, () => !over)
  await Promise.race([all, pause(LATEST - (Date.now() - from))])
  // What was said last may still be on its way.
  company.rest()
  await pause(over ? 1000 : 10_000)
  company.leave()
  const codes = await Promise.all(house.nodes.map((node) => node.stop()))
  const store = await house.store()
  const audited = await audit(
    store,
    laid.map((t) => t.id),
    players,
    titles,
  )
  const { acknowledged, entries } = audited
  const problems = [...wrong, ...audited.problems]
  await store.close()
  await house.end()
  if (!over) say(`${name}: ${audited.waiting.length} matches did not end in time; one waits for ${audited.waiting[0]}`)
  for (const problem of problems.slice(0, 20)) say(`${name}: ${problem}`)
  const joins = players.reduce((sum, p) => sum + p.joins, 0)
  say(
    `${name}: ${laid.length} tables, ${players.length} players, ${kills} kills, ${joins} times joined, ` +
      `${Object.entries(faults)
        .map(([what, n]) => `${what}: ${n}, `)
        .join('')}` +
      `${acknowledged} acknowledged moves, ${entries} entries, ${problems.length} problems, exit codes ${codes.join(' ')}, ` +
      `${Math.round((Date.now() - from) / 1000)} s`,
  )
  return over && problems.length === 0 && codes.every((code) => code === 0)
}

let good = true
if (values.store !== 'postgres') good = (await run('SQLite', await onSqlite())) && good
if (values.store !== 'sqlite') good = (await run('PostgreSQL', await onPostgres())) && good
say(good ? 'nothing lost, nothing twice' : 'something went wrong')
process.exit(good ? 0 : 1)
