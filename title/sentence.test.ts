import { describe, expect, it } from 'vitest'
import { lotsPlan } from '../contract/toys/lots.ts'
import { alike, proofreaderOf } from './sentence.ts'

const { title, words } = lotsPlan
const texts = await words.texts('en')

describe('a sentence', () => {
  const board = { 'brief-show': () => 'Show' }
  const names = { ...texts.names, 'master-builder': 'master-builder', 'first-lot': 'first lot' }
  const read = proofreaderOf(title, { ...texts, board, names }, 'en')

  it('may say anything that is said', () => {
    for (const text of ['Take 3.5 points.', 'The master-builder plays a half-timbered house.', 'Red, then blue: done.'])
      expect(read(text)).toBeNull()
  })
  it('has no holes', () => {
    expect(read(' ')).toBe('is empty')
    for (const text of ['for undefined', 'costs NaN', 'see [object Object]', 'to {seat}'])
      expect(read(text)).toMatch(/hole/)
  })
  it('shows no ids, no keys and no refs', () => {
    expect(read('Take first-lot.')).toBe('shows the id first-lot: Take first-lot.')
    expect(read('brief-show')).toMatch(/brief-show/)
    expect(read('Take hand.0.5 now')).toMatch(/shows the id hand\.0/)
  })
  it('has its French spaces', () => {
    const lire = proofreaderOf(title, texts, 'fr')
    expect(lire('Oui : non')).toMatch(/typography/)
    expect(lire('Oui\u00a0: non')).toBeNull()
  })
})

it('what reads alike is named in pairs', () => {
  const said = new Map([
    ['a', 'Pass'],
    ['b', 'Play'],
    ['c', 'Pass'],
  ])
  expect(alike(said)).toEqual(['a and c both read “Pass”'])
})
