// What the house counts, for whoever watches it: /metrics in the format of Prometheus. One process, one set of counters.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { wrong } from '../base/wrong.ts'
import type { App, HttpHouse } from './app.ts'

export const registry = new Registry()
collectDefaultMetrics({ register: registry, prefix: 'chantier_' })

const registers = [registry]

/** What the open house says of itself whenever somebody reads. */
interface Counted {
  readonly counts: { readonly moves: number; readonly refusals: number }
  readonly open: { readonly size: number }
  sockets(): number
}
let house: Counted | null = null

/** From now on the counters read this house. */
export function countHouse(counted: Counted): void {
  house = counted
}

const counter = (name: string, help: string, read: (h: Counted) => number) =>
  new Counter({
    name,
    help,
    registers,
    collect() {
      this.reset()
      this.inc(house === null ? 0 : read(house))
    },
  })
const gauge = (name: string, help: string, read: (h: Counted) => number) =>
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(house === null ? 0 : read(house))
    },
  })
counter('chantier_moves_total', 'Entries of match logs kept: choices, undo, redo.', (h) => h.counts.moves)
counter('chantier_refusals_total', 'Commands of live lines refused.', (h) => h.counts.refusals)
gauge('chantier_sockets', 'Live lines open now.', (h) => h.sockets())
gauge('chantier_tables_open', 'Tables this process holds in memory.', (h) => h.open.size)

export const metrics = {
  commit: new Histogram({
    name: 'chantier_commit_seconds',
    help: 'Time a commit of the store took.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  }),
  guests: new Counter({ name: 'chantier_guests_total', help: 'Guests who came in.', registers }),
  mails: new Counter({
    name: 'chantier_mails_total',
    help: 'Mails handed to the mail server, by outcome.',
    labelNames: ['outcome'],
    registers,
  }),
  requests: new Histogram({
    name: 'chantier_request_seconds',
    help: 'Time of requests, by status class.',
    labelNames: ['status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  }),
}

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
        wrong(404, 'http.not-found')
      if (typeof settings.metrics === 'object' && request.headers.authorization !== `Bearer ${settings.metrics.token}`)
        wrong(404, 'http.not-found')
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
