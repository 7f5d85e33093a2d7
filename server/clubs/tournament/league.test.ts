// A league in a house: groups drawn, rounds within them, tables of points, who goes up and down, the next season; and an exhibition.
import { describe, expect, it } from 'vitest'
import type { TournamentInfo, TournamentOrder } from '../../../wire/tournament.ts'
import { api, type Clubhouse, clubhouse, cup, type Person, person, playOut } from '../../test/clubhouse.ts'
import type { TestHouse } from '../../test/house.ts'
import { houses, opened } from '../../test/opened.ts'

type Cup = TournamentInfo
const doing = async (house: TestHouse, who: Person, t: Cup, deed: string, body: unknown = {}): Promise<Cup> => {
  const said = await api<Cup>(house, who, 'POST', `tournaments/${t.id}/${deed}`, body)
  if (said.status !== 200) throw new Error(`${deed}: ${said.status} ${said.key}`)
  return said.body
}
const refused = async (house: TestHouse, who: Person | null, t: Cup, deed: string, body: unknown = {}) => {
  const { status, key } = await api(house, who, 'POST', `tournaments/${t.id}/${deed}`, body)
  return [status, key]
}
const DAYS = { kind: 'days', days: 2, budget: 5 } as const
const LEAGUE: Partial<TournamentOrder> = { format: 'league', sizes: [2], rounds: 3, clock: DAYS }
const soon = () => Date.now() + 60_000

/** Every table of the round ends with the one ahead who comes first in the list. */
async function decided(house: TestHouse, { owner }: Clubhouse, t: Cup, order: readonly string[]): Promise<Cup> {
  let now = t
  for (const { table, people } of t.roundList.at(-1)?.pods ?? []) {
    const scores = people.map((one) => 100 - order.indexOf(one))
    now = await doing(house, owner, now, 'result', { table, scores })
  }
  return now
}

async function season(house: TestHouse, hall: Clubhouse, t: Cup, order: readonly string[]): Promise<Cup> {
  let now = t.groups.length > 0 ? t : await doing(house, hall.owner, t, 'draw-groups')
  for (let round = 0; round < now.rounds; round++) {
    await doing(house, hall.owner, now, 'prepare')
    now = await decided(house, hall, await doing(house, hall.owner, now, 'start'), order)
  }
  return doing(house, hall.owner, now, 'finish')
}
const rowsOf = (t: Cup, group: number) => t.standings.filter((row) => row.group === group)

describe('a league', () => {
  it('draws groups, lets everybody of a group meet, and goes on from season to season', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 12)
    const ids = hall.people.map((one) => one.id)
    const t = await cup(house, hall, { ...LEAGUE, league: { group: 4, width: 1, moves: 1, order: 'standing' } })
    expect(await refused(house, hall.owner, t, 'prepare')).toEqual([409, 'tournament.no-groups'])
    const over = await season(house, hall, t, ids)
    expect(over.groups.map((group) => [group.division, group.people.length])).toEqual([
      [0, 4],
      [1, 4],
      [2, 4],
    ])
    for (const round of over.roundList)
      for (const pod of round.pods)
        expect(pod.people.every((one) => over.groups[pod.group ?? 9]?.people.includes(one))).toBe(true)
    expect(over.standings.every((row) => row.met === 3 && row.rounds.length === 3)).toBe(true)
    expect(rowsOf(over, 1).map((row) => row.place)).toEqual([1, 2, 3, 4])
    expect(over.standings.map((row) => row.goes)).toEqual([
      ...[null, null, null, 'down'],
      ...['up', null, null, 'down'],
      ...['up', null, null, null],
    ])

    const next = await doing(house, hall.owner, over, 'next-season', { at: soon() })
    expect([next.season, next.previous, next.status, next.comes]).toEqual([2, over.id, 'announced', 12])
    const again = await doing(house, hall.owner, over, 'next-season', { at: soon() })
    expect(again.id).toBe(next.id)
    const drawn = await doing(house, hall.owner, next, 'draw-groups')
    const person = (group: number, place: number) => rowsOf(over, group)[place]?.person ?? ''
    const first = [person(0, 0), person(0, 1), person(0, 2), person(1, 0)]
    expect(drawn.groups[0]?.people.toSorted()).toEqual(first.toSorted())
    const last = [person(1, 3), person(2, 1), person(2, 2), person(2, 3)]
    expect(drawn.groups[2]?.people.toSorted()).toEqual(last.toSorted())
    const looked = await api<Cup>(house, hall.owner, 'GET', `tournaments/${over.id}`)
    expect(looked.body.next).toBe(next.id)

    const csv = await api<string>(house, hall.owner, 'GET', `tournaments/${over.id}/results.csv`)
    expect(csv.body.split('\r\n')[0]).toMatch(/^division,group,place,name,points,share,without luck,give or take/)
    expect(csv.body.split('\r\n')).toHaveLength(14)
  })

  it('makes one season, whoever asks, and another where that was called off', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 4)
    const t = await cup(house, hall, {
      ...LEAGUE,
      rounds: 1,
      league: { group: 4, width: 0, moves: 1, order: 'standing' },
    })
    expect(await refused(house, hall.owner, t, 'next-season', { at: soon() })).toEqual([409, 'tournament.season-runs'])
    const over = await season(house, hall, t, [])
    expect(await refused(house, hall.owner, over, 'next-season', { at: 5 })).toEqual([400, 'tournament.at'])
    const [one, two] = await Promise.all([
      doing(house, hall.owner, over, 'next-season', { at: soon() }),
      doing(house, hall.owner, over, 'next-season', { at: soon() }),
    ])
    expect(one.id).toBe(two.id)
    await doing(house, hall.owner, one, 'cancel')
    const other = await doing(house, hall.owner, over, 'next-season', { at: soon() })
    expect([other.id === one.id, other.status]).toEqual([false, 'announced'])
    const evening = await cup(house, hall)
    expect(await refused(house, hall.owner, evening, 'draw-groups')).toEqual([400, 'tournament.no-league'])
    expect(await refused(house, hall.owner, evening, 'next-season', { at: soon() })).toEqual([
      400,
      'tournament.no-league',
    ])
  })

  it('takes back what was done with its groups, changes two of them, and lets people in late and out', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 9)
    const [owner, late] = [hall.owner, hall.people[8] as Person]
    const eight = { ...hall, people: hall.people.slice(0, 8) }
    const t = await cup(house, eight, { ...LEAGUE, league: { group: 4, width: 1, moves: 1, order: 'standing' } })
    let now = await doing(house, owner, t, 'draw-groups')
    const [a = '', b = ''] = [now.groups[0]?.people[0], now.groups[1]?.people[0]]
    now = await doing(house, owner, now, 'swap', { one: a, other: b })
    expect([now.groups[0]?.people[0], now.groups[1]?.people[0]]).toEqual([b, a])
    const undo = async (kind: string) =>
      doing(house, owner, now, 'undo', { deed: now.deeds.find((deed) => deed.kind === kind)?.n })
    now = await undo('regroup')
    expect(now.groups[0]?.people[0]).toBe(a)
    now = await undo('draw-groups')
    expect(now.groups).toEqual([])
    now = await doing(house, owner, now, 'draw-groups')
    await doing(house, owner, now, 'prepare')
    const [c = '', d = ''] = [now.groups[0]?.people[1], now.groups[1]?.people[1]]
    expect(await refused(house, owner, now, 'swap', { one: c, other: d })).toEqual([400, 'tournament.other-group'])
    now = await decided(house, hall, await doing(house, owner, now, 'start'), [])
    expect(await refused(house, owner, now, 'draw-groups')).toEqual([409, 'tournament.begun'])
    now = await doing(house, owner, now, 'enter', { person: late.id })
    expect(now.groups[1]?.people).toContain(late.id)
    const gone = now.groups[0]?.people[0] ?? ''
    now = await doing(house, owner, now, 'withdraw', { person: gone })
    now = await doing(house, owner, now, 'prepare')
    const second = now.roundList[1]
    // Both groups are odd now: one of each has a bye.
    expect([second?.pods.length, second?.byes.length]).toEqual([3, 2])
    expect(second?.pods.flatMap((pod) => pod.people)).not.toContain(gone)
    expect(rowsOf(now, 0).find((row) => row.person === gone)?.out).toBe(true)
  })

  it('spreads strengths evenly over groups that are level, and nobody goes up or down there', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 9)
    const t = await cup(house, hall, {
      ...LEAGUE,
      sizes: [3],
      rounds: 1,
      league: { group: 3, width: 0, moves: 2, order: 'strength' },
    })
    const over = await season(
      house,
      hall,
      t,
      hall.people.map((one) => one.id),
    )
    expect(over.groups.map((group) => [group.division, group.people.length])).toEqual([
      [0, 3],
      [0, 3],
      [0, 3],
    ])
    expect(over.standings.every((row) => row.goes === null)).toBe(true)
  })

  it.each([
    [{ league: { group: 2, width: 1, moves: 1, order: 'standing' } }, 'tournament.group'],
    [{ league: { group: 4, width: 99, moves: 1, order: 'standing' } }, 'tournament.league'],
    [{ league: { group: 4, width: 1, moves: -1, order: 'standing' } }, 'tournament.league'],
    [{ clock: { kind: 'live', minutes: 10, increment: 5 } }, 'tournament.days'],
    [{ format: 'exhibition', duplicate: true }, 'tournament.exhibition-duplicate'],
    [{ format: 'exhibition', exhibition: { exhibitor: 'nobody', level: 'master' } }, 'clubs.no-member'],
  ])('that cannot be is refused in words: %j', async (more, key) => {
    const house = await opened()
    const { club, owner } = await clubhouse(house, 1)
    const order = { name: 'L', game: 'spyrium', at: soon(), ...LEAGUE, ...more }
    const said = await api(house, owner, 'POST', `clubs/${club.id}/tournaments`, order)
    expect([said.status, said.key]).toEqual([400, key])
  })

  it('takes no strange shapes', async () => {
    const house = await opened()
    const { club, owner } = await clubhouse(house, 1)
    for (const more of [
      { league: { group: 4 } },
      { league: { group: 4, width: 1, moves: 1, order: 'standing', secret: 1 } },
      { league: { group: '4', width: 1.5, moves: 1, order: 'standing' } },
      { league: { group: 4, width: 1, moves: 1, order: 'mine' } },
      { format: 'exhibition', exhibition: { exhibitor: 7, level: 'master' } },
      { format: 'exhibition', exhibition: { exhibitor: null, level: 'giant' } },
      { format: 'exhibition', exhibition: { exhibitor: null, level: 'random@9s' } },
    ]) {
      const order = { name: 'L', game: 'spyrium', at: soon(), ...LEAGUE, ...more }
      expect((await api(house, owner, 'POST', `clubs/${club.id}/tournaments`, order)).status).toBe(400)
    }
    const t = await cup(house, { club, owner, people: [owner] }, LEAGUE)
    expect((await refused(house, owner, t, 'next-season', { at: 'soon' }))[0]).toBe(400)
    expect((await refused(house, owner, t, 'next-season', {}))[0]).toBe(400)
    expect((await refused(house, owner, t, 'draw-groups', { people: [] }))[0]).toBe(400)
    expect(await refused(house, owner, t, 'draw-groups')).toEqual([409, 'tournament.few'])
    expect((await refused(house, await person(house, 'Eve'), t, 'draw-groups'))[0]).toBe(404)
  })
})

describe('an exhibition', () => {
  const against = (exhibitor: string | null, level = 'novice'): Partial<TournamentOrder> => ({
    ...{ format: 'exhibition', sizes: [2], clock: { kind: 'live', minutes: 10, increment: 5 } },
    exhibition: { exhibitor, level },
  })

  it('seats one person at a table with everybody, from seat to seat, with as much more time as there are tables', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 5)
    const [owner, star] = [hall.owner, hall.people[1] as Person]
    const others = hall.people.filter((one) => one !== star)
    const t = await cup(house, { ...hall, people: others }, against(star.id))
    expect(t.rounds).toBe(3)
    expect(await refused(house, owner, t, 'prepare')).toEqual([409, 'tournament.no-exhibitor'])
    await doing(house, star, t, 'come', { coming: 'yes' })
    const drawn = await doing(house, owner, t, 'prepare')
    expect(await refused(house, owner, drawn, 'swap', { one: owner.id, other: star.id })).toEqual([
      409,
      'tournament.exhibition-seats',
    ])
    const now = await doing(house, owner, t, 'start')
    const pods = now.roundList[0]?.pods ?? []
    expect(pods.map((pod) => pod.people.indexOf(star.id))).toEqual([0, 1, 0, 1])
    expect(pods.flatMap((pod) => pod.people.filter((one) => one !== star.id)).toSorted()).toEqual(
      others.map((one) => one.id).toSorted(),
    )
    for (const { table, people } of pods) {
      const row = await house.store.tables.get(table)
      const { time, rated } = JSON.parse(row?.doc ?? '{}')
      const minutes = time.left.map((ms: number) => ms / 60_000)
      expect([rated, minutes[people.indexOf(star.id)], minutes[1 - people.indexOf(star.id)]]).toEqual([false, 40, 10])
    }
    for (const { table } of pods) await playOut(house, table)
    await house.house.sweep()
    const { body } = await api<Cup>(house, owner, 'GET', `tournaments/${t.id}`)
    const { won = 0, drawn: shared = 0, lost = 0 } = body.score ?? {}
    expect(won + shared + lost).toBe(4)
    expect(body.standings.map((row) => row.person)).not.toContain(star.id)
    expect(body.standings.reduce((sum, row) => sum + row.points, 0)).toBe(lost + shared / 2)
    await doing(house, owner, t, 'prepare')
    const second = (await doing(house, owner, t, 'start')).roundList[1]?.pods ?? []
    const seatOf = (list: typeof pods, who: string) => list.find((pod) => pod.people.includes(who))?.people.indexOf(who)
    for (const one of others) expect(seatOf(second, one.id)).toBe(1 - (seatOf(pods, one.id) ?? 0))
  })

  it('lets the computer play against all, with further computers where the game needs three', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 3)
    const t = await cup(house, hall, { ...against(null), sizes: [3], rounds: 1 })
    await doing(house, hall.owner, t, 'prepare')
    const now = await doing(house, hall.owner, t, 'start')
    const pods = now.roundList[0]?.pods ?? []
    expect(pods.map((pod) => pod.people.indexOf('#grandmaster'))).toEqual([0, 1, 2])
    expect(pods.every((pod) => pod.people.includes('#novice'))).toBe(true)
    for (const { table, people } of pods) {
      const doc = JSON.parse((await house.store.tables.get(table))?.doc ?? '{}')
      expect(doc.seats.map((seat: { bot: string | null }) => seat.bot)).toEqual(
        people.map((one) => (one.startsWith('#') ? one.slice(1) : null)),
      )
    }
    const again = await (houses[0] as TestHouse).crash()
    houses.splice(0, houses.length, again)
    for (const { table } of pods) await playOut(again, table)
    await again.house.sweep()
    const { body } = await api<Cup>(again, hall.owner, 'GET', `tournaments/${t.id}`)
    expect([body.after, (body.score?.won ?? 0) + (body.score?.drawn ?? 0) + (body.score?.lost ?? 0)]).toEqual([1, 3])
  })
})
