// npm run test:drills: what an owner does with a house that people play in. It is upgraded in the middle of their matches; the
// older version is started on it by mistake; a backup is made while everybody plays, and opened elsewhere. Nothing
// acknowledged may be missing, and every match goes on to its end. Ends by itself and prints its figures.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { withCommit } from '../bench/beside.ts'
import { openPostgres } from '../server/store/postgres/open.ts'
import { openSqlite } from '../server/store/sqlite/open.ts'
import type { Store } from '../server/store/store.ts'
import { audit } from '../server/test/audit.ts'
import { type Company, type Laid, layTables, seatedAt, titles } from '../server/test/company.ts'
import { type Node, startNode } from '../server/test/node.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { root } from './files.ts'

const { values } = parseArgs({
  options: {
    /** The commit of the version that is upgraded. */
    from: { type: 'string', default: '7d54fe3' },
    tables: { type: 'string', default: '20' },
    /** How long is played before each step. */
    seconds: { type: 'string', default: '5' },
  },
})
const TABLES = Number(values.tables)
const MS = Number(values.seconds) * 1000
/** Milliseconds in which all matches of a drill can be played to their ends. */
const PATIENCE = 300_000

const say = (text: string) => void process.stdout.write(`${text}\n`)
const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
const moment = () => 20 + Math.random() * 200

/** What must hold; the drill ends where it does not. */
function need(what: string, good: boolean): void {
  if (!good) throw new Error(`not so: ${what}`)
}

const folders: string[] = []
function folderFor(what: string): string {
  const folder = mkdtempSync(join(tmpdir(), `chantier-${what}-`))
  folders.push(folder)
  return folder
}

/** Where a house keeps its things. */
interface Place {
  readonly env: NodeJS.ProcessEnv
  /** As the commands are told it. */
  readonly flags: readonly string[]
  store(): Promise<Store>
}

function newFolder(): Place {
  const data = folderFor('drill')
  return {
    env: { CHANTIER_DATA: data },
    flags: ['--data', data],
    store: async () => openSqlite(join(data, 'chantier.sqlite')),
  }
}

async function newDatabase(): Promise<Place & { stop(): Promise<void> }> {
  const { url, stop } = await startPostgres()
  return {
    env: { CHANTIER_DATA: folderFor('drill'), CHANTIER_STORE: url },
    flags: ['--store', url],
    store: () => openPostgres(url),
    stop,
  }
}

/** A command of the terminal, of this version or of the one in another folder; everybody plays on meanwhile. */
const chantier = (house: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(house, 'cli', 'main.ts'), ...args], { cwd: house })

const acknowledged = ({ players }: Company): number => players.reduce((sum, player) => sum + player.done.size, 0)

/** Plays to the end of all matches, closes the house, and compares what it kept with what everybody was told. */
async function finish(laid: readonly Laid[], company: Company, node: Node, place: Place): Promise<string> {
  const isOver = await Promise.race([company.over.then(() => true), pause(PATIENCE).then(() => false)])
  // What was said last may still be on its way.
  await pause(500)
  company.leave()
  need('every match goes on to its end', isOver)
  need('the house closes in order', (await node.stop()) === 0)
  return inspect(laid, company, place)
}

async function inspect(laid: readonly Laid[], company: Company, place: Place): Promise<string> {
  const store = await place.store()
  const ids = laid.map((table) => table.id)
  const found = await audit(store, ids, company.players, titles)
  await store.close()
  need(found.problems.slice(0, 5).join('; '), found.problems.length === 0)
  return `${found.acknowledged} acknowledged moves stand in ${found.entries} entries, each once`
}

/** An older version is upgraded under people who are in the middle of their matches, and cannot be gone back to by mistake. */
async function upgrade(name: string, older: string, place: Place, spare: Place): Promise<void> {
  const before = await startNode(place.env, older)
  let address = before.address
  const laid = await layTables(address, TABLES)
  const company = seatedAt(laid, () => address, moment)
  await pause(MS)
  const backup = join(folderFor('backup'), 'before.backup')
  await chantier(older, 'backup', ...place.flags, '--to', backup)
  await pause(MS)
  need('the older house closes in order', (await before.stop()) === 0)
  const played = acknowledged(company)
  need('people have played before the upgrade', played > TABLES)
  const after = await startNode(place.env)
  address = after.address
  say(
    `${name}: upgraded after ${played} moves, and every match played on to its end: ${await finish(laid, company, after, place)}`,
  )

  const back = spawnSync(process.execPath, [join(older, 'server', 'main.ts')], {
    env: { ...process.env, ...place.env, CHANTIER_PORT: '0', CHANTIER_HOST: '127.0.0.1' },
    encoding: 'utf8',
    timeout: 60_000,
  })
  need(`the older version ends with a code of its own: ${back.status}`, back.status !== 0 && back.status !== null)
  need(`it says why: ${back.stderr}`, `${back.stderr}${back.stdout}`.includes('newer Chantier'))
  say(
    `${name}: the older version refuses what the newer one wrote, and spoils nothing: ${await inspect(laid, company, place)}`,
  )

  await chantier(older, 'restore', backup, ...spare.flags)
  const again = await startNode(spare.env, older)
  const late = seatedAt(laid, () => again.address, moment)
  await Promise.all(late.players.map((player) => player.joined))
  late.leave()
  need('the older house closes in order', (await again.stop()) === 0)
  say(`${name}: from the backup made before the upgrade the older version opens elsewhere, with everybody at the table`)
}

/** A backup made while everybody plays is opened elsewhere: nothing acknowledged before it is missing, and all play on there. */
async function restore(name: string, place: Place, elsewhere: Readonly<Record<string, Place>>): Promise<void> {
  const node = await startNode(place.env)
  const laid = await layTables(node.address, TABLES)
  const company = seatedAt(laid, () => node.address, moment)
  await pause(MS)
  const known = company.players.map((player) => new Map(player.done))
  const backup = join(folderFor('backup'), 'chantier.backup')
  await chantier(root, 'backup', ...place.flags, '--to', backup)
  const during = acknowledged(company) - known.reduce((sum, done) => sum + done.size, 0)
  await finish(laid, company, node, place)
  const original = await place.store()
  for (const [where, other] of Object.entries(elsewhere)) {
    await chantier(root, 'restore', backup, ...other.flags)
    const store = await other.store()
    const kept = await compared(laid, company, known, original, store)
    await store.close()
    const opened = await startNode(other.env)
    const again = seatedAt(laid, () => opened.address, moment)
    const figures = await finish(laid, again, opened, other)
    say(
      `${name}: backup made while ${during} moves were acknowledged, opened ${where} with ${kept} entries; played on to the end: ${figures}`,
    )
  }
  await original.close()
}

/** What was brought back is the beginning of what was played, with all that was acknowledged before: how many entries. */
async function compared(
  laid: readonly Laid[],
  { players }: Company,
  known: readonly ReadonlyMap<string, number>[],
  original: Store,
  restored: Store,
): Promise<number> {
  let kept = 0
  for (const { id } of laid) {
    const log = await restored.tables.entries(id, 1)
    const whole = await original.tables.entries(id, 1)
    kept += log.length
    need(
      `${id} is the beginning of what was played`,
      JSON.stringify(log) === JSON.stringify(whole.slice(0, log.length)),
    )
    const numbers = new Map(log.map(({ command, seq }) => [command, seq]))
    for (const [i, player] of players.entries())
      if (player.table === id)
        for (const [command, seq] of known[i] ?? [])
          need(`${command} was acknowledged before and is there`, numbers.get(`${player.seat}:${command}`) === seq)
  }
  return kept
}

const databases = [await newDatabase(), await newDatabase(), await newDatabase(), await newDatabase()] as const
const [upgraded, spare, played, brought] = databases
let wrong: unknown = null
try {
  const done = await withCommit(values.from, async (older) => {
    await upgrade('SQLite', older, newFolder(), newFolder())
    await upgrade('PostgreSQL', older, upgraded, spare)
    return null
  })
  need(`the earlier version can be laid out: ${done}`, done === null)
  await restore('SQLite', newFolder(), { 'in another folder': newFolder(), 'on PostgreSQL': brought })
  await restore('PostgreSQL', played, { 'in a folder': newFolder() })
  say('every drill is good')
} catch (error) {
  wrong = error
  say(String(error))
} finally {
  for (const database of databases) await database.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
process.exit(wrong === null ? 0 : 1)
