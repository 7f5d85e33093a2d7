// /healthz says whether the house can do its work: it really writes, so a full disk, a lost file or a database that only
// reads is told. /readyz says whether new people should be sent here: not while it closes. For balancers, supervisors and
// `chantier doctor`.

import { Type } from '../../wire/shape.ts'
import { messageOf } from '../base/error.ts'
import type { App, HttpHouse } from './parts.ts'

const PATIENCE = 2000

const Health = Type.Object({
  ok: Type.Boolean(),
  store: Type.String(),
  writes: Type.Boolean({ description: 'Something was just written and kept' }),
  writer: Type.Boolean({ description: 'This process is the one that may write, or one of several that may' }),
  commitAge: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Milliseconds since this process last kept something; null for nothing yet',
  }),
})
const Ready = Type.Object({ ok: Type.Boolean(), why: Type.Union([Type.String(), Type.Null()]) })

export function registerHealth(app: App, { store, log }: HttpHouse): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  const logLevel = log.level === 'silent' ? 'silent' : 'warn'
  const pinged = sharedPing(() => store.ping())

  app.get(
    '/healthz',
    {
      schema: { summary: 'Whether the house can do its work', tags: ['house'], response: { 200: Health, 503: Health } },
      logLevel,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const problem = closing ? new Error('the house is closing') : await pinged()
      if (problem !== null) request.log.error({ err: problem }, 'the store keeps nothing')
      const last = store.lastCommit()
      const commitAge = last === null ? null : Math.max(0, Date.now() - last)
      return reply.code(problem === null ? 200 : 503).send({
        ok: problem === null,
        store: store.kind,
        writes: problem === null,
        writer: store.isWriter(),
        commitAge,
      })
    },
  )

  app.get(
    '/readyz',
    {
      schema: { summary: 'Whether new people may come', tags: ['house'], response: { 200: Ready, 503: Ready } },
      logLevel,
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      const why = closing ? 'closing' : (await pinged()) === null ? null : 'store'
      return reply.code(why === null ? 200 : 503).send({ ok: why === null, why })
    },
  )
}

/** Whoever asks while a ping is under way gets its answer: a flood of questions writes no more than one. */
function sharedPing(ping: () => Promise<void>): () => Promise<Error | null> {
  let underWay: Promise<Error | null> | null = null
  return () => {
    underWay ??= Promise.race([ping(), tooLong()])
      .then(
        () => null,
        (error: unknown) => (error instanceof Error ? error : new Error(messageOf(error))),
      )
      .finally(() => {
        underWay = null
      })
    return underWay
  }
}

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the store took too long')), PATIENCE).unref()
  })
