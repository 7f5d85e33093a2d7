// What people say at a table.
import type { Acted } from './act.ts'
import { addChatLine } from './runtime/chat.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import type { Who } from './sit.ts'

export const CHAT_LENGTH = 500

/** A line as it is shown: no control signs, nothing that turns the writing around. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()

/** Within the table's queue. */
export async function chat(runtime: Runtime, t: LoadedTable, who: Who, id: string, text: string): Promise<Acted> {
  const said = clean(text)
  if (said === '' || [...said].length > CHAT_LENGTH)
    return { refusal: { clause: 'tables.chat', with: { max: CHAT_LENGTH } } }
  if (t.doc.muted.includes(who.id)) return { refusal: { clause: 'tables.muted' } }
  const line = { at: runtime.now(), person: who.id, name: who.name, text: said }
  addChatLine(runtime, t, await runtime.store.tables.say(t.id, line, `${who.id}:${id}`))
  return { seq: t.doc.seq }
}
