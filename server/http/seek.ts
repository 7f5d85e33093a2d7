// /api/seek: looking for a table.
import { gameIds } from '../../games/shelf.ts'
import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import type { App, TablesHouse } from './parts.ts'
import { mayOpen } from './reports.ts'
import { whoAsks } from './who.ts'

/** What somebody who looks for a table would play. */
export const wished = {
  games: Type.Array(Type.Id(40), { maxItems: 20 }),
  counts: Type.Array(Type.Integer({ minimum: 1, maximum: 10 }), { maxItems: 10 }),
  pace: Type.Union([Type.Literal('live'), Type.Literal('days')]),
}

export function registerSeek(app: App, house: TablesHouse): void {
  const { tables } = house
  const tags = ['tables']
  const Seek = Type.Object(
    {
      ...wished,
      fill: Type.Union([Type.Integer({ minimum: 0, maximum: 60 }), Type.Null()], {
        description: 'Minutes after which computers take the seats that are left; null for people only',
      }),
    },
    { additionalProperties: false },
  )
  app.put(
    '/api/seek',
    {
      schema: {
        tags,
        summary: 'Looks for a table, or says that one still does; said again every few seconds',
        body: Seek,
        response: { 200: Type.Object({ since: Type.Number(), table: Type.Union([Type.String(), Type.Null()]) }) },
      },
    },
    async (request) => {
      const who = await whoAsks(house, request)
      await mayOpen(house, who, 'tables')
      if (request.body.games.length === 0 || request.body.counts.length === 0) fail(400, 'company.seek')
      const known = gameIds()
      // Each once: every game with every count is looked at for everybody who looks.
      const games = [...new Set(request.body.games)].filter((game) => known.includes(game))
      const counts = [...new Set(request.body.counts)]
      const sought = await tables.pairing.seek(who, { ...request.body, games, counts })
      return 'answer' in sought ? sought.answer : fail(409, sought.refusal.clause, sought.refusal.with)
    },
  )
  app.delete(
    '/api/seek',
    { schema: { tags, summary: 'Looks for a table no more', response: { 204: Type.Null() } } },
    async (request, reply) => {
      await tables.pairing.unseek(await whoAsks(house, request))
      return reply.code(204).send(null)
    },
  )
}
