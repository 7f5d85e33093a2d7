// The count of a house as it comes over the line, read with care.
import { readBranch } from '../../../match/openings/tree.ts'
import { isObject } from '../../../wire/difference.ts'
import { HOUSE_PLAYERS } from '../../../wire/openings.ts'
import type { Counted } from './counted.ts'

const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isSafeInteger(x) && x >= 0

function chapterIn(x: unknown): Counted | null {
  if (!isObject(x) || !isCount(x.seats) || !isCount(x.matches) || typeof x.variant !== 'string') return null
  const who = HOUSE_PLAYERS.find((one) => one === x.who)
  const tree = readBranch(x.tree)
  if (who === undefined || tree === null) return null
  const { seats, variant, matches } = x
  // Nobody's match is shown: the tables to look at are the book's.
  return { source: 'house', seats, variant, matches, who, tree, shown: [], chapter: null }
}

/** What an answer of a house says of these rules; null where it is none, or of others. */
export function readHouse(rules: number, x: unknown): readonly Counted[] | null {
  if (!isObject(x) || x.rules !== rules || !Array.isArray(x.chapters)) return null
  return x.chapters.flatMap((one) => chapterIn(one) ?? [])
}
