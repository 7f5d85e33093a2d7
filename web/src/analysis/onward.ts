// A moment of a match that was analysed, played on by whoever sat there against masters.
import type { Seat } from '../../../kernel/words.ts'
import type { Sitting } from '../lib/keep.ts'
import { playOn } from '../lib/playOn.ts'
import { go } from '../lib/route.svelte.ts'
import { settings } from '../lib/settings.svelte.ts'

/** Opens a table that stands as the match of this file did after a line; nothing happens where that cannot be. */
export async function goOnward(text: string, line: number, sitting: readonly Sitting[], seat: Seat): Promise<void> {
  const seats = sitting.map(
    (s, i): Sitting =>
      i === seat ? { kind: 'person', name: s.name || settings.name } : { kind: 'bot', name: s.name, bot: 'master' },
  )
  const id = await playOn(text, line, seats)
  if (id !== null) go('table', id)
}
