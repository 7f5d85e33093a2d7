// Meeting people: friends and blocks, invitations by name, looking for a table, profiles, ladders.
import { gameIds } from '../../games/shelf.ts'
import { shownRating } from '../../wire/rating.ts'
import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import { docOf } from '../people/person.ts'
import { nearness, seenResults, seesHere, seesPage } from '../people/privacy.ts'
import { figuresOf } from '../people/profile.ts'
import { variantsTried } from '../tables/variants.ts'
import type { App, TablesHouse } from './parts.ts'
import { whoAsks } from './who.ts'

const Id = Type.Object({ id: Type.Id(100) })
const Standing = Type.Union((['none', 'asked', 'asking', 'friend', 'blocked'] as const).map((one) => Type.Literal(one)))
const Sure = Type.Union((['new', 'shaping', 'settled'] as const).map((one) => Type.Literal(one)))
const rating = { points: Type.Integer(), band: Type.Integer(), sure: Sure, matches: Type.Integer() }
const at = Type.Union([Type.Object({ table: Type.String(), game: Type.String(), open: Type.Boolean() }), Type.Null()])

/** What somebody who looks for a table would play. */
const wished = {
  games: Type.Array(Type.Id(40), { maxItems: 20 }),
  counts: Type.Array(Type.Integer({ minimum: 1, maximum: 10 }), { maxItems: 10 }),
  pace: Type.Union([Type.Literal('live'), Type.Literal('days')]),
}

/** Somebody is here whose page was heard of since then. */
const HERE_MS = 90_000
/** A match that moved since then is being played. */
const PLAYED_MS = 15 * 60_000
const MOST_RESULTS = 2000
const MOST_OPPONENTS = 12

export function registerCompany(app: App, house: TablesHouse): void {
  registerFriends(app, house)
  registerTies(app, house)
  registerSeeking(app, house)
  registerProfile(app, house)
  registerLadder(app, house)
}

function registerFriends(app: App, house: TablesHouse): void {
  const { store, people, now } = house
  const tags = ['friends']

  app.get(
    '/api/friends',
    {
      schema: {
        tags,
        summary: 'My friends and who of them is here; who asks to be one; whom I have blocked; who asks me to a table',
        response: {
          200: Type.Object({
            people: Type.Array(
              Type.Object({
                id: Type.String(),
                name: Type.String(),
                guest: Type.Boolean(),
                standing: Standing,
                here: Type.Boolean(),
                at,
                seeks: Type.Union([Type.Null(), Type.Object(wished)]),
              }),
            ),
            invitations: Type.Array(
              Type.Object({
                table: Type.String(),
                game: Type.String(),
                host: Type.String(),
                guest: Type.Boolean(),
                at: Type.Number(),
              }),
            ),
          }),
        },
      },
    },
    async (request) => {
      const me = await whoAsks(house, request)
      const standings = await people.company.standings(me.id)
      const friends = [...standings].flatMap(([id, standing]) => (standing === 'friend' ? [id] : []))
      const here = new Set(await store.meeting.here(friends, now() - HERE_MS))
      const list = await Promise.all(
        [...standings].map(async ([id, standing]) => {
          const row = await store.people.get(id)
          if (row === null) return []
          const isHere = here.has(id) && seesHere(docOf(row).shows, 'friend')
          return [
            {
              ...{ id, name: row.name, guest: row.kept !== true, standing, here: isHere },
              at: isHere ? await tableOf(house, id) : null,
              seeks: isHere ? await house.tables.pairing.soughtBy(id) : null,
            },
          ]
        }),
      )
      return { people: list.flat(), invitations: await invitationsOf(house, me.id) }
    },
  )
}

/** What one says of somebody, and whether one comes to a table one is asked to. */
function registerTies(app: App, house: TablesHouse): void {
  const { store, people } = house
  const tags = ['friends']

  for (const [kind, summary] of [
    ['friends', 'Asks somebody to be my friend, or agrees to it'],
    ['blocked', 'Wants nothing to do with somebody: no talk, no invitation, no table together'],
  ] as const) {
    app.put(
      `/api/${kind}/:id`,
      { schema: { tags, summary, params: Id, response: { 200: Type.Object({ standing: Standing }) } } },
      async (request) => {
        const me = await whoAsks(house, request)
        const { id } = request.params
        const problem = await (kind === 'friends'
          ? people.company.befriend(me.id, id)
          : people.company.block(me.id, id))
        if (problem !== null) fail(problem === 'company.full' ? 409 : 404, problem)
        for (const one of [me.id, id]) house.personChanged(one)
        return { standing: await people.company.standing(me.id, id) }
      },
    )
    app.delete(
      `/api/${kind}/:id`,
      {
        schema: {
          tags,
          summary: 'Takes that back',
          params: Id,
          response: { 200: Type.Object({ standing: Standing }) },
        },
      },
      async (request) => {
        const me = await whoAsks(house, request)
        await people.company.part(me.id, request.params.id)
        for (const one of [me.id, request.params.id]) house.personChanged(one)
        return { standing: await people.company.standing(me.id, request.params.id) }
      },
    )
  }

  app.delete(
    '/api/invitations/:id',
    { schema: { tags, summary: 'Declines an invitation to a table', params: Id, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const me = await whoAsks(house, request)
      await store.meeting.uninvite(me.id, request.params.id)
      return reply.code(204).send(null)
    },
  )
}

/** The match that somebody plays now, where everybody may know of it. */
async function tableOf({ store, now }: TablesHouse, person: string) {
  const [row] = await store.tables.list({ person, status: ['running'], from: now() - PLAYED_MS, limit: 1 })
  return row === undefined ? null : { table: row.open ? row.id : '', game: row.game, open: row.open }
}

/** Those that can still be followed; the others are forgotten. */
async function invitationsOf({ store }: TablesHouse, person: string) {
  const rows = await store.meeting.invitations(person, 20)
  const found = await Promise.all(
    rows.map(async ({ table, host, at: when }) => {
      const [row, who] = [await store.tables.get(table), await store.people.get(host)]
      if (row !== null && who !== null && row.status === 'waiting')
        return [{ table, game: row.game, host: who.name, guest: who.kept !== true, at: when }]
      await store.meeting.uninvite(person, table)
      return []
    }),
  )
  return found.flat()
}

function registerSeeking(app: App, house: TablesHouse): void {
  const { tables } = house
  const tags = ['tables']
  const Seek = Type.Object(
    {
      ...wished,
      fill: Type.Union([Type.Integer({ minimum: 0, maximum: 60 }), Type.Null()], {
        description: 'Minutes after which computers take the seats that are left; null for people only',
      }),
    },
    { additionalProperties: false },
  )
  app.put(
    '/api/seek',
    {
      schema: {
        tags,
        summary: 'Looks for a table, or says that one still does; said again every few seconds',
        body: Seek,
        response: { 200: Type.Object({ since: Type.Number(), table: Type.Union([Type.String(), Type.Null()]) }) },
      },
    },
    async (request) => {
      const who = await whoAsks(house, request)
      const { games, counts } = request.body
      if (games.length === 0 || counts.length === 0) fail(400, 'company.seek')
      return tables.pairing.seek(who, request.body)
    },
  )
  app.delete(
    '/api/seek',
    { schema: { tags, summary: 'Looks for a table no more', response: { 204: Type.Null() } } },
    async (request, reply) => {
      await tables.pairing.unseek(await whoAsks(house, request))
      return reply.code(204).send(null)
    },
  )
}

const Figures = Type.Object({
  id: Type.String(),
  name: Type.String(),
  guest: Type.Boolean(),
  created: Type.Number(),
  standing: Standing,
  here: Type.Boolean(),
  shown: Type.Boolean({ description: 'The person shows their results to whoever asks' }),
  matches: Type.Integer(),
  wins: Type.Integer(),
  ratings: Type.Array(Type.Object({ game: Type.String(), ...rating })),
  history: Type.Array(
    Type.Object({ game: Type.String(), at: Type.Number(), points: Type.Integer(), band: Type.Integer() }),
  ),
  games: Type.Array(
    Type.Object({
      game: Type.String(),
      matches: Type.Integer(),
      wins: Type.Integer(),
      places: Type.Array(Type.Integer()),
    }),
  ),
  opponents: Type.Array(
    Type.Object({
      ...{ person: Type.String(), name: Type.String(), guest: Type.Boolean() },
      ...{ matches: Type.Integer(), ahead: Type.Integer() },
    }),
  ),
  achievements: Type.Array(Type.Object({ id: Type.String(), got: Type.Integer(), of: Type.Integer() })),
})

function registerProfile(app: App, house: TablesHouse): void {
  const { store, people, now } = house
  app.get(
    '/api/people/:id/profile',
    {
      schema: {
        tags: ['people'],
        summary: 'How somebody plays; strangers learn of matches at open tables only',
        params: Id,
        response: { 200: Figures },
      },
    },
    async (request) => {
      const row = (await people.records.row(request.params.id)) ?? fail(404, 'people.unknown')
      const me = await people.of(request.headers.cookie)
      const standing = me === null ? 'none' : await people.company.standing(me.id, row.id)
      const near = await nearness(people.company, me?.id ?? null, row.id)
      const { shows } = docOf(row)
      const shown = seesPage(shows, near)
      const results = seenResults(await store.people.results(row.id, MOST_RESULTS), shows, near)
      const opponents = shown ? await store.meeting.opponents(row.id, near === 'stranger', MOST_OPPONENTS) : []
      const figures = figuresOf(results, await store.people.ratings(row.id), opponents, {
        games: gameIds().length,
        variants: await variantsTried(store, row.id, results),
      })
      const here = seesHere(shows, near) && (await store.meeting.here([row.id], now() - HERE_MS)).length > 0
      const { id, name, created } = row
      return { id, name, guest: row.kept !== true, created, standing, here, shown, ...figures, opponents }
    },
  )
}

/** A quarter of a year, as `2026-4`. */
function seasonOf(text: string | undefined, now: number): { id: string; from: number; to: number } {
  const given = /^(\d{4})-([1-4])$/.exec(text ?? '')
  const date = new Date(now)
  const year = given === null ? date.getUTCFullYear() : Number(given[1])
  const quarter = given === null ? Math.floor(date.getUTCMonth() / 3) : Number(given[2]) - 1
  return {
    id: `${year}-${quarter + 1}`,
    from: Date.UTC(year, quarter * 3, 1),
    to: Date.UTC(year, quarter * 3 + 3, 1),
  }
}

/** A club's ladder is for its members. */
async function membersOf(house: TablesHouse, cookie: string | undefined, club: string): Promise<ReadonlySet<string>> {
  const looked = await house.clubs.look(await house.people.of(cookie), club)
  const members = 'answer' in looked ? looked.answer.members : []
  return members.length === 0 ? fail(404, 'clubs.unknown') : new Set(members.map(({ person }) => person))
}

function registerLadder(app: App, house: TablesHouse): void {
  const { store, now } = house
  app.get(
    '/api/ladder',
    {
      schema: {
        tags: ['people'],
        summary:
          'Who is how good at a game in a season, by what is sure of it; those still settling are named, not placed',
        querystring: Type.Object({
          game: Type.Id(40),
          seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
          season: Type.Optional(Type.Id(6)),
          club: Type.Optional(Type.Id(40)),
        }),
        response: {
          200: Type.Object({
            season: Type.String(),
            rungs: Type.Array(
              Type.Object({
                person: Type.String(),
                name: Type.String(),
                guest: Type.Boolean(),
                place: Type.Union([Type.Integer(), Type.Null()]),
                wins: Type.Integer(),
                ...rating,
              }),
            ),
          }),
        },
      },
    },
    async (request) => {
      const { game, seats, season, club } = request.query
      const members = club === undefined ? null : await membersOf(house, request.headers.cookie, club)
      const { id, from, to } = seasonOf(season, now())
      const rows = await store.meeting.ladder({
        game,
        from,
        to,
        limit: 200,
        ...(seats !== undefined && { seats }),
        ...(club !== undefined && { club }),
      })
      let place = 0
      const listed = members === null ? rows : rows.filter(({ person }) => members.has(person))
      const rungs = listed.map(({ person, name, guest, matches, wins, ...skill }) => {
        const shown = shownRating(skill, matches)
        return { person, name, guest, place: shown.sure === 'new' ? null : ++place, wins, matches, ...shown }
      })
      return { season: id, rungs }
    },
  )
}
