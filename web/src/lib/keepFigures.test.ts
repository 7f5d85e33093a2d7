import { expect, test } from 'vitest'
import { better, type KeptFigures } from './keepFigures.ts'

const row = (thoughts: number, more: Partial<KeptFigures> = {}): KeptFigures => ({
  ...{ id: 'm', seat: 0, where: '#/analysis/m', game: 'castle', at: 100, against: 'people', seats: 4 },
  ...{ result: 1, draw: 0, accuracy: 90, thirds: [], judge: { rules: 1, net: false, thoughts } },
  ...more,
})

test('a match counts once, as the deepest analysis says it', () => {
  expect(better(undefined, row(60))).toEqual(row(60))
  expect(better(row(60), row(400))).toEqual(row(400))
  expect(better(row(400), row(60))).toEqual(row(400))
  expect(better(row(60), row(60, { draw: 0.5 })).draw).toBe(0.5)
})

test('the newer judge counts, however long the older one thought', () => {
  const by = (sign: string, thoughts: number) => row(thoughts, { judge: { rules: 1, net: true, thoughts, sign } })
  expect(better(by('2-abc', 400), by('3-abc', 60)).judge.sign).toBe('3-abc')
  expect(better(by('3-abc', 60), by('2-abc', 400)).judge.sign).toBe('3-abc')
  expect(better(by('', 400), by('3-abc', 60)).judge.thoughts).toBe(60)
  expect(better(by('3-abc', 400), by('3-xyz', 60)).judge.thoughts).toBe(400)
})

test('another seat, or newer rules, take the place of what was there', () => {
  expect(better(row(400), row(60, { seat: 2 })).seat).toBe(2)
  expect(better(row(400), row(60, { judge: { rules: 2, net: false, thoughts: 60 } })).judge.rules).toBe(2)
})

test('its analysis is found where it was last seen', () => {
  expect(better(row(400, { where: '' }), row(60)).where).toBe('#/analysis/m')
  expect(better(row(60), row(60, { where: '' })).where).toBe('#/analysis/m')
})

test('it was played when it was first heard of', () => {
  expect(better(row(60), row(400, { at: 500 })).at).toBe(100)
})
