// The lines of a table's chat in memory: kept in the store first, then sent to all subscribers.
import type { ChatLine, TableNews } from '../../../wire/table.ts'
import type { LoadedTable, Runtime } from './runtime.ts'

/** How many lines are read to find the last of each talk. */
const LOOKED_AT = 300
/** Lines of each talk that a page gets when it joins: those who watch cannot push out what those who play have said. */
const REMEMBERED = 50

/** Remembers a line, and forgets the oldest of the same talk. */
function remember(lines: ChatLine[], line: ChatLine): void {
  lines.push(line)
  const isSame = ({ watching }: ChatLine) => watching === line.watching
  if (lines.filter(isSame).length > REMEMBERED) lines.splice(lines.findIndex(isSame), 1)
}

/** The last lines of both talks, as they were kept. */
export async function lastLines({ store }: Runtime, table: string): Promise<ChatLine[]> {
  const lines: ChatLine[] = []
  for (const line of await store.tables.said(table, -LOOKED_AT, LOOKED_AT)) remember(lines, line)
  return lines
}

/**
 * The table says something itself: `text` is the key of its sentence. What has a command is said once. Where people make it say
 * more than anybody would read, it stays silent: all of it is seen at the table anyhow.
 */
export async function announce(
  runtime: Runtime,
  t: LoadedTable,
  text: TableNews,
  blanks: Readonly<Record<string, string | number>>,
  command?: string,
): Promise<void> {
  if (!runtime.talk.countOwn(t.id)) return
  const line = { at: runtime.now(), person: null, name: '', text, with: blanks }
  addChatLine(runtime, t, await runtime.store.tables.say(t.id, line, command))
}

/** Sends a line that was kept to the subscribers here, and tells the other nodes of it. */
export function addChatLine(runtime: Runtime, t: LoadedTable, line: ChatLine): void {
  if (line.n <= (t.chat.at(-1)?.n ?? 0)) return
  remember(t.chat, line)
  t.audience.sendChat(line)
  runtime.publish({ t: 'chat', table: t.id, n: line.n })
}

/** Reads and sends the lines that were said through another node. */
export async function readNewChat(runtime: Runtime, t: LoadedTable): Promise<void> {
  const lines = await runtime.store.tables.said(t.id, (t.chat.at(-1)?.n ?? 0) + 1, REMEMBERED)
  for (const line of lines) {
    remember(t.chat, line)
    t.audience.sendChat(line)
  }
}
