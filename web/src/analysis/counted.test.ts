import { expect, test } from 'vitest'
import { readMatch, writeMatch } from '../../../match/file.ts'
import { openMatch } from '../../../match/match.ts'
import type { Sitting } from '../lib/keep.ts'
import { findTitle } from '../lib/titles.ts'
import { countsAs, eyesOf, ownSeat, printOf } from './counted.ts'

const person = (name: string): Sitting => ({ kind: 'person', name })
const bot: Sitting = { kind: 'bot', name: 'Bruno', bot: 'master' }

test('the reader is the only person, unless that person has another name', () => {
  expect(ownSeat([bot, person('Ana')], 'Ana')).toBe(1)
  expect(ownSeat([bot, person('')], 'Ana')).toBe(1)
  expect(ownSeat([bot, person('Zoé')], 'Ana')).toBeNull()
  expect(ownSeat([bot, bot], 'Ana')).toBeNull()
})

test('among several people the reader is the one with the reader’s name, if there is one such', () => {
  expect(ownSeat([person('Zoé'), person('Ana'), bot], 'Ana')).toBe(1)
  expect(ownSeat([person('Ana'), person('Ana')], 'Ana')).toBeNull()
  expect(ownSeat([person(''), person('')], '')).toBeNull()
})

test('in somebody else’s file nobody is the reader, but for the reader’s name', () => {
  expect(eyesOf([person(''), bot], 'Ana', true)).toBe(0)
  expect(eyesOf([person(''), bot], 'Ana', false)).toBeNull()
  expect(eyesOf([person('Zoé'), bot], 'Ana', true)).toBe(0)
  expect(eyesOf([person('Zoé'), person('Ana')], 'Ana', false)).toBe(1)
})

test('what the reader said last about a match holds, and also that it does not count', () => {
  expect(countsAs({ said: null, own: 1, not: false })).toBe(1)
  expect(countsAs({ said: 0, own: 1, not: false })).toBe(0)
  expect(countsAs({ said: 0, own: 1, not: true })).toBeNull()
  expect(countsAs({ said: null, own: null, not: false })).toBeNull()
})

test('a match is the same one in its file, and another one with another seed', async () => {
  const title = await findTitle('pillars')
  if (title === null) throw new Error('no game')
  const match = (seed: string) => {
    const opened = openMatch(title, { seats: 3, seed, players: ['Ana'] })
    if (!('match' in opened)) throw new Error('no match')
    return opened.match
  }
  const read = await readMatch(writeMatch(match('a')), findTitle)
  expect('match' in read && printOf(read.match)).toBe(printOf(match('a')))
  expect(printOf(match('b'))).not.toBe(printOf(match('a')))
})
