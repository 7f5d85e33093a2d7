// How finished matches of this house began: the same for everybody, and for nobody in particular.
import { HOUSE_PLAYERS } from '../../wire/openings.ts'
import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import type { App, TablesHouse } from './parts.ts'

/** Seconds for which a page need not ask again. */
const FRESH = 300

const Openings = Type.Object({
  rules: Type.Integer({ description: 'The version of the rules that all of these matches were played by' }),
  chapters: Type.Array(
    Type.Object({
      seats: Type.Integer(),
      variant: Type.String(),
      who: Type.Union(HOUSE_PLAYERS.map((who) => Type.Literal(who))),
      matches: Type.Integer(),
      /** [times, sixtieths of wins, points, { label: the same of what was chosen next }] */
      tree: Type.Unknown(),
    }),
  ),
})

export function registerOpenings(app: App, { openings }: TablesHouse): void {
  app.get(
    '/api/openings/:game',
    {
      schema: {
        tags: ['house'],
        summary:
          'How finished matches at open tables began, and what came of it; told only where several matches and people stand behind it',
        params: Type.Object({ game: Type.Id(40) }),
        response: { 200: Openings, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const { game } = request.params
      const told = (await openings.told(game)) ?? fail(404, 'tables.no-game', { game })
      const tag = `"${told.tag}"`
      reply.header('cache-control', `public, max-age=${FRESH}`).header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send(null)
      return told.openings
    },
  )
}
