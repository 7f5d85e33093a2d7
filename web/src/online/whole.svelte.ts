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

/**
 * Why a match will not come however often it is asked for: its file tells one that the rules refuse, though they are the same rules, or
 * the server says that its rules have changed and writes none.
 */
export type Lack = 'impossible' | 'other-rules'
let lacks = $state.raw<ReadonlyMap<string, Lack>>(new Map())
const lack = (table: string, why: Lack): null => {
  lacks = new Map(lacks).set(table, why)
  return null
}

/** Why there is no match; null where it may still come. */
export const lackAt = (table: string): Lack | null => lacks.get(table) ?? null

/** The whole match of a table, or null while the server does not give it away. */
export async function fetchWhole(id: string, query: string): Promise<Whole | null> {
  try {
    const response = await fetch(apiAddress(`tables/${id}/file${query}`))
    if (!response.ok) {
      const { error } = await response.json()
      return error?.key === 'tables.other-rules' ? lack(id, 'other-rules') : null
    }
    const text = await response.text()
    const read = await readMatch(text, findTitle)
    if ('problem' in read) return read.problem.why === 'illegal' ? lack(id, 'impossible') : null
    if (!isOver(read.match.state)) return null
    return { match: read.match, states: [...statesOf(read.match, read.match.story)], text }
  } catch {
    return null
  }
}
