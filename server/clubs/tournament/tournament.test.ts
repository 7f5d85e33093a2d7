// Tournaments in a house: drawn, played, gathered in; over kills, several nodes, people who are gone and mistakes.
import { describe, expect, it } from 'vitest'
import { gameIds } from '../../../games/shelf.ts'
import type { TournamentInfo } from '../../../wire/tournament.ts'
import { api, type Clubhouse, clubhouse, cup, type Person, playOut } from '../../test/clubhouse.ts'
import type { TestHouse } from '../../test/house.ts'
import { houses, opened } from '../../test/opened.ts'

type Cup = TournamentInfo
const HOUR = 3_600_000
const doing = async (house: TestHouse, who: Person, t: Cup, deed: string, body: unknown = {}): Promise<Cup> => {
  const said = await api<Cup>(house, who, 'POST', `tournaments/${t.id}/${deed}`, body)
  if (said.status !== 200) throw new Error(`${deed}: ${said.status} ${said.key}`)
  return said.body
}
const refused = async (house: TestHouse, who: Person, t: Cup, deed: string, body: unknown = {}) =>
  (await api(house, who, 'POST', `tournaments/${t.id}/${deed}`, body)).key
const look = async (house: TestHouse, who: Person, t: Cup): Promise<Cup> =>
  (await api<Cup>(house, who, 'GET', `tournaments/${t.id}`)).body

async function begun(house: TestHouse, members: number, order: Parameters<typeof cup>[2] = {}) {
  const hall = await clubhouse(house, members)
  const t = await cup(house, hall, order)
  await doing(house, hall.owner, t, 'prepare')
  return { hall, t: await doing(house, hall.owner, t, 'start') }
}
const pods = (t: Cup) => t.roundList.at(-1)?.pods ?? []

/** Plays every table of the round, and gives the tournament as it is then. */
async function played(house: TestHouse, { owner }: Clubhouse, t: Cup): Promise<Cup> {
  for (const { table } of pods(t)) await playOut(house, table)
  await house.house.sweep()
  return look(house, owner, t)
}

describe('a club', () => {
  it('announces so many tournaments a day and no more, also when it asks for many at the same moment', async () => {
    const house = await opened()
    const { club, owner } = await clubhouse(house, 1)
    const order = {
      name: 'Mardi',
      format: 'evening',
      game: 'spyrium',
      sizes: [2],
      rounds: 3,
      at: Date.now() + 26 * HOUR,
    }
    const announce = async () => (await api(house, owner, 'POST', `clubs/${club.id}/tournaments`, order)).key
    const keys = await Promise.all(Array.from({ length: 23 }, announce))
    expect(keys.filter((key) => key === null)).toHaveLength(20)
    expect(new Set(keys)).toEqual(new Set([null, 'tournament.too-many']))
    house.pass(25 * HOUR)
    expect(await announce()).toBeNull()
  })
})

describe('a tournament', () => {
  it('is played over three rounds: nobody meets twice, everybody is placed, the files say the same', async () => {
    const house = await opened()
    const { hall, t } = await begun(house, 6)
    let now = t
    expect(pods(now).map((pod) => [pod.people.length, pod.status])).toEqual([
      [2, 'running'],
      [2, 'running'],
      [2, 'running'],
    ])
    for (let round = 1; ; round++) {
      now = await played(house, hall, now)
      expect([now.after, now.roundList.at(-1)?.status]).toEqual([round, 'over'])
      if (round === 3) break
      await doing(house, hall.owner, now, 'prepare')
      now = await doing(house, hall.owner, now, 'start')
    }
    const pairs = now.roundList.flatMap((round) => round.pods.map((pod) => [...pod.people].sort().join()))
    expect(new Set(pairs).size).toBe(9)
    expect(await refused(house, hall.owner, now, 'prepare')).toBe('tournament.last-round')
    now = await doing(house, hall.owner, now, 'finish')
    expect(now.status).toBe('over')
    expect(now.standings.map((row) => row.points).reduce((a, b) => a + b, 0)).toBe(27)
    const csv = await api<string>(house, hall.owner, 'GET', `tournaments/${t.id}/results.csv`)
    expect(csv.body.split('\r\n')).toHaveLength(8)
    expect(csv.body).toContain(now.standings[0]?.name)
    const json = await api<Cup>(house, hall.owner, 'GET', `tournaments/${t.id}/results.json`)
    expect(json.body.standings).toEqual(now.standings)
  })

  it('hides how its tables stand until the round is over', async () => {
    const house = await opened()
    const { hall, t } = await begun(house, 4)
    await playOut(house, pods(t)[0]?.table ?? '')
    await house.house.sweep()
    const now = await look(house, hall.owner, t)
    expect(pods(now).map((pod) => [pod.status, pod.scores])).toEqual([
      ['over', null],
      ['running', null],
    ])
    expect(now.after).toBe(0)
    expect((await played(house, hall, now)).roundList[0]?.pods.every((pod) => pod.scores !== null)).toBe(true)
  })

  it('shows a prepared round to those who organise it only', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 4)
    const t = await cup(house, hall)
    expect((await doing(house, hall.owner, t, 'prepare')).roundList).toHaveLength(1)
    expect((await look(house, hall.people[1] as Person, t)).roundList).toEqual([])
    expect(await house.store.tables.list({ status: ['running', 'waiting'], limit: 9 })).toEqual([])
  })

  it('is laid once, whoever lays it and however often the power fails', async () => {
    const first = await opened()
    const hall = await clubhouse(first, 8)
    const t = await cup(first, hall)
    await doing(first, hall.owner, t, 'prepare')
    const twin = await first.twin()
    houses.unshift(twin)
    const started = await doing(first, hall.owner, t, 'start')
    await Promise.all([
      first.house.sweep(),
      twin.house.sweep(),
      first.house.tournaments.sweep(),
      twin.house.tournaments.sweep(),
    ])
    const running = () => first.store.tables.list({ status: ['running'], limit: 99 })
    expect((await running()).map((row) => row.id).sort()).toEqual(
      pods(started)
        .map((pod) => pod.table)
        .sort(),
    )
    await playOut(twin, pods(started)[0]?.table ?? '')
    await twin.close()
    const again = await first.crash()
    houses.splice(0, houses.length, again)
    const later = await played(again, hall, started)
    expect(later.roundList[0]?.status).toBe('over')
    expect((await again.store.tables.list({ status: ['running', 'over'], limit: 99 })).length).toBe(4)
  })

  it('is laid by another node where the one that started the round died before', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 4)
    const t = await cup(house, hall)
    await doing(house, hall.owner, t, 'prepare')
    // As the document stands right after the start, before any table was laid.
    const row = await house.store.documents.get(t.id)
    if (row === null) throw new Error('no document')
    const doc = JSON.parse(row.doc)
    doc.status = 'running'
    doc.list[0] = { ...doc.list[0], status: 'running', started: 1 }
    await house.store.documents.put({ ...row, version: row.version + 1, due: 0, doc: JSON.stringify(doc) })
    await house.house.sweep()
    expect(pods(await look(house, hall.owner, t)).map((pod) => pod.status)).toEqual(['running', 'running'])
  })
})

describe('an organiser’s mistakes', () => {
  it('are undone until the next round starts, and not later', async () => {
    const house = await opened()
    const { hall, t } = await begun(house, 6)
    const { owner, people } = hall
    const lost = people[3] as Person
    let now = await doing(house, owner, t, 'withdraw', { person: lost.id })
    const deed = now.deeds.find((one) => one.kind === 'withdraw')
    expect(deed).toMatchObject({ open: true, with: { name: lost.name } })
    now = await doing(house, owner, now, 'undo', { deed: deed?.n })
    expect(now.entrants.find((one) => one.person === lost.id)?.out).toBe(false)
    now = await doing(house, owner, now, 'withdraw', { person: lost.id })
    now = await played(house, hall, now)
    now = await doing(house, owner, now, 'prepare')
    expect(now.roundList[1]?.byes).toHaveLength(1)
    expect(now.roundList[1]?.pods.flatMap((pod) => pod.people)).not.toContain(lost.id)
    now = await doing(house, owner, now, 'start')
    const late = now.deeds.find((one) => one.kind === 'withdraw' && !one.undone)
    expect(late?.open).toBe(false)
    expect(await refused(house, owner, now, 'undo', { deed: late?.n })).toBe('tournament.frozen')
  })

  it('in a result are corrected, and the correction taken back', async () => {
    const house = await opened()
    const { hall, t } = await begun(house, 4)
    const { owner } = hall
    let now = await played(house, hall, t)
    const [pod] = pods(now)
    const before = pod?.scores
    now = await doing(house, owner, now, 'result', { table: pod?.table, scores: [99, 1] })
    expect(pods(now)[0]?.scores).toEqual([99, 1])
    now = await doing(house, owner, now, 'undo', { deed: now.deeds[0]?.n })
    expect(pods(now)[0]?.scores).toEqual(before)
    expect(await refused(house, owner, now, 'result', { table: pod?.table, scores: [1] })).toBe('tournament.result')
    expect(await refused(house, owner, now, 'result', { table: 'nowhere', scores: [1, 2] })).toBe('tournament.no-table')
  })

  it('a table that nobody ends gets its result by hand, and ends', async () => {
    const house = await opened()
    const { hall, t } = await begun(house, 4)
    const [one, two] = pods(t)
    let now = await doing(house, hall.owner, t, 'result', { table: one?.table, scores: [3, 7] })
    expect((await house.store.tables.get(one?.table ?? ''))?.status).toBe('over')
    await playOut(house, two?.table ?? '')
    await house.house.sweep()
    now = await look(house, hall.owner, now)
    expect(now.roundList[0]).toMatchObject({ status: 'over' })
    expect(pods(now)[0]?.places).toEqual([2, 1])
  })

  it('a round started too early is called back, and drawn anew', async () => {
    const house = await opened()
    const { hall, t } = await begun(house, 4)
    let now = await doing(house, hall.owner, t, 'recall')
    expect([now.status, now.roundList.length]).toEqual(['announced', 0])
    for (const { table } of pods(t)) expect((await house.store.tables.get(table))?.status).toBe('over')
    await house.house.sweep()
    expect(await house.store.tables.list({ status: ['running'], limit: 9 })).toEqual([])
    await doing(house, hall.owner, now, 'prepare')
    now = await doing(house, hall.owner, now, 'start')
    expect((await played(house, hall, now)).after).toBe(1)
  })

  it('two people change places in a prepared round', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 4)
    const t = await cup(house, hall)
    const before = await doing(house, hall.owner, t, 'prepare')
    const [a = '', b = ''] = [pods(before)[0]?.people[0], pods(before)[1]?.people[1]]
    const after = await doing(house, hall.owner, t, 'swap', { one: a, other: b })
    expect([pods(after)[0]?.people[0], pods(after)[1]?.people[1]]).toEqual([b, a])
    const back = await doing(house, hall.owner, t, 'undo', { deed: after.deeds[0]?.n })
    expect(pods(back).map((pod) => pod.people)).toEqual(pods(before).map((pod) => pod.people))
  })
})

describe('people in a tournament', () => {
  it('who are missing get the computer, who comes back their seat', async () => {
    const house = await opened()
    const { hall, t } = await begun(house, 4, { clock: { kind: 'live', minutes: 10, increment: 5 } })
    const [pod] = pods(t)
    const seat = { table: pod?.table, person: pod?.people[0] }
    let now = await doing(house, hall.owner, t, 'absent', seat)
    expect(pods(now)[0]?.away).toEqual([seat.person])
    now = await doing(house, hall.owner, now, 'undo', { deed: now.deeds[0]?.n })
    expect(pods(await look(house, hall.owner, now))[0]?.away).toEqual([])
    const left = async () => (await house.house.tables.shown(pod?.table ?? ''))?.table.seats[0]?.left ?? 0
    // The computer may have moved meanwhile, which adds to the clock.
    const before = await left()
    expect(before).toBeGreaterThan(9 * 60_000)
    now = await doing(house, hall.owner, now, 'time', { ...seat, minutes: 5 })
    expect(await left()).toBe(before + 5 * 60_000)
    await doing(house, hall.owner, now, 'undo', { deed: now.deeds[0]?.n })
    expect(await left()).toBe(before)
  })

  it('come late and play from the next round on', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 6)
    const [late = hall.owner] = hall.people.slice(-1)
    let now = await cup(house, { ...hall, people: hall.people.slice(0, -1) }, { sizes: [2, 3] })
    await doing(house, hall.owner, now, 'prepare')
    now = await doing(house, hall.owner, now, 'start')
    expect(
      pods(now)
        .map((pod) => pod.people.length)
        .sort(),
    ).toEqual([2, 3])
    now = await doing(house, hall.owner, now, 'enter', { person: late.id })
    now = await played(house, hall, now)
    now = await doing(house, hall.owner, now, 'prepare')
    expect(pods(now).flatMap((pod) => pod.people)).toContain(late.id)
  })

  it('who leave the house leave their rounds, and it goes on', async () => {
    const house = await opened()
    const { hall, t } = await begun(house, 4)
    const gone = hall.people[2] as Person
    expect((await api(house, gone, 'DELETE', 'me')).status).toBeLessThan(300)
    let now = await look(house, hall.owner, t)
    expect(now.entrants.find((one) => one.person === gone.id)).toMatchObject({ name: '', out: true })
    now = await played(house, hall, now)
    expect(now.after).toBe(1)
    now = await doing(house, hall.owner, now, 'prepare')
    expect(now.roundList[1]?.pods.flatMap((pod) => pod.people)).not.toContain(gone.id)
  })
})

describe('tables of different sizes', () => {
  it('are laid in every game with its own options', async () => {
    const house = await opened()
    for (const game of gameIds()) {
      const { t } = await begun(house, 7, { game, sizes: [4, 3], options: {} })
      expect([game, pods(t).map((pod) => [pod.people.length, pod.status])]).toEqual([
        game,
        [
          [4, 'running'],
          [3, 'running'],
        ],
      ])
    }
  })
})

describe('a knock-out', () => {
  it('lets two of each table go on, and ends with the final', async () => {
    const house = await opened()
    const { hall, t } = await begun(house, 8, { format: 'knockout', sizes: [4, 3] })
    expect(await refused(house, hall.owner, t, 'enter', { person: hall.people[0]?.id })).toBe(
      'tournament.knockout-late',
    )
    let now = await played(house, hall, t)
    const through = pods(now).flatMap((pod) => pod.people.filter((_, seat) => (pod.places?.[seat] ?? 9) <= 2))
    await doing(house, hall.owner, now, 'prepare')
    now = await doing(house, hall.owner, now, 'start')
    expect(pods(now)).toHaveLength(1)
    for (const person of pods(now)[0]?.people ?? []) expect(through).toContain(person)
    now = await played(house, hall, now)
    expect(await refused(house, hall.owner, now, 'prepare')).toBe('tournament.last-round')
    now = await doing(house, hall.owner, now, 'finish')
    expect(pods(now)[0]?.people).toEqual(expect.arrayContaining(now.standings.slice(0, 4).map((row) => row.person)))
  })
})
