// The bell: what is new for whoever asks, and up to when they have read it.
import type { NewsItem } from '../../wire/news.ts'
import { Type } from '../../wire/shape.ts'
import { endNews, inOrder, tieNews } from '../people/news.ts'
import { docOf } from '../people/person.ts'
import { invitationsOf } from './company.ts'
import type { App, TablesHouse } from './parts.ts'
import { whoAsks } from './who.ts'

const tags = ['me']
const Named = Type.Object({ person: Type.String(), name: Type.String(), guest: Type.Boolean() })
const at = Type.Number()
const ofTable = { table: Type.String(), game: Type.String() }

const Item = Type.Union([
  Type.Object({ kind: Type.Literal('invited'), at, ...ofTable, who: Named, words: Type.String() }),
  Type.Object({ kind: Type.Literal('asked'), at, who: Named }),
  Type.Object({ kind: Type.Literal('befriended'), at, who: Named }),
  Type.Object({ kind: Type.Literal('ended'), at, ...ofTable, place: Type.Integer(), seats: Type.Integer() }),
])

/** Matches that are looked through for those that ended lately. */
const MOST_ENDED = 10

async function newsOf(house: TablesHouse, person: string): Promise<NewsItem[]> {
  const { store, now } = house
  const invited = (await invitationsOf(house, person)).map(
    ({ host, by, guest, ...asked }): NewsItem => ({
      kind: 'invited',
      who: { person: by, name: host, guest },
      ...asked,
    }),
  )
  const told = await Promise.all(
    tieNews(person, await store.meeting.ties(person), now()).map(async ({ kind, other, at: when }) => {
      const row = await store.people.get(other)
      const news: NewsItem[] = []
      if (row !== null) news.push({ kind, at: when, who: { person: other, name: row.name, guest: row.kept !== true } })
      return news
    }),
  )
  const ended = endNews(await store.people.results(person, MOST_ENDED), now())
  return inOrder([...invited, ...told.flat(), ...ended])
}

export function registerNews(app: App, house: TablesHouse): void {
  const { people, now } = house
  app.get(
    '/api/news',
    {
      schema: {
        tags,
        summary:
          'What is new for me: invitations, wishes to be friends, matches that ended; and up to when I have read it',
        response: { 200: Type.Object({ news: Type.Array(Item), read: Type.Number() }) },
      },
    },
    async (request) => {
      const { id } = await whoAsks(house, request)
      const row = await people.records.row(id)
      return { news: await newsOf(house, id), read: row === null ? 0 : docOf(row).newsRead }
    },
  )
  app.put(
    '/api/news',
    {
      schema: {
        tags,
        summary: 'I have read what is new up to this moment',
        body: Type.Object({ read: Type.Time() }, { additionalProperties: false }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = await whoAsks(house, request)
      const read = Math.min(request.body.read, now())
      await people.records.change(id, (_, doc) => ({ doc: { ...doc, newsRead: Math.max(doc.newsRead, read) } }))
      return reply.code(204).send(null)
    },
  )
}
