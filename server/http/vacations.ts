// Vacation over HTTP: clocks of days stand still.

import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import { DAY, endVacation, refuseVacation } from '../people/vacation.ts'
import type { App, HttpHouse } from './parts.ts'
import { MeSchema, meOf } from './schemas.ts'
import { whoAsks } from './who.ts'

const tags = ['notices']

export function registerVacations(app: App, house: HttpHouse): void {
  const { people, settings, now } = house

  app.post(
    '/api/me/vacations',
    {
      schema: {
        tags,
        summary: 'Takes vacation: clocks of days stand still',
        body: Type.Object({ from: Type.Time(), to: Type.Time() }, { additionalProperties: false }),
        response: { 200: MeSchema },
      },
    },
    async (request) => {
      const person = await whoAsks(house, request)
      const at = now()
      // A request for "from now on" may be up to a minute old when it arrives.
      const wanted = {
        from: Math.max(request.body.from, Math.min(at, request.body.from + 60_000)),
        to: request.body.to,
      }
      const refusal = await people.records.attempt(person.id, (doc) => {
        const refused = refuseVacation(wanted, doc.vacations, at, settings.vacation)
        // Vacations of more than two years ago no longer matter for any allowance.
        const recent = doc.vacations.filter((v) => v.to > at - 800 * DAY)
        return refused ?? { ...doc, vacations: [...recent, wanted] }
      })
      if (refusal !== null) fail(409, refusal.clause, refusal.with)
      await people.vacationChanged(person.id)
      return meOf(house, person, request)
    },
  )

  app.delete(
    '/api/me/vacations/:from',
    {
      schema: {
        tags,
        summary: 'Ends a vacation now, or gives up one that has not begun',
        params: Type.Object({ from: Type.Number() }),
        response: { 200: MeSchema },
      },
    },
    async (request) => {
      const person = await whoAsks(house, request)
      let found = false
      await people.records.change(person.id, (_, doc) => {
        const vacations = endVacation(doc.vacations, request.params.from, now())
        found = vacations !== null
        return vacations === null ? {} : { doc: { ...doc, vacations } }
      })
      if (!found) fail(404, 'vacation.none')
      await people.vacationChanged(person.id)
      return meOf(house, person, request)
    },
  )
}
