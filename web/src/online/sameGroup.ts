// The same group again: the last finished match with friends, and the order for another table like it.
import type { TableOrder } from '../../../wire/http.ts'
import type { TableInfo } from '../../../wire/table.ts'

interface Member {
  readonly person: string
  readonly name: string
}

/** The newest of these matches in which friends sat, with those of them; null where there is none. */
export function withFriends(
  past: readonly TableInfo[],
  me: string,
  friends: ReadonlySet<string>,
): { readonly table: TableInfo; readonly group: readonly Member[] } | null {
  for (const table of past) {
    if (table.status !== 'over') continue
    const group = table.seats.flatMap(({ person, name }) =>
      person !== null && person !== me && friends.has(person) ? [{ person, name }] : [],
    )
    if (group.length > 0) return { table, group }
  }
  return null
}

/** A table like that one: game, options, pace and computers; seats of people are free but the first, which is the host's. */
export function sameAgain({ game, options, clock, open, friends, rated, hints, talk, seats }: TableInfo): TableOrder {
  const sit = seats.findIndex(({ kind }) => kind !== 'bot')
  return {
    ...{ game, options, clock, open, friends, rated, talk, seats: seats.length, sit },
    bots: seats.map(({ bot }) => bot),
    // Matches of earlier houses were rated and had hints; a new one has one of both.
    hints: rated && hints === 'allowed' ? 'none' : hints,
  }
}
