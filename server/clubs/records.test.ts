// The records of a club: what counts, who holds them, and whom they are told.
import { describe, expect, it } from 'vitest'
import type { ClubRecords } from '../../wire/club.ts'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { api, clubhouse, cup, type Person, person } from '../test/clubhouse.ts'
import { opened } from '../test/opened.ts'

describe('the records of a club', () => {
  it('are the best of its tournaments, of rounds that are over, told to members', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 4)
    const { id } = await cup(house, hall, { rounds: 1 })
    const say = (deed: string, body: unknown = {}) =>
      api<TournamentInfo>(house, hall.owner, 'POST', `tournaments/${id}/${deed}`, body)
    const records = async (who: Person | null) => api<ClubRecords>(house, who, 'GET', `clubs/${hall.club.id}/records`)
    await say('prepare')
    const { body } = await say('start')
    const [one, two] = body.roundList[0]?.pods ?? []
    await say('result', { table: one?.table, scores: [40, 31] })
    expect((await records(hall.owner)).body).toEqual({ tournaments: 0, titles: [], games: [] })
    await say('result', { table: two?.table, scores: [22, 37] })
    await say('finish')
    const told = (await records(hall.people[3] as Person)).body
    expect(told.tournaments).toBe(1)
    expect(told.titles[0]).toMatchObject({ value: 1 })
    const [game] = told.games
    expect(game).toMatchObject({ game: 'spyrium', tables: 2 })
    expect(game?.highest).toMatchObject([{ seats: 2, person: one?.people[0], value: 40 }])
    expect(game?.widest).toMatchObject({ person: two?.people[1], value: 15 })
    // Strangers know nothing of a club that is not open, and of an open one not its records.
    const stranger = await person(house, 'Nobody')
    expect((await records(stranger)).status).toBe(404)
    await api(house, hall.owner, 'POST', `clubs/${hall.club.id}/change`, { open: true })
    expect((await records(stranger)).status).toBe(403)
    expect((await records(null)).status).toBe(403)
  })
})
