// Before a table is laid: all that it needs is on its way.
import type { Lang } from '../../../papers/texts.ts'
import { fetchParts } from '../lib/early.ts'

/** The page of tables, what lays one, and what a table of this game needs, at once and not one part after another. */
export function fetchTable(id: string, lang: Lang): void {
  fetchParts(id, lang)
  // What cannot be fetched is asked for again by whoever needs it, and told then.
  for (const part of [import('../table/TablePage.svelte'), import('../lib/newTable.ts')]) part.catch(() => {})
}
