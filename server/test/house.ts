// A house of the test's own: SQLite in a temporary folder, a port of its own, opponents in the same thread, and a clock
// that the test may move.
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { answerTo } from '../../bots/answer.ts'
import { trySheet } from '../../bots/trial.ts'
import { findMind, findTitle } from '../../games/shelf.ts'
import type { Thinkers } from '../bots/thinkers.ts'
import { type House, openHouse } from '../house.ts'
import { openApp } from '../http/app.ts'
import { registerTables } from '../http/tables.ts'
import { attachLive, type Live } from '../live/live.ts'
import { openNotices } from '../notices/notices.ts'
import { openPeople } from '../people/people.ts'
import { type Limits, readSettings } from '../settings.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import type { Store } from '../store/store.ts'

/** So many matches a card sheet is tried in here. */
const FEW = 12

export interface TestHouse {
  readonly house: House
  readonly live: Live
  readonly url: string
  readonly store: Store
  /** Moves the clock of the house. */
  pass(ms: number): void
  /** Another house on the same store, as a second machine would be. */
  twin(): Promise<TestHouse>
  /** The power fails: nothing is written any more, and the house is opened again on the same files. */
  crash(): Promise<TestHouse>
  /** Closed in good order, and opened again on the same files. */
  restart(): Promise<TestHouse>
  close(): Promise<void>
}

interface Ways {
  readonly limits?: Partial<Limits>
  /** Every opponent plays at random, at once. */
  readonly quick?: boolean
  /** Hosts that webhooks may go to although they are private. */
  readonly trusted?: readonly string[]
  /** How matches that have ended are judged; not at all unless told. */
  readonly judge?: Thinkers['judge']
}

const folders: string[] = []

export function forgetFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export async function testHouse(ways: Ways = {}, folder = fresh(), clock = { ms: Date.now() }): Promise<TestHouse> {
  const store = openSqlite(join(folder, 'test.sqlite'))
  return standing(ways, folder, clock, store, true)
}

/** A house on a store that the test opened; it is closed with the house. */
export const houseOn = (store: Store, ways: Ways = {}): Promise<TestHouse> =>
  standing(ways, fresh(), { ms: Date.now() }, store, true)

function fresh(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chantier-house-'))
  folders.push(folder)
  return folder
}

async function standing(
  ways: Ways,
  folder: string,
  clock: { ms: number },
  store: Store,
  owner: boolean,
): Promise<TestHouse> {
  const read = readSettings({ data: folder, host: '127.0.0.1' }, { CHANTIER_LOG: 'silent' })
  if (!('settings' in read)) throw new Error('the usual settings do not fit')
  const limits = { ...read.settings.limits, requests: 0, guests: 0, commands: 0, ...ways.limits }
  const settings = { ...read.settings, limits, trusted: ways.trusted ?? [] }
  // Only the test makes time pass; every look at the clock is a millisecond later, so that nothing happens at once.
  const now = () => ++clock.ms
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const people = await openPeople({ settings, store, now, log })
  const notices = await openNotices({ settings, store, now, log, people })
  const level = ways.quick === false ? undefined : 'random'
  const thinkers: Thinkers = {
    choose: async (question) => (await answerTo({ ...question, who: level ?? question.who }, findMind)).choice,
    tryOut: async (game, sheet) => {
      const title = await findTitle(game)
      return title === null ? null : trySheet(title, sheet, FEW)
    },
    judge: ways.judge ?? (async () => null),
    close: async () => {},
  }
  const house = openHouse({ settings, store, people, notices, log, now, thinkers, every: 0 })
  const app = await openApp(house, [(api) => registerTables(api, house)])
  const live = attachLive(app.server, house)
  people.connect({ ...house.hooks, dismiss: live.dismiss, here: () => live.people })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  let open = true
  const close = async () => {
    if (!open) return
    open = false
    await live.close()
    await app.close()
    await house.close()
    await notices.close()
    people.close()
    if (owner) await store.close()
  }
  return {
    house,
    live,
    url: `http://127.0.0.1:${port}`,
    store,
    pass(ms) {
      clock.ms += ms
    },
    twin: () => standing(ways, folder, clock, store, false),
    async crash() {
      open = false
      // What was not in a commit is lost: the store is closed under everybody's hands.
      await store.close()
      await live.close().catch(() => {})
      await app.close()
      await house.close().catch(() => {})
      return testHouse(ways, folder, clock)
    },
    async restart() {
      await close()
      return testHouse(ways, folder, clock)
    },
    close,
  }
}
