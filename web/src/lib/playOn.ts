// A new match on this device from a moment of another one.
import { isOver } from '../../../kernel/play.ts'
import { readMatch } from '../../../match/file.ts'
import { takenUp } from '../../../match/takenUp.ts'
import type { Sitting } from './keep.ts'
import { keepNew, word } from './newTable.ts'
import { findTitle } from './shelf.ts'
import { sittersOf } from './sitting.ts'

/**
 * A new match from a moment: a match that was played goes on from that line as it was dealt, also where it began from a
 * position; a position alone has what was hidden dealt anew. Null where it cannot be played on.
 */
export async function playOn(text: string, line: number, sitting: readonly Sitting[]): Promise<string | null> {
  const read = await readMatch(text, findTitle)
  if ('problem' in read) return null
  const { match } = read
  const alone = match.from !== null && match.log.length === 0
  const seated = { players: sitting.map((s) => s.name), sitting: sittersOf(sitting, match.game.id, match.sheet) }
  const taken = takenUp(match, line, alone ? { ...seated, seed: word() } : seated)
  return taken === null || isOver(taken.state) ? null : keepNew(taken, sitting)
}
