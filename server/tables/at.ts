// At one table: whoever may look at it does something there, in its turn, and is told how it stands.

import type { Refusal } from '../../kernel/words.ts'
import type { TableReply } from '../../wire/http.ts'
import type { Answer } from './answer.ts'
import { mayLook, seatOf } from './runtime/document.ts'
import { type Change, change } from './runtime/keep.ts'
import { within } from './runtime/load.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { toldInfo } from './runtime/tell.ts'
import type { Who } from './who.ts'

const UNKNOWN: Refusal = { clause: 'tables.unknown' }

export function replyOf(t: LoadedTable, who: Who, key?: string): TableReply {
  const seat = seatOf(t.doc, who.id)
  const offered = key !== undefined && Object.hasOwn(t.doc.hands, key) ? (t.doc.hands[key] ?? null) : null
  const invite = seat !== null || t.doc.host === who.id ? t.doc.invite : null
  return { table: toldInfo(t), seat, invite, offered }
}

/** At a table that this person may look at, one after the other. */
export async function at<T>(
  runtime: Runtime,
  who: Who,
  id: string,
  key: string | undefined,
  work: (t: LoadedTable) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const done = await within(runtime, id, async (t): Promise<Answer<T>> => {
    if (mayLook(t.doc, who.id, key)) return work(t)
    return { refusal: key !== undefined && t.doc.used.includes(key) ? { clause: 'tables.key' } : UNKNOWN }
  })
  return done ?? { refusal: UNKNOWN }
}

/** Changes the document of a table; `after` hears of it once it is kept. */
export const changed = (
  runtime: Runtime,
  who: Who,
  id: string,
  how: (t: LoadedTable) => Change,
  { key, after }: { readonly key?: string | undefined; after?(t: LoadedTable): Promise<unknown> } = {},
): Promise<Answer> =>
  at(runtime, who, id, key, async (t) => {
    const refusal = await change(runtime, t, how(t))
    if (refusal !== null) return { refusal }
    await after?.(t)
    runtime.wake(t)
    return { answer: replyOf(t, who) }
  })
