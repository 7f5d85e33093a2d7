// What a table on the server is asked for beside play.
import type { Hint } from '../../../bots/hint.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Seat, State } from '../../../kernel/words.ts'
import type { TableReply } from '../../../wire/http.ts'
import { advise } from '../lib/thinker.ts'
import { ask } from './api.ts'

/** Whether the page may give a hint now; where everybody is to hear of it, they just have. */
const hintAllowed = async (table: string): Promise<boolean> =>
  'value' in (await ask('POST', `tables/${table}/hint`, {}))

/**
 * Sits down for the next match of the same people: where its table is, or null where that cannot be. Whoever only watches
 * goes to the table that the others have laid already.
 */
export async function rematchAt(table: string, laid: string | null): Promise<{ page: string; id: string } | null> {
  if (laid !== null) return { page: 'at', id: laid }
  const answer = await ask<TableReply>('POST', `tables/${table}/rematch`, {})
  return 'value' in answer ? { page: 'at', id: answer.value.table.id } : null
}

/** What the page advises at an online table, if it still waits for the same choice once the table has heard of it. */
export async function hintsAt(table: {
  readonly id: string
  readonly game: Game
  readonly view: State
  readonly eyes: Seat | null
  readonly latest: number
}): Promise<readonly Hint[]> {
  const { id, eyes: seat, latest } = table
  if (seat === null || !(await hintAllowed(id)) || table.latest !== latest) return []
  return advise({ game: table.game.id, sheet: null, view: table.view, seat, seed: `${id}/hint/${latest}` })
}
