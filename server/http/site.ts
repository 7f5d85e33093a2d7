// The built client: hashed files for ever, the rest asked for anew, compressed as the build left it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { langOf, sayIn } from '../texts/say.ts'
import type { App, HttpHouse } from './parts.ts'

const HASHED = /-[\w-]{8}\.\w+$/

export async function registerSite(app: App, { settings, log }: HttpHouse): Promise<void> {
  if (!existsSync(join(settings.web, 'index.html'))) {
    log.warn(sayIn('en', 'serve.no-build', { web: settings.web }))
    app.get('/', { schema: { hide: true } }, async (request, reply) => {
      const text = sayIn(langOf(request.headers['accept-language']), 'serve.no-build', { web: 'dist/web' })
      return reply.code(503).type('text/plain; charset=utf-8').send(`${text}\n`)
    })
    return
  }
  await app.register(fastifyStatic, {
    root: settings.web,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    schemaHide: true,
    decorateReply: true,
    setHeaders(reply, path) {
      const plain = path.replace(/\.(br|gz)$/, '')
      reply.header('cache-control', HASHED.test(plain) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
