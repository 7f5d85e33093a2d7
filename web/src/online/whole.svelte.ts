// A finished match opens like any other: its file, fetched and replayed.
import { isOver } from '../../../kernel/play.ts'
import type { State } from '../../../kernel/words.ts'
import { readMatch } from '../../../match/file.ts'
import type { Match } from '../../../match/match.ts'
import { statesOf } from '../../../match/standing.ts'
import { findTitle } from '../lib/shelf.ts'
import { apiAddress } from './api.ts'

export interface Whole {
  readonly match: Match
  /** The table after each line of the story, nothing hidden. */
  readonly states: readonly State[]
  /** The match file. */
  readonly text: string
}

/** Tables whose file tells a match that the rules refuse, though they are the same rules. */
let impossible = $state.raw<ReadonlySet<string>>(new Set())

/** Why there is no match: the server tells one that cannot have been played, or none yet. */
export const lackAt = (table: string): 'impossible' | null => (impossible.has(table) ? 'impossible' : null)

/** The whole match of a table, or null while the server does not give it away. */
export async function fetchWhole(id: string, query: string): Promise<Whole | null> {
  try {
    const response = await fetch(apiAddress(`tables/${id}/file${query}`))
    if (!response.ok) return null
    const text = await response.text()
    const read = await readMatch(text, findTitle)
    if ('problem' in read) {
      if (read.problem.why === 'illegal') impossible = new Set([...impossible, id])
      return null
    }
    if (!isOver(read.match.state)) return null
    return { match: read.match, states: [...statesOf(read.match, read.match.story)], text }
  } catch {
    return null
  }
}
