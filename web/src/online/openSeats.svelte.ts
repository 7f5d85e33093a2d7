// Seats that are free at open tables, and how many look for a table: read again every little while, by whoever shows them.
import type { TableList } from '../../../wire/http.ts'
import type { TableInfo } from '../../../wire/table.ts'
import { countPlaces } from '../shell/presence.svelte.ts'
import { ask } from './api.ts'

type Rated = NonNullable<TableList['people']>

const EVERY_MS = 8000
let tables = $state.raw<readonly TableInfo[]>([])
let people = $state.raw<Rated>({})
let looking = $state.raw<Readonly<Record<string, number>>>({})
let unusual = $state.raw<NonNullable<TableList['unusual']>>({})
let keys = $state.raw<NonNullable<TableList['keys']>>({})
let read = $state.raw(false)
let failed = $state.raw(false)

/** Free seats and people who look, by game: each of them is a place for the reader. */
function placesIn(list: readonly TableInfo[], others: Readonly<Record<string, number>>): Record<string, number> {
  const places: Record<string, number> = { ...others }
  for (const { game, seats } of list)
    places[game] = (places[game] ?? 0) + seats.filter(({ kind }) => kind === 'open').length
  return places
}

export const openSeats = {
  get tables(): readonly TableInfo[] {
    return tables
  },
  /** Ratings and languages of those who sit there. */
  get people(): Rated {
    return people
  },
  /** How many others look for a table of each game. */
  get looking(): Readonly<Record<string, number>> {
    return looking
  },
  /** The options of a table that are not as the rulebook has them. */
  unusual: (table: string): readonly string[] => unusual[table] ?? [],
  /** What a link to a friend's table must carry; nothing for tables that are open to everybody. */
  key: (table: string): string => keys[table] ?? '',
  get read(): boolean {
    return read
  },
  get failed(): boolean {
    return failed
  },
  async load(): Promise<void> {
    const answer = await ask<TableList>('GET', 'tables?list=open&limit=50')
    read = true
    failed = !('value' in answer)
    if (!('value' in answer)) return
    tables = answer.value.tables
    people = answer.value.people ?? {}
    looking = answer.value.looking ?? {}
    unusual = answer.value.unusual ?? {}
    keys = answer.value.keys ?? {}
    countPlaces(placesIn(tables, looking))
  },
  /** Within an effect: while the page is looked at, the list is true. */
  follow(): () => void {
    const look = () => document.visibilityState === 'visible' && void openSeats.load()
    look()
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  },
}
