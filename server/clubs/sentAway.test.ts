// Somebody who was sent away from a club, or banned from the house, is out of what it plays, too.
import { describe, expect, it } from 'vitest'
import type { TableReply } from '../../wire/http.ts'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { api, type Clubhouse, clubhouse, cup, type Person, person, playOut } from '../test/clubhouse.ts'
import type { TestHouse } from '../test/house.ts'
import { opened } from '../test/opened.ts'

it('whoever is sent away plays no further round, until an organiser enters them again', async () => {
  const house = await opened()
  const hall = await clubhouse(house, 4)
  const { club, owner } = hall
  const [, , gone] = hall.people as [Person, Person, Person]
  const t = await cup(house, hall)
  const drawn = async () => {
    const { body } = await api<TournamentInfo>(house, owner, 'POST', `tournaments/${t.id}/prepare`, {})
    const round = body.roundList[0]
    return [...(round?.byes ?? []), ...(round?.pods.flatMap((pod) => pod.people) ?? [])].includes(gone.id)
  }
  expect(await drawn()).toBe(true)
  expect((await api(house, owner, 'POST', `clubs/${club.id}/send-away`, { person: gone.id })).status).toBe(200)
  expect(await drawn()).toBe(false)
  expect((await api(house, owner, 'POST', `clubs/${club.id}/send-away`, { person: gone.id })).key).toBe(
    'clubs.no-member',
  )
  for (const [one, other] of [
    [owner, gone],
    [gone, owner],
  ] as const)
    await api(house, one, 'PUT', `friends/${other.id}`)
  await api(house, owner, 'POST', `clubs/${club.id}/invite`, { person: gone.id })
  await api(house, gone, 'POST', `clubs/${club.id}/join`, {})
  await api(house, owner, 'POST', `tournaments/${t.id}/enter`, { person: gone.id })
  expect(await drawn()).toBe(true)
})

const terminal = { id: null, name: '', role: 'terminal' } as const
const ban = async ({ house }: TestHouse, { id }: Person, days: number | null = 1) => {
  const done = await house.desk.office.ban(terminal, id, days)
  if ('refusal' in done) throw new Error(done.refusal.clause)
}
const drawnIn = ({ roundList }: TournamentInfo) => {
  const round = roundList.at(-1)
  return [...(round?.byes ?? []), ...(round?.pods.flatMap((pod) => pod.people) ?? [])]
}

describe('whoever is banned from the house', () => {
  const deed = (house: TestHouse, { owner }: Clubhouse, t: TournamentInfo, name: string, said: object = {}) =>
    api<TournamentInfo>(house, owner, 'POST', `tournaments/${t.id}/${name}`, said)

  it('is not drawn, also where the house has not followed the ban yet, nor entered by an organiser', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 5)
    const bad = hall.people[2] as Person
    const t = await cup(house, hall)
    await ban(house, bad)
    const prepared = (await deed(house, hall, t, 'prepare')).body
    expect(drawnIn(prepared)).not.toContain(bad.id)
    expect(drawnIn(prepared)).toHaveLength(4)
    expect((await deed(house, hall, t, 'enter', { person: bad.id })).key).toBe('tournament.banned')
    // A ban of a day: whoever comes back says again that they come.
    house.pass(2 * 24 * 3600_000)
    await api(house, bad, 'POST', `tournaments/${t.id}/come`, { coming: 'yes' })
    expect(drawnIn((await deed(house, hall, t, 'prepare')).body)).toContain(bad.id)
  })

  it('takes a prepared round along, which nobody brings back by undoing', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 5)
    const bad = hall.people[2] as Person
    const t = await cup(house, hall)
    await deed(house, hall, t, 'prepare')
    const again = (await deed(house, hall, t, 'prepare')).body
    expect(drawnIn(again)).toContain(bad.id)
    await ban(house, bad, null)
    await house.house.sweep()
    expect((await deed(house, hall, t, 'start')).key).toBe('tournament.not-prepared')
    for (const { n } of again.deeds.toReversed()) {
      const { body, status } = await deed(house, hall, t, 'undo', { deed: n })
      if (status === 200) expect(drawnIn(body)).not.toContain(bad.id)
    }
    const started = async () => {
      await deed(house, hall, t, 'prepare')
      return (await deed(house, hall, t, 'start')).body
    }
    expect(drawnIn(await started())).not.toContain(bad.id)
  })

  it('has a computer in their place in a round that runs, and plays no further one', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 4)
    const bad = hall.people[2] as Person
    const t = await cup(house, hall)
    await deed(house, hall, t, 'prepare')
    const running = (await deed(house, hall, t, 'start')).body
    const pod = running.roundList[0]?.pods.find(({ people }) => people.includes(bad.id))
    await ban(house, bad, null)
    await house.house.sweep()
    const row = await house.store.tables.get(pod?.table ?? '')
    const seat = JSON.parse(row?.doc ?? '{}').seats.find((one: { person: string }) => one.person === bad.id)
    expect(seat.away).toBe(true)
    const look = await api<TournamentInfo>(house, hall.owner, 'GET', `tournaments/${t.id}`)
    expect(look.body.entrants.find((one) => one.person === bad.id)?.out).toBe(true)
  })

  it('is found no table by quick pairing, and invites nobody any more', async () => {
    const house = await opened()
    const [ada, bad] = [await person(house, 'Ada'), await person(house, 'Bad')]
    for (const [one, other] of [
      [ada, bad],
      [bad, ada],
    ] as const)
      await api(house, one, 'PUT', `friends/${other.id}`)
    const laid = (await api<TableReply>(house, bad, 'POST', 'tables', { game: 'castle', seats: 2 })).body
    await api(house, bad, 'POST', `tables/${laid.table.id}/invite`, { person: ada.id, words: 'Komm!' })
    const wish = { games: ['castle'], counts: [2], pace: 'live', fill: null }
    await api(house, bad, 'PUT', 'seek', wish)
    await ban(house, bad)
    expect(JSON.stringify((await api(house, ada, 'GET', 'friends')).body)).not.toContain('Komm!')
    expect((await api<{ table: string | null }>(house, ada, 'PUT', 'seek', wish)).body.table).toBeNull()
  })
})

describe('whoever is sent away from a club', () => {
  it('sits at none of its tables that have not begun, and gets no seat there by the link', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 3)
    const [owner, one, gone] = hall.people as [Person, Person, Person]
    const order = { game: 'castle', seats: 2 }
    const laid = (await api<TableReply>(house, one, 'POST', `clubs/${hall.club.id}/lay-table`, { order })).body
    const sit = () => api(house, gone, 'POST', `tables/${laid.table.id}/sit`, { key: laid.invite })
    expect((await sit()).status).toBe(200)
    await api(house, owner, 'POST', `clubs/${hall.club.id}/send-away`, { person: gone.id })
    const now = (await api<TableReply>(house, one, 'GET', `tables/${laid.table.id}`)).body
    expect(now.table.seats.map(({ person: there }) => there)).not.toContain(gone.id)
    expect((await sit()).key).toBe('tables.removed')
  })

  it('does not come into the next season, nor does who was banned', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 6)
    const league = { group: 4, width: 0, moves: 1, order: 'standing' } as const
    const clock = { kind: 'days', days: 3, budget: 10 } as const
    const t = await cup(house, hall, { format: 'league', rounds: 1, clock, league })
    const said = async (name: string, body: object = {}) =>
      (await api<TournamentInfo>(house, hall.owner, 'POST', `tournaments/${t.id}/${name}`, body)).body
    await said('draw-groups')
    await said('prepare')
    const round = (await said('start')).roundList[0]
    for (const { table } of round?.pods ?? []) await said('result', { table, scores: [2, 1] })
    await said('finish')
    const bad = hall.people[3] as Person
    await ban(house, bad)
    const next = await said('next-season', { at: Date.now() + 3600_000 })
    expect(next.entrants).toHaveLength(5)
    expect(next.entrants.map((one) => one.person)).not.toContain(bad.id)
  })
})

describe('the next match of the same people', () => {
  it('keeps no seat for who is blocked or banned, and seats nobody beside somebody they are kept from', async () => {
    const house = await opened()
    const [ada, bea, cem] = [await person(house, 'Ada'), await person(house, 'Bea'), await person(house, 'Cem')]
    const laid = (await api<TableReply>(house, ada, 'POST', 'tables', { game: 'pillars', seats: 3 })).body
    const at = (who: Person, what: string, body: object = {}) =>
      api<TableReply>(house, who, 'POST', `tables/${laid.table.id}/${what}`, body)
    for (const one of [bea, cem]) await at(one, 'sit', { key: laid.invite })
    await at(ada, 'start')
    await playOut(house, laid.table.id)
    await api(house, ada, 'PUT', `blocked/${bea.id}`)
    await ban(house, cem)
    const next = (await at(ada, 'rematch')).body
    const kept = JSON.parse((await house.store.tables.get(next.table.id))?.doc ?? '{}').seats
    expect(kept.map((seat: { kept?: unknown }) => seat.kept)).toEqual([undefined, undefined, undefined])
    expect((await at(bea, 'rematch')).key).toBe('tables.no-place-for-you')
  })
})
