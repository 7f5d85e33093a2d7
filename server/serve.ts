// Opens a house: store, people, tables, HTTP and live lines at one address; and closes it so that nothing is lost.
import type { AddressInfo } from 'node:net'
import type { Lang } from '../papers/texts.ts'
import { countHouse, metrics } from './base/metrics.ts'
import { type House, openHouse } from './house.ts'
import { addressReader } from './http/address.ts'
import { openApp } from './http/app.ts'
import { logOf } from './http/log.ts'
import { registerTables } from './http/tables.ts'
import { attachLive } from './live/live.ts'
import { openPeople } from './people/people.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open.ts'
import { driven } from './tables/runtime/document.ts'
import type { Hall } from './tables/runtime/hall.ts'
import { sayIn } from './texts/say.ts'

/** How many may wait at the door: after a restart everybody comes back in the same second, and who is not let in tries again only after some. */
const AT_THE_DOOR = 4096

export interface Served {
  /** Where the table is laid: http://host:port/ */
  readonly address: string
  readonly port: number
  readonly house: House
  /** Takes no more guests, says goodbye to live lines, writes what is under way, and ends. */
  close(): Promise<void>
}

export async function serve(settings: Settings, now: () => number = Date.now): Promise<Served> {
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
    const house = openHouse({ settings, store, people, log, now, addressOf, awaited: toldBy(people.turn, log) })
    undo.push(house.close)
    const app = await openApp(house, [(api) => registerTables(api, house)])
    undo.push(() => app.close())
    const live = attachLive(app.server, house)
    undo.push(live.close)
    const { forget: letGo, adjustClocks, takeAlong } = house.tables
    people.begin({ letGo, adjustClocks, takeAlong, dismiss: live.dismiss, stillAwaited: stillAwaited(house) })
    countHouse({ ...house.hall, sockets: () => live.sockets })
    await app.listen({ port: settings.port, host: settings.host, backlog: AT_THE_DOOR })
    const { port } = app.server.address() as AddressInfo
    return { port, address: addressFor(settings, port), house, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Whoever is awaited may want a mail, unless they come in time; at a live clock they are there, or too late. */
function toldBy(turn: House['people']['turn'], log: House['log']): Hall['awaited'] {
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
export function whyNot(error: unknown, settings: Settings, lang: Lang): string {
  const { code, message } = error as { code?: string; message: string }
  const { port, host } = settings
  if (code === 'EADDRINUSE') return sayIn(lang, 'serve.port', { port: String(port) })
  if (code === 'EACCES' && port < 1024 && port > 0) return sayIn(lang, 'serve.port-forbidden', { port: String(port) })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return sayIn(lang, 'serve.host', { host })
  return sayIn(lang, 'serve.failed', { why: message })
}
