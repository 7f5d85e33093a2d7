// What others see of somebody, as they want it: their page, and that they are here. A name, and the rating in a game they play
// rated with strangers, everybody may know: ladders and tables show them.
import type { ResultRow } from '../store/store.ts'
import type { Company } from './company.ts'

export const PAGE_FOR = ['all', 'friends', 'nobody'] as const
export const HERE_FOR = ['friends', 'nobody'] as const

export interface Shows {
  /** Who sees results, history, whom one met and what one achieved. Strangers never see what was played at closed tables. */
  readonly page: (typeof PAGE_FOR)[number]
  /** Who sees that one is here, and what one plays; whoever is in the same club sees as friends do that one is here. */
  readonly here: (typeof HERE_FOR)[number]
}

export const OPENLY: Shows = { page: 'all', here: 'friends' }

export type Nearness = 'self' | 'friend' | 'stranger'

export async function nearness(company: Company, reader: string | null, of: string): Promise<Nearness> {
  if (reader === of) return 'self'
  return reader !== null && (await company.standing(reader, of)) === 'friend' ? 'friend' : 'stranger'
}

export const seesPage = ({ page }: Shows, near: Nearness): boolean =>
  near === 'self' || page === 'all' || (page === 'friends' && near === 'friend')

export const seesHere = ({ here }: Shows, near: Nearness): boolean =>
  near === 'self' || (here === 'friends' && near === 'friend')

/** The matches that somebody may read of; `played` are the tables where the reader sat as well. */
export function seenResults(
  results: readonly ResultRow[],
  shows: Shows,
  near: Nearness,
  played: ReadonlySet<string> = new Set(),
): readonly ResultRow[] {
  if (near === 'self') return results
  const sees = seesPage(shows, near)
  return results.filter(({ table, open }) => played.has(table) || (sees && (open || near === 'friend')))
}
