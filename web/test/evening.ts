// npm run test:evening [-- --people 24] [--browsers 4] [--rounds 3] [--kills 6]: a club's evening on PostgreSQL with two nodes that are killed
// again and again while everybody plays: people made of a program, and real browsers that come, sit, play and organise through the page. Every
// round must be laid once and end right. Ends by itself and prints its figures.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findTitle } from '../../games/shelf.ts'
import { openPostgres } from '../../server/store/postgres/open.ts'
import { docOf } from '../../server/tables/runtime/document.ts'
import { ask, guest } from '../../server/test/guests.ts'
import { type Node, startNode } from '../../server/test/node.ts'
import { Player } from '../../server/test/player.ts'
import { startPostgres } from '../../server/test/postgres.ts'
import type { ClubInfo } from '../../wire/club.ts'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { BrowserGuest, launch } from './browserGuest.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '24' },
    browsers: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    kills: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '15' },
  },
})
/** Of all games it has the fewest choices a match: browsers are slower than programs. */
const GAME = 'castle'
const PEOPLE = Number(values.people)
const ROUNDS = Number(values.rounds)
const UNTIL = Date.now() + Number(values.minutes) * 60_000
const say = (text: string) => void process.stdout.write(`${text}\n`)
const BEGAN = Date.now()
const seconds = () => Math.round((Date.now() - BEGAN) / 1000)
const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
const problems: string[] = []

const postgres = await startPostgres()
const data = mkdtempSync(join(tmpdir(), 'chantier-evening-'))
const env = { CHANTIER_DATA: data, CHANTIER_STORE: postgres.url }
const nodes: readonly Node[] = [await startNode(env), await startNode(env)]
const title = await findTitle(GAME)
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

const browser = await launch()
const guests: BrowserGuest[] = []
for (let i = 0; i < Number(values.browsers); i++)
  guests.push(await BrowserGuest.enter(browser, (nodes[i % nodes.length] as Node).address, `B${i}`))
const organiser = guests[0]
if (organiser === undefined) throw new Error('somebody must organise it')
const people: Someone[] = []
for (let i = 0; i < PEOPLE; i++) people.push(await someone(`P${i}`))
await organiser.post('me/recovery')
const club = await organiser.post<ClubInfo>('clubs', { name: 'Evening' })
for (const one of people) await asked(one.cookie, 'POST', `clubs/${club.id}/join`, { key: club.invite })
for (const one of guests.slice(1)) await one.post(`clubs/${club.id}/join`, { key: club.invite })
const order = {
  name: 'Tuesday',
  format: 'evening',
  game: GAME,
  sizes: [4, 3],
  rounds: ROUNDS,
  at: Date.now() + 60_000,
}
const { id } = await organiser.post<TournamentInfo>(`clubs/${club.id}/tournaments`, order)
for (const one of people) await asked(one.cookie, 'POST', `tournaments/${id}/come`, { coming: 'yes' })
for (const one of guests) await one.come(id)
say(`${people.length} people and ${guests.length} browsers have come after ${seconds()} s`)
const watcher = people[0] as Someone
const look = () => asked<TournamentInfo>(watcher.cookie, 'GET', `tournaments/${id}`)
const killing = killNodes()

for (let round = 1; round <= ROUNDS; round++) {
  await organiser.startRound(round, UNTIL)
  let now = await look()
  const isLaid = () => now.roundList[round - 1]?.pods.every((pod) => pod.status !== 'waiting')
  while (!isLaid() && Date.now() < UNTIL) {
    await pause(200)
    now = await look()
  }
  const pods = now.roundList[round - 1]?.pods ?? []
  const isOver = async (table: string) =>
    (await look()).roundList[round - 1]?.pods.find((pod) => pod.table === table)?.status === 'over'
  await Promise.all(
    pods.flatMap((pod) => [
      ...people.filter((one) => pod.people.includes(one.id)).map((one) => attend(one, pod.table)),
      ...guests.filter((one) => pod.people.includes(one.id)).map((one) => one.attend(() => isOver(pod.table), UNTIL)),
    ]),
  )
  for (now = await look(); now.after < round && Date.now() < UNTIL; now = await look()) await pause(200)
  say(
    `round ${round}: ${pods.length} tables, ${now.after === round ? 'over' : 'NOT over'} after ${seconds()} s, ${kills} kills so far`,
  )
  if (now.after !== round) problems.push(`round ${round} did not end`)
  for (const one of guests) {
    const place = now.standings.find((row) => row.person === one.id)?.place
    const seen = await one.placeAfter(round, UNTIL)
    if (seen !== place) problems.push(`${one.name} reads place ${seen} after round ${round} and has ${place}`)
  }
}
evening = false
await killing
await organiser.finish()
let last = await look()
if (last.status !== 'over') problems.push(`the tournament is ${last.status}`)
// The house judges what was played when it has time; a minute of it is waited for.
const patience = Math.min(UNTIL, Date.now() + 60_000)
while (last.analysed.done < last.analysed.of && Date.now() < patience) {
  await pause(1000)
  last = await look()
}
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
say(
  `${guests.reduce((sum, one) => sum + one.presses, 0)} presses in ${guests.length} browsers; ${last.analysed.done} of ${last.analysed.of} matches analysed; ${seconds()} s in all`,
)
await browser.close()
await store.close()
for (const node of nodes) await node.stop()
await postgres.stop()
rmSync(data, { recursive: true, force: true })
for (const problem of problems) say(`WRONG: ${problem}`)
say(problems.length === 0 ? 'all ended right' : `${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
