// What the house counts of its own finished matches. Where there is no house, or not now, the explorer is whole without it.
import type { Title } from '../../../title/title.ts'
import { askHouse, lookForServer, wasKnown } from '../shell/presence.svelte.ts'
import type { Counted } from './counted.ts'
import { readHouse } from './told.ts'

/** `none`: there is no house, or one that does not count; `silent`: there is one, and it did not answer. */
export type HouseCount = readonly Counted[] | 'none' | 'silent'

/** What this house tells of a game. */
export async function countedInHouse(title: Title): Promise<HouseCount> {
  if (!(await lookForServer())) return !navigator.onLine && wasKnown() ? 'silent' : 'none'
  try {
    const answer = await askHouse(`openings/${title.game.id}`)
    if (answer.status === 404) return 'none'
    return (answer.ok ? readHouse(title.game.version, await answer.json()) : null) ?? 'silent'
  } catch {
    return 'silent'
  }
}
