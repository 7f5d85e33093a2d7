// Keeps a match on the device: as soon as a choice is on the screen, and when the page is closed.
import { isOver } from '../../../kernel/play.ts'
import type { GameLook } from '../../../look/scene.ts'
import { writeMatch } from '../../../match/file.ts'
import type { Match } from '../../../match/match.ts'
import type { Lang } from '../../../papers/texts.ts'
import type { Speaker } from '../../../title/say.ts'
import type { Kept, Sitting, Standing } from '../lib/keep.ts'
import { standingIn } from '../lib/standing.ts'

/** What is kept, and where. */
export interface Shelved {
  readonly id: string
  readonly match: Match
  readonly sitting: readonly Sitting[]
  readonly look: GameLook | null
  /** The language the lobby is told in where the match stands. */
  lang(): Lang
  /** Writes the record; false where the device keeps nothing. */
  /** Who speaks of the match in a language. */
  speaker(lang: Lang): Promise<Speaker>
  write(record: Kept): Promise<boolean>
  /** Once there is time to write. */
  soon(): Promise<void>
  /** Whether the device keeps the match. */
  told(kept: boolean): void
}

export interface Keeper {
  /** Something happened: it is kept soon. */
  changed(): void
  /** Keeps at once what is not kept yet. */
  now(): Promise<void>
}

export function keeperOf(shelved: Shelved): Keeper {
  const { id, match, sitting, look } = shelved
  let unkept = false
  /** Who says where the match stands, in the language of the page. */
  let speaker: Speaker | null = null

  async function standing(): Promise<Standing | null> {
    const lang = shelved.lang()
    try {
      if (speaker?.lang !== lang) speaker = await shelved.speaker(lang)
      return standingIn(match, sitting, look, speaker)
    } catch {
      // The lobby finds out by opening the match.
      return null
    }
  }

  async function now(): Promise<void> {
    if (!unkept) return
    unkept = false
    const stands = await standing()
    const text = writeMatch(match)
    const over = isOver(match.state)
    shelved.told(await shelved.write({ id, game: match.game.id, sitting, text, updated: Date.now(), over, stands }))
  }

  return {
    changed() {
      if (unkept) return
      unkept = true
      void shelved.soon().then(now)
    },
    now,
  }
}
