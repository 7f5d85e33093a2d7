// /api/me: who somebody is. The first call that needs a person makes a guest.
import { randomInt } from 'node:crypto'
import { Type } from '../../wire/shape.ts'
import { fail, HttpError } from '../base/httpError.ts'
import { metrics } from '../base/metrics.ts'
import { NAME_LENGTH, nameOf, type Person } from '../people/person.ts'
import { langOf } from '../texts/say.ts'
import type { App, HttpHouse } from './parts.ts'
import { Lang, MeSchema, meOf, ShowsSchema } from './schemas.ts'
import { type MostAnHour, triesOf } from './tries.ts'
import { whoAsks } from './who.ts'

const Name = Type.Text(400, { description: `Shown at the table; 1 to ${NAME_LENGTH} characters.` })

const tags = ['me']
/** Other names that may be taken in an hour: each is written at all tables, clubs and tournaments of its person, and shown at once. */
const NAMES: MostAnHour = { person: 20, network: 400 }
const Guest = Type.Object(
  {
    name: Type.Optional(Name),
    lang: Type.Optional(Lang),
    keep: Type.Optional(Type.Boolean({ description: 'Whoever is known keeps their name' })),
  },
  { additionalProperties: false },
)

export function registerMe(app: App, house: HttpHouse): void {
  const { people, settings } = house
  const tried = triesOf(app, house, NAMES)
  const chosenName = (text: string) => nameOf(text) ?? fail(400, 'people.name', { max: NAME_LENGTH })

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who I am; 401 for somebody new', response: { 200: MeSchema } } },
    async (request, reply) => {
      const person = await whoAsks(house, request)
      const cookie = people.sessions.renew(request.headers.cookie)
      if (cookie !== null) reply.header('set-cookie', cookie)
      return meOf(house, person, request)
    },
  )

  app.post(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Comes in as a guest; whoever is already known stays who they are, under the new name if one is given',
        body: Guest,
        response: { 200: MeSchema },
      },
      preHandler: settings.limits.guests > 0 ? guestLimit(app, house) : [],
    },
    async (request, reply) => {
      const name = request.body.name === undefined ? null : chosenName(request.body.name)
      const known = await people.of(request.headers.cookie)
      const { lang: wanted, keep = false } = request.body
      if (known !== null)
        return meOf(house, keep ? known : await renamed(house, known, name, wanted, () => tried(request)), request)
      const lang = wanted ?? langOf(request.headers['accept-language'])
      const { person, cookie } = await people.guest(await freeName(house, name), lang)
      metrics.guests.inc()
      reply.header('set-cookie', cookie)
      return meOf(house, person, request)
    },
  )

  app.patch(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Another name or language',
        body: Type.Object({ name: Type.Optional(Name), lang: Type.Optional(Lang) }, { additionalProperties: false }),
        response: { 200: MeSchema },
      },
    },
    async (request) => {
      const name = request.body.name === undefined ? null : chosenName(request.body.name)
      const known = await whoAsks(house, request)
      return meOf(house, await renamed(house, known, name, request.body.lang, () => tried(request)), request)
    },
  )

  registerShows(app, house)

  app.post(
    '/api/me/sign-out',
    {
      schema: {
        tags,
        summary: 'Signs out here, or on every device',
        body: Type.Object({ everywhere: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const gone = await people.sessions.close(request.headers.cookie, request.body.everywhere === true)
      return reply.header('set-cookie', gone).code(204).send(null)
    },
  )
}

function registerShows(app: App, house: HttpHouse): void {
  app.put(
    '/api/me/shows',
    {
      schema: { tags, summary: 'Who sees my page, and that I am here', body: ShowsSchema, response: { 200: MeSchema } },
    },
    async (request) => {
      const person = await whoAsks(house, request)
      await house.people.records.change(person.id, (_, doc) => ({ doc: { ...doc, shows: request.body } }))
      return meOf(house, person, request)
    },
  )
}

/** Whoever comes in under a name that somebody keeps gets a number behind it; to take the name itself is refused. */
async function freeName({ people }: HttpHouse, name: string | null): Promise<string | null> {
  if (name === null || !(await people.names.isTaken(name, null))) return name
  return `${[...name].slice(0, NAME_LENGTH - 5).join('')} ${randomInt(1000, 10_000)}`
}

async function renamed(
  { people }: HttpHouse,
  person: Person,
  name: string | null,
  lang: string | undefined,
  counted: () => Promise<void>,
): Promise<Person> {
  if (name === null && lang === undefined) return person
  if (name !== null && name !== person.name) await counted()
  if (name !== null && !person.guest) await people.names.keep(name, person.id)
  else if (name !== null) await people.names.check(name, person.id)
  await people.records.change(person.id, (row, doc) => ({
    name: name ?? row.name,
    doc: { ...doc, lang: lang ?? doc.lang },
  }))
  if (name !== null && name !== person.name) await people.named(person.id)
  return { ...person, name: name ?? person.name, lang: lang ?? person.lang }
}

/** Coming in is counted only for those who are new. */
function guestLimit(app: App, { people, settings }: HttpHouse) {
  const within = app.createRateLimit({ max: settings.limits.guests, timeWindow: 3_600_000 })
  return async (request: Parameters<typeof within>[0]) => {
    if ((await people.of(request.headers.cookie)) !== null) return
    const limit = await within(request)
    if (!limit.isAllowed && limit.isExceeded)
      throw new HttpError(429, 'people.too-many', { minutes: Math.max(1, Math.ceil(limit.ttlInSeconds / 60)) })
  }
}
