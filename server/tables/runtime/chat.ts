// The lines of a table's chat in memory: kept in the store first, then sent to all subscribers.
import type { ChatLine, TableNews } from '../../../wire/table.ts'
import type { LoadedTable, Runtime } from './runtime.ts'

const REMEMBERED = 50

/** The table says something itself: `text` is the key of its sentence. What has a command is said once. */
export async function announce(
  runtime: Runtime,
  t: LoadedTable,
  text: TableNews,
  blanks: Readonly<Record<string, string | number>>,
  command?: string,
): Promise<void> {
  const line = { at: runtime.now(), person: null, name: '', text, with: blanks }
  addChatLine(runtime, t, await runtime.store.tables.say(t.id, line, command))
}

/** Sends a line that was kept to the subscribers here, and tells the other nodes of it. */
export function addChatLine(runtime: Runtime, t: LoadedTable, line: ChatLine): void {
  if (line.n <= (t.chat.at(-1)?.n ?? 0)) return
  t.chat.push(line)
  if (t.chat.length > REMEMBERED) t.chat.shift()
  t.audience.sendChat(line)
  runtime.publish({ t: 'chat', table: t.id, n: line.n })
}

/** Reads and sends the lines that were said through another node. */
export async function readNewChat(runtime: Runtime, t: LoadedTable): Promise<void> {
  const lines = await runtime.store.tables.said(t.id, (t.chat.at(-1)?.n ?? 0) + 1, REMEMBERED)
  for (const line of lines) {
    t.chat.push(line)
    if (t.chat.length > REMEMBERED) t.chat.shift()
    t.audience.sendChat(line)
  }
}
