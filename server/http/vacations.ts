// Vacation over HTTP: clocks of days stand still.

import { Type } from '../../wire/shape.ts'
import { wrong } from '../base/wrong.ts'
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
      // "From now on" was said a moment ago.
      const wanted = {
        from: Math.max(request.body.from, Math.min(at, request.body.from + 60_000)),
        to: request.body.to,
      }
      let refusal: ReturnType<typeof refuseVacation> = null
      await people.roll.change(person.id, (_, doc) => {
        refusal = refuseVacation(wanted, doc.vacations, at, settings.vacation)
        // What is long past counts no more.
        const recent = doc.vacations.filter((v) => v.to > at - 800 * DAY)
        return refusal === null ? { doc: { ...doc, vacations: [...recent, wanted] } } : {}
      })
      const said = refusal as { key: string; with?: Record<string, string | number> } | null
      if (said !== null) wrong(409, said.key, said.with)
      await people.rested(person.id)
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
      await people.roll.change(person.id, (_, doc) => {
        const vacations = endVacation(doc.vacations, request.params.from, now())
        found = vacations !== null
        return vacations === null ? {} : { doc: { ...doc, vacations } }
      })
      if (!found) wrong(404, 'vacation.none')
      await people.rested(person.id)
      return meOf(house, person, request)
    },
  )
}
