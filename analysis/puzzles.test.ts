// The puzzles that are shipped: each can be laid and answered by the rules as they are.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findTitle, gameIds } from '../games/shelf.ts'
import { at } from '../kernel/lists.ts'
import type { Title } from '../title/title.ts'
import { isAnswer, type PuzzleFile, readPuzzles, whyNot } from './puzzle.ts'

const pathOf = (id: string) => join(import.meta.dirname, '..', 'games', id, 'puzzles', 'puzzles.json')
const made = gameIds().filter((id) => existsSync(pathOf(id)))

describe.each(made)('the puzzles of %s', (id) => {
  test('fit the rules, and their answers lie clearly ahead', async () => {
    const title = (await findTitle(id)) as Title
    const file = JSON.parse(readFileSync(pathOf(id), 'utf8')) as PuzzleFile
    expect(file.rules).toBe(title.game.version)
    for (const [i, puzzle] of file.puzzles.entries()) {
      expect(`${i + 1}: ${whyNot(title, { ...puzzle, n: i + 1 })}`).toBe(`${i + 1}: null`)
      const [best, second] = puzzle.rows
      expect((best?.chance ?? 0) - (second?.chance ?? 0)).toBeGreaterThanOrEqual(7.5)
      expect(puzzle.level).toBeGreaterThanOrEqual(1)
      expect(puzzle.level).toBeLessThanOrEqual(5)
      // What the seat does not see is not in the file.
      expect(puzzle.from.state.rng).toBe(null)
    }
    expect(readPuzzles(title, file)).toHaveLength(file.puzzles.length)
    expect(readPuzzles(title, { ...file, rules: file.rules + 1 })).toEqual([])
  })
})

test('a puzzle is refused where its answer cannot be chosen', async () => {
  const id = made.find((game) => (JSON.parse(readFileSync(pathOf(game), 'utf8')) as PuzzleFile).puzzles.length > 0)
  if (id === undefined) return
  const title = (await findTitle(id)) as Title
  const [puzzle] = readPuzzles(title, JSON.parse(readFileSync(pathOf(id), 'utf8')) as PuzzleFile)
  if (puzzle === undefined) throw new Error(`no puzzle of ${id} can be read`)
  expect(isAnswer(puzzle, at(puzzle.rows, 0).choice)).toBe(true)
  expect(isAnswer(puzzle, at(puzzle.rows, 1).choice)).toBe(false)
  const other = { choice: { act: 'fly' }, chance: 50, doubt: 1 }
  expect(whyNot(title, { ...puzzle, rows: [other, ...puzzle.rows] })).toBe('fly cannot be chosen')
  expect(whyNot(title, { ...puzzle, seats: 99 })).toBe('no table for 99')
})
