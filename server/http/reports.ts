// /api/house: what everybody may know of the house and ask of whoever leads it. The last part of a path is the deed that it does.
import { Type } from '../../wire/shape.ts'
import { fail, HttpError } from '../base/httpError.ts'
import type { HouseDeed } from '../desk/may.ts'
import type { Person } from '../people/person.ts'
import type { Answer } from '../tables/answer.ts'
import { Front, House, NoteSchema, reportOrder } from './owner-schemas.ts'
import type { App, TablesHouse } from './parts.ts'
import { Id, Nothing } from './table-schemas.ts'

const tags = ['house']

/** 404: not there; 403: not theirs to do; 400: cannot be; 409: not now. */
const STATUS: Readonly<Record<string, number>> = {
  'people.who': 401,
  'owner.not-yours': 403,
  'owner.guest': 403,
  'owner.tables-kept': 403,
  'owner.tables-owner': 403,
  'owner.clubs-kept': 403,
  'owner.clubs-owner': 403,
  'people.unknown': 404,
  'tables.unknown': 404,
  'clubs.unknown': 404,
  'owner.no-report': 404,
  'owner.no-deed': 404,
  'report.note': 400,
  'report.person': 400,
  'report.line': 400,
  'report.many': 429,
  'owner.name': 400,
  'owner.welcome': 400,
  'owner.langs': 400,
  'owner.warning': 400,
  'owner.code': 400,
  'owner.line': 400,
  'people.name': 400,
  'clubs.name': 400,
}

export function granted<T>(answer: Answer<T>): T {
  if ('answer' in answer) return answer.answer
  const { clause, with: blanks = {} } = answer.refusal
  return fail(STATUS[clause] ?? 409, clause, blanks)
}

/** The person behind a request, if the table of deeds lets them. */
export async function allowed(
  house: TablesHouse,
  request: { readonly headers: { readonly cookie?: string | undefined } },
  deed: HouseDeed,
): Promise<Person> {
  const who = await house.people.of(request.headers.cookie)
  const refusal = await house.desk.allows(who, deed)
  if (refusal !== null) granted({ refusal })
  return who ?? fail(401, 'people.who')
}

/** Refuses whoever may not open tables or clubs here. */
export async function mayOpen(house: TablesHouse, who: Person, what: 'tables' | 'clubs'): Promise<void> {
  const refusal = await house.desk.opens(who, what)
  if (refusal !== null) granted({ refusal })
}

/** Wrong codes that one address may try in ten minutes. */
const WRONG_CODES = 5
const TEN_MINUTES = 600_000

export function registerHouse(app: App, house: TablesHouse): void {
  const { desk } = house
  const wrong = app.createRateLimit({ max: WRONG_CODES, timeWindow: TEN_MINUTES })

  app.get(
    '/api/house',
    { schema: { tags, summary: 'The house, as everybody may know it', response: { 200: House } } },
    async (request) => {
      const yours = (await desk.standing(await house.people.of(request.headers.cookie))) === 'owner'
      return { ...(await desk.front()), yours }
    },
  )
  app.post(
    '/api/house/report',
    {
      schema: {
        tags,
        summary: 'Reports somebody to whoever leads the house',
        body: Type.Object(reportOrder, { additionalProperties: false }),
        response: { 200: Type.Null() },
      },
    },
    async (request) => {
      const who = await allowed(house, request, 'report')
      return granted(await desk.reports.make(who, request.body))
    },
  )
  app.get(
    '/api/house/notes',
    { schema: { tags, summary: 'What the house has to say to me', response: { 200: Type.Array(NoteSchema) } } },
    async (request) => desk.notes.of((await allowed(house, request, 'notes')).id),
  )
  app.post(
    '/api/house/notes/:id/read-note',
    { schema: { tags, summary: 'I have read it', params: Id, body: Nothing, response: { 200: Type.Null() } } },
    async (request) => {
      await desk.notes.read((await allowed(house, request, 'read-note')).id, request.params.id)
      return null
    },
  )
  app.post(
    '/api/house/claim',
    {
      schema: {
        tags,
        summary: 'Becomes the owner of the house, with the code that it printed when it was first opened',
        body: Type.Object({ code: Type.Text(100) }, { additionalProperties: false }),
        response: { 200: Front },
      },
    },
    async (request) => {
      const who = await allowed(house, request, 'claim')
      const limit = await wrong(request)
      if (!limit.isAllowed && limit.isExceeded)
        throw new HttpError(429, 'http.too-many', { seconds: Math.max(1, limit.ttlInSeconds) })
      return granted(await desk.claim(who, request.body.code))
    },
  )
}
