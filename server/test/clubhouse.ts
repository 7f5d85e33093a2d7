// A club with its people, for tests: whoever founds it keeps a name, the others come by the link.
import { anyChoice } from '../../bots/random.ts'
import { deciders, givesUp } from '../../kernel/ask.ts'
import { rngOf } from '../../kernel/random.ts'
import type { ClubInfo } from '../../wire/club.ts'
import type { TournamentInfo, TournamentOrder } from '../../wire/tournament.ts'
import { act } from '../tables/act.ts'
import { within } from '../tables/runtime/load.ts'
import { ask, guest } from './guests.ts'
import type { TestHouse } from './house.ts'

export interface Person {
  readonly name: string
  readonly cookie: string
  readonly id: string
}

export interface Said<T> {
  readonly status: number
  readonly key: string | null
  readonly body: T
}

/** Asks the API as somebody, or as nobody. */
export async function api<T>(
  { url }: Pick<TestHouse, 'url'>,
  who: Person | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Said<T>> {
  const reply = await ask(url, who?.cookie ?? '', method, `/api/${path}`, body)
  const text = await reply.text()
  const json = text !== '' && /json/.test(reply.headers.get('content-type') ?? '') ? JSON.parse(text) : text
  return { status: reply.status, key: json?.error?.key ?? null, body: json }
}

export async function person(house: TestHouse, name: string, keeps = false): Promise<Person> {
  const cookie = await guest(house.url, name)
  const nobody = { name, cookie, id: '' }
  const me = await api<{ id: string }>(house, nobody, 'GET', 'me')
  if (keeps) await api(house, nobody, 'POST', 'me/recovery', {})
  return { name, cookie, id: me.body.id }
}

export interface Clubhouse {
  readonly club: ClubInfo
  readonly owner: Person
  /** All members, the owner first. */
  readonly people: readonly Person[]
}

export async function clubhouse(house: TestHouse, members: number, name = 'Inès'): Promise<Clubhouse> {
  const owner = await person(house, name, true)
  const { body: club } = await api<ClubInfo>(house, owner, 'POST', 'clubs', { name: 'Guilde du Vieux Pont' })
  const people = [owner]
  for (let i = 1; i < members; i++) {
    const one = await person(house, `Nº${i}`)
    const joined = await api(house, one, 'POST', `clubs/${club.id}/join`, { key: club.invite })
    if (joined.status !== 200) throw new Error(`${joined.status} ${joined.key}`)
    people.push(one)
  }
  return { club, owner, people }
}

/** A tournament of the club to which everybody says yes. */
export async function cup(
  house: TestHouse,
  { club, owner, people }: Clubhouse,
  order: Partial<TournamentOrder> = {},
): Promise<TournamentInfo> {
  const usual = { name: 'Mardi', format: 'evening', game: 'spyrium', sizes: [2], rounds: 3, at: Date.now() + 60_000 }
  const made = await api<TournamentInfo>(house, owner, 'POST', `clubs/${club.id}/tournaments`, { ...usual, ...order })
  if (made.status !== 201) throw new Error(`${made.status} ${made.key}`)
  let last = made.body
  for (const one of people)
    last = (await api<TournamentInfo>(house, one, 'POST', `tournaments/${last.id}/come`, { coming: 'yes' })).body
  return last
}

/** How often another choice is thrown for one that gives something up: whoever passes at once begins with nothing that could be counted. */
const THROWS = 9

/** Plays a match to its end at random, from inside the house; `command` names what people say themselves. */
export async function playOut(
  { house }: TestHouse,
  table: string,
  most = Number.POSITIVE_INFINITY,
  command: (n: number, seat: number) => string | null = () => null,
): Promise<void> {
  const { runtime } = house
  const rng = rngOf(table)
  for (let n = 0; n < most; n++) {
    const isOver = await within(runtime, table, async (t) => {
      if (t.match === null || t.doc.status !== 'running') return true
      const { game, state } = t.match.standing
      const seat = deciders(game, state)[0] ?? 0
      let choice = anyChoice(game, state, seat, rng)
      for (let k = 0; k < THROWS && givesUp(game, state, seat, choice); k++) choice = anyChoice(game, state, seat, rng)
      const acted = await act(runtime, t, command(n, seat), { seat, choice })
      if ('refusal' in acted) throw new Error(acted.refusal.clause)
      return false
    })
    if (isOver !== false) return
  }
}
