// Messages between nodes: how the tables of this node follow what the others write.
import type { KeptEntry, NodeMessage } from '../store/message.ts'
import type { Bus, TableHead } from '../store/store.ts'
import { readNewChat } from './runtime/chat.ts'
import { readDocument } from './runtime/keep.ts'
import { followEntry, followStore } from './runtime/load.ts'
import { rememberPresent } from './runtime/presence.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { enqueue } from './runtime/runtime.ts'
import { tellInfo } from './runtime/tell.ts'

/** Says who is at a table through this node. */
export function presenceMessage({ node }: Runtime, { id: table, audience, doc }: LoadedTable): NodeMessage {
  const seated = audience.people()
  // A host may stand.
  const people = audience.present(doc.host) && !seated.includes(doc.host) ? [...seated, doc.host] : seated
  return { t: 'here', table, node, watchers: audience.watchers, people }
}

/** Batches the messages of one turn of the event loop; publishes nothing where there is no other node. */
export function batchedPublisher(bus: Bus, alone: () => boolean): (message: NodeMessage) => void {
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

/** What is kept of a table: its version and the last entry. */
type Head = Pick<TableHead, 'version' | 'seq'>

/** Whether more is kept of a table than this node knows. */
export const isBehind = (t: LoadedTable, { version, seq }: Head): boolean => seq > t.doc.seq || version > t.version

/** Whether more was said at a table than this node knows. */
export const isToldMore = (t: LoadedTable, said: number): boolean => said > (t.chat.at(-1)?.n ?? 0)

/** Follows a message of another node; null means that anything may have been missed. */
export async function followMessage(runtime: Runtime, message: NodeMessage | null): Promise<void> {
  if (message === null) return catchUpAll(runtime)
  if (message.t === 'person' || message.t === 'out') return
  if (message.t === 'table') runtime.turns.update(message.table, message.people, message.awaited)
  const t = await runtime.loaded.get(message.table)?.catch(() => null)
  if (t === undefined || t === null) return
  switch (message.t) {
    case 'table':
      if (isBehind(t, message)) enqueue(runtime, t, () => catchUpTable(runtime, t, message))
      return
    case 'chat':
      if (isToldMore(t, message.n)) enqueue(runtime, t, () => readNewChat(runtime, t))
      return
    case 'who':
      if (!t.audience.empty) runtime.publish(presenceMessage(runtime, t))
      return
    case 'here':
      if (message.node === runtime.node) return
      rememberPresent(t, runtime.now())
      t.remotePresence.update(message.node, message.watchers, message.people, runtime.now())
      tellInfo(t)
  }
}

/** Every table in memory reads again what is kept of it. */
async function catchUpAll(runtime: Runtime): Promise<void> {
  for (const open of [...runtime.loaded.values()]) {
    const t = await open.catch(() => null)
    if (t !== null) enqueue(runtime, t, () => rereadTable(runtime, t))
  }
}

/** Reads what is news; `kept` is the entry itself, where it came with the news. */
export async function catchUpTable(
  runtime: Runtime,
  t: LoadedTable,
  { version, kept }: Head & { readonly kept?: KeptEntry },
): Promise<void> {
  if (version > t.version) await readDocument(runtime, t)
  if (kept === undefined || !followEntry(runtime, t, kept)) await followStore(runtime, t)
}

async function rereadTable(runtime: Runtime, t: LoadedTable): Promise<void> {
  await readDocument(runtime, t)
  await followStore(runtime, t)
  await readNewChat(runtime, t)
}
