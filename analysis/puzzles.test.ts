// The puzzles that are shipped: each can be laid and answered by the rules as they are.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { thinkable } from '../bots/thinkable.ts'
import { findMind, findTitle, gameIds } from '../games/shelf.ts'
import { isInterrupt, offers, options } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import type { Title } from '../title/title.ts'
import { besides } from './besides.ts'
import { atTable } from './marks.ts'
import { isAnswer, momentOf, type PuzzleFile, readPuzzles, triedAt, whyNot } from './puzzle.ts'
import { solved } from './solve.ts'

const pathOf = (id: string) => join(import.meta.dirname, '..', 'games', id, 'puzzles', 'puzzles.json')
const made = gameIds().filter((id) => existsSync(pathOf(id)))

describe.each(made)('the puzzles of %s', (id) => {
  test('fit the rules, and their answers lie clearly ahead', async () => {
    const title = (await findTitle(id)) as Title
    const file = JSON.parse(readFileSync(pathOf(id), 'utf8')) as PuzzleFile
    expect(file.rules).toBe(title.game.version)
    expect(file.puzzles.length).toBeGreaterThanOrEqual(40)
    // None asks what another one has asked.
    expect(new Set(file.puzzles.map(momentOf)).size).toBe(file.puzzles.length)
    for (const [i, puzzle] of file.puzzles.entries()) {
      expect(`${i + 1}: ${whyNot(title, { ...puzzle, n: i + 1 })}`).toBe(`${i + 1}: null`)
      const [best, second] = puzzle.rows
      // What is written is rounded to a tenth.
      expect((best?.chance ?? 0) - (second?.chance ?? 0)).toBeGreaterThanOrEqual(
        100 * atTable(0.08, puzzle.seats) - 0.1,
      )
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

const puzzlesOf = async (id: string) => {
  const [title, mind] = [await findTitle(id), await findMind(id)]
  if (title === null || mind === null) throw new Error(`no game ${id}`)
  return { mind, puzzles: readPuzzles(title, JSON.parse(readFileSync(pathOf(id), 'utf8')) as PuzzleFile) }
}

describe('a choice at a puzzle', () => {
  test('is right where it is as good as the answer, by the rows or by what was compared', async () => {
    const { mind, puzzles } = await puzzlesOf('nehemiah')
    const puzzle = puzzles.find(({ seats }) => seats === 2)
    if (puzzle === undefined) throw new Error('no puzzle')
    const [answer, second] = puzzle.rows.map(({ choice }) => choice)
    const other = { act: 'other' }
    const tried = (choice = other, chances: readonly [number, number] | null = null) =>
      triedAt(
        mind.game,
        puzzle,
        choice,
        chances?.map((chance, i) => ({
          ...{ choice: i === 0 ? at(puzzle.rows, 0).choice : other, chance },
          ...{ doubt: 0.01, behind: 0, apart: 0, score: 0, why: [] },
        })),
      )
    expect([tried(answer), tried(second), tried()]).toEqual(['right', 'wrong', 'unknown'])
    expect([tried(other, [0.6, 0.585]), tried(other, [0.6, 0.57]), tried(other, [0.6, 0.7])]).toEqual([
      'right',
      'wrong',
      'right',
    ])
  })
  test('that takes back or is played beside the question is neither an answer nor a try', async () => {
    const { mind, puzzles } = await puzzlesOf('master-builder')
    const found = puzzles.flatMap((puzzle) =>
      offers(mind.game, { ...puzzle.from.state, events: null }, puzzle.from.eyes).map(
        (offer) => [puzzle, offer] as const,
      ),
    )
    expect(found.some(([, { act }]) => act === 'take-back')).toBe(true)
    for (const [puzzle, offer] of found) expect(triedAt(mind.game, puzzle, offer)).toBe('beside')
  })
})

describe('what a puzzle must hold against', () => {
  test('are all choices, offers and numbers, not only those worth a thought', async () => {
    const { mind, puzzles } = await puzzlesOf('master-builder')
    const open = puzzles.filter(({ from }) =>
      options(mind.game, { ...from.state, events: null }, from.eyes).some(({ span }) => span !== undefined),
    )
    let more = 0
    for (const { from, rows } of [...open, ...puzzles.slice(0, 5)]) {
      const seen = { ...from.state, events: null }
      const all = besides(mind, seen, from.eyes, at(rows, 0).choice).map(keyOf)
      expect(new Set(all).size).toBe(all.length)
      const thought = thinkable(mind, seen, from.eyes).map(keyOf)
      expect(all).toEqual(expect.arrayContaining([...thought, ...offers(mind.game, seen, from.eyes).map(keyOf)]))
      if (all.length > thought.length) more++
    }
    expect(more).toBeGreaterThan(0)
  })
  test('the same test as when it was found: who asks again for another answer, or a lead that is none, is told why', async () => {
    const { mind, puzzles } = await puzzlesOf('pillars')
    const { from, rows } = at(puzzles, 0)
    const again = (known: number) =>
      solved(mind, { ...from.state, events: null }, from.eyes, 'test', at(rows, known).choice)
    expect(typeof again(1)).toBe('string')
    const found = again(0)
    expect(typeof found === 'string' ? found : keyOf(at(found, 0).choice)).toBe(keyOf(at(rows, 0).choice))
    expect(rows.every(({ choice }) => !isInterrupt(mind.game, choice.act))).toBe(true)
  })
})
