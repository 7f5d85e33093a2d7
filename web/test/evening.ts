// npm run test:evening [-- --people 28] [--rounds 3] [--kills 6]: a club's evening on PostgreSQL with two nodes that are killed again and
// again while everybody plays. Every round must be laid once and end right. Ends by itself and prints its figures.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findTitle } from '../../games/shelf.ts'
import type { ClubInfo } from '../../wire/club.ts'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { openPostgres } from '../store/postgres/open.ts'
import { docOf } from '../tables/runtime/document.ts'
import { ask, guest } from './guests.ts'
import { type Node, startNode } from './node.ts'
import { Player } from './player.ts'
import { startPostgres } from './postgres.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '28' },
    rounds: { type: 'string', default: '3' },
    kills: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '15' },
  },
})
const PEOPLE = Number(values.people)
const ROUNDS = Number(values.rounds)
const UNTIL = Date.now() + Number(values.minutes) * 60_000
const say = (text: string) => void process.stdout.write(`${text}\n`)
const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
const problems: string[] = []

const postgres = await startPostgres()
const data = mkdtempSync(join(tmpdir(), 'chantier-evening-'))
const env = { CHANTIER_DATA: data, CHANTIER_STORE: postgres.url }
const nodes: readonly Node[] = [await startNode(env), await startNode(env)]
const title = await findTitle('spyrium')
let turn = 0
const anyNode = (): Node => nodes[turn++ % nodes.length] as Node

/** Asks one node after the other until one answers. */
async function asked<T>(cookie: string, method: string, path: string, body?: unknown): Promise<T> {
  for (;;) {
    try {
      const reply = await ask(anyNode().address, cookie, method, `/api/${path}`, body)
      const text = await reply.text()
      if (reply.ok) return JSON.parse(text)
      if (reply.status < 500) throw new TypeError(`${method} ${path}: ${reply.status} ${text}`)
    } catch (error) {
      if (error instanceof TypeError && /: \d{3} /.test(error.message)) throw error
    }
    if (Date.now() > UNTIL) throw new Error('too late')
    await pause(100)
  }
}

interface Someone {
  readonly name: string
  readonly cookie: string
  readonly id: string
}

async function someone(name: string): Promise<Someone> {
  const cookie = await guest(anyNode().address, name)
  return { name, cookie, id: (await asked<{ id: string }>(cookie, 'GET', 'me')).id }
}

let lines = 0
/** Plays at a table until the match is over, through whichever node is there. */
async function attend({ name, cookie, id }: Someone, table: string): Promise<void> {
  while (Date.now() < UNTIL) {
    const player = new Player(anyNode().address, `${name}-${lines++}`)
    Object.assign(player, { cookie, id, title })
    try {
      await Promise.race([player.join(table), pause(5000).then(() => Promise.reject(new Error('no answer')))])
      while (player.closed === null && player.info?.status !== 'over') {
        if (!player.mine) await pause(5)
        else await Promise.race([player.play(), gone(player)])
      }
      if (player.info?.status === 'over') return
    } catch {
      await pause(50)
    } finally {
      player.leave()
    }
  }
}
async function gone(player: Player): Promise<void> {
  while (player.closed === null && player.info?.status !== 'over') await pause(20)
}

let kills = 0
let evening = true
async function killNodes(): Promise<void> {
  while (evening && kills < Number(values.kills)) {
    await pause(1500 + Math.random() * 4000)
    if (!evening) return
    const node = anyNode()
    await node.kill()
    kills++
    await pause(Math.random() * 1000)
    await node.start()
  }
}

const people: Someone[] = []
for (let i = 0; i < PEOPLE; i++) people.push(await someone(`P${i}`))
const owner = people[0] as Someone
await asked(owner.cookie, 'POST', 'me/recovery', {})
const club = await asked<ClubInfo>(owner.cookie, 'POST', 'clubs', { name: 'Evening' })
for (const one of people.slice(1)) await asked(one.cookie, 'POST', `clubs/${club.id}/join`, { key: club.invite })
const order = {
  name: 'Tuesday',
  format: 'evening',
  game: 'spyrium',
  sizes: [4, 3],
  rounds: ROUNDS,
  at: Date.now() + 60_000,
}
const { id } = await asked<TournamentInfo>(owner.cookie, 'POST', `clubs/${club.id}/tournaments`, order)
for (const one of people) await asked(one.cookie, 'POST', `tournaments/${id}/come`, { coming: 'yes' })
const look = () => asked<TournamentInfo>(owner.cookie, 'GET', `tournaments/${id}`)
const killing = killNodes()

for (let round = 1; round <= ROUNDS; round++) {
  await asked(owner.cookie, 'POST', `tournaments/${id}/prepare`, {})
  // Said twice is done once: the second is refused, or finds it done.
  await asked(owner.cookie, 'POST', `tournaments/${id}/start`, {}).catch(() => {})
  let now = await look()
  while (now.roundList[round - 1]?.pods.some((pod) => pod.status === 'waiting') && Date.now() < UNTIL) {
    await pause(200)
    now = await look()
  }
  const pods = now.roundList[round - 1]?.pods ?? []
  await Promise.all(
    pods.flatMap((pod) => people.filter((one) => pod.people.includes(one.id)).map((one) => attend(one, pod.table))),
  )
  for (now = await look(); now.after < round && Date.now() < UNTIL; now = await look()) await pause(200)
  say(`round ${round}: ${pods.length} tables, ${now.after === round ? 'over' : 'NOT over'}, ${kills} kills so far`)
  if (now.after !== round) problems.push(`round ${round} did not end`)
}
evening = false
await killing
const last = await asked<TournamentInfo>(owner.cookie, 'POST', `tournaments/${id}/finish`, {})
const store = await openPostgres(postgres.url, { connections: 1 })
const laid = await store.tables.list({ status: ['waiting', 'running', 'over', 'archived'], limit: 1000 })
const wanted = last.roundList.flatMap((round) => round.pods)
if (laid.length !== wanted.length) problems.push(`${laid.length} tables for ${wanted.length} pods`)
for (const pod of wanted) {
  const row = laid.find((one) => one.id === pod.table)
  const doc = row === undefined ? null : docOf(row)
  if (JSON.stringify(doc?.scores) !== JSON.stringify(pod.scores))
    problems.push(`table ${pod.table}: ${doc?.scores} is told as ${pod.scores}`)
  if (doc?.seats.some((seat, i) => seat.person !== pod.people[i])) problems.push(`table ${pod.table}: others sit there`)
}
const pairs = wanted.flatMap((pod) =>
  pod.people.flatMap((a, i) => pod.people.slice(i + 1).map((b) => [a, b].sort().join())),
)
say(
  `${wanted.length} tables, ${kills} kills, ${pairs.length - new Set(pairs).size} of ${pairs.length} pairs met again; ${last.standings.length} in the standings`,
)
await store.close()
for (const node of nodes) await node.stop()
await postgres.stop()
rmSync(data, { recursive: true, force: true })
for (const problem of problems) say(`WRONG: ${problem}`)
say(problems.length === 0 ? 'all ended right' : `${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
