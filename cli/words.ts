// How a game of the shelf speaks.
import { findWords } from '../games/shelf.ts'
import type { Words } from '../title/words.ts'

export async function wordsOf(id: string): Promise<Words> {
  const words = await findWords(id)
  if (words === null) throw new Error(`no game “${id}”`)
  return words
}
