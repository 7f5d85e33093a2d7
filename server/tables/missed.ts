// What no message told. A node may die between what it keeps and what it says of it, and a message may be refused where what it tells of was
// not: whoever sits at another node would wait for ever. So whatever is in memory is compared with the store every few seconds.
import { catchUpTable, isBehind, isToldMore } from './nodes.ts'
import { readNewChat } from './runtime/chat.ts'
import { enqueue, type Runtime } from './runtime/runtime.ts'

/** Tables that are asked for at once. */
const AT_ONCE = 500

/** Follows what other nodes have kept and nobody has heard of here. A house without other nodes misses nothing. */
export async function followMissed(runtime: Runtime): Promise<void> {
  if (runtime.isAlone()) return
  const ids = [...runtime.loaded.keys()]
  for (let i = 0; i < ids.length && runtime.isOpen(); i += AT_ONCE)
    for (const head of await runtime.store.tables.heads(ids.slice(i, i + AT_ONCE))) {
      const t = await runtime.loaded.get(head.id)?.catch(() => null)
      if (!t) continue
      if (isBehind(t, head)) enqueue(runtime, t, () => catchUpTable(runtime, t, head))
      if (isToldMore(t, head.said)) enqueue(runtime, t, () => readNewChat(runtime, t))
    }
}
