// Meeting people: friends and blocks, invitations by name, looking for a table, profiles.
import { gameIds } from '../../games/shelf.ts'
import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import { judgedSeenBy } from '../people/judged.ts'
import { docOf } from '../people/person.ts'
import { nearness, seenResults, seesHere, seesPage } from '../people/privacy.ts'
import { figuresOf } from '../people/profile.ts'
import { variantCount, variantsTried } from '../tables/variants.ts'
import type { App, TablesHouse } from './parts.ts'
import { registerSeek, wished } from './seek.ts'
import { whoAsks } from './who.ts'

const Id = Type.Object({ id: Type.Id(100) })
const Standing = Type.Union((['none', 'asked', 'asking', 'friend', 'blocked'] as const).map((one) => Type.Literal(one)))
const Sure = Type.Union((['new', 'shaping', 'settled'] as const).map((one) => Type.Literal(one)))
export const rating = { points: Type.Integer(), band: Type.Integer(), sure: Sure, matches: Type.Integer() }
const at = Type.Union([Type.Object({ table: Type.String(), game: Type.String(), open: Type.Boolean() }), Type.Null()])

/** Somebody is here whose page was heard of since then. */
const HERE_MS = 90_000
/** A match that moved since then is being played. */
const PLAYED_MS = 15 * 60_000
const MOST_RESULTS = 2000
const MOST_OPPONENTS = 12

export function registerCompany(app: App, house: TablesHouse): void {
  registerFriends(app, house)
  registerTies(app, house)
  registerSeek(app, house)
  registerProfile(app, house)
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
                words: Type.String(),
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
        if (problem !== null) fail(problem === 'company.unknown' ? 404 : 409, problem)
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
export async function invitationsOf({ store, people }: TablesHouse, person: string) {
  const apart = await people.apart(person)
  const asked = await store.meeting.invitations(person, 20)
  const banned = await people.sanctions.banned(asked.map(({ host }) => host))
  const rows = asked.filter(({ host }) => !apart.has(host) && !banned.has(host))
  const found = await Promise.all(
    rows.map(async ({ table, host, words, at: when }) => {
      const [row, who] = [await store.tables.get(table), await store.people.get(host)]
      if (row !== null && who !== null && row.status === 'waiting')
        return [{ table, game: row.game, host: who.name, by: host, guest: who.kept !== true, words, at: when }]
      await store.meeting.uninvite(person, table)
      return []
    }),
  )
  return found.flat()
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
      const tried = {
        games: gameIds().length,
        variants: await variantCount(gameIds()),
        tried: await variantsTried(store, row.id, results),
      }
      const judged = await judgedSeenBy(store, row.id, shows, near)
      const figures = figuresOf(results, await store.people.ratings(row.id), opponents, tried, judged)
      const here = seesHere(shows, near) && (await store.meeting.here([row.id], now() - HERE_MS)).length > 0
      const { id, name, created } = row
      return { id, name, guest: row.kept !== true, created, standing, here, shown, ...figures, opponents }
    },
  )
}
