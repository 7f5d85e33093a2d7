// npm run test:crash: many live tables, and a server that is killed again and again. Nothing acknowledged may be lost,
// nothing may happen twice, nobody may need to come again. Ends by itself and prints its figures.
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
import { type Node, startNode } from './node.ts'
import { type Postgres, startPostgres } from './postgres.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    kills: { type: 'string', default: '50' },
    store: { type: 'string', default: 'both' },
    nodes: { type: 'string', default: '3' },
    /** How often PostgreSQL itself is killed. */
    outages: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '20' },
  },
})
const TABLES = Number(values.tables)
const KILLS = Number(values.kills)
const LATEST = Number(values.minutes) * 60_000

const say = (text: string) => void process.stdout.write(`${text}\n`)
const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
const between = (from: number, to: number) => from + Math.random() * (to - from)

interface House {
  readonly address: string
  readonly nodes: readonly Node[]
  readonly postgres: Postgres | null
  store(): Promise<Store>
  end(): Promise<void>
}

async function onSqlite(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'chantier-crash-'))
  const node = await startNode({ CHANTIER_DATA: data })
  return {
    address: node.address,
    nodes: [node],
    postgres: null,
    store: async () => openSqlite(join(data, 'chantier.sqlite')),
    end: async () => rmSync(data, { recursive: true, force: true }),
  }
}

async function onPostgres(): Promise<House> {
  const postgres = await startPostgres()
  const data = mkdtempSync(join(tmpdir(), 'chantier-crash-'))
  const nodes: Node[] = []
  for (let i = 0; i < Number(values.nodes); i++)
    nodes.push(await startNode({ CHANTIER_DATA: data, CHANTIER_STORE: postgres.url }))
  const balancer = await balance(nodes.map((node) => node.port))
  return {
    address: balancer.address,
    nodes,
    postgres,
    store: () => openPostgres(postgres.url),
    async end() {
      balancer.close()
      await postgres.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Kills a node, now and then the database, at random moments; each comes back a moment later. */
async function storm({ nodes, postgres }: House, going: () => boolean): Promise<{ kills: number; outages: number }> {
  const every = postgres === null ? 0 : Math.max(1, Math.floor(KILLS / Number(values.outages)))
  let kills = 0
  let outages = 0
  while (kills < KILLS && going()) {
    await pause(between(500, 3500))
    const node = nodes[Math.floor(Math.random() * nodes.length)] as Node
    await node.kill()
    kills++
    await pause(between(0, 800))
    await node.start()
    if (postgres !== null && kills % every === 0 && outages < Number(values.outages)) {
      await postgres.crash()
      outages++
    }
  }
  return { kills, outages }
}

async function run(name: string, house: House): Promise<boolean> {
  const from = Date.now()
  const laid = await layTables(house.address, TABLES)
  const company = seatedAt(
    laid,
    () => house.address,
    () => between(50, 1200),
  )
  const { players } = company
  let over = false
  const all = company.over.then(() => {
    over = true
  })
  const { kills, outages } = await storm(house, () => !over)
  await Promise.race([all, pause(LATEST - (Date.now() - from))])
  // What was said last may still be on its way.
  await pause(1000)
  company.leave()
  const codes = await Promise.all(house.nodes.map((node) => node.stop()))
  const store = await house.store()
  const { acknowledged, entries, problems } = await audit(
    store,
    laid.map((t) => t.id),
    players,
    titles,
  )
  await store.close()
  await house.end()
  if (!over) say(`${name}: some matches did not end in time`)
  for (const problem of problems.slice(0, 20)) say(`${name}: ${problem}`)
  const joins = players.reduce((sum, p) => sum + p.joins, 0)
  say(
    `${name}: ${laid.length} tables, ${players.length} players, ${kills} kills, ${outages} outages of the database, ${joins} times joined, ` +
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
