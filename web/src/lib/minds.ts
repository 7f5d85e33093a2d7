// What opponents know of the games, for the worker they think in: the page itself never loads it.
import type { Sheet } from '../../../papers/sheet.ts'
import { learnedFrom, type MindFacet } from '../../../title/learned.ts'
import { type Mind, mindOf } from '../../../title/mind.ts'
import { editionOf } from '../../../title/title.ts'
import type { NetFile } from '../../../title/weights.ts'
import { findTitle } from './titles.ts'

const minds = import.meta.glob<MindFacet>('../../../games/*/mind/index.ts')
/** The nets, each a file of its own, fetched when a computer first thinks about that game. */
const nets = import.meta.glob<NetFile>('../../../games/*/mind/net.json', { import: 'default' })

export async function findMind(id: string, sheet: Sheet | null): Promise<Mind | null> {
  const [title, facet, net] = await Promise.all([
    findTitle(id),
    minds[`../../../games/${id}/mind/index.ts`]?.(),
    nets[`../../../games/${id}/mind/net.json`]?.(),
  ])
  if (title === null || facet === undefined) return null
  const edition = editionOf(title, sheet)
  return mindOf(edition, facet.insight, learnedFrom(edition, facet, net ?? null))
}
