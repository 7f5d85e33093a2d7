import { describe, expect, it } from 'vitest'
import { bidsPlan } from '../contract/toys/bids.ts'
import type { Title } from '../title/title.ts'
import { openMatch } from './match.ts'
import { matchAt, type Played } from './moment.ts'
import { laid } from './test/toys.ts'

const lay = [0, { act: 'lay' }] as const
const played: Played = {
  seats: 2,
  options: { start: 7 },
  seed: 'moment',
  moves: [[0, { act: 'bid', n: [3] }], [1, { act: 'bid', n: [2] }], lay, [1, { act: 'content' }], lay],
}

function at(after: number, given: Played = played, title: Title = bidsPlan.title) {
  const found = matchAt(title, given, after)
  if ('wrong' in found) throw new Error(found.wrong)
  return found.match
}
function wrong(after: number, given: Partial<Played>, title: Title = bidsPlan.title): string | null {
  const found = matchAt(title, { ...played, ...given }, after)
  return 'wrong' in found ? found.wrong : null
}

describe('a match at one of its moments', () => {
  it('is the match after so many of its moves', () => {
    expect([0, 1, 2, 3, 4, 5].map((after) => at(after).log.length)).toEqual([0, 1, 2, 3, 4, 5])
    expect([2, 3, 4, 5].map((after) => laid(at(after)))).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [2, 0],
    ])
  })
  it('is played by what was agreed', () => {
    const match = at(0)
    expect([match.seats, match.options, match.seed, match.sheet]).toEqual([2, { start: 7 }, 'moment', null])
    expect(at(0, { seats: 4, seed: 's', moves: [] }).options).toEqual({ start: 10 })
  })
  it('reads every move as its game writes it', () => {
    const { title } = bidsPlan
    const words: Title = {
      ...title,
      canon: { ...title.canon, read: (_s, _seat, move) => (typeof move === 'string' ? { act: move } : null) },
    }
    const opened = openMatch(title, played)
    if (!('match' in opened)) throw new Error('not opened')
    expect(wrong(1, { moves: [[0, 'lay']] }, words)).toContain('table.')
    expect(wrong(1, { moves: [[0, { act: 'lay' }]] }, words)).toContain('move 0 of seat 0, {"act":"lay"}: not a move')
  })
})

describe('what is wrong with a match that cannot be shown', () => {
  it('is that there is no such table', () => {
    expect(wrong(0, { seats: 9 })).toContain('table.seats')
    expect(wrong(0, { options: { start: 0 } })).toContain('table.option-range')
    const sheet = { game: 'other', form: 1, tables: {} }
    expect(matchAt(bidsPlan.title, played, 0, sheet)).toHaveProperty('wrong')
  })
  it('is that it has fewer moves', () => {
    expect(wrong(6, {})).toContain('5')
    expect(wrong(1, { moves: [] })).toContain('0')
    expect(wrong(5, {})).toBeNull()
  })
  it('is the first move that the rules refuse, with the clause', () => {
    const moves = played.moves.with(1, [1, { act: 'bid', n: [4] }])
    expect(wrong(5, { moves })).toContain('move 1 of seat 1')
    expect(wrong(5, { moves })).toContain('BID-2')
    // Nobody looks at those after the moment.
    expect(wrong(1, { moves })).toBeNull()
  })
})
