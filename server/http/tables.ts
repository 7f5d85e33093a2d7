// /api/tables: setting tables up, finding them, sitting down, looking back. Play itself goes over the live connection.

import { type IsOf, type Shape, Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import type { Answer } from '../tables/answer.ts'
import type { ListName } from '../tables/tables.ts'
import type { Who } from '../tables/who.ts'
import { registerClubs } from './clubs.ts'
import { registerCompany } from './company.ts'
import { registerFinding } from './finding.ts'
import { registerJudged } from './judged.ts'
import { registerLadder } from './ladder.ts'
import { registerNews } from './news.ts'
import { registerOpenings } from './openings.ts'
import { registerOwner } from './owner.ts'
import type { App, TablesHouse } from './parts.ts'
import { mayOpen, registerHouse } from './reports.ts'
import { registerResults } from './results.ts'
import { saidIn } from './said.ts'
import {
  Chat,
  HandKey,
  Id,
  Key,
  List,
  Nothing,
  Order,
  Past,
  Reply,
  SeatNumber,
  TermsShape,
  Wants,
} from './table-schemas.ts'
import { registerTournaments } from './tournaments.ts'
import { whoAsks } from './who.ts'

const tags = ['tables']

/** The largest number of a line of chat. */
const LAST_LINE = 2 ** 31 - 1
const LISTS: readonly ListName[] = ['open', 'mine', 'turn', 'watch', 'past']

/** 404: not there for this person; 403: not theirs to do; 400: cannot be; 409: not now. */
const STATUS: Readonly<Record<string, number>> = {
  'tables.unknown': 404,
  'tables.host-only': 403,
  'tables.not-seated': 403,
  'tables.key': 403,
  'tables.removed': 403,
  'tables.no-place-for-you': 403,
  'tables.tournament': 403,
  'tables.code': 404,
  'tables.not-friends': 403,
  'tables.cancelled': 410,
  'tables.rated-hints': 400,
  'tables.too-few-seats': 400,
  'tables.no-game': 400,
  'tables.clock': 400,
  'tables.level': 400,
  'tables.words': 400,
  'tables.inviting': 400,
  'table.no-such-seat': 400,
  'table.seats': 400,
}

function given<T>(answer: Answer<T>): T {
  if ('answer' in answer) return answer.answer
  const { clause, with: blanks = {} } = answer.refusal
  return fail(STATUS[clause] ?? (clause.startsWith('table.option') ? 400 : 409), clause, blanks)
}

const body = <T extends Shape>(members: T) => Type.Object(members, { additionalProperties: false })

export function registerTables(app: App, house: TablesHouse): void {
  const { tables, people } = house

  app.post(
    '/api/tables',
    { schema: { tags, summary: 'Sets a table up', body: Order, response: { 201: Reply } } },
    async (request, reply) => {
      const who = await whoAsks(house, request)
      await mayOpen(house, who, 'tables')
      return reply.code(201).send(given(await tables.create(who, request.body)))
    },
  )

  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Tables: open ones, mine, where it is my turn, to watch, past ones',
        querystring: Type.Object({
          list: Type.Optional(Type.Union(LISTS.map((name) => Type.Literal(name)))),
          game: Type.Optional(Type.Id(40)),
          before: Type.Optional(Type.Time()),
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        }),
        response: { 200: List },
      },
    },
    async (request) => {
      const { list = 'open', limit = 50, game, before } = request.query
      const who = await people.of(request.headers.cookie)
      return tables.list(who, {
        list,
        limit,
        ...(game !== undefined && { game }),
        ...(before !== undefined && { before }),
      })
    },
  )

  app.get(
    '/api/tables/:id',
    { schema: { tags, summary: 'One table', params: Id, querystring: Key, response: { 200: Reply } } },
    async (request) => {
      const who = await whoAsks(house, request)
      return given(await tables.look(who, request.params.id, request.query.key))
    },
  )

  app.post(
    '/api/tables/:id/hand',
    {
      schema: {
        tags,
        summary: 'A key with which somebody else may take my seat, once',
        params: Id,
        body: Nothing,
        response: { 200: HandKey },
      },
    },
    async (request) => given(await tables.hand(await whoAsks(house, request), request.params.id)),
  )

  registerDeeds(app, house)
  registerRoom(app, house)
  registerLooking(app, house)
  registerFinding(app, house)
  registerResults(app, house)
  registerCompany(app, house)
  registerJudged(app, house)
  registerLadder(app, house)
  registerOpenings(app, house)
  registerNews(app, house)
  registerClubs(app, house)
  registerTournaments(app, house)
  registerHouse(app, house)
  registerOwner(app, house)
}

/** Something that one does at a table, and what has to be said for it. */
const deedAt =
  (app: App, house: TablesHouse) =>
  <T extends Shape>(
    name: string,
    summary: string,
    members: T,
    work: (who: Who, id: string, said: IsOf<T>) => Promise<Answer>,
  ) =>
    app.post(
      `/api/tables/:id/${name}`,
      {
        schema: {
          tags,
          summary,
          params: Id,
          body: Object.keys(members).length === 0 ? Nothing : body(members),
          response: { 200: Reply },
        },
      },
      async (request) => {
        const who = await whoAsks(house, request)
        return given(await work(who, request.params.id, saidIn<T>(request)))
      },
    )

/** What one does at a table. */
function registerDeeds(app: App, house: TablesHouse): void {
  const { tables, people } = house
  const deed = deedAt(app, house)

  deed(
    'sit',
    'Sits down, or moves to another free seat',
    { seat: Type.Optional(SeatNumber), key: Type.Optional(Type.Id(80)) },
    (who, id, { seat, key }) => tables.sit(who, id, seat, key),
  )
  deed('swap', 'The host trades two places', { a: SeatNumber, b: SeatNumber }, (who, id, { a, b }) =>
    tables.swap(who, id, a, b),
  )
  deed(
    'bot',
    'The host puts a computer opponent at a free seat, or sends it away',
    { seat: SeatNumber, level: Type.Union([Type.Id(40), Type.Null()]) },
    (who, id, { seat, level }) => tables.bot(who, id, seat, level),
  )
  deed('words', 'Adds one’s own words to the shuffle', { words: Type.Text(1000) }, (who, id, { words }) =>
    tables.words(who, id, words),
  )
  deed('take', 'Takes the seat that a key stands for', { key: Type.Id(80) }, (who, id, { key }) =>
    tables.take(who, id, key),
  )
  deed(
    'mute',
    'Does not want to read somebody’s chat; or, as host, silences them at this table',
    { person: Type.Id(100), on: Type.Boolean(), for: Type.Union([Type.Literal('me'), Type.Literal('all')]) },
    async (who, id, { person, on, for: whom }) => {
      if (whom === 'all') return tables.silence(who, id, person, on)
      await people.mute(who.id, person, on)
      house.personChanged(who.id)
      return tables.look(who, id)
    },
  )
  deed('stand', 'Stands up; while the match runs, leaves the seat to the computer until one returns', {}, tables.stand)
  deed('start', 'The host starts the match', {}, tables.start)
  deed('rematch', 'A new table for the same people; whoever asks later finds the same one', {}, tables.rematch)
}

/** What the host of a waiting table may do, and what the others may about somebody who is missing. */
function registerRoom(app: App, house: TablesHouse): void {
  const { tables } = house
  const deed = deedAt(app, house)
  const person = Type.Id(100)
  deed('remove', 'The host sends somebody away who sits at a waiting table', { person }, (who, id, said) =>
    tables.remove(who, id, said.person),
  )
  deed('host', 'The host passes the hosting on to somebody who sits here', { person }, (who, id, said) =>
    tables.passHosting(who, id, said.person),
  )
  deed(
    'invite',
    'Asks a friend by name to come to a waiting table, with a few words or none',
    { person, words: Type.Optional(Type.Text(800)) },
    (who, id, said) => tables.invite(who, id, said.person, said.words),
  )
  deed('cancel', 'The host calls a waiting table off', {}, tables.cancel)
  deed('terms', 'The host changes how it is played; the others are asked whether they agree', TermsShape, tables.terms)
  deed('ready', 'Agrees to how it is played now', {}, tables.agree)
  deed('nudge', 'Asks somebody whom the table waits for to come', { seat: SeatNumber }, (who, id, { seat }) =>
    tables.nudge(who, id, seat),
  )
  deed(
    'vote',
    'Says what to do about a seat whose person is missing; what all who are here want is done',
    { seat: SeatNumber, wants: Wants },
    (who, id, { seat, wants }) => tables.vote(who, id, seat, wants),
  )
  deed('hint', 'Wants a hint of the page: refused, or told to everybody, as the table has it', {}, tables.hint)
}

/** What can be read of a match: one's own views, the file, the chat. */
function registerLooking(app: App, house: TablesHouse): void {
  const { tables } = house
  app.get(
    '/api/tables/:id/past',
    {
      schema: {
        tags,
        summary: 'My own views after each line of the story',
        params: Id,
        querystring: Key,
        response: { 200: Past },
      },
    },
    async (request) => {
      const who = await whoAsks(house, request)
      return given(await tables.past(who, request.params.id, request.query.key))
    },
  )

  app.get(
    '/api/tables/:id/file',
    { schema: { tags, summary: 'The file of a finished match, with its seed', params: Id, querystring: Key } },
    async (request, reply) => {
      const who = await whoAsks(house, request)
      const { id } = request.params
      const file = given(await tables.file(who, id, request.query.key))
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id.replace(/\W/g, '')}.chantier.json"`)
        .send(file)
    },
  )

  app.get(
    '/api/tables/:id/chat',
    {
      schema: {
        tags,
        summary: 'Up to a hundred lines of chat before this one',
        params: Id,
        querystring: Type.Object({
          key: Type.Optional(Type.Id(80)),
          before: Type.Integer({ minimum: 1, maximum: LAST_LINE }),
        }),
        response: { 200: Chat },
      },
    },
    async (request) => {
      const who = await whoAsks(house, request)
      const { before, key } = request.query
      return { lines: given(await tables.chat(who, request.params.id, before, key)) }
    },
  )
}
