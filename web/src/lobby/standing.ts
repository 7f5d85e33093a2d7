// Where a kept match stands: as its table kept it, else found out by opening it.

import { readMatch } from '../../../match/file.ts'
import type { Lang } from '../../../papers/texts.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Kept, Standing } from '../lib/keep.ts'
import { findLook, findTitle } from '../lib/shelf.ts'
import { standingIn } from '../lib/standing.ts'

/** Null for a match that can no longer be opened: the table says why. */
export async function standingOf(kept: Kept, lang: Lang): Promise<Standing | null> {
  const found = await readMatch(kept.text, findTitle)
  if ('problem' in found) return null
  const { title, game, state, players } = found.match
  const speaker = await speakerOf(title, game, lang, state, players)
  return standingIn(found.match, kept.sitting, await findLook(kept.game), speaker)
}
