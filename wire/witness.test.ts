import { describe, expect, it } from 'vitest'
import { commitmentOf, seedOf } from './shuffle.ts'
import type { SeatInfo, TableStatus } from './table.ts'
import { gaveWords, proofOf, type Seen, type Witness, witnessed } from './witness.ts'

const secret = 'ab'.repeat(32)
const other = 'cd'.repeat(32)
type Words = readonly (string | null)[]

/** What a server shows of its shuffle at one moment. */
const shown = (status: TableStatus, words: Words, of = secret): Seen => ({
  status,
  seats: SEATS,
  shuffle: { commitment: commitmentOf(of), words, secret: status === 'over' ? of : null },
})
const seat = (kind: 'person' | 'bot'): SeatInfo => ({
  ...{ kind, name: '', person: null, bot: null, here: true, away: false, ready: true, guest: false },
  ...{ kept: null, gone: null, left: null, until: null },
})
const SEATS = [seat('person'), seat('person'), seat('bot')]

/** Somebody at the first seat who looked at all these moments. */
const saw = (...moments: readonly Seen[]): Witness | null =>
  moments.reduce<Witness | null>((noted, moment) => witnessed(noted, moment, 0), null)

const proved = (noted: Witness | null, words: Words, of = secret, more: { seed?: string; sameCards?: boolean } = {}) =>
  proofOf(noted, {
    shuffle: shown('over', words, of).shuffle,
    seed: more.seed ?? seedOf(of, words),
    sameCards: more.sameCards ?? true,
  })

describe('what a page noted proves', () => {
  const words = ['mine', 'theirs', null]
  const honest = saw(shown('waiting', [null, null, null]), shown('waiting', words), shown('running', words))
  it('one’s own words, where they went in after the seal was noted', () => {
    expect(proved(honest, words)).toEqual({ lie: null, seal: 'before', gave: [0, 1], mine: true })
  })
  it('the words of others only, and none at all', () => {
    const theirs = [null, 'theirs', null]
    expect(proved(saw(shown('waiting', theirs), shown('running', theirs)), theirs)).toMatchObject({
      ...{ lie: null, gave: [1], mine: false },
    })
    const none = [null, null, null]
    expect(proved(saw(shown('waiting', none), shown('running', none)), none)).toMatchObject({ lie: null, gave: [] })
  })
  it('little for whoever came later, nothing for whoever came at the end', () => {
    expect(proved(saw(shown('running', words)), words)).toMatchObject({ lie: null, seal: 'during', mine: false })
    expect(saw(shown('over', words))).toBeNull()
    expect(proved(null, words)).toMatchObject({ lie: null, seal: 'unseen', mine: false })
  })
  it('nothing before the secret is shown', () => {
    const { shuffle } = shown('running', words)
    expect(proofOf(honest, { shuffle, seed: '', sameCards: true })).toBeNull()
  })
})

describe('a dishonest server is caught', () => {
  const words = ['mine', null, null]
  const noted = saw(shown('waiting', words), shown('running', words))
  it('with another secret than it had sealed, though all its figures fit', () => {
    expect(proved(noted, words, other)).toMatchObject({ lie: 'seal' })
    // Nobody who only looks at the end could tell.
    expect(proved(null, words, other)).toMatchObject({ lie: null, seal: 'unseen' })
  })
  it('with another seal while the match runs', () => {
    const late = saw(shown('waiting', words), shown('running', words, other))
    expect(proved(late, words, other)).toMatchObject({ lie: 'seal' })
  })
  it('with words that it left out, changed or invented at the start', () => {
    for (const said of [
      [null, null, null],
      ['other', null, null],
    ])
      expect(proved(saw(shown('waiting', words), shown('running', said)), said)).toMatchObject({ lie: 'own' })
    const silent = saw(shown('waiting', [null, null, null]), shown('running', words))
    expect(proved(silent, words)).toMatchObject({ lie: 'own' })
  })
  it('with words that it changed afterwards, or gave to a computer', () => {
    expect(proved(noted, ['mine', 'later', null])).toMatchObject({ lie: 'words' })
    const bot = ['mine', null, 'chosen']
    expect(proved(saw(shown('waiting', words), shown('running', bot)), bot)).toMatchObject({ lie: 'computer' })
  })
  it('with a seed that the secret does not give, and with cards that the seed does not give', () => {
    expect(proved(noted, words, secret, { seed: 'f'.repeat(64) })).toMatchObject({ lie: 'seed' })
    expect(proved(noted, words, secret, { sameCards: false })).toMatchObject({ lie: 'cards' })
  })
})

describe('words on their way', () => {
  it('count for the page that gave them, where the match begins in the same moment', () => {
    const noted = saw(shown('waiting', [null, null]))
    const begun = witnessed(noted, shown('running', ['quick', null]), 0)
    expect(proved(begun && gaveWords(begun, 'quick'), ['quick', null])).toMatchObject({ lie: null, mine: true })
  })
  it('go along with whoever is given another seat, and are forgotten by whoever stands up', () => {
    const given = saw(shown('waiting', ['mine', null]))
    const moved = witnessed(given, shown('waiting', [null, 'mine']), 1)
    expect(moved?.own).toBe('mine')
    expect(witnessed(given, shown('waiting', [null, null]), null)?.own).toBeNull()
  })
})
