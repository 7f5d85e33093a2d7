// Asking the others to take back more than the laws of undo allow: it happens when all of them agree.

import type { Seat } from '../../kernel/words.ts'
import { type Acted, act } from './act.ts'
import { announce } from './runtime/chat.ts'
import type { TableDoc } from './runtime/document.ts'
import { change } from './runtime/keep.ts'
import { ensureCurrent } from './runtime/load.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'

/** The other people who sit at the table, there or not: all of them must agree, or the match stays as it is. */
const othersOf = (doc: TableDoc, seat: Seat): Seat[] =>
  doc.seats.flatMap((s, i) => (i === seat || s.person === null || s.bot !== null ? [] : [i]))

export async function askBack(runtime: Runtime, t: LoadedTable, seat: Seat, id: string, line: number): Promise<Acted> {
  await ensureCurrent(runtime, t)
  const done = t.match?.commands.get(`back:${id}`)
  if (done !== undefined) return { seq: done }
  if (t.doc.status !== 'running')
    return { refusal: { clause: t.doc.status === 'over' ? 'table.over' : 'tables.not-started' } }
  // What stands before the line is what stood in the log when its choice was made, undone and done again or not.
  const to = t.match?.standing.story[line]?.at ?? -1
  if (to < 0) return { refusal: { clause: 'tables.no-such-moment' } }
  if (t.doc.request?.id === id) return { seq: t.doc.seq }
  if (t.doc.request !== null) return { refusal: { clause: 'tables.asked-already' } }
  if (othersOf(t.doc, seat).length === 0) return goBack(runtime, t, seat, id, to)
  const refusal = await change(runtime, t, (doc) =>
    doc.request === null ? { ...doc, request: { id, seat, to, agreed: [] } } : { clause: 'tables.asked-already' },
  )
  return refusal === null ? { seq: t.doc.seq } : { refusal }
}

export async function answerBack(
  runtime: Runtime,
  t: LoadedTable,
  seat: Seat,
  request: string,
  yes: boolean,
): Promise<Acted> {
  await ensureCurrent(runtime, t)
  const done = t.match?.commands.get(`back:${request}`)
  if (done !== undefined) return { seq: done }
  const asked = t.doc.request
  if (asked === null || asked.id !== request) return { refusal: { clause: 'tables.no-request' } }
  // Whoever asked may withdraw the request, but not agree to it.
  if (asked.seat === seat && yes) return { refusal: { clause: 'tables.own-request' } }
  if (!yes) {
    await change(runtime, t, (doc) => (doc.request?.id === request ? { ...doc, request: null } : doc))
    if (asked.seat !== seat)
      await announce(runtime, t, 'tables.back-refused', { name: t.doc.seats[seat]?.name ?? '', seat })
    return { seq: t.doc.seq }
  }
  await change(runtime, t, (doc) => {
    if (doc.request?.id !== request || doc.request.agreed.includes(seat)) return doc
    return { ...doc, request: { ...doc.request, agreed: [...doc.request.agreed, seat] } }
  })
  const now = t.doc.request
  if (now === null || !othersOf(t.doc, now.seat).every((other) => now.agreed.includes(other))) return { seq: t.doc.seq }
  return goBack(runtime, t, now.seat, now.id, now.to)
}

function goBack(runtime: Runtime, t: LoadedTable, seat: Seat, id: string, to: number): Promise<Acted> {
  return act(runtime, t, `back:${id}`, { seat, back: to })
}
