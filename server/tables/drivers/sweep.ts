// Every few seconds: clocks that ran out, computers that nobody drove, tables that nobody returned to, memory to free.
import type { Seat } from '../../../kernel/words.ts'
import { finish, later } from '../act.ts'
import { change } from '../runtime/change.ts'
import { runsOut, spareTime } from '../runtime/clock.ts'
import { driven } from '../runtime/document.ts'
import { QUIET_MS, WAITING_MS } from '../runtime/due.ts'
import type { Hall, OpenTable } from '../runtime/hall.ts'
import { flush, followStore, isEnded, isThinking, letGo, tellInfo, within } from '../runtime/open.ts'
import { leaveSeat } from '../sit.ts'
import { announce } from '../talk.ts'
import { drive } from './opponents.ts'

/** A table that nobody looks at stays in memory for so long. */
const IDLE_MS = 120_000
/** Nodes say again who is with them within this time, or are not believed. */
const SILENT_MS = 60_000
const AT_ONCE = 200

/** One round: every table that is due, in the store or in memory. */
export async function sweep(hall: Hall): Promise<void> {
  const now = hall.now()
  const rows = await hall.store.tables.list({ due: now, limit: AT_ONCE })
  const ids = new Set(rows.map((row) => row.id))
  for (const open of [...hall.open.values()]) {
    const t = await open.catch(() => null)
    if (t === null) continue
    if (t.doc.awaited.some((seat) => isOut(t, seat, now))) ids.add(t.id)
    else if (t.room.empty && !isThinking(t) && t.queue.waiting() === 0 && now - t.used > IDLE_MS && !ids.has(t.id))
      later(hall, t, () => letGo(hall, t))
    if (t.elsewhere.forget(now - SILENT_MS)) tellInfo(t)
  }
  for (const id of ids) {
    if (!hall.going()) return
    await within(hall, id, (t) => lookAt(hall, t))
  }
}

const isOut = (t: OpenTable, seat: Seat, now: number): boolean => {
  const at = driven(t.doc, seat) ? null : runsOut(t.doc.time, seat)
  return t.doc.status === 'running' && at !== null && at <= now
}

/** Within the table's queue: does whatever is due at this table, and says when to look again. */
export async function lookAt(hall: Hall, t: OpenTable): Promise<void> {
  await followStore(hall, t)
  const now = hall.now()
  if (t.doc.status === 'running' && isEnded(t) && t.opened !== null) return finish(hall, t, t.opened)
  if (t.doc.status === 'running') {
    for (const seat of t.doc.awaited) if (isOut(t, seat, now)) await outOfTime(hall, t, seat, now)
    drive(hall, t)
  }
  const quiet = now - t.doc.updated
  if ((t.doc.status === 'waiting' && quiet >= WAITING_MS) || (t.doc.status === 'running' && quiet >= QUIET_MS))
    await change(hall, t, (doc) => ({ ...doc, status: 'archived', before: doc.status, request: null }))
  else if (t.due !== null && t.due <= now) await flush(hall, t)
}

/** The clock ran out: unless its person is on vacation, a computer takes the seat and says so. */
async function outOfTime(hall: Hall, t: OpenTable, seat: Seat, now: number): Promise<void> {
  const { time, clock } = t.doc
  const there = t.doc.seats[seat]
  const since = time?.since[seat] ?? null
  if (there === undefined || time === null || since === null) return
  if (clock.kind === 'days' && there.person !== null) {
    const end = await hall.people.outOfTime(there.person, since, time.left[seat] ?? 0)
    if (end > now) {
      const given = end - since - (time.left[seat] ?? 0)
      await change(hall, t, (doc) => (doc.time === null ? doc : { ...doc, time: spareTime(doc.time, seat, given) }))
      return
    }
  }
  await change(hall, t, (doc) => {
    const left = leaveSeat(doc, seat)
    return left.time === null
      ? left
      : { ...left, time: { ...left.time, left: left.time.left.map((l, i) => (i === seat ? 0 : l)) } }
  })
  await announce(hall, t, 'tables.computer-plays', { name: there.name, seat })
}
