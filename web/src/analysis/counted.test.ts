import { expect, test } from 'vitest'
import { readMatch, writeMatch } from '../../../match/file.ts'
import { openMatch } from '../../../match/match.ts'
import type { Sitting } from '../lib/keep.ts'
import { findTitle } from '../lib/titles.ts'
import { ownSeat, printOf } from './counted.ts'

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
