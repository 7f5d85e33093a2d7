// The lines of a table's chat in memory: kept in the store first, then heard by everybody who watches.
import type { ChatLine } from '../../../wire/table.ts'
import type { Hall, OpenTable } from './hall.ts'

const REMEMBERED = 50

/** The table says something itself: `text` is the key of its sentence. */
export async function announce(
  hall: Hall,
  t: OpenTable,
  text: string,
  blanks: Readonly<Record<string, string | number>>,
): Promise<void> {
  heard(hall, t, await hall.store.tables.say(t.id, { at: hall.now(), person: null, name: '', text, with: blanks }))
}

/** A line that was kept is heard here, and the other nodes are told of it. */
export function heard(hall: Hall, t: OpenTable, line: ChatLine): void {
  if (line.n <= (t.chat.at(-1)?.n ?? 0)) return
  t.chat.push(line)
  if (t.chat.length > REMEMBERED) t.chat.shift()
  t.audience.chat(line)
  hall.news({ t: 'chat', table: t.id, n: line.n })
}

/** Lines that were said through another node. */
export async function hearChat(hall: Hall, t: OpenTable): Promise<void> {
  const lines = await hall.store.tables.said(t.id, (t.chat.at(-1)?.n ?? 0) + 1, REMEMBERED)
  for (const line of lines) {
    t.chat.push(line)
    if (t.chat.length > REMEMBERED) t.chat.shift()
    t.audience.chat(line)
  }
}
