// For the tests: the HTTP side of a house on a SQLite file of its own, asked without a network.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openApp } from '../http/app.ts'
import { logOf } from '../http/log.ts'
import type { App, HttpHouse, Part } from '../http/parts.ts'
import type { OutsideParts } from '../notices/guard.ts'
import { openNotices } from '../notices/notices.ts'
import { openPeople, type PeopleHooks } from '../people/people.ts'
import { type Settings, settingsWith } from '../settings.ts'
import { openStore } from '../store/open.ts'

const root = mkdtempSync(join(tmpdir(), 'chantier-door-'))
const open: { app: App; house: HttpHouse }[] = []
afterAll(async () => {
  for (const { app, house } of open) {
    await app.close()
    await house.notices.close()
    house.people.close()
    await house.store.close()
  }
  rmSync(root, { recursive: true, force: true })
})

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the test is about
  readonly body: any
}

export interface Door {
  readonly app: App
  readonly house: HttpHouse
  readonly clock: { at: number }
  ask(
    method: string,
    url: string,
    more?: { cookie?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>
  /** Comes in as a guest: the cookie and the id. */
  enter(name?: string): Promise<{ cookie: string; id: string }>
}

/** A folder that is gone when the tests of the file are done. */
export const folder = (): string => mkdtempSync(join(root, 'data-'))

/** The cookies that an answer hands out, as a browser would send them back. */
export function cookieOf(answer: Answer, before = ''): string {
  const jar = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map((c) => c.split(/=(.*)/s).slice(0, 2) as [string, string]),
  )
  for (const header of [answer.headers['set-cookie'] ?? []].flat() as string[]) {
    const [name = '', value = ''] = (header.split(';')[0] ?? '').split(/=(.*)/s)
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** A house without tables or live connections. */
export const NO_TABLES: PeopleHooks = {
  removePerson: async () => {},
  adjustClocks: async () => {},
  renamePerson: async () => {},
  mergeGuest: async () => {},
  dismiss: () => {},
  here: () => 0,
}

export async function openDoor(
  changed: Partial<Settings> = {},
  parts: readonly Part[] = [],
  world?: Partial<OutsideParts>,
): Promise<Door> {
  const clock = { at: Date.UTC(2026, 4, 1, 12) }
  const settings = settingsWith({ data: folder(), log: 'silent', web: join(root, 'no-web'), ...changed })
  const store = await openStore(settings)
  const base = { settings, store, log: logOf(settings), now: () => clock.at }
  const people = await openPeople(base)
  const house = { ...base, people, notices: await openNotices({ ...base, people, ...(world && { world }) }) }
  const app = await openApp(house, parts)
  open.push({ app, house })
  const ask: Door['ask'] = async (method, url, { cookie, body, headers = {} } = {}) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { host: 'localhost:8080', ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const json = String(answer.headers['content-type']).startsWith('application/json')
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: json ? answer.json() : null }
  }
  return {
    app,
    house,
    clock,
    ask,
    async enter(name = 'Ada') {
      const answer = await ask('POST', '/api/me', { body: { name } })
      return { cookie: cookieOf(answer), id: answer.body.id as string }
    },
  }
}
