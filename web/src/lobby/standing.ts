// Where a kept match stands: as its table kept it, else found out by opening it.

import { readMatch } from '../../../match/file.ts'
import type { Lang } from '../../../papers/texts.ts'
import type { Kept, Standing } from '../lib/keep.ts'
import { findLook, findTitle, speakerFor } from '../lib/shelf.ts'
import { standingIn } from '../lib/standing.ts'

/** Null for a match that can no longer be opened: the table says why. */
export async function standingOf(kept: Kept, lang: Lang): Promise<Standing | null> {
  const found = await readMatch(kept.text, findTitle)
  if ('problem' in found) return null
  const speaker = await speakerFor(found.match, lang)
  return standingIn(found.match, kept.sitting, await findLook(kept.game), speaker)
}
