// What came of a match, and what it changed in the ratings of those who played it.
import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import type { ResultRow } from '../store/store.ts'
import type { App, TablesHouse } from './parts.ts'
import { Id, Key } from './table-schemas.ts'
import { whoAsks } from './who.ts'

const Skill = Type.Union([Type.Object({ mu: Type.Number(), sigma: Type.Number() }), Type.Null()])

const Result = Type.Object({
  rated: Type.Boolean(),
  seats: Type.Array(
    Type.Object({
      seat: Type.Integer(),
      person: Type.String(),
      place: Type.Integer(),
      before: Skill,
      after: Skill,
      matches: Type.Integer({ description: 'Rated matches of this game since, this one among them' }),
    }),
  ),
})

export function registerResults(app: App, house: TablesHouse): void {
  const { tables, store } = house
  const matches = async ({ person, game }: ResultRow) =>
    (await store.people.ratings(person)).find((rating) => rating.game === game)?.matches ?? 0

  app.get(
    '/api/tables/:id/result',
    {
      schema: {
        tags: ['tables'],
        summary: 'What a finished match changed in the ratings',
        params: Id,
        querystring: Key,
        response: { 200: Result },
      },
    },
    async (request) => {
      const who = await whoAsks(house, request)
      const { id } = request.params
      const looked = await tables.look(who, id, request.query.key)
      if ('refusal' in looked) return fail(404, looked.refusal.clause)
      const rows = await store.people.resultsAt(id)
      const seats = await Promise.all(
        rows.map(async (row) => {
          const { seat, person, place, before, after } = row
          return { seat, person, place, before, after, matches: await matches(row) }
        }),
      )
      return { rated: rows.some((row) => row.after !== null), seats }
    },
  )
}
