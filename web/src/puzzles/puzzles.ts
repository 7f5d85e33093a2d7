// The puzzles of the games, as the build finds them: files of their folders, read with care.
import { ofDay, type Puzzle, type PuzzleFile, readPuzzles } from '../../../analysis/puzzle.ts'
import { findTitle, shelf } from '../lib/shelf.ts'

const files = import.meta.glob<PuzzleFile>('../../../games/*/puzzles/puzzles.json', { import: 'default' })

/** The puzzles of a game that can be played; none for a game without any. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const [title, file] = await Promise.all([findTitle(game), files[`../../../games/${game}/puzzles/puzzles.json`]?.()])
  return title === null || file === undefined ? [] : readPuzzles(title, file)
}

/** How many puzzles the games have that are on the shelf, in its order. */
const countAll = (): Promise<readonly { readonly game: string; readonly puzzles: number }[]> =>
  Promise.all(
    shelf.map(async ({ id }) => {
      const file = await files[`../../../games/${id}/puzzles/puzzles.json`]?.()
      return { game: id, puzzles: file?.puzzles.length ?? 0 }
    }),
  )

/** The game and the number of the puzzle of a day; null while there are none. */
export const puzzleOn = async (day: number) => ofDay(day, await countAll())
