// Looking back: a seat's own views after each line of the story, and the file of a finished match.

import type { Seat, State } from '../../kernel/words.ts'
import { writeMatch } from '../../match/file.ts'
import { statesOf } from '../../match/standing.ts'
import type { Difference } from '../../wire/difference.ts'
import type { Past } from '../../wire/http.ts'
import { commitmentOf } from '../../wire/shuffle.ts'
import { difference } from '../../wire/written.ts'
import { replayed } from './runtime/catchUp.ts'
import { type LoadedMatch, sittingOf } from './runtime/loadedMatch.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { shown } from './runtime/shown.ts'
import { shownTo } from './runtime/telling.ts'

/** What this seat saw after each line. Where newer rules no longer follow the old story, only the table as it is now. */
export function pastOf(match: LoadedMatch, seat: Seat | null): Past {
  const { standing } = match
  const { game, story } = standing
  let first: State | null = null
  let last: State | null = null
  const steps: (Difference | null)[] = []
  for (const state of statesOf(standing, story)) {
    const seen = shown(game, state, seat)
    if (first === null) first = seen
    else steps.push(difference(last, seen))
    last = seen
  }
  const now = shownTo(match.standing, seat)
  if (first === null || steps.length !== story.length - 1 || difference(last, now) !== null)
    return { from: story.length - 1, first: now, steps: [] }
  return { from: 0, first, steps }
}

/** The match file with its seed and how the seed came about; null where the rules no longer follow the log. */
export async function fileOf(runtime: Runtime, t: LoadedTable): Promise<string | null> {
  const whole = replayed(t.title, t.doc, await runtime.store.tables.entries(t.id, 1))
  if (!('match' in whole)) return null
  const { secret, words } = t.doc
  const match = { ...whole.match, sitting: sittingOf(t.doc) }
  return writeMatch(match, { shuffle: { commitment: commitmentOf(secret), words, secret } })
}
