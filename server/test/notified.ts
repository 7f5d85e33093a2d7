// People who come to their table only when they are told that it waits for them, while the house is killed again and again.
// Each turn must be told once on every channel, at most twice where a kill came in between, and with nothing of the table.
import { findTitle } from '../../games/shelf.ts'
import type { Title } from '../../title/title.ts'
import { startTable } from './guests.ts'
import type { Node } from './node.ts'
import { Player } from './player.ts'
import { type Arrived, CHANNELS, type ChannelName, type Receivers } from './receivers.ts'

export interface Told {
  turns: number
  /** Turns of which a channel heard nothing within `PATIENCE`. */
  lost: number
  /** Channels that told of one turn more often than twice. */
  tooOften: number
  /** What said more than it may. */
  readonly leaks: string[]
  /** From the acknowledged move to the notice, in milliseconds. */
  readonly delays: number[]
}

export const nothingTold = (): Told => ({ turns: 0, lost: 0, tooOften: 0, leaks: [], delays: [] })

const PATIENCE = 90_000
const AGAIN = 150
const GAME = 'spyrium'
const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

/** Does it until it is done: the house may be down. */
async function surely<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (tries >= 400) throw error
      await pause(AGAIN)
    }
}

async function asked(player: Player, method: string, path: string, body: unknown): Promise<void> {
  const reply = await fetch(`${player.url}${path}`, {
    method,
    headers: { cookie: player.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
}

/** Somebody who takes notices by mail, push and webhook. */
async function reachable(address: string, name: string, receivers: Receivers, title: Title): Promise<Player> {
  const player = await Player.enter(address, name)
  player.title = title
  const { device, hook, mail } = receivers.addresses(name)
  await asked(player, 'PUT', '/api/me/devices', device)
  await asked(player, 'POST', '/api/me/hooks', { kind: 'json', url: hook })
  await asked(player, 'PUT', '/api/me/mail', { address: mail, turn: true })
  const letter = await surely(async () => {
    const found = receivers.of(name).find(({ channel }) => channel === 'mail')
    if (found === undefined) throw new Error(`${name} got no letter of confirmation`)
    return found.text
  })
  const link = /\/mail\/confirm\?link=[\w.%-]+/.exec(letter)?.[0]
  if (link === undefined) throw new Error(`a letter without a link: ${letter}`)
  await fetch(`${address}${link}`, { method: 'POST' })
  return player
}

/** What may stand in a notice: the kind of news, the game, the other's name, a link. Anything else is a leak. */
export function leakIn({ channel, text }: Arrived, game: string, others: readonly string[]): string | null {
  const names = others.map((name) => `${name}(?: \\(guest\\))?`).join('|')
  const said = `(Your turn|The match begins) · ${game}`
  const company = `At the table with (?:${names})(?: and (?:${names}))*\\.`
  const link = 'https://play\\.example\\.org/#/at/[\\w-]+'
  if (channel !== 'mail') {
    // A webhook has `text` where a push has `body`.
    const { title, text: line, body: shown = line, link: to, ...rest } = JSON.parse(text)
    const extra = Object.keys(rest).filter((key) => !['chantier', 'event', 'tag'].includes(key))
    const fits = new RegExp(`^${said}\n${company}\n${link}$`, 'u').test(`${title}\n${shown}\n${to}`)
    return fits && extra.length === 0 ? null : text
  }
  const body = text.slice(text.indexOf('\r\n\r\n')).replace(/\r\n/g, '\n')
  const letter = new RegExp(
    `^\\s*Hello \\w+,\\n\\n(?:${said}\\n${company}\\nSince [^\\n]+\\.\\nhttps://\\S+\\s*)+Each link signs you in on the device you open it with: once, and for a day\\.\\s+--\\s+To stop these emails, open https://\\S+\\s*$`,
    'u',
  )
  return letter.test(body) ? null : body
}

/** One table: whoever is told comes, plays while it is their turn, and goes again. */
export async function playTold(
  node: Node,
  receivers: Receivers,
  names: readonly [string, string],
  told: Told,
  going: () => boolean,
): Promise<void> {
  const title = (await findTitle(GAME)) as Title
  const people: Player[] = []
  for (const name of names) people.push(await surely(() => reachable(node.address, name, receivers, title)))
  while (going()) await oneMatch(node, receivers, people, told, going)
}

async function oneMatch(
  node: Node,
  receivers: Receivers,
  people: readonly Player[],
  told: Told,
  going: () => boolean,
): Promise<void> {
  const cookies = people.map((player) => player.cookie)
  const heard = new Map(people.map((player) => [player, receivers.of(player.name).length]))
  const table = await surely(() => startTable(node.address, cookies, { game: GAME, seats: people.length }))
  let since = Date.now()
  while (going()) {
    const { awaited, over, seats } = await surely(async () => {
      const { status, body } = await (people[0] as Player).ask('GET', `/${table}`)
      if (status !== 200) throw new Error(`the table says ${status}`)
      const { awaited, status: stands, seats } = body.table
      return { awaited, over: stands !== 'running', seats }
    })
    if (over) return
    const next = people.find((player) => seats[awaited[0] ?? -1]?.person === player.id) as Player
    await hearing(receivers, next, heard.get(next) ?? 0, since, people, told)
    await surely(() => visit(next, table))
    since = Date.now()
    heard.set(next, receivers.of(next.name).length)
    told.turns++
  }
}

/** Waits until every channel has told somebody, and notes how long that took and what it said. */
async function hearing(
  receivers: Receivers,
  player: Player,
  from: number,
  since: number,
  people: readonly Player[],
  told: Told,
): Promise<void> {
  const came = (): readonly Arrived[] => receivers.of(player.name).slice(from)
  const of = (channel: ChannelName) => came().filter((one) => one.channel === channel)
  const until = Date.now() + PATIENCE
  while (CHANNELS.some((channel) => of(channel).length === 0) && Date.now() < until) await pause(20)
  const others = people.filter((one) => one !== player).map(({ name }) => name)
  for (const channel of CHANNELS) {
    const [first, ...more] = of(channel)
    if (first === undefined) told.lost++
    else told.delays.push(Math.max(0, first.at - since))
    if (more.length > 1) told.tooOften++
  }
  for (const one of came()) {
    const leak = leakIn(one, 'Spyrium', others)
    if (leak !== null) told.leaks.push(leak)
  }
}

/** Comes to the table, plays until the turn is over, and goes. A move that was kept before a kill is not made again. */
async function visit(person: Player, table: string): Promise<void> {
  const player = person.again()
  try {
    await player.join(table)
    while (player.mine && player.closed === null) await player.play()
    if (player.closed !== null) throw new Error('the connection broke')
  } finally {
    player.leave()
  }
}
