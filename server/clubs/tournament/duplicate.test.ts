// Duplicate: the same deals at every table of a round, and nothing of them anywhere until the last table has ended.
import { describe, expect, it } from 'vitest'
import { seedOf } from '../../../wire/shuffle.ts'
import type { TournamentInfo } from '../../../wire/tournament.ts'
import { docOf } from '../../tables/runtime/document.ts'
import { within } from '../../tables/runtime/load.ts'
import { api, clubhouse, cup, type Person, person, playOut } from '../../test/clubhouse.ts'
import type { TestHouse } from '../../test/house.ts'
import { opened } from '../../test/opened.ts'
import { Player } from '../../test/player.ts'

const doing = async (house: TestHouse, who: Person, id: string, deed: string): Promise<TournamentInfo> =>
  (await api<TournamentInfo>(house, who, 'POST', `tournaments/${id}/${deed}`, {})).body

/** Eight people at two tables of four with the same deals; one table has ended, the other is half played. */
async function halfway(house: TestHouse) {
  const hall = await clubhouse(house, 9)
  const players = hall.people.slice(0, 8)
  const made = await cup(house, { ...hall, people: players }, { game: 'pillars', sizes: [4], duplicate: true })
  await doing(house, hall.owner, made.id, 'prepare')
  const t = await doing(house, hall.owner, made.id, 'start')
  const [one, two] = (t.roundList[0]?.pods ?? []).map((pod) => pod.table) as [string, string]
  const at = (table: string) => {
    const people = t.roundList[0]?.pods.find((pod) => pod.table === table)?.people ?? []
    return players.filter((player) => people.includes(player.id))
  }
  const dealt = [await stateOf(house, one), await stateOf(house, two)]
  await playOut(house, one)
  await playOut(house, two, 20)
  await house.house.sweep()
  return { hall, t, one, two, at, dealt, watcher: hall.people[8] as Person }
}

const stateOf = (house: TestHouse, table: string) =>
  within(house.house.runtime, table, async (t) => JSON.stringify(t.match?.standing.state))

async function secretsOf(house: TestHouse, table: string) {
  const row = await house.store.tables.get(table)
  if (row === null) throw new Error('no table')
  const { secret, words, invite } = docOf(row)
  return { secret, seed: seedOf(secret, words), invite }
}

/** Everything that can be read over HTTP of a table, and of those who sit there. */
const readings = (table: string, key: string, people: readonly Person[], t: string, club: string): string[] => [
  ...['', '/past', '/file', '/result', '/chat?before=1000'].flatMap((path) => [
    `tables/${table}${path}`,
    `tables/${table}${path}${path.includes('?') ? '&' : '?'}key=${key}`,
  ]),
  ...['open', 'mine', 'turn', 'watch', 'past'].map((list) => `tables?list=${list}`),
  ...people.flatMap(({ id }) => [
    `people/${id}`,
    `people/${id}/profile`,
    `people/${id}/history`,
    `people/${id}/statistics`,
    `people/${id}/judged`,
  ]),
  ...['', '/results.csv', '/results.json'].map((path) => `tournaments/${t}${path}`),
  ...['', '/tournaments', '/calendar.ics'].map((path) => `clubs/${club}${path}`),
  ...['ladder?game=pillars', 'openings/pillars', 'me', 'me/export', 'friends'],
]

describe('a duplicate round', () => {
  it('has the same deals at every table', async () => {
    const { dealt } = await halfway(await opened())
    expect(dealt[0]).toBe(dealt[1])
  })

  it('tells nobody anything of its deals before its last table has ended', async () => {
    const house = await opened()
    const { hall, t, one, two, at, watcher } = await halfway(house)
    const stranger = await person(house, 'Stranger')
    // Friends see each other's matches: these would.
    const [friend, other] = [at(two)[0] as Person, at(one)[0] as Person]
    await api(house, friend, 'PUT', `friends/${other.id}`)
    await api(house, other, 'PUT', `friends/${friend.id}`)
    const { secret, seed, invite } = await secretsOf(house, one)
    for (const who of [...at(one), ...at(two), watcher, stranger, null])
      for (const path of readings(one, invite, hall.people, t.id, hall.club.id)) {
        const said = await api<unknown>(house, who, 'GET', path)
        const text = JSON.stringify(said.body)
        expect([path, text.includes(secret), text.includes(seed)]).toEqual([path, false, false])
        const isAbout = path.startsWith(`tables/${one}`)
        if (isAbout && (who === null || !at(one).includes(who)))
          expect([path, [401, 404].includes(said.status)]).toEqual([path, true])
        if (isAbout && path.includes('/file') && who !== null && at(one).includes(who))
          expect(said.key).toBe('tables.sealed')
        // Nothing was won or lost yet, as far as anybody can read.
        if (path.includes('/profile')) expect(said.body).toMatchObject({ matches: 0, ratings: [] })
        if (path.startsWith('ladder')) expect(said.body).toMatchObject({ rungs: [] })
        if (path === `tournaments/${t.id}`)
          expect(
            (said.body as TournamentInfo).roundList?.[0]?.pods.map((pod) => [pod.scores, pod.key]) ?? [
              [null, null],
              [null, null],
            ],
          ).toEqual([
            [null, null],
            [null, null],
          ])
      }
  })

  it('lets nobody watch, also not over a live line with the key, nor hand a seat on', async () => {
    const house = await opened()
    const { one, two, at, watcher } = await halfway(house)
    for (const table of [one, two]) {
      const { invite } = await secretsOf(house, table)
      const other = at(table === one ? two : one)[0] as Person
      for (const who of [watcher, other]) {
        const line = new Player(house.url, who.name)
        line.cookie = who.cookie
        await line.join(table, { key: invite })
        expect(line.problems).toEqual(['tables.unknown'])
        expect(line.view).toBeNull()
        line.ws?.close()
      }
    }
    const seated = at(two)[0] as Person
    expect((await api(house, seated, 'POST', `tables/${two}/hand`, {})).key).toBe('tables.tournament')
  })

  it('is open to all members afterwards, with its results', async () => {
    const house = await opened()
    const { hall, t, one, two, watcher } = await halfway(house)
    await playOut(house, two)
    await house.house.sweep()
    const { body: now } = await api<TournamentInfo>(house, watcher, 'GET', `tournaments/${t.id}`)
    expect(now.roundList[0]).toMatchObject({ status: 'over' })
    const pod = now.roundList[0]?.pods.find((p) => p.table === one)
    expect((await api(house, watcher, 'GET', `tables/${one}/file?key=${pod?.key}`)).status).toBe(200)
    const { secret } = await secretsOf(house, one)
    const seen = await api<{ table: { shuffle: { secret: string } } }>(
      house,
      watcher,
      'GET',
      `tables/${one}?key=${pod?.key}`,
    )
    expect(seen.body.table.shuffle.secret).toBe(secret)
    const profile = await api<{ matches: number }>(house, hall.owner, 'GET', `people/${hall.owner.id}/profile`)
    expect(profile.body.matches).toBe(1)
    // For each seat the matchpoints of both tables add up to a hundred.
    for (const seat of [0, 1, 2, 3]) {
      const rows = now.standings.flatMap((row) => row.rounds.filter((round) => round.seat === seat))
      expect(rows.reduce((sum, round) => sum + (round.match ?? 0), 0)).toBe(100)
    }
  })
})
