// What everybody may know of somebody: name, ratings, history, statistics. And what one may ask for oneself.

import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import { exportOf } from '../people/leaving.ts'
import { docOf } from '../people/person.ts'
import { nearness, seenResults } from '../people/privacy.ts'
import { strengthOf } from '../people/ratings.ts'
import { statisticsOf } from '../people/statistics.ts'
import type { App, HttpHouse } from './parts.ts'
import { whoAsks } from './who.ts'

const ALL = 100_000

const Id = Type.Object({ id: Type.Id(100) })
const Rating = Type.Object({
  game: Type.String(),
  strength: Type.Number({ description: 'What the house is sure of: mu − 3 sigma, from 0 on' }),
  mu: Type.Number(),
  sigma: Type.Number(),
  matches: Type.Integer(),
  wins: Type.Integer(),
})
const Profile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created: Type.Number(),
  away: Type.Union([Type.Null(), Type.Number()], { description: 'On vacation until then' }),
  ratings: Type.Array(Rating),
})
const Result = Type.Object({
  table: Type.String(),
  game: Type.String(),
  seats: Type.Integer(),
  seat: Type.Integer(),
  score: Type.Number(),
  place: Type.Integer(),
  won: Type.Boolean(),
  at: Type.Number(),
})
const mean = Type.Union([Type.Null(), Type.Number()])
const tally = { matches: Type.Integer(), wins: Type.Integer(), score: mean, place: mean, best: mean }
const Statistics = Type.Object({
  matches: Type.Integer(),
  wins: Type.Integer(),
  streak: Type.Integer(),
  first: mean,
  last: mean,
  games: Type.Array(
    Type.Object({
      game: Type.String(),
      ...tally,
      bySeats: Type.Array(Type.Object({ seats: Type.Integer(), ...tally })),
    }),
  ),
})

export function registerPeople(app: App, house: HttpHouse): void {
  const { people, store, now } = house
  const known = async (id: string) => (await people.records.row(id)) ?? fail(404, 'people.unknown')

  /** What somebody played, as far as whoever asks may know of it. */
  async function seenBy(
    {
      params,
      headers,
    }: { readonly params: { readonly id: string }; readonly headers: { readonly cookie?: string | undefined } },
    limit: number,
    before?: number,
  ) {
    const row = await known(params.id)
    const me = await people.of(headers.cookie)
    const near = await nearness(people.company, me?.id ?? null, row.id)
    const theirs = await store.people.results(row.id, limit, before)
    // Whoever sat at the same table knows of it anyhow.
    const mine = me === null || near === 'self' ? [] : await store.people.results(me.id, ALL)
    const played = new Set(mine.map(({ table }) => table))
    return { near, played, results: seenResults(theirs, docOf(row).shows, near, played) }
  }

  app.get(
    '/api/people/:id',
    { schema: { tags: ['people'], summary: 'Somebody', params: Id, response: { 200: Profile } } },
    async (request) => {
      const row = await known(request.params.id)
      const ratings = await store.people.ratings(row.id)
      const away = docOf(row).vacations.find((v) => v.from <= now() && now() < v.to)?.to ?? null
      return {
        id: row.id,
        name: row.name,
        created: row.created,
        away,
        ratings: ratings
          .filter((r) => !r.game.includes('/'))
          .map(({ person: _, ...r }) => ({ ...r, strength: strengthOf(r) })),
      }
    },
  )

  app.get(
    '/api/people/:id/history',
    {
      schema: {
        tags: ['people'],
        summary: 'Finished matches, the newest first',
        params: Id,
        querystring: Type.Object({
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
          before: Type.Optional(Type.Time({ description: 'Only what ended before this time' })),
        }),
        response: { 200: Type.Array(Result) },
      },
    },
    async (request) => {
      const { limit = 50, before } = request.query
      const { results, near, played } = await seenBy(request, limit, before)
      // Of a single match at a table that was not open to all, only those read who played it.
      return results
        .filter(({ open, table }) => open || near === 'self' || played.has(table))
        .map(({ person: _, before: __, after: ___, count: ____, ...row }) => row)
    },
  )

  app.get(
    '/api/people/:id/statistics',
    { schema: { tags: ['people'], summary: 'How somebody plays', params: Id, response: { 200: Statistics } } },
    async (request) => statisticsOf((await seenBy(request, ALL)).results),
  )

  registerMyself(app, house)
}

/** What one may ask for oneself: not to read somebody, one's papers, to leave for good. */
function registerMyself(app: App, house: HttpHouse): void {
  const { people, store } = house

  for (const [method, yes] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const)
    app.route({
      method,
      url: '/api/me/muted/:id',
      schema: {
        tags: ['me'],
        summary: yes ? 'Does not want to read somebody' : 'Reads somebody again',
        params: Id,
        response: { 200: Type.Array(Type.String()) },
      },
      async handler(request) {
        const me = await whoAsks(house, request)
        const { id } = request.params as { id: string }
        await people.mute(me.id, id, yes)
        const row = await people.records.row(me.id)
        return row === null ? [] : [...docOf(row).muted]
      },
    })

  app.get(
    '/api/me/export',
    {
      schema: {
        tags: ['me'],
        summary: 'All that the house keeps of me, as one document',
        response: { 200: Type.Object({}, { additionalProperties: true }) },
      },
    },
    async (request, reply) => {
      const { id } = await whoAsks(house, request)
      reply.header('content-disposition', 'attachment; filename="chantier-person.json"')
      return (await exportOf(store, id)) ?? fail(404, 'people.unknown')
    },
  )

  app.delete(
    '/api/me',
    {
      schema: {
        tags: ['me'],
        summary: 'Takes me out of the house for good; finished matches stay, under a name that says nothing',
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = await whoAsks(house, request)
      const gone = await people.sessions.close(request.headers.cookie, true)
      await people.remove(id)
      return reply.header('set-cookie', gone).code(204).send(null)
    },
  )
}
