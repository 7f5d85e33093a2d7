// The files of the games' tables, as the build finds them: few words, because the page's first script asks for them, beside the
// page and not after it (src/head.ts). Nothing here knows a game by name.
import type { GameLook } from '../../../look/scene.ts'
import type { Words } from '../../../title/words.ts'
import { findTitle } from './titles.ts'

const looks = import.meta.glob<{ look: GameLook }>('../../../games/*/look/index.ts')
const moods = import.meta.glob<string>('../../../games/*/look/mood.css')
const words = import.meta.glob<{ words: Words }>('../../../games/*/words/index.ts')

const at = (id: string, path: string) => `../../../games/${id}/${path}`

/** How a game looks, with its theme put on the page; null for a game that has only its plain table. */
export async function findLook(id: string): Promise<GameLook | null> {
  const [found] = await Promise.all([looks[at(id, 'look/index.ts')]?.(), moods[at(id, 'look/mood.css')]?.()])
  return found?.look ?? null
}

/** The words of a game, language apart. */
export async function findWords(id: string): Promise<Words> {
  const found = await words[at(id, 'words/index.ts')]?.()
  if (found === undefined) throw new Error(`no words of ${id}`)
  return found.words
}

/** What a table of this game needs is on its way at once, and not one part after another. */
export function fetchParts(id: string, lang: string): void {
  const parts = [findLook(id), findTitle(id), findWords(id).then((words) => words.texts(lang))]
  // What cannot be fetched is asked for again by whoever needs it, and told then.
  for (const part of parts) part.catch(() => {})
}
