// Opens a house: store, people, tables, HTTP and live connections at one address; and closes it so that nothing is lost.
import type { Server } from 'node:http'
import type { Lang } from '../papers/texts.ts'
import { addressReader } from './base/address.ts'
import { codeOf, messageOf } from './base/error.ts'
import { countHouse, metrics } from './base/metrics.ts'
import { type House, openHouse } from './house.ts'
import { openApp } from './http/app.ts'
import { logOf } from './http/log.ts'
import { registerTables } from './http/tables.ts'
import { attachLive } from './live/live.ts'
import { openNotices } from './notices/notices.ts'
import type { AskTable } from './notices/sender.ts'
import { openPeople } from './people/people.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open.ts'
import { HouseTaken } from './store/sqlite/owner.ts'
import { repeat } from './tables/drivers/repeat.ts'
import { sayIn } from './texts/say.ts'

/** Connections that may wait to be accepted: after a restart everybody comes back in the same second, and whoever finds no place retries only after a second or more. */
const BACKLOG = 4096

/** How often the house says in its store that it runs, and after how long a silence it was down. */
const BEAT_MS = 4000
const SILENCE_MS = 12_000

export interface RunningServer {
  /** Where the table is laid: http://host:port/ */
  readonly address: string
  readonly port: number
  readonly house: House
  /** What makes somebody the owner of a house that was never opened before; null from then on. */
  readonly ownerCode: string | null
  /** Stops accepting, closes live connections, writes what is under way, and closes the store. */
  close(): Promise<void>
}

/** What a test or a process gives besides the settings. */
export interface ServeOptions {
  readonly now?: () => number
  /** Hears that nothing can be kept any more; the process should end at once. */
  readonly broken?: (error: Error) => void
}

export async function serve(settings: Settings, { now = Date.now, broken }: ServeOptions = {}): Promise<RunningServer> {
  const log = logOf(settings)
  const store = await openStore(settings, {
    commit: (ms) => metrics.commit.observe(ms / 1000),
    ...(broken && { broken }),
  })
  const undo: (() => unknown)[] = [() => store.close()]
  /** What was opened last is closed first. */
  const close = async () => {
    for (let end = undo.pop(); end !== undefined; end = undo.pop()) await end()
  }
  try {
    const people = await openPeople({ settings, store, now, log })
    undo.push(people.close)
    const addressOf = addressReader(settings)
    const notices = await openNotices({ settings, store, now, log, people })
    undo.push(notices.close)
    const house = openHouse({ settings, store, people, notices, log, now, addressOf })
    undo.push(house.close)
    const app = await openApp(house, [(api) => registerTables(api, house)])
    undo.push(() => app.close())
    const live = attachLive(app.server, house)
    undo.push(live.close)
    people.connect({ ...house.hooks, dismiss: live.dismiss, here: () => live.people })
    notices.connect(factsOf(house))
    await notices.start(store.kind === 'sqlite')
    countHouse({ ...house.runtime, sockets: () => live.sockets })
    // A house alone on its file was down since it last said that it runs; where there are other nodes, only a longer silence says so.
    await house.beat(store.kind === 'sqlite' ? 0 : SILENCE_MS)
    const beats = repeat(BEAT_MS, () => house.beat(SILENCE_MS), log)
    undo.push(async () => {
      await beats.stop()
      await house.beat(SILENCE_MS).catch(() => {})
    })
    const ownerCode = await house.desk.firstCode()
    await house.desk.open()
    await app.listen({ port: settings.port, host: settings.host, backlog: BACKLOG })
    const port = portOf(app.server)
    return { port, address: addressFor(settings, port), house, ownerCode, close }
  } catch (error) {
    await close()
    throw error
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** What a table says of itself to whoever shall be told of it: nothing of what lies on it. */
const factsOf =
  (house: House): AskTable =>
  async (table, person) => {
    const looked = await house.tables.look({ id: person, name: '' }, table)
    if ('refusal' in looked) return null
    const { status, awaited, seats } = looked.answer.table
    const seat = seats.findIndex((one) => one.person === person)
    return {
      running: status === 'running' && seat >= 0,
      asks: status === 'waiting' && seat < 0 && seats.some(({ kind }) => kind === 'open'),
      awaited: awaited.includes(seat) && seats[seat]?.away === false,
      here: seats[seat]?.here === true,
      others: seats.flatMap((one, i) =>
        i === seat || one.kind !== 'person' ? [] : [{ name: one.name, guest: one.guest }],
      ),
      deadline: seats[seat]?.until ?? null,
      said: seat < 0 ? await saidInviting(house, table, person) : null,
    }
  }

/** What whoever asks somebody to a table has said with it. */
async function saidInviting({ store, people }: House, table: string, person: string) {
  const asked = (await store.meeting.invitations(person, 20)).find((one) => one.table === table && one.words !== '')
  const who = asked === undefined ? null : await store.people.get(asked.host)
  const isOut = asked !== undefined && (await people.sanctions.banned([asked.host])).size > 0
  return asked === undefined || who === null || isOut
    ? null
    : { name: who.name, guest: who.kept !== true, words: asked.words }
}

/** An address that a browser on this machine can open; by name, because passkeys need one. */
function addressFor({ host, origin }: Settings, port: number): string {
  if (origin !== null) return `${origin}/`
  const here = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)
  const name = here ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}

/** Why the house could not be opened, in a sentence. */
export function startProblem(error: unknown, settings: Settings, lang: Lang): string {
  if (error instanceof HouseTaken) return sayIn(lang, 'serve.taken', { file: error.file })
  const code = codeOf(error)
  const { port, host } = settings
  if (code === 'EADDRINUSE') return sayIn(lang, 'serve.port', { port: String(port) })
  if (code === 'EACCES' && port < 1024 && port > 0) return sayIn(lang, 'serve.port-forbidden', { port: String(port) })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return sayIn(lang, 'serve.host', { host })
  return sayIn(lang, 'serve.failed', { why: messageOf(error) })
}
