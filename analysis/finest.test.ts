import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findMind } from '../games/shelf.ts'
import { keyOf } from '../kernel/choice.ts'
import { rngOf } from '../kernel/random.ts'
import { leadOver } from './finest.ts'
import type { PuzzleFile } from './puzzle.ts'

const path = join(import.meta.dirname, '..', 'games', 'nehemiah', 'puzzles', 'puzzles.json')
const { puzzles } = JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile

test('a lead is over whatever comes nearest, not over what a first look took for it', async () => {
  const mind = await findMind('nehemiah')
  // One choice far ahead, a second one, and others clearly behind that.
  const puzzle = puzzles.find(
    ({ seats, rows: [best, second, third] }) =>
      seats === 2 && best && second && third && best.chance - second.chance > 10 && second.chance - third.chance > 10,
  )
  const [best, second, third] = puzzle?.rows ?? []
  if (mind === null || !puzzle || !best || !second || !third) throw new Error('no such puzzle')
  const { state, eyes } = puzzle.from
  const seen = { ...state, events: null }
  const lead = (one: typeof best, next: typeof best) =>
    leadOver(mind, seen, eyes, one.choice, next.choice, 100, rngOf('finest'))
  const found = lead(best, third)
  expect(found && keyOf(found.next)).toBe(keyOf(second.choice))
  expect(100 * (found?.lead ?? 0)).toBeLessThan(best.chance - third.chance)
  // The second one is ahead of the third, and of nothing else that matters.
  expect(lead(second, third)).toBe(null)
})
