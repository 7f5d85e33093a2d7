// Which variants somebody has tried: options of finished matches that are not as the rulebook has them.
import { unusualOptions } from '../../kernel/variants.ts'
import type { ResultRow, Store } from '../store/store.ts'
import { docOf } from './runtime/document.ts'
import { titleOf } from './runtime/load.ts'

/** How many variants these games have. */
export async function variantCount(games: readonly string[]): Promise<number> {
  const titles = await Promise.all(games.map(titleOf))
  return titles.reduce((sum, title) => sum + Object.keys(title?.game.variants ?? {}).length, 0)
}

/** The newest matches that are looked through. */
const MOST = 300

/** How many different ones, in the matches that these results are of. */
export async function variantsTried(
  store: Pick<Store, 'tables'>,
  person: string,
  results: readonly ResultRow[],
): Promise<number> {
  const counted = new Set(results.map(({ table }) => table))
  const tried = new Set<string>()
  for (const row of await store.tables.list({ person, status: ['over'], limit: MOST })) {
    const title = counted.has(row.id) ? await titleOf(row.game) : null
    if (title === null) continue
    const { options, seats } = docOf(row)
    for (const id of unusualOptions(title.game.variants, options, seats.length)) tried.add(`${row.game} ${id}`)
  }
  return tried.size
}
