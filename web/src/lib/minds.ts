// What opponents know of the games, for the worker they think in: the page itself never loads it.
import type { State } from '../../../kernel/words.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import { type Insight, type Mind, mindOf } from '../../../title/mind.ts'
import { editionOf } from '../../../title/title.ts'
import { findTitle } from './titles.ts'

const minds = import.meta.glob<Insight<State, unknown>>('../../../games/*/mind/index.ts', { import: 'insight' })

export async function findMind(id: string, sheet: Sheet | null): Promise<Mind | null> {
  const [title, insight] = await Promise.all([findTitle(id), minds[`../../../games/${id}/mind/index.ts`]?.()])
  if (title === null || insight === undefined) return null
  return mindOf(editionOf(title, sheet), insight)
}
