// What the house counts, for whoever watches it: /metrics in the format of Prometheus.

import { fail } from '../base/httpError.ts'
import { metrics, registry } from '../base/metrics.ts'
import type { App, HttpHouse } from './parts.ts'

export function registerMetrics(app: App, { settings, log }: HttpHouse): void {
  app.addHook('onResponse', async (_request, reply) => {
    metrics.requests.observe({ status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000)
  })
  if (settings.metrics === 'off') return
  app.get(
    '/metrics',
    { schema: { hide: true }, logLevel: log.level === 'silent' ? 'silent' : 'warn' },
    async (request, reply) => {
      if (settings.metrics === 'local' && !isLocal(request.raw.socket.remoteAddress, request.headers))
        fail(404, 'http.not-found')
      if (typeof settings.metrics === 'object' && request.headers.authorization !== `Bearer ${settings.metrics.token}`)
        fail(404, 'http.not-found')
      return reply
        .type(registry.contentType)
        .header('cache-control', 'no-store')
        .send(await registry.metrics())
    },
  )
}

/** From this machine itself, and not through a proxy that stands on it. */
function isLocal(address: string | undefined, headers: Readonly<Record<string, unknown>>): boolean {
  const loopback = address !== undefined && /^(::1|(::ffff:)?127\.)/.test(address)
  const host = String(headers.host ?? '')
  const direct = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host)
  return loopback && direct && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}
