// What everybody who may look at a table is told of it: the document without its secrets.

import { AWAY_LEVEL } from '../../../bots/level.ts'
import { commitmentOf } from '../../../wire/shuffle.ts'
import type { SeatInfo, TableInfo, Terms } from '../../../wire/table.ts'
import { runsOut } from './clock.ts'
import { isDealt, type TableDoc } from './document.ts'

/** Who is there now: ids of people with a live connection to the table, and how many watch without a seat. */
export interface Presence {
  here(person: string): boolean
  /** Since when somebody has been away from the table. */
  goneSince(person: string): number
  readonly watchers: number
}

export const nobodySince = (at: number): Presence => ({ here: () => false, goneSince: () => at, watchers: 0 })

export function infoOf(doc: TableDoc, presence: Presence): TableInfo {
  const { id, rules, status, host, request, rematch, scores, winners, cancelled, stopped, votes, nudged } = doc
  const over = doc.scores !== null || stopped
  const seats = doc.seats.map(
    ({ person, name, guest = false, bot, away, unready, kept }, seat): SeatInfo => ({
      // Whoever left the house for good still played this match.
      kind: bot !== null ? 'bot' : person !== null || isDealt(doc) ? 'person' : 'open',
      name,
      person,
      guest: person !== null && guest,
      bot: bot ?? (away ? AWAY_LEVEL : null),
      here: person !== null && presence.here(person),
      away,
      ready: unready !== true,
      kept: kept?.name ?? null,
      gone: person === null || presence.here(person) ? null : presence.goneSince(person),
      left: doc.time?.left[seat] ?? null,
      until: bot === null && !away && doc.status === 'running' ? runsOut(doc.time, seat) : null,
    }),
  )
  const shuffle = {
    commitment: commitments(doc.secret),
    words: doc.words,
    secret: over && doc.sealed !== true ? doc.secret : null,
  }
  const { seq, awaited, since, created, updated } = doc
  const { watchers } = presence
  const code = status === 'waiting' && doc.code !== '' ? doc.code : null
  const earlier = doc.earlier === null ? null : termsOf(doc.earlier)
  return {
    ...{ id, ...termsOf(doc), rules, status, code, seats, host, shuffle, seq, awaited, since, watchers },
    ...{ request, rematch, scores, winners, created, updated, cancelled, stopped, earlier, votes, nudged },
  }
}

/** How it is played, without anything else. */
export const termsOf = ({ game, options, corrections, clock, open, friends, rated, hints, talk }: Terms): Terms => ({
  ...{ game, options, corrections, clock, open, friends, rated, hints, talk },
})

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
