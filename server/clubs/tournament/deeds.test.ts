// What an organiser did is written down, and taken back once.
import { describe, expect, it } from 'vitest'
import type { TournamentInfo } from '../../../wire/tournament.ts'
import { api, clubhouse, cup, type Person } from '../../test/clubhouse.ts'
import type { TestHouse } from '../../test/house.ts'
import { opened } from '../../test/opened.ts'

type Cup = TournamentInfo
const doing = async (house: TestHouse, who: Person, t: Cup, deed: string, body: unknown = {}): Promise<Cup> => {
  const said = await api<Cup>(house, who, 'POST', `tournaments/${t.id}/${deed}`, body)
  if (said.status !== 200) throw new Error(`${deed}: ${said.status} ${said.key}`)
  return said.body
}

describe('what an organiser did', () => {
  it('at a table is taken back once, also where several do in the same moment', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 2)
    const { id } = await cup(house, hall)
    for (const deed of ['prepare', 'start']) await api(house, hall.owner, 'POST', `tournaments/${id}/${deed}`, {})
    const t = (await api<Cup>(house, hall.owner, 'GET', `tournaments/${id}`)).body
    const [pod] = t.roundList[0]?.pods ?? []
    const [table, who] = [pod?.table ?? '', pod?.people[0] ?? '']
    const given: number[] = []
    const { round } = house.house.tables
    const { time } = round
    Object.assign(round, {
      time: (id: string, person: string, minutes: number) => {
        given.push(minutes)
        return time(id, person, minutes)
      },
    })
    const told = await doing(house, hall.owner, t, 'time', { table, person: who, minutes: 10 })
    const n = told.deeds[0]?.n ?? 0
    await Promise.all([1, 2, 3].map(() => house.house.tournaments.undo(hall.owner, t.id, n)))
    expect(given).toEqual([10, -10])
  })

  it('is remembered, but of rounds that were drawn again and again only the last can be taken back', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 4)
    let t = await cup(house, hall)
    for (let n = 0; n < 9; n++) t = await doing(house, hall.owner, t, 'prepare')
    const row = await house.store.documents.get(t.id)
    const deeds: { readonly back: object | null }[] = JSON.parse(row?.doc ?? '').deeds
    expect(deeds.map(({ back }) => back !== null)).toEqual([
      ...[false, false, false, false],
      ...[true, true, true, true, true],
    ])
    await doing(house, hall.owner, t, 'undo', { deed: t.deeds[0]?.n })
  })
})
