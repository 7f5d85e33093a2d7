// What a table on the server is asked for beside play.
import type { TableReply } from '../../../wire/http.ts'
import { ask } from './api.ts'

/** Whether the page may give a hint now; where everybody is to hear of it, they just have. */
export const hintAllowed = async (table: string): Promise<boolean> =>
  'value' in (await ask('POST', `tables/${table}/hint`, {}))

/** Sits down for the next match of the same people: where its table is, or null where that cannot be. */
export async function rematchAt(table: string): Promise<{ page: string; id: string } | null> {
  const answer = await ask<TableReply>('POST', `tables/${table}/rematch`, {})
  return 'value' in answer ? { page: 'at', id: answer.value.table.id } : null
}
