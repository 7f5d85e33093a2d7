// What people say at a table.
import type { Refusal, Seat } from '../../kernel/words.ts'
import type { Acted } from './act.ts'
import { addChatLine } from './runtime/chat.ts'
import { seatOf, type TableDoc } from './runtime/document.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import type { Who } from './who.ts'

export const CHAT_LENGTH = 500
/** What is kept of a line beside its words. */
const LINE_BYTES = 200

/** A line as it is shown: no control signs, nothing that turns the writing around. */
export const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()

/** Where those who watch may talk slowly, the least time between two lines of one of them. */
const SLOW_MS = 20_000

/** Why somebody who watches may not speak now; null where they may. */
function silentWatcher({ doc, chat: lines }: LoadedTable, person: string, now: number): Refusal | null {
  if (doc.talk === 'on' || doc.host === person) return null
  if (doc.talk === 'off') return { clause: 'tables.watchers-silent' }
  const last = lines.findLast((line) => line.person === person)?.at ?? 0
  const wait = last + SLOW_MS - now
  return wait <= 0 ? null : { clause: 'tables.watchers-slow', with: { seconds: Math.ceil(wait / 1000) } }
}

/** Whoever watches a match talks with the others who do; before it begins there is one talk for all who came. */
const isWatching = ({ status, host }: TableDoc, seat: Seat | null, person: string): boolean =>
  seat === null && status !== 'waiting' && host !== person

const HOUR = 3_600_000

/** Somebody may not speak anywhere in the house for so long. */
export const silencedFor = (left: number): Refusal =>
  left > 24 * HOUR
    ? { clause: 'tables.silenced-days', with: { days: Math.ceil(left / (24 * HOUR)) } }
    : { clause: 'tables.silenced-hours', with: { hours: Math.max(1, Math.ceil(left / HOUR)) } }

/** Within the table's queue. */
export async function chat(runtime: Runtime, t: LoadedTable, who: Who, id: string, text: string): Promise<Acted> {
  const said = clean(text)
  if (said === '' || [...said].length > CHAT_LENGTH)
    return { refusal: { clause: 'tables.chat', with: { max: CHAT_LENGTH } } }
  if (t.doc.muted.includes(who.id)) return { refusal: { clause: 'tables.muted' } }
  const until = await runtime.people.silencedUntil(who.id)
  if (until !== null) return { refusal: silencedFor(until - runtime.now()) }
  const seat = seatOf(t.doc, who.id)
  const silent = seat === null ? silentWatcher(t, who.id, runtime.now()) : null
  if (silent !== null) return { refusal: silent }
  const wait = runtime.talk.count(t.id, who.id, seat !== null)
  if (wait !== null) return { refusal: { clause: 'tables.chat-fast', with: { seconds: wait } } }
  const full = runtime.keeps.count(who.network ?? '', 'said', LINE_BYTES + Buffer.byteLength(said))
  if (full !== null) return { refusal: { clause: 'tables.chat-network', with: { seconds: full } } }
  const line = {
    ...{ at: runtime.now(), person: who.id, name: who.name, text: said },
    ...(who.guest && { guest: true }),
    ...(isWatching(t.doc, seat, who.id) && { watching: true }),
  }
  addChatLine(runtime, t, await runtime.store.tables.say(t.id, line, `${who.id}:${id}`))
  return { seq: t.doc.seq }
}
