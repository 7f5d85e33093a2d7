// What everybody who may look at a table is told of it: the document without its secrets.

import { commitmentOf } from '../../../wire/shuffle.ts'
import type { SeatInfo, TableInfo } from '../../../wire/table.ts'
import { AWAY_LEVEL } from '../../bots/levels.ts'
import { isDealt, type TableDoc } from './document.ts'

/** Who is there now: ids of people with a live connection to the table, and how many watch without a seat. */
export interface Presence {
  here(person: string): boolean
  readonly watchers: number
}

export const NOBODY: Presence = { here: () => false, watchers: 0 }

export function infoOf(doc: TableDoc, presence: Presence): TableInfo {
  const { id, game, rules, options, status, open, clock, host, request, rematch, scores, winners } = doc
  const over = doc.scores !== null
  const seats = doc.seats.map(
    ({ person, name, bot, away }, seat): SeatInfo => ({
      // Whoever left the house for good still played this match.
      kind: bot !== null ? 'bot' : person !== null || isDealt(doc) ? 'person' : 'open',
      name,
      person,
      bot: bot ?? (away ? AWAY_LEVEL : null),
      here: person !== null && presence.here(person),
      away,
      left: doc.time?.left[seat] ?? null,
    }),
  )
  const shuffle = { commitment: commitments(doc.secret), words: doc.words, secret: over ? doc.secret : null }
  const { seq, awaited, since, created, updated } = doc
  const { watchers } = presence
  return {
    ...{ id, game, rules, options, status, open, clock, seats, host, shuffle, seq, awaited, since, watchers },
    ...{ request, rematch, scores, winners, created, updated },
  }
}

/** The hash of a table's secret is asked for at every change: the last ones are remembered. */
const known = new Map<string, string>()
function commitments(secret: string): string {
  let commitment = known.get(secret)
  if (commitment === undefined) {
    commitment = commitmentOf(secret)
    if (known.size > 10_000) known.clear()
    known.set(secret, commitment)
  }
  return commitment
}
