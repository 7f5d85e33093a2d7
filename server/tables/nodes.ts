// How the tables of this node follow what the other nodes keep.
import type { NodeMessage } from '../store/message.ts'
import type { Bus } from '../store/store.ts'
import { hearChat } from './runtime/chat.ts'
import type { Hall, OpenTable } from './runtime/hall.ts'
import { later } from './runtime/hall.ts'
import { readDocument } from './runtime/keep.ts'
import { followStore } from './runtime/load.ts'
import { tellInfo } from './runtime/tell.ts'

/** Who is at a table with this node. */
export const hereNews = ({ node }: Hall, { id: table, audience }: OpenTable): NodeMessage => ({
  t: 'here',
  table,
  node,
  watchers: audience.watchers,
  people: audience.people(),
})

/** Collects the messages of a moment and publishes them together; where nobody else could hear, none is published. */
export function newsTo(bus: Bus, alone: () => boolean): (message: NodeMessage) => void {
  let batch: NodeMessage[] = []
  return (message) => {
    if (alone()) return
    if (batch.push(message) > 1) return
    setImmediate(() => {
      const messages = batch
      batch = []
      bus.publish(messages)
    })
  }
}

/** Follows a message of another node; null means that anything may have been missed. */
export async function hearNews(hall: Hall, message: NodeMessage | null): Promise<void> {
  if (message === null) return hearAnything(hall)
  if (message.t === 'person' || message.t === 'out') return
  if (message.t === 'table') hall.turns.heard(message.table, message.people, message.awaited)
  const t = await hall.open.get(message.table)?.catch(() => null)
  if (t === undefined || t === null) return
  switch (message.t) {
    case 'table':
      if (message.seq > t.doc.seq || message.version > t.version) later(hall, t, () => step(hall, t, message.version))
      return
    case 'chat':
      if (message.n > (t.chat.at(-1)?.n ?? 0)) later(hall, t, () => hearChat(hall, t))
      return
    case 'who':
      if (!t.audience.empty) hall.news(hereNews(hall, t))
      return
    case 'here':
      if (message.node === hall.node) return
      t.elsewhere.hear(message.node, message.watchers, message.people, hall.now())
      tellInfo(t)
  }
}

/** Every open table looks for itself what is kept. */
async function hearAnything(hall: Hall): Promise<void> {
  for (const open of [...hall.open.values()]) {
    const t = await open.catch(() => null)
    if (t !== null) later(hall, t, () => allNew(hall, t))
  }
}

async function step(hall: Hall, t: OpenTable, version: number): Promise<void> {
  if (version > t.version) await readDocument(hall, t)
  await followStore(hall, t)
}

async function allNew(hall: Hall, t: OpenTable): Promise<void> {
  await readDocument(hall, t)
  await followStore(hall, t)
  await hearChat(hall, t)
}
