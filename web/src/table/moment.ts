// A moment of a match under way as a file that can be given away: the position, and nothing of how it came about.
import type { Agreement } from '../../../match/agreement.ts'
import { writeMatch } from '../../../match/file.ts'
import { openMatch } from '../../../match/match.ts'
import type { Position } from '../../../match/position.ts'

/** The file of a match that begins from a position; its seed says nothing of the match that is played. */
export function fileFrom(agreement: Agreement, from: Position): string | null {
  const { title, seats, options, sheet, players, sitting } = agreement
  const opened = openMatch(title, { seats, options, sheet, players, sitting, from, seed: 'moment' })
  return 'match' in opened ? writeMatch(opened.match, { at: 0 }) : null
}
