// Ladders: who is how good at a game in a season.
import { shownRating } from '../../wire/rating.ts'
import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import { rating } from './company.ts'
import type { App, TablesHouse } from './parts.ts'

/** A quarter of a year, as `2026-4`. */
function seasonOf(text: string | undefined, now: number): { id: string; from: number; to: number } {
  const given = /^(\d{4})-([1-4])$/.exec(text ?? '')
  const date = new Date(now)
  const year = given === null ? date.getUTCFullYear() : Number(given[1])
  const quarter = given === null ? Math.floor(date.getUTCMonth() / 3) : Number(given[2]) - 1
  return {
    id: `${year}-${quarter + 1}`,
    from: Date.UTC(year, quarter * 3, 1),
    to: Date.UTC(year, quarter * 3 + 3, 1),
  }
}

/** A club's ladder is for its members. */
async function membersOf(house: TablesHouse, cookie: string | undefined, club: string): Promise<ReadonlySet<string>> {
  const looked = await house.clubs.look(await house.people.of(cookie), club)
  const members = 'answer' in looked ? looked.answer.members : []
  return members.length === 0 ? fail(404, 'clubs.unknown') : new Set(members.map(({ person }) => person))
}

export function registerLadder(app: App, house: TablesHouse): void {
  const { store, now } = house
  app.get(
    '/api/ladder',
    {
      schema: {
        tags: ['people'],
        summary:
          'Who is how good at a game in a season, by what is sure of it; those still settling are named, not placed',
        querystring: Type.Object({
          game: Type.Id(40),
          seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
          season: Type.Optional(Type.Id(6)),
          club: Type.Optional(Type.Id(40)),
        }),
        response: {
          200: Type.Object({
            season: Type.String(),
            rungs: Type.Array(
              Type.Object({
                person: Type.String(),
                name: Type.String(),
                guest: Type.Boolean(),
                place: Type.Union([Type.Integer(), Type.Null()]),
                wins: Type.Integer(),
                ...rating,
              }),
            ),
          }),
        },
      },
    },
    async (request) => {
      const { game, seats, season, club } = request.query
      const members = club === undefined ? null : await membersOf(house, request.headers.cookie, club)
      const { id, from, to } = seasonOf(season, now())
      const rows = await store.meeting.ladder({
        game,
        from,
        to,
        limit: 200,
        ...(seats !== undefined && { seats }),
        ...(club !== undefined && { club }),
      })
      let place = 0
      const listed = members === null ? rows : rows.filter(({ person }) => members.has(person))
      const rungs = listed.map(({ person, name, guest, matches, wins, ...skill }) => {
        const shown = shownRating(skill, matches)
        return { person, name, guest, place: shown.sure === 'new' ? null : ++place, wins, matches, ...shown }
      })
      return { season: id, rungs }
    },
  )
}
