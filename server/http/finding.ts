// Finding a table: by the code that somebody read aloud; and the addresses that a link can have.
import { Type } from '../../wire/shape.ts'
import { fail, HttpError } from '../base/httpError.ts'
import { isNear, networkAddresses } from '../base/network.ts'
import type { App, TablesHouse } from './parts.ts'
import { whoAsks } from './who.ts'

/** Wrong codes that one address may try in ten minutes: there are some ten thousand, and few lead anywhere. */
const WRONG_CODES = 30
const TEN_MINUTES = 600_000

export function registerFinding(app: App, house: TablesHouse): void {
  const { tables, settings } = house
  const wrong = app.createRateLimit({ max: WRONG_CODES, timeWindow: TEN_MINUTES })

  app.get(
    '/api/codes/:code',
    {
      schema: {
        tags: ['tables'],
        summary: 'The table that a code read aloud leads to',
        params: Type.Object({ code: Type.Id(40) }),
        response: { 200: Type.Object({ table: Type.String(), invite: Type.String() }) },
      },
    },
    async (request) => {
      await whoAsks(house, request)
      const found = await tables.byCode(request.params.code)
      if ('answer' in found) return found.answer
      const limit = await wrong(request)
      if (!limit.isAllowed && limit.isExceeded)
        throw new HttpError(429, 'http.too-many', { seconds: Math.max(1, limit.ttlInSeconds) })
      return fail(404, found.refusal.clause)
    },
  )

  app.get(
    '/api/reach',
    {
      schema: {
        tags: ['house'],
        summary: 'The public address of the house, or those it has in its own network',
        response: {
          200: Type.Object({
            origin: Type.Union([Type.String(), Type.Null()]),
            network: Type.Array(Type.String(), { description: 'Told only to who asks from near' }),
          }),
        },
      },
    },
    async (request) => {
      const { hostname } = new URL(`http://${request.headers.host ?? 'localhost'}`)
      const port = request.socket.localPort ?? settings.port
      return { origin: settings.origin, network: isNear(hostname) ? networkAddresses(settings, port) : [] }
    },
  )
}
