// Who is at a table, looked at every few seconds: since when somebody is gone, who hosts instead, and that a table which
// waits is no ghost.

import { nextHost } from './hosting.ts'
import { announce } from './runtime/chat.ts'
import { peopleOf } from './runtime/document.ts'
import { change } from './runtime/keep.ts'
import { hostIsHere, presenceOf, rememberPresent } from './runtime/presence.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'

/** A host who is gone for so long hosts no more, where somebody else sits here and is here. */
const HOST_MS = 60_000
/** How exactly is kept when somebody was last at a table that waits. */
const SEEN_MS = 3 * 60_000

/** Whether something is to be written at a table that waits: within its queue, `attend` does it. */
export function needsAttention(t: LoadedTable, now: number): boolean {
  rememberPresent(t, now)
  if (t.doc.status !== 'waiting' || !someoneHere(t)) return false
  return now - t.doc.hereAt > SEEN_MS || hostGone(t, now)
}

const someoneHere = (t: LoadedTable): boolean => {
  const presence = presenceOf(t)
  return peopleOf(t.doc).some((person) => presence.here(person))
}

const hostGone = (t: LoadedTable, now: number): boolean =>
  !hostIsHere(t) && now - presenceOf(t).goneSince(t.doc.host) > HOST_MS && nextHere(t) !== null

function nextHere(t: LoadedTable): string | null {
  const presence = presenceOf(t)
  const next = nextHost(t.doc, (person) => presence.here(person))
  return next !== null && presence.here(next) ? next : null
}

/** Within the table's queue. */
export async function attend(runtime: Runtime, t: LoadedTable): Promise<void> {
  const now = runtime.now()
  if (!needsAttention(t, now)) return
  const host = hostGone(t, now) ? nextHere(t) : null
  const before = t.doc.host
  await change(runtime, t, (doc) => {
    if (doc.status !== 'waiting') return doc
    return { ...doc, hereAt: now, host: host !== null && doc.host === before ? host : doc.host }
  })
  if (t.doc.host !== before) await tellHost(runtime, t)
}

/** Says who hosts now. */
export async function tellHost(runtime: Runtime, t: LoadedTable): Promise<void> {
  const name = t.doc.seats.find((seat) => seat.person === t.doc.host)?.name ?? ''
  await announce(runtime, t, 'tables.host-now', { name })
}
