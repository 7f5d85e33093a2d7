import { describe, expect, it } from 'vitest'
import { anyChoice } from '../bots/random.ts'
import { findTitle } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { rngOf } from '../kernel/random.ts'
import type { Title } from '../title/title.ts'
import { readMatch, writeMatch } from './file.ts'
import { linkOf } from './link.ts'
import { openMatch, playIn } from './match.ts'
import { notesIn, withNotes } from './notes.ts'

const title = (await findTitle('pillars')) as Title
const shuffle = { commitment: 'c', words: [null, 'w', null], secret: 's' }

function written(): string {
  const opened = openMatch(title, { seats: 3, seed: 'notes' })
  if (!('match' in opened)) throw new Error('no table')
  const { match } = opened
  const rng = rngOf('notes')
  for (let n = 0; n < 12; n++) {
    const seat = at(deciders(match.game, match.state), 0)
    playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
  }
  return writeMatch(match, { shuffle })
}

describe('notes beside a match', () => {
  const text = written()
  it('are read again, sealed with the file, and change nothing else', async () => {
    const noted = withNotes(text, { format: 1, words: 'a mistake' })
    expect(notesIn(noted)).toEqual({ format: 1, words: 'a mistake' })
    const read = await readMatch(noted, findTitle)
    expect('match' in read && writeMatch(read.match, { shuffle })).toBe(text)
    expect(withNotes(noted, null)).toBe(text)
  })
  it('cannot be changed unseen', async () => {
    const noted = withNotes(text, { words: 'a mistake' }).replace('a mistake', 'a blunder')
    expect(await readMatch(noted, findTitle)).toEqual({ problem: { why: 'changed-head' } })
  })
  it('do not go into a link', async () => {
    expect(await linkOf(withNotes(text, { long: 'x'.repeat(50_000) }))).toBe(await linkOf(text))
  })
  it('are none where a file is none', () => {
    expect(notesIn('{')).toBe(undefined)
    for (const none of ['null', '7', '"judged"', '[]', '{}', '{"log":7}']) {
      expect(notesIn(none)).toBe(undefined)
      expect(withNotes(none, 1)).toBe(none)
    }
    expect(withNotes('{', 1)).toBe('{')
  })
})
