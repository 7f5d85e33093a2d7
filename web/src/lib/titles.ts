// The rules of the games, one folder each: all that opponents need. Nothing here knows a game by name.
import type { Title } from '../../../title/title.ts'

const titles = import.meta.glob<{ title: Title }>('../../../games/*/rules/index.ts')
const pathOf = (id: string) => `../../../games/${id}/rules/index.ts`

/** Whether a box holds a game that can be played yet. */
export const isPlayable = (id: string): boolean => Object.hasOwn(titles, pathOf(id))

export async function findTitle(id: string): Promise<Title | null> {
  return isPlayable(id) ? ((await titles[pathOf(id)]?.())?.title ?? null) : null
}
