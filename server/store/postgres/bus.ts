// Messages between nodes over LISTEN and NOTIFY: published after the commit, many at once, on a connection of its own that
// comes back.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { messageCheck, type NodeMessage } from '../message.ts'
import type { Bus } from '../store.ts'
import { pause, type Queries } from './queries.ts'

const CHANNEL = 'chantier'
/** PostgreSQL takes 8,000 bytes at a time. */
const LARGEST = 7000

/** Notices in one statement, which wakes every other node once; after an outage there may be more. */
const NOTICES = 64
/** Under load what is published within so many milliseconds travels together; the first message after a silence goes at once. */
const GATHER_MS = 5

/** Messages that could not be sent are sent again after so many milliseconds, and so many may wait: what more there is, the other nodes find out. */
const AGAIN_MS = 200
const MOST_WAITING = 20_000

/** A house that ends waits so many milliseconds for its last messages to be sent. */
const LAST_MS = 1000

/**
 * Its commit need not reach the disk: what it tells of is there already, and after a crash of the database every node looks
 * for itself. Whoever listens would wait for that, too.
 */
const notify = (payloads: readonly string[]): string =>
  `select set_config('synchronous_commit', 'off', true)${payloads.map((_, i) => `, pg_notify($1, $${i + 2})`).join('')}`

export interface PostgresBus extends Bus {
  /** Resolves once messages are received for the first time. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

export function postgresBus(url: string, { query }: Queries): PostgresBus {
  const node = randomUUID().slice(0, 8)
  /** So a node knows its own notices without reading them. */
  const own = headOf(node)
  const isMessage = messageCheck()
  const listeners = new Set<(message: NodeMessage | null) => void>()
  let closed = false
  let listening: pg.Client | null = null

  function tell(message: NodeMessage | null): void {
    for (const hear of [...listeners]) hear(message)
  }

  function receive(payload: string): void {
    if (payload.startsWith(own)) return
    const notice = noticeOf(payload)
    // A node of another version may send messages this one does not know: then anything may have changed.
    if (notice === null || !notice.messages.every(isMessage)) tell(null)
    else for (const message of notice.messages) tell(message)
  }

  /** Listens until the connection breaks; then listeners are told that anything may have been missed. */
  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: 'chantier news', keepAlive: true })
    const gone = new Promise<void>((resolve) => {
      // A server that is shut down sends an error and then ends the connection.
      client.on('error', () => resolve())
      client.once('end', () => resolve())
    })
    client.on('notification', ({ payload }) => receive(payload ?? ''))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    listening = client
    void gone.then(async () => {
      listening = null
      await client.end().catch(() => {})
      if (closed) return
      await listenAgain()
      tell(null)
    })
  }

  async function listenAgain(): Promise<void> {
    for (let wait = 50; !closed; wait = Math.min(wait * 2, 1000)) {
      try {
        return await listen()
      } catch {
        await pause(wait)
      }
    }
  }

  const { publish, flush } = outboxOf(node, query, () => closed)
  return {
    ready: listenAgain(),
    publish,
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    async close() {
      await Promise.race([flush(), new Promise((go) => setTimeout(go, LAST_MS).unref())])
      closed = true
      await listening?.end().catch(() => {})
    },
  }
}

/** Sends what is published, a moment's messages together; `flush` what still waits, and whether all of it was sent. */
export function outboxOf(
  node: string,
  query: Queries['query'],
  isClosed: () => boolean,
): Pick<Bus, 'publish'> & { flush(): Promise<boolean> } {
  /** Written out, so that what is said twice in a moment is sent once. */
  let waiting = new Set<string>()
  let sending = false
  async function flush(): Promise<boolean> {
    const batch = [...waiting]
    waiting = new Set()
    const payloads = packed(node, batch)
    try {
      for (let i = 0; i < payloads.length; i += NOTICES) {
        const some = payloads.slice(i, i + NOTICES)
        await query(notify(some), [CHANNEL, ...some])
      }
      return true
    } catch {
      // A database that was down has cut off the other nodes, too, and they catch up; one whose disk is full has not. Heard twice, nothing changes.
      waiting = new Set([...batch, ...waiting].slice(-MOST_WAITING))
      return false
    }
  }
  async function send(): Promise<void> {
    if (sending) return
    sending = true
    while (waiting.size > 0 && !isClosed()) {
      const gathered = pause(GATHER_MS)
      if (!(await flush())) await pause(AGAIN_MS)
      await gathered
    }
    sending = false
  }
  return {
    publish(messages) {
      for (const message of messages) waiting.add(JSON.stringify(message))
      if (!sending) setImmediate(() => void send())
    },
    flush,
  }
}

const headOf = (node: string): string => `{"from":${JSON.stringify(node)},"messages":[`

/** Written messages in as few notices as their size allows: `{"from":"node","messages":[…]}`. */
export function packed(node: string, messages: readonly string[]): string[] {
  const head = headOf(node)
  const payloads: string[] = []
  let batch: string[] = []
  let size = head.length + 2
  const close = () => {
    if (batch.length > 0) payloads.push(`${head}${batch.join(',')}]}`)
    batch = []
    size = head.length + 2
  }
  for (const message of messages) {
    const bytes = Buffer.byteLength(message) + 1
    if (size + bytes > LARGEST) close()
    batch.push(message)
    size += bytes
  }
  close()
  return payloads
}

/** What a notice carries; null where it is not one of ours. */
export function noticeOf(payload: string): { from: unknown; messages: readonly unknown[] } | null {
  try {
    const { from, messages } = JSON.parse(payload)
    return Array.isArray(messages) ? { from, messages } : null
  } catch {
    return null
  }
}
