// What people say at a table.
import type { Refusal } from '../../kernel/words.ts'
import type { Acted } from './act.ts'
import { addChatLine } from './runtime/chat.ts'
import { seatOf } from './runtime/document.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import type { Who } from './who.ts'

export const CHAT_LENGTH = 500

/** A line as it is shown: no control signs, nothing that turns the writing around. */
const clean = (text: string): string =>
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

/** Within the table's queue. */
export async function chat(runtime: Runtime, t: LoadedTable, who: Who, id: string, text: string): Promise<Acted> {
  const said = clean(text)
  if (said === '' || [...said].length > CHAT_LENGTH)
    return { refusal: { clause: 'tables.chat', with: { max: CHAT_LENGTH } } }
  if (t.doc.muted.includes(who.id)) return { refusal: { clause: 'tables.muted' } }
  const seat = seatOf(t.doc, who.id)
  const silent = seat === null ? silentWatcher(t, who.id, runtime.now()) : null
  if (silent !== null) return { refusal: silent }
  const wait = runtime.talk.count(t.id, who.id, seat !== null)
  if (wait !== null) return { refusal: { clause: 'tables.chat-fast', with: { seconds: wait } } }
  const line = { at: runtime.now(), person: who.id, name: who.name, ...(who.guest && { guest: true }), text: said }
  addChatLine(runtime, t, await runtime.store.tables.say(t.id, line, `${who.id}:${id}`))
  return { seq: t.doc.seq }
}
