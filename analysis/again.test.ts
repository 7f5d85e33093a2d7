// A mistake that is tried again: what is said then and what the analysis said are one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findMind } from '../games/shelf.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import type { Choice } from '../kernel/words.ts'
import { compareAgain, isRightAgain } from './again.ts'
import { effortOf } from './analyse.ts'
import type { Compared } from './compare.ts'
import { longestLook } from './ponder.ts'
import type { PuzzleFile } from './puzzle.ts'

const path = join(import.meta.dirname, '..', 'games', 'nehemiah', 'puzzles', 'puzzles.json')
const { puzzles } = JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile

test('the rows keep the distance that the analysis found, and the best of them is named', async () => {
  const mind = await findMind('nehemiah')
  const puzzle = puzzles.find(({ rows }) => rows.length > 2)
  if (mind === null || puzzle === undefined) throw new Error('no puzzle')
  const [best, better, made] = puzzle.rows.map(({ choice }) => choice)
  if (best === undefined || better === undefined || made === undefined) throw new Error('too few choices')
  const slip = { made, better, loss: 0.03, doubt: 0.01 }
  const { state, eyes } = puzzle.from
  const rows = compareAgain(mind, state, eyes, slip, [best], effortOf(20), 'again')
  const row = (choice: Choice) =>
    at(
      rows.filter((one) => keyOf(one.choice) === keyOf(choice)),
      0,
    )
  expect(row(better).chance - row(made).chance).toBeCloseTo(0.03, 9)
  // A longer look found something better still: it stands first, and both are right.
  expect(keyOf(at(rows, 0).choice)).toBe(keyOf(best))
  expect(rows.map(({ chance }) => chance)).toEqual(rows.map(({ chance }) => chance).toSorted((a, b) => b - a))
  expect([best, better, made].map((answer) => isRightAgain(rows, slip, answer, puzzle.seats))).toEqual([
    true,
    true,
    false,
  ])
})

describe('an answer is right', () => {
  const choice = (act: string): Choice => ({ act })
  const row = (act: string, chance: number, behind: number): Compared => ({
    ...{ choice: choice(act), chance, doubt: 0.01, behind, apart: 0.01, score: 0, why: [] },
  })
  const slip = { made: choice('made'), better: choice('better') }
  const right = (rows: readonly Compared[], act: string) => isRightAgain(rows, slip, choice(act), 2)

  test('where the analysis named it, whatever another look says of it', () => {
    expect(right([row('x', 0.6, 0), row('better', 0.4, 0.2), row('made', 0.3, 0.3)], 'better')).toBe(true)
  })
  test('where it is as good as what the analysis named, and never where it is the mistake', () => {
    const rows = [row('x', 0.6, 0), row('better', 0.5, 0.1), row('y', 0.49, 0.11), row('z', 0.45, 0.15)]
    expect(['x', 'y', 'z', 'never'].map((act) => right(rows, act))).toEqual([true, true, false, false])
    expect(right([row('made', 0.6, 0), row('better', 0.5, 0.1)], 'made')).toBe(false)
  })
})

test('the better choice is thought about as long as in the analysis', () => {
  expect(longestLook(effortOf(60).check)).toBe(2400)
  expect(longestLook(effortOf(400).check)).toBe(6000)
})
