// Finding a table: by the code that somebody read aloud; and the addresses that a link can have.
import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import { isNear, networkAddresses } from '../base/network.ts'
import { guessesOf } from './guesses.ts'
import type { App, TablesHouse } from './parts.ts'
import { whoAsks } from './who.ts'

export function registerFinding(app: App, house: TablesHouse): void {
  const { tables, settings } = house
  const guess = guessesOf(house.now)

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
      const found = await guess(request, () => tables.byCode(request.params.code))
      return 'answer' in found ? found.answer : fail(404, found.refusal.clause)
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
