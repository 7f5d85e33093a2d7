// News between nodes over LISTEN and NOTIFY: said after the commit, many at once, on a line of its own that comes back.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Bus } from '../store.ts'
import type { Asking } from './asking.ts'

const CHANNEL = 'chantier'
/** PostgreSQL takes 8,000 bytes at a time. */
const LARGEST = 7000

export interface PostgresBus extends Bus {
  /** Resolves when the line hears for the first time. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

export function postgresBus(url: string, { ask }: Asking): PostgresBus {
  const node = randomUUID().slice(0, 8)
  const ears = new Set<(news: string | null) => void>()
  let waiting = new Set<string>()
  let saying = false
  let closed = false
  let line: pg.Client | null = null

  function hear(payload: string): void {
    const [from, ...news] = payload.split('\n')
    if (from === node) return
    for (const item of news) for (const ear of [...ears]) ear(item)
  }

  /** Listens until the line breaks; whoever listens then hears that anything may have been missed. */
  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: 'chantier news', keepAlive: true })
    const gone = new Promise<void>((resolve) => {
      // Whoever ends a server says so, and then the line breaks: both are errors.
      client.on('error', () => resolve())
      client.once('end', () => resolve())
    })
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    line = client
    void gone.then(async () => {
      line = null
      await client.end().catch(() => {})
      if (closed) return
      await listenAgain()
      for (const ear of [...ears]) ear(null)
    })
  }

  async function listenAgain(): Promise<void> {
    for (let wait = 50; !closed; wait = Math.min(wait * 2, 1000)) {
      try {
        return await listen()
      } catch {
        await new Promise((go) => setTimeout(go, wait))
      }
    }
  }

  async function say(): Promise<void> {
    if (saying) return
    saying = true
    while (waiting.size > 0 && !closed) {
      const news = [...waiting]
      waiting = new Set()
      for (const payload of packed(node, news))
        await ask('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {
          // Nobody could hear it; on the way back everybody looks for themselves.
        })
    }
    saying = false
  }

  return {
    ready: listenAgain(),
    publish(news) {
      for (const item of news) waiting.add(item)
      if (!saying) setImmediate(() => void say())
    },
    listen(ear) {
      ears.add(ear)
      return () => ears.delete(ear)
    },
    async close() {
      closed = true
      await line?.end().catch(() => {})
    },
  }
}

/** As few notices as their size allows, each signed by its node. */
export function packed(node: string, news: readonly string[]): string[] {
  const payloads: string[] = []
  let now = node
  for (const item of news) {
    if (Buffer.byteLength(now) + Buffer.byteLength(item) + 1 > LARGEST) {
      payloads.push(now)
      now = node
    }
    now += `\n${item}`
  }
  if (now !== node) payloads.push(now)
  return payloads
}
