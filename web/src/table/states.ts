// A match walked through from its beginning.
import type { State } from '../../../kernel/words.ts'
import { enter, type Match, openMatch } from '../../../match/match.ts'

/** The states of a match after each thing that stands, the set-up first. */
export function statesOf(match: Match): State[] {
  const opened = openMatch(match.title, match)
  if (!('match' in opened)) return [match.state]
  const again = opened.match
  const states = new Map<number, State>([[-1, again.state]])
  for (const entry of match.log) {
    enter(again, entry)
    for (const deed of again.deeds) if (!states.has(deed.at)) states.set(deed.at, again.state)
  }
  return match.deeds.map((deed, i) =>
    i === match.deeds.length - 1 ? match.state : (states.get(deed.at) ?? match.state),
  )
}
