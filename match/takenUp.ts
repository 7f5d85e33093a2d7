// A match taken up again from a line of its story: the same terms and cards, and everything after that line still open.
import type { Terms } from './agreement.ts'
import { type Match, openMatch, playIn } from './match.ts'

/**
 * A new match that stands as the given one did after a line of its story; what was taken back on the way is not in its log.
 * `others` are terms that differ, such as who sits there: with the same seed the same cards come, in a match from a position
 * as well, whose unseen cards the seed dealt. Null where these rules refuse a line.
 */
export function takenUp(match: Match, line: number, others: Partial<Terms> = {}): Match | null {
  const { title, seats, options, seed, sheet, players, sitting, from } = match
  const opened = openMatch(title, { seats, options, seed, sheet, players, sitting, from, ...others })
  if (!('match' in opened)) return null
  for (const { seat, choice } of match.story.slice(1, line + 1))
    if (seat !== null && playIn(opened.match, seat, choice) !== null) return null
  return opened.match
}
