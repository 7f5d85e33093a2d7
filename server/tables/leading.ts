// What the owner of the house does at tables: ends one, takes a line of its talk away; and what is said around a line that
// somebody reported.
import type { Refusal } from '../../kernel/words.ts'
import type { ChatLine } from '../../wire/table.ts'
import type { Store } from '../store/store.ts'
import type { Answer } from './answer.ts'
import { at } from './at.ts'
import { calledOff } from './hosting.ts'
import { stop } from './missing.ts'
import { docOf } from './runtime/document.ts'
import { change } from './runtime/keep.ts'
import { within } from './runtime/load.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import type { Who } from './who.ts'

/** What was said at a table around one line, and where the match stood. */
export interface Talked {
  readonly game: string
  readonly move: number
  readonly lines: readonly ChatLine[]
}

export interface Leading {
  /** Around a line, or the last ones, for somebody who may look at the table. */
  around(who: Who, id: string, line: number | null, key?: string): Promise<Answer<Talked>>
  /** Whether nobody but those who sit there may know anything of a table yet. */
  isSealed(id: string): Promise<boolean>
  /** Ends what runs, calls off what waits, puts away what is over; nothing where it is no longer as it `was`. */
  close(id: string, was: string): Promise<Refusal | null>
  /** A line was rewritten in the store: everybody who is at the table reads it anew. */
  retell(id: string, n: number): Promise<void>
}

/** Lines before and after the one that is meant. */
const AROUND = 3

async function around(runtime: Runtime, t: LoadedTable, line: number | null): Promise<Talked> {
  const { game, seq: move } = t.doc
  const { tables } = runtime.store
  const lines =
    line === null
      ? await tables.said(t.id, -2 * AROUND, 2 * AROUND)
      : (await tables.said(t.id, Math.max(1, line - AROUND), 2 * AROUND + 1)).filter((one) => one.n <= line + AROUND)
  return { game, move, lines }
}

async function close(runtime: Runtime, t: LoadedTable, was: string): Promise<Refusal | null> {
  if (t.doc.status !== was) return null
  if (t.doc.status === 'running') return stop(runtime, t, 'tables.closed')
  return change(runtime, t, (doc) => {
    if (doc.status === 'waiting') return calledOff(doc)
    return doc.status === 'archived' ? doc : { ...doc, status: 'archived', before: 'over', open: false, hands: {} }
  })
}

async function retell(runtime: Runtime, t: LoadedTable, n: number): Promise<void> {
  const [line] = await runtime.store.tables.said(t.id, n, 1)
  if (line?.n !== n) return
  t.chat = t.chat.map((one) => (one.n === n ? line : one))
  t.audience.sendChat(line)
}

/** Whether nobody but those who sit there may know anything of a table yet. */
export const sealedAt =
  ({ tables }: Pick<Store, 'tables'>) =>
  async (id: string): Promise<boolean> => {
    const row = await tables.get(id)
    return row !== null && docOf(row).sealed === true
  }

export const leadingOf = (runtime: Runtime): Leading => ({
  around: (who, id, line, key) => at(runtime, who, id, key, async (t) => ({ answer: await around(runtime, t, line) })),
  isSealed: sealedAt(runtime.store),
  async close(id, was) {
    const done = await within(runtime, id, async (t) => ({ refusal: await close(runtime, t, was) }))
    return done === null ? { clause: 'tables.unknown' } : done.refusal
  },
  async retell(id, n) {
    // A table that is not in memory reads its lines when it is.
    if (runtime.loaded.has(id)) await within(runtime, id, (t) => retell(runtime, t, n))
  },
})
