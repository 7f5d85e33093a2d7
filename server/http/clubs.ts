// /api/clubs: founding a club, finding it, joining and leading it. The last part of a path is the deed that it does.

import {
  CLUB_WELCOME,
  type ClubBrief,
  type ClubInfo,
  CREST,
  type MemberInfo,
  ROLES,
  STANDINGS,
} from '../../wire/club.ts'
import { type IsOf, type Shape, Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import type { Clubs } from '../clubs/clubs.ts'
import { type ClubDeed, isLed, MAY } from '../clubs/may.ts'
import { stewardBy } from '../desk/desk.ts'
import type { NewDeed } from '../desk/log.ts'
import { HOOK_KINDS } from '../people/channels.ts'
import type { Answer } from '../tables/answer.ts'
import type { Who } from '../tables/who.ts'
import { guessesOf } from './guesses.ts'
import type { App, TablesHouse } from './parts.ts'
import { mayOpen } from './reports.ts'
import { saidIn } from './said.ts'
import { Id, Info, Key, Nothing, Nullable, Order, Reply, type Whole } from './table-schemas.ts'
import { sendsOf } from './tries.ts'
import { whoAsks } from './who.ts'

const tags = ['clubs']

/** 404: not there for this person; 403: not theirs to do; 400: cannot be; 409: not now. */
const STATUS: Readonly<Record<string, number>> = {
  'clubs.unknown': 404,
  'clubs.code': 404,
  'clubs.not-yours': 403,
  'clubs.guest': 403,
  'clubs.sent-away': 403,
  'tables.not-friends': 403,
  'clubs.name': 400,
  'clubs.welcome': 400,
  'clubs.no-member': 400,
  'hook.none': 404,
  'hook.topic': 400,
  ...Object.fromEntries(
    ['address', 'not-https', 'not-public', 'not-found', 'no-answer', 'status'].map((why) => [`outside.${why}`, 400]),
  ),
}

export function given<T>(answer: Answer<T>, status: Readonly<Record<string, number>> = STATUS): T {
  if ('answer' in answer) return answer.answer
  const { clause, with: blanks = {} } = answer.refusal
  return fail(status[clause] ?? 409, clause, blanks)
}

const part = (most: number) => Type.Integer({ minimum: 0, maximum: most - 1 })
const Crest = Type.Object({ field: part(CREST.field), band: part(CREST.band), charge: part(CREST.charge) })

const brief = {
  id: Type.String(),
  name: Type.String(),
  welcome: Type.String(),
  crest: Crest,
  open: Type.Boolean({ description: 'Everybody finds it and may join' }),
  size: Type.Integer(),
  standing: Type.Union(STANDINGS.map((one) => Type.Literal(one))),
} satisfies Whole<ClubBrief>

const Member = Type.Object({
  person: Type.String(),
  name: Type.String(),
  guest: Type.Boolean(),
  role: Type.Union(ROLES.map((role) => Type.Literal(role))),
  since: Type.Number(),
  here: Type.Boolean(),
} satisfies Whole<MemberInfo>)

const Club = Type.Object({
  ...brief,
  created: Type.Number(),
  members: Type.Array(Member, { description: 'Told to members' }),
  invite: Nullable(Type.String()),
  code: Nullable(Type.String()),
  tables: Type.Array(Type.Object({ table: Info, key: Type.String() })),
  hook: Nullable(Type.Object({ kind: Type.String(), host: Type.String(), off: Type.Boolean() })),
  may: Type.Array(Type.String(), { description: 'The deeds that whoever asks may do here' }),
} satisfies Whole<ClubInfo>)

const Briefs = Type.Array(Type.Object(brief))

const wish = {
  name: Type.Text(400),
  welcome: Type.Optional(Type.Text(CLUB_WELCOME * 4)),
  crest: Type.Optional(Crest),
  open: Type.Optional(Type.Boolean()),
}

export function registerClubs(app: App, house: TablesHouse): void {
  const { clubs, people } = house

  app.post(
    '/api/clubs',
    {
      schema: {
        tags,
        summary: 'Founds a club',
        body: Type.Object(wish, { additionalProperties: false }),
        response: { 201: Club },
      },
    },
    async (request, reply) => {
      const who = await whoAsks(house, request)
      await mayOpen(house, who, 'clubs')
      return reply.code(201).send(given(await clubs.found(who, request.body)))
    },
  )
  app.get(
    '/api/clubs',
    {
      schema: {
        tags,
        summary: 'Clubs: mine, where I am asked to come, and those where everybody may',
        response: { 200: Type.Object({ mine: Briefs, invited: Briefs, open: Briefs }) },
      },
    },
    async (request) => clubs.list(await people.of(request.headers.cookie)),
  )
  app.get(
    '/api/clubs/:id',
    { schema: { tags, summary: 'One club', params: Id, querystring: Key, response: { 200: Club } } },
    async (request) =>
      given(await clubs.look(await people.of(request.headers.cookie), request.params.id, request.query.key)),
  )
  registerCode(app, house)
  registerDeeds(app, house)
}

function registerCode(app: App, house: TablesHouse): void {
  const guess = guessesOf(house.now)
  app.get(
    '/api/club-codes/:code',
    {
      schema: {
        tags,
        summary: 'The club that a code read aloud leads to',
        params: Type.Object({ code: Type.Id(40) }),
        response: { 200: Type.Object({ club: Type.String(), invite: Type.String() }) },
      },
    },
    async (request) => {
      await whoAsks(house, request)
      return given(await guess(request, () => house.clubs.byCode(request.params.code)))
    },
  )
}

/** A route of a deed: what has to be said for it, and how it is answered. */
const routeOf = <S extends Shape>(name: Exclude<ClubDeed, 'look'>, summary: string, said: S) => ({
  path: `/api/clubs/:id/${name}`,
  schema: {
    ...{ tags, summary, params: Id },
    body: Object.keys(said).length === 0 ? Nothing : Type.Object(said, { additionalProperties: false }),
  },
})

/** What those do who lead a club is written into the log of the house. */
const ledClub = (who: Who, deed: ClubDeed, what: string): NewDeed => ({
  ...{ by: stewardBy(who), kind: 'led-club', what, with: { deed } },
})

type Work<S extends Shape, T> = (clubs: Clubs, who: Who, id: string, said: IsOf<S>) => Promise<Answer<T>>

/** With these the house knocks at a door that the club has chosen. */
const SENDING: readonly ClubDeed[] = ['set-hook', 'test-hook']

/** How a deed becomes a route. */
function routes(app: App, house: TablesHouse) {
  const tried = sendsOf(app, house)
  /** A deed after which the club is told as it is then. */
  const deed = <S extends Shape>(
    name: Exclude<ClubDeed, 'look'>,
    summary: string,
    said: S,
    work: Work<S, ClubInfo>,
  ) => {
    const { path, schema } = routeOf(name, summary, said)
    app.post(path, { schema: { ...schema, response: { 200: Club } } }, async (request) => {
      const who = await whoAsks(house, request)
      const { id } = request.params
      if (SENDING.includes(name)) await tried(request)
      const done = given(await work(house.clubs, who, id, saidIn<S>(request)))
      if (isLed(MAY[name])) await house.desk.note(ledClub(who, name, done.name))
      return done
    })
  }
  /** A deed after which there is nothing to tell. */
  const ending = (name: Exclude<ClubDeed, 'look'>, summary: string, work: Work<Shape, null>) => {
    const { path, schema } = routeOf(name, summary, {})
    app.post(path, { schema: { ...schema, response: { 200: Type.Null() } } }, async (request) => {
      const who = await whoAsks(house, request)
      const club = await house.clubs.get(request.params.id)
      const done = given(await work(house.clubs, who, request.params.id, {}))
      if (isLed(MAY[name])) await house.desk.note(ledClub(who, name, club?.name ?? ''))
      return done
    })
  }
  return { deed, ending }
}

function registerDeeds(app: App, house: TablesHouse): void {
  const { deed, ending } = routes(app, house)
  const person = Type.Id(100)
  const key = Type.Optional(Type.Id(80))

  deed('join', 'Joins an open club, or one whose link or invitation one has', { key }, (clubs, who, id, said) =>
    clubs.join(who, id, said.key),
  )
  ending('decline', 'Does not want to come where one was asked to', (clubs, who, id) => clubs.decline(who, id))
  ending('leave', 'Leaves the club', (clubs, who, id) => clubs.leave(who, id))
  deed('invite', 'Asks a friend by name', { person }, (clubs, who, id, said) => clubs.invite(who, id, said.person))
  deed(
    'change',
    'Changes name, welcome, crest or openness',
    { ...wish, name: Type.Optional(wish.name) },
    (clubs, who, id, said) => clubs.change(who, id, said),
  )
  deed('renew-link', 'A new link and code; those of before lead nowhere', {}, (clubs, who, id) =>
    clubs.renewLink(who, id),
  )
  deed(
    'set-hook',
    'A webhook that hears what the club announces, which rounds start and who won',
    { kind: Type.Union(HOOK_KINDS.map((kind) => Type.Literal(kind))), url: Type.Id(1000) },
    (clubs, who, id, said) => clubs.setHook(who, id, said.kind, said.url),
  )
  deed('drop-hook', 'Forgets the webhook', {}, (clubs, who, id) => clubs.dropHook(who, id))
  deed('test-hook', 'Sends a test to the webhook', {}, (clubs, who, id) => clubs.testHook(who, id))
  deed('send-away', 'Sends a member away, who comes back only when asked', { person }, (clubs, who, id, said) =>
    clubs.sendAway(who, id, said.person),
  )
  deed(
    'set-role',
    'Makes a member a steward, or a steward a member',
    { person, role: Type.Union([Type.Literal('steward'), Type.Literal('member')]) },
    (clubs, who, id, said) => clubs.setRole(who, id, said.person, said.role),
  )
  deed('hand-over', 'Gives the club to another member', { person }, (clubs, who, id, said) =>
    clubs.handOver(who, id, said.person),
  )
  ending('dissolve', 'Ends the club for good', (clubs, who, id) => clubs.dissolve(who, id))
  app.post(
    '/api/clubs/:id/lay-table',
    {
      schema: {
        tags,
        summary: 'Lays a table that the club’s members find',
        params: Id,
        body: Type.Object({ order: Order }, { additionalProperties: false }),
        response: { 200: Reply },
      },
    },
    async (request) => {
      const who = await whoAsks(house, request)
      await mayOpen(house, who, 'tables')
      return given(await house.clubs.layTable(who, request.params.id, request.body.order))
    },
  )
}
