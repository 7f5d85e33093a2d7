// /healthz: whether the house can do its work, for balancers and for `chantier doctor`.

import { Type } from '../../wire/shape.ts'
import type { App, HttpHouse } from './parts.ts'

const PATIENCE = 2000

export function registerHealth(app: App, { store, log }: HttpHouse): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  const Health = Type.Object({ ok: Type.Boolean(), store: Type.String() })
  app.get(
    '/healthz',
    {
      schema: {
        summary: 'Whether the house can do its work',
        tags: ['house'],
        response: { 200: Health, 503: Health },
      },
      logLevel: log.level === 'silent' ? 'silent' : 'warn',
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (closing) return reply.code(503).send({ ok: false, store: 'closing' })
      try {
        await Promise.race([store.ping(), tooLong()])
        return { ok: true, store: store.kind }
      } catch (error) {
        request.log.error({ err: error }, 'the store does not answer')
        return reply.code(503).send({ ok: false, store: store.kind })
      }
    },
  )
}

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the store took too long')), PATIENCE).unref()
  })
