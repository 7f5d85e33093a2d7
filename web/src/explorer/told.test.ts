import { expect, test } from 'vitest'
import { readHouse } from './told.ts'

const chapter = { seats: 2, variant: '', who: 'people', matches: 5, tree: [5, 60, 50, { a: [5, 60, 50, {}] }] }

test('an answer of the house is read with care, and put aside where it is of other rules', () => {
  const rules = 3
  const read = (x: unknown) => readHouse(rules, x)
  expect(read({ rules, chapters: [chapter] })).toEqual([{ ...chapter, source: 'house', shown: [], chapter: null }])
  expect(read({ rules: rules + 1, chapters: [chapter] })).toBe(null)
  for (const bad of [null, 'x', [], {}, { rules }, { rules, chapters: {} }]) expect(read(bad)).toBe(null)
  const silly = [
    ...[null, 7, [], {}],
    { ...chapter, who: 'lot' },
    { ...chapter, seats: -1 },
    { ...chapter, matches: 0.5 },
    { ...chapter, variant: 3 },
    { ...chapter, tree: [5, 60] },
    { ...chapter, tree: [5, 60, 50, { a: 'x' }] },
  ]
  expect(read({ rules, chapters: [...silly, chapter] })).toHaveLength(1)
})
