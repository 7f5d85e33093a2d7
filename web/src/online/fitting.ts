// Which open tables fit the reader: their games, tables of friends, people who are there, few seats left.
import type { TableInfo } from '../../../wire/table.ts'

type Laid = Pick<TableInfo, 'game' | 'seats' | 'friends'>

/** Those who are there now, and how many more are needed. */
const here = ({ seats }: Laid): number => seats.filter((seat) => seat.person !== null && seat.here).length
const free = ({ seats }: Laid): number => seats.filter((seat) => seat.kind === 'open').length

/** The best first; `games` are those the reader looks for, or none where any will do. */
export function fitting<T extends Laid>(tables: readonly T[], games: readonly string[]): T[] {
  const wanted = ({ game }: Laid): number => (games.length === 0 || games.includes(game) ? 0 : 1)
  return tables.toSorted(
    (a, b) => wanted(a) - wanted(b) || Number(b.friends) - Number(a.friends) || here(b) - here(a) || free(a) - free(b),
  )
}
