// Every few seconds: clocks that ran out, computers that nobody drove, tables that nobody returned to, memory to free.

import type { Seat } from '../../../kernel/words.ts'
import { runsOut } from '../runtime/clock.ts'
import { driven } from '../runtime/document.ts'
import { QUIET_MS, WAITING_MS } from '../runtime/due.ts'
import { change, writeDocument } from '../runtime/keep.ts'
import { followStore, within } from '../runtime/load.ts'
import { release } from '../runtime/release.ts'
import type { LoadedTable, Runtime } from '../runtime/runtime.ts'
import { enqueue, isEnded, isThinking } from '../runtime/runtime.ts'
import { tellInfo } from '../runtime/tell.ts'

/** A table that nobody looks at stays in memory for so long. */
const IDLE_MS = 120_000
/** What another node said of who is there expires after this time, unless it says so again. */
const SILENT_MS = 60_000
const AT_ONCE = 200
/** A table that could not be looked at is tried again after so long, and so many are remembered: they hold up nobody else. */
const AGAIN_MS = 60_000
const REMEMBERED = 1000

/** What a sweep may do at a table, within its queue. */
export interface SweepDeeds {
  outOfTime(t: LoadedTable, seat: Seat, now: number): Promise<void>
  /** Whether who is at the table asks for something to be written, and writing it. */
  needsAttention(t: LoadedTable, now: number): boolean
  attend(t: LoadedTable): Promise<void>
}

/** Rounds: each looks at every table that is due, in the store or in memory. */
export function sweepOf(runtime: Runtime, deeds: SweepDeeds): () => Promise<void> {
  /** When those that failed are tried again. */
  const failing = new Map<string, number>()

  function fail(id: string, now: number, error: unknown): void {
    runtime.log.error({ err: error, table: id }, 'a table that is due could not be looked at')
    failing.delete(id)
    failing.set(id, now + AGAIN_MS)
    const oldest = failing.keys().next()
    if (failing.size > REMEMBERED && !oldest.done) failing.delete(oldest.value)
  }

  return async () => {
    const now = runtime.now()
    for (const [id, again] of failing) if (again <= now) failing.delete(id)
    // Those that fail stay due: without more room they would keep the others out.
    const rows = await runtime.store.tables.list({ due: now, limit: AT_ONCE + failing.size })
    const ids = new Set(rows.map((row) => row.id))
    for (const open of [...runtime.loaded.values()]) {
      const t = await open.catch(() => null)
      if (t !== null) sweepLoaded(runtime, deeds, t, now, ids)
    }
    for (const id of ids) {
      if (!runtime.isOpen()) return
      if (failing.has(id)) continue
      await within(runtime, id, (t) => lookAt(runtime, t, deeds)).catch((error) => fail(id, now, error))
    }
  }
}

/** A table in memory: `ids` gets it where something is due there. */
function sweepLoaded(runtime: Runtime, deeds: SweepDeeds, t: LoadedTable, now: number, ids: Set<string>): void {
  if (t.doc.awaited.some((seat) => isOut(t, seat, now))) ids.add(t.id)
  else if (t.audience.empty && !isThinking(t) && t.queue.waiting() === 0 && now - t.usedAt > IDLE_MS && !ids.has(t.id))
    enqueue(runtime, t, () => release(runtime, t))
  if (t.remotePresence.expire(now - SILENT_MS)) tellInfo(t)
  if (deeds.needsAttention(t, now)) enqueue(runtime, t, () => deeds.attend(t))
}

const isOut = (t: LoadedTable, seat: Seat, now: number): boolean => {
  const at = driven(t.doc, seat) ? null : runsOut(t.doc.time, seat)
  return t.doc.status === 'running' && t.doc.paused === undefined && at !== null && at <= now
}

/** Within the table's queue: does whatever is due at this table, and says when to look again. */
async function lookAt(runtime: Runtime, t: LoadedTable, deeds: SweepDeeds): Promise<void> {
  await followStore(runtime, t)
  const now = runtime.now()
  if (t.doc.status === 'running' && isEnded(t)) return runtime.end(t)
  if (t.doc.status === 'running') {
    for (const seat of t.doc.awaited) if (isOut(t, seat, now)) await deeds.outOfTime(t, seat, now)
    runtime.wake(t)
  }
  const quiet = now - t.doc.updated
  if ((t.doc.status === 'waiting' && quiet >= WAITING_MS) || (t.doc.status === 'running' && quiet >= QUIET_MS))
    await change(runtime, t, (doc) => ({ ...doc, status: 'archived', before: doc.status, request: null }))
  else if (t.due !== null && t.due <= now) await writeDocument(runtime, t)
}
