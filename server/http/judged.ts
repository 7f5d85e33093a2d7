// Analysed matches: what a device sends of its reader's own seat, whether the house may keep it, and what a profile shows of it.
import { JudgedSchema, MOST_JUDGED } from '../../wire/judged.ts'
import { Type } from '../../wire/shape.ts'
import { fail, HttpError } from '../base/httpError.ts'
import { judgedSeenBy } from '../people/judged.ts'
import { docOf } from '../people/person.ts'
import { nearness } from '../people/privacy.ts'
import { judgedRow } from '../tables/judged.ts'
import type { App, TablesHouse } from './parts.ts'
import { MeSchema, meOf } from './schemas.ts'
import { Id, Nullable } from './table-schemas.ts'
import { whoAsks } from './who.ts'

/** Matches that one person may send in an hour. */
const MOST_AN_HOUR = 60
const HOUR = 3_600_000

const STATUS: Readonly<Record<string, number>> = { 'judged.not-yours': 404, 'judged.numbers': 400 }

const Row = Type.Object({
  table: Nullable(Type.String()),
  game: Type.String(),
  seats: Type.Integer(),
  against: Type.String(),
  result: Type.Number(),
  at: Type.Number(),
  thirds: Type.Array(Type.Object({ decisions: Type.Integer(), mistakes: Type.Integer(), lost: Type.Number() })),
  accuracy: Type.Number(),
  draw: Type.Number(),
  judge: Type.Object({ rules: Type.Integer(), net: Type.Boolean(), thoughts: Type.Integer() }),
})

export function registerJudged(app: App, house: TablesHouse): void {
  registerSending(app, house)
  const { store, people } = house

  app.put(
    '/api/me/judged',
    {
      schema: {
        tags: ['me'],
        summary: 'Whether my devices may send what they found out about my own play; no forgets what they sent',
        body: Type.Object({ sends: Type.Boolean() }, { additionalProperties: false }),
        response: { 200: MeSchema },
      },
    },
    async (request) => {
      const me = await whoAsks(house, request)
      const { sends } = request.body
      await people.records.change(me.id, (_, doc) => ({ doc: { ...doc, sendsJudged: sends } }))
      if (!sends) await store.judged.forget(me.id)
      return meOf(house, me, request)
    },
  )

  app.get(
    '/api/people/:id/judged',
    {
      schema: {
        tags: ['people'],
        summary: 'Analysed matches as their player sent them, not verified, the newest first',
        params: Type.Object({ id: Type.Id(100) }),
        response: { 200: Type.Object({ rows: Type.Array(Row) }) },
      },
    },
    async (request) => {
      const row = (await people.records.row(request.params.id)) ?? fail(404, 'people.unknown')
      const me = await people.of(request.headers.cookie)
      const near = await nearness(people.company, me?.id ?? null, row.id)
      return { rows: [...(await judgedSeenBy(store, row.id, docOf(row).shows, near))] }
    },
  )
}

function registerSending(app: App, house: TablesHouse): void {
  const { store, people } = house
  const within = app.createRateLimit({
    max: MOST_AN_HOUR,
    timeWindow: HOUR,
    keyGenerator: async (request) => (await people.of(request.headers.cookie))?.id ?? request.ip,
  })
  const sends = async (person: string) => {
    const row = await people.records.row(person)
    return row !== null && docOf(row).sendsJudged
  }

  app.put(
    '/api/tables/:id/judged',
    {
      schema: {
        tags: ['tables'],
        summary: 'What my device found out about my own seat in a finished match',
        params: Id,
        body: JudgedSchema,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const me = await whoAsks(house, request)
      if (!(await sends(me.id))) fail(409, 'judged.off')
      const limit = await within(request)
      if (!limit.isAllowed && limit.isExceeded)
        throw new HttpError(429, 'judged.many', { minutes: Math.max(1, Math.ceil(limit.ttlInSeconds / 60)) })
      const may = await judgedRow(store, me.id, request.params.id, request.body)
      if ('refusal' in may) return fail(STATUS[may.refusal.clause] ?? 409, may.refusal.clause)
      await store.judged.keep(may.answer, MOST_JUDGED)
      // Whoever said no in between is forgotten all the same.
      if (!(await sends(me.id))) await store.judged.forget(me.id)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/tables/:id/judged',
    {
      schema: {
        tags: ['tables'],
        summary: 'Forgets what my device sent of this match; nothing happens where it sent nothing',
        params: Id,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const me = await whoAsks(house, request)
      await store.judged.forget(me.id, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
