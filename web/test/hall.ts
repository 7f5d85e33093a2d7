// A club and its people in browsers, most of it made over HTTP: pages are looked at, not the way to them.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { ClubInfo } from '../../wire/club.ts'
import type { TournamentInfo, TournamentOrder } from '../../wire/tournament.ts'
import { knownAt, WIDE } from './round.ts'
import type { TestServer } from './server.ts'

export async function post<T>(page: Page, path: string, data: unknown = {}): Promise<T> {
  const reply = await page.request.post(`api/${path}`, { data })
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
  return reply.json()
}

export const idOf = async (page: Page): Promise<string> => (await (await page.request.get('api/me')).json()).id

/** A new code of the house's owner from the terminal, while the house is open. */
export function newCode(server: TestServer): string {
  const main = join(import.meta.dirname, '..', '..', 'cli', 'main.ts')
  const out = execFileSync(process.execPath, [main, 'admin', 'code', '--data', server.data, '--json'], {
    encoding: 'utf8',
  })
  return JSON.parse(out).code
}

const DAYS = { kind: 'days', days: 2, budget: 5 } as const

export interface Hall {
  readonly owner: Page
  readonly club: ClubInfo
  readonly others: readonly Page[]
}
/** A club of so many members, its owner among them. */
export async function hallAt(
  address: string,
  browser: Browser,
  members: number,
  settings: object = {},
  viewport = WIDE,
): Promise<Hall> {
  const owner = await knownAt(address, browser, 'Inès', { keeps: true, settings, viewport })
  const club = await post<ClubInfo>(owner, 'clubs', { name: 'Guilde du Vieux Pont' })
  const others: Page[] = []
  for (let i = 1; i < members; i++) {
    const name = ['Ada', 'Bram', 'Claire', 'Doğan', 'Elif', 'Farid', 'Greta'][i - 1] ?? `N${i}`
    const one = await knownAt(address, browser, name)
    await post(one, `clubs/${club.id}/join`, { key: club.invite })
    others.push(one)
  }
  return { owner, club, others }
}
/** A tournament to which everybody comes. */
export async function cup({ owner, club, others }: Hall, more: Partial<TournamentOrder>): Promise<TournamentInfo> {
  const order = {
    name: 'Herbst',
    format: 'evening' as const,
    game: 'spyrium',
    sizes: [2],
    at: Date.now() + 60_000,
    clock: DAYS,
    ...more,
  }
  const t = await post<TournamentInfo>(owner, `clubs/${club.id}/tournaments`, order)
  for (const one of [owner, ...others]) await post(one, `tournaments/${t.id}/come`, { coming: 'yes' })
  return t
}
/** A round is played, and written down as the seats are. */
export async function playRound(owner: Page, { id }: TournamentInfo): Promise<TournamentInfo> {
  await post(owner, `tournaments/${id}/prepare`)
  let t = await post<TournamentInfo>(owner, `tournaments/${id}/start`)
  for (const { table, people } of t.roundList.at(-1)?.pods ?? [])
    t = await post(owner, `tournaments/${id}/result`, { table, scores: people.map((one) => one.charCodeAt(3) % 40) })
  return t
}
