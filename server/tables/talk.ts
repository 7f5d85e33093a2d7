// What is said at a table, by people and by the table itself.
import type { ChatLine } from '../../wire/table.ts'
import type { Acted } from './act.ts'
import type { Hall, OpenTable } from './runtime/hall.ts'
import type { Who } from './sit.ts'

export const CHAT_LENGTH = 500
const REMEMBERED = 50

/** A line as it is shown: no control signs, nothing that turns the writing around. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()

/** Within the table's queue. */
export async function chat(hall: Hall, t: OpenTable, who: Who, id: string, text: string): Promise<Acted> {
  const said = clean(text)
  if (said === '' || [...said].length > CHAT_LENGTH)
    return { refusal: { clause: 'tables.chat', with: { max: CHAT_LENGTH } } }
  if (t.doc.muted.includes(who.id)) return { refusal: { clause: 'tables.muted' } }
  const line = { at: hall.now(), person: who.id, name: who.name, text: said }
  heard(hall, t, await hall.store.tables.say(t.id, line, `${who.id}:${id}`))
  return { seq: t.doc.seq }
}

/** The table says something itself: `text` is the key of its sentence. */
export async function announce(
  hall: Hall,
  t: OpenTable,
  text: string,
  blanks: Readonly<Record<string, string | number>>,
): Promise<void> {
  heard(hall, t, await hall.store.tables.say(t.id, { at: hall.now(), person: null, name: '', text, with: blanks }))
}

function heard(hall: Hall, t: OpenTable, line: ChatLine): void {
  if (line.n <= (t.chat.at(-1)?.n ?? 0)) return
  t.chat.push(line)
  if (t.chat.length > REMEMBERED) t.chat.shift()
  t.room.chat(line)
  hall.news({ t: 'chat', table: t.id, n: line.n })
}

/** Lines that were said through another node. */
export async function hearChat(hall: Hall, t: OpenTable): Promise<void> {
  const lines = await hall.store.tables.said(t.id, (t.chat.at(-1)?.n ?? 0) + 1, REMEMBERED)
  for (const line of lines) {
    t.chat.push(line)
    if (t.chat.length > REMEMBERED) t.chat.shift()
    t.room.chat(line)
  }
}
