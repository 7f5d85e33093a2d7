// /api/owner: the owner's desk. The last part of a path is the deed that it does, and who may do it stands in one table.
import { type IsOf, type Shape, Type } from '../../wire/shape.ts'
import { ownerBy } from '../desk/desk.ts'
import { findPeople, findTables } from '../desk/find.ts'
import type { HouseDeed } from '../desk/may.ts'
import { overviewOf } from '../desk/overview.ts'
import type { Person } from '../people/person.ts'
import type { Answer } from '../tables/answer.ts'
import { answering, ClubRow, Deed, Desk, Found, Front, Report, TableRow, wish } from './owner-schemas.ts'
import type { App, TablesHouse } from './parts.ts'
import { allowed, granted } from './reports.ts'
import { saidIn } from './said.ts'
import { Id, Nothing } from './table-schemas.ts'

const tags = ['owner']
const ALL = 100_000
const Finding = Type.Object({ find: Type.Optional(Type.Text(200)) })

export function registerOwner(app: App, house: TablesHouse): void {
  const { desk, store, people } = house

  app.get(
    '/api/owner',
    { schema: { tags, summary: 'What waits, and how the house is', response: { 200: Desk } } },
    async (request) => {
      await allowed(house, request, 'look')
      return overviewOf(house)
    },
  )
  app.get(
    '/api/owner/reports',
    {
      schema: {
        tags,
        summary: 'Reports that wait, the oldest first; or all',
        querystring: Type.Object({ all: Type.Optional(Type.Boolean()) }),
        response: { 200: Type.Array(Report) },
      },
    },
    async (request) => {
      await allowed(house, request, 'reports')
      return desk.reports.list(request.query.all !== true, 50)
    },
  )
  app.get(
    '/api/owner/people',
    {
      schema: {
        tags,
        summary: 'People by name, table or club; the last who were here',
        querystring: Finding,
        response: { 200: Type.Array(Found) },
      },
    },
    async (request) => {
      await allowed(house, request, 'people')
      return findPeople({ store, people, reports: desk.reports }, request.query.find ?? '')
    },
  )
  app.get(
    '/api/owner/tables',
    {
      schema: {
        tags,
        summary: 'Tables that wait or run, and who sits there; nothing of what lies on them',
        querystring: Finding,
        response: { 200: Type.Array(TableRow) },
      },
    },
    async (request) => {
      await allowed(house, request, 'tables')
      return findTables(store, request.query.find ?? '')
    },
  )
  app.get(
    '/api/owner/clubs',
    { schema: { tags, summary: 'Clubs of the house', response: { 200: Type.Array(ClubRow) } } },
    async (request) => {
      await allowed(house, request, 'clubs')
      return desk.clubs()
    },
  )
  registerLog(app, house)
  registerHouseDeeds(app, house)
  registerDeeds(app, house)
}

function registerLog(app: App, house: TablesHouse): void {
  app.get(
    '/api/owner/log',
    {
      schema: {
        tags,
        summary: 'What was done, the newest first',
        querystring: Type.Object({
          before: Type.Optional(Type.Time()),
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
        }),
        response: { 200: Type.Array(Deed) },
      },
    },
    async (request) => {
      await allowed(house, request, 'log')
      return house.desk.deeds(request.query.limit ?? 50, request.query.before)
    },
  )
  app.get('/api/owner/log.json', { schema: { tags, summary: 'All of it, as a file' } }, async (request, reply) => {
    await allowed(house, request, 'log.json')
    const text = JSON.stringify({ chantier: 'log', deeds: await house.desk.deeds(ALL) }, null, 1)
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="chantier-log.json"')
      .send(text)
  })
}

type Work<S extends Shape, T> = (who: Person, id: string, said: IsOf<S>) => Promise<Answer<T>>

/** What is said for a deed. */
const bodyOf = <S extends Shape>(said: S) =>
  Object.keys(said).length === 0 ? Nothing : Type.Object(said, { additionalProperties: false })

/** Deeds about the house itself. */
function registerHouseDeeds(app: App, house: TablesHouse): void {
  const { desk } = house
  app.post(
    '/api/owner/settings',
    {
      schema: {
        tags,
        summary: 'Name, welcome, languages, who may open what',
        body: bodyOf(wish),
        response: { 200: Front },
      },
    },
    async (request) =>
      granted(await desk.settings(await allowed(house, request, 'settings'), saidIn<typeof wish>(request))),
  )
  app.post(
    '/api/owner/backup',
    {
      schema: {
        tags,
        summary: 'Makes a backup in the folder of the house, and checks it',
        body: Nothing,
        response: { 200: Type.Null() },
      },
    },
    async (request) => {
      granted(await desk.backup(await allowed(house, request, 'backup')))
      return null
    },
  )
}

/** Deeds about one person, table, club, report or line of the log. */
function registerDeeds(app: App, house: TablesHouse): void {
  const { desk } = house
  const { office } = desk
  const deed = <S extends Shape, T>(of: string, name: HouseDeed, summary: string, said: S, work: Work<S, T>) =>
    app.post(
      `/api/owner/${of}/:id/${name}`,
      { schema: { tags, summary, params: Id, body: bodyOf(said), response: { 200: Type.Null() } } },
      async (request) => {
        const who = await allowed(house, request, name)
        granted(await work(who, request.params.id, saidIn<S>(request)))
        await desk.follow()
        return null
      },
    )
  const days = Type.Integer({ minimum: 1, maximum: 3650 })
  const name = Type.Text(400)

  deed('reports', 'answer', 'What is done about a report', answering, (who, id, said) =>
    desk.answer(who, id, said.answer, said.days ?? null, said.text ?? ''),
  )
  deed('people', 'warn', 'Says something to somebody', { text: Type.Text(2000) }, (who, id, said) =>
    office.warn(ownerBy(who), id, said.text),
  )
  deed('people', 'silence', 'Somebody may not speak for so many days', { days }, (who, id, said) =>
    office.silence(ownerBy(who), id, said.days),
  )
  deed(
    'people',
    'ban',
    'Somebody may not come for so many days, or for good',
    { days: Type.Optional(days) },
    (who, id, said) => office.ban(ownerBy(who), id, said.days ?? null),
  )
  deed(
    'people',
    'lift',
    'Somebody may speak, or come, again',
    { what: Type.Union([Type.Literal('silence'), Type.Literal('ban')]) },
    (who, id, said) => office.lift(ownerBy(who), id, said.what),
  )
  deed('people', 'rename', 'Gives somebody another name', { name }, (who, id, said) =>
    office.rename(ownerBy(who), id, said.name),
  )
  deed(
    'people',
    'merge',
    'Somebody who lost every key came back as this guest: the guest’s seats and browsers are theirs',
    { guest: Type.Id(100) },
    (who, id, said) => desk.merge(who, said.guest, id),
  )
  deed('tables', 'close-table', 'Ends a match, calls a table off, or puts it away', {}, (who, id) =>
    desk.closeTable(who, id),
  )
  deed('clubs', 'rename-club', 'Gives a club another name', { name }, (who, id, said) =>
    desk.renameClub(who, id, said.name),
  )
  deed('clubs', 'dissolve-club', 'Ends a club for good', {}, (who, id) => desk.dissolveClub(who, id))
  deed('log', 'undo', 'Takes a deed back', {}, (who, id) => desk.undo(who, id))
}
