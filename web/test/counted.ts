// A house that has counted how matches of castle began, before it is opened.
import { findTitle } from '../../games/shelf.ts'
import { below, rngOf } from '../../kernel/random.ts'
import { sqliteFile } from '../../server/store/open.ts'
import type { BeginningRow } from '../../server/store/openings.ts'
import { openSqlite } from '../../server/store/sqlite/open.ts'

const SEATS = 4
const PEOPLE = 12
/** What is chosen first, second and third; the nearer the beginning of a list, the more often. */
const LABELS = [
  ['1', '1', '1', '6', '2'],
  ['3', '4', '0'],
  ['0', '5'],
]

/** Lays a store with so many matches of people into a folder where no house is open, and some of one person and masters. */
export async function countMatches(data: string, variant: string, ofPeople: number, ofMasters: number): Promise<void> {
  const rules = (await findTitle('castle'))?.game.version ?? 0
  const store = openSqlite(sqliteFile(data))
  const rng = rngOf('house')
  for (let p = 0; p < PEOPLE; p++)
    await store.people.put({ id: `p${p}`, name: `P${p}`, created: 1, seen: 1, doc: '{}' })
  const rows: BeginningRow[] = []
  for (let n = 0; n < ofPeople + ofMasters; n++) {
    const id = `t${n}`
    const table = { id, version: 1, game: 'castle', status: 'over', open: true, code: null, people: [], due: null }
    await store.tables.put({ ...table, status: 'over', created: 1, updated: 1, doc: '{}' })
    const winner = below(rng, SEATS)
    for (let seat = 0; seat < SEATS; seat++) {
      const isPerson = n < ofPeople || seat === 0
      const path = LABELS.map((labels) => labels[below(rng, labels.length)] ?? '')
      const won = seat === winner ? 60 : 0
      const end = { table: id, seat, game: 'castle', seats: SEATS, at: 10 + n }
      rows.push({
        ...end,
        rules,
        variant,
        who: isPerson ? 'people' : 'masters',
        path,
        won,
        points: 40 + below(rng, 30),
      })
    }
    const results = Array.from({ length: n < ofPeople ? SEATS : 1 }, (_, seat) => ({
      ...{ table: id, person: `p${(n + seat) % PEOPLE}`, game: 'castle', seats: SEATS, seat, at: 10 + n },
      ...{ score: 50, place: 1, won: seat === winner, open: true },
    }))
    await store.people.finish(results, () => [])
  }
  await store.openings.keep({ form: 1, at: 1, table: 't999' }, rows, 99_999)
  await store.close()
}
