// Opens a house: store, people, tables, HTTP and live connections at one address; and closes it so that nothing is lost.
import type { Server } from 'node:http'
import type { Lang } from '../papers/texts.ts'
import { codeOf, messageOf } from './base/error.ts'
import { countHouse, metrics } from './base/metrics.ts'
import { type House, openHouse } from './house.ts'
import { addressReader } from './http/address.ts'
import { openApp } from './http/app.ts'
import { logOf } from './http/log.ts'
import { registerTables } from './http/tables.ts'
import { attachLive } from './live/live.ts'
import { openNotices } from './notices/notices.ts'
import { openPeople } from './people/people.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open.ts'
import { driven } from './tables/runtime/document.ts'
import type { Runtime } from './tables/runtime/runtime.ts'
import { sayIn } from './texts/say.ts'

/** Connections that may wait to be accepted: after a restart everybody comes back in the same second, and whoever finds no place retries only after a second or more. */
const BACKLOG = 4096

export interface RunningServer {
  /** Where the table is laid: http://host:port/ */
  readonly address: string
  readonly port: number
  readonly house: House
  /** Stops accepting, closes live connections, writes what is under way, and closes the store. */
  close(): Promise<void>
}

export async function serve(settings: Settings, now: () => number = Date.now): Promise<RunningServer> {
  const log = logOf(settings)
  const store = await openStore(settings, (ms) => metrics.commit.observe(ms / 1000))
  const undo: (() => unknown)[] = [() => store.close()]
  /** What was opened last is closed first. */
  const close = async () => {
    for (let end = undo.pop(); end !== undefined; end = undo.pop()) await end()
  }
  try {
    const people = await openPeople({ settings, store, now, log })
    undo.push(people.close)
    const addressOf = addressReader(settings)
    const notices = await openNotices({ settings, store, now, log })
    undo.push(notices.close)
    const awaited = toldBy(notices.turn, log)
    const house = openHouse({ settings, store, people, notices, log, now, addressOf, awaited })
    undo.push(house.close)
    const app = await openApp(house, [(api) => registerTables(api, house)])
    undo.push(() => app.close())
    const live = attachLive(app.server, house)
    undo.push(live.close)
    const { removePerson, adjustClocks, mergeGuest } = house.tables
    people.connect({ removePerson, adjustClocks, mergeGuest, dismiss: live.dismiss })
    notices.start(stillAwaited(house))
    countHouse({ ...house.runtime, sockets: () => live.sockets })
    await app.listen({ port: settings.port, host: settings.host, backlog: BACKLOG })
    const port = portOf(app.server)
    return { port, address: addressFor(settings, port), house, close }
  } catch (error) {
    await close()
    throw error
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Whoever is awaited may want a mail, unless they come in time; at a live clock they are there, or too late. */
function toldBy(turn: House['notices']['turn'], log: House['log']): Runtime['awaited'] {
  return ({ id, doc }, seats) => {
    if (doc.clock.kind === 'live') return
    for (const seat of seats) {
      const person = doc.seats[seat]?.person ?? null
      if (person === null || driven(doc, seat)) continue
      turn({ person, table: id, game: doc.game, since: doc.since }).catch((error) =>
        log.error({ err: error }, 'a reminder could not be kept'),
      )
    }
  }
}

const stillAwaited = (house: House) => async (table: string, person: string) => {
  const looked = await house.tables.look({ id: person, name: '' }, table)
  if ('refusal' in looked) return false
  const { status, awaited, seats } = looked.answer.table
  return status === 'running' && awaited.some((seat) => seats[seat]?.person === person && !seats[seat]?.here)
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
  const code = codeOf(error)
  const { port, host } = settings
  if (code === 'EADDRINUSE') return sayIn(lang, 'serve.port', { port: String(port) })
  if (code === 'EACCES' && port < 1024 && port > 0) return sayIn(lang, 'serve.port-forbidden', { port: String(port) })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return sayIn(lang, 'serve.host', { host })
  return sayIn(lang, 'serve.failed', { why: messageOf(error) })
}
