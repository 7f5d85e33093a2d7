// What no message told. A node may die between what it keeps and what it says of it, and a message may be refused where what it tells of was
// not: whoever sits at another node would wait for ever. So whatever is in memory is compared with the store every few seconds.
import type { TableHead } from '../store/store.ts'
import { readNewChat } from './runtime/chat.ts'
import { readDocument } from './runtime/keep.ts'
import { followStore } from './runtime/load.ts'
import { enqueue, type LoadedTable, type Runtime } from './runtime/runtime.ts'

/** Tables that are asked for at once. */
const AT_ONCE = 500

const isLater = ({ version }: TableHead, t: LoadedTable) => version > t.version
const hasMoved = ({ seq }: TableHead, t: LoadedTable) => seq > t.doc.seq
const hasTalked = ({ said }: TableHead, t: LoadedTable) => said > (t.chat.at(-1)?.n ?? 0)

/** Follows what other nodes have kept and nobody has heard of here. A house without other nodes misses nothing. */
export async function followMissed(runtime: Runtime): Promise<void> {
  if (runtime.isAlone()) return
  const ids = [...runtime.loaded.keys()]
  for (let i = 0; i < ids.length && runtime.isOpen(); i += AT_ONCE)
    for (const head of await runtime.store.tables.heads(ids.slice(i, i + AT_ONCE))) {
      const t = await runtime.loaded.get(head.id)?.catch(() => null)
      if (!t || !(isLater(head, t) || hasMoved(head, t) || hasTalked(head, t))) continue
      // By its turn the message may have come.
      enqueue(runtime, t, async () => {
        if (isLater(head, t)) await readDocument(runtime, t)
        if (hasMoved(head, t)) await followStore(runtime, t)
        if (hasTalked(head, t)) await readNewChat(runtime, t)
      })
    }
}
