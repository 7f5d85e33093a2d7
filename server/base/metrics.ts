// What the house counts. One process, one set of counters.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()
collectDefaultMetrics({ register: registry, prefix: 'chantier_' })

const registers = [registry]

/** What is read of the house whenever somebody asks for the metrics. */
interface Counted {
  readonly counts: { readonly moves: number; readonly refusals: number }
  readonly loaded: { readonly size: number }
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
counter('chantier_refusals_total', 'Commands of live connections refused.', (h) => h.counts.refusals)
gauge('chantier_sockets', 'Live connections open now.', (h) => h.sockets())
gauge('chantier_tables_open', 'Tables this process holds in memory.', (h) => h.loaded.size)

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
  notices: new Counter({
    name: 'chantier_notices_total',
    help: 'Notices handed to push services, webhooks and the mail server, by outcome.',
    labelNames: ['channel', 'outcome'],
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
