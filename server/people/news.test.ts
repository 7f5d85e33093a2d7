import { describe, expect, it } from 'vitest'
import type { NewsItem } from '../../wire/news.ts'
import type { TieRow } from '../store/meeting.ts'
import type { ResultRow } from '../store/store.ts'
import { endNews, inOrder, tieNews } from './news.ts'

const DAY = 24 * 3600 * 1000
const NOW = 100 * DAY
const tie = (person: string, other: string, at: number, kind: TieRow['kind'] = 'friend'): TieRow => ({
  ...{ person, other, kind, at: NOW - at * DAY },
})

describe('what is new', () => {
  it('is who asks, however long ago, and who agreed lately; not whom one has answered oneself', () => {
    const ties = [
      tie('bea', 'ada', 40),
      tie('ada', 'cem', 3),
      tie('cem', 'ada', 2),
      tie('ada', 'dov', 30),
      tie('dov', 'ada', 20),
      tie('eve', 'ada', 5),
      tie('ada', 'eve', 4),
      tie('ada', 'fay', 6),
    ]
    expect(tieNews('ada', ties, NOW)).toEqual([
      { kind: 'asked', other: 'bea', at: NOW - 40 * DAY },
      { kind: 'befriended', other: 'cem', at: NOW - 2 * DAY },
    ])
  })

  it('is nothing of those whom one has blocked, nor that one was blocked', () => {
    const ties = [tie('ada', 'bea', 3, 'block'), tie('bea', 'ada', 2), tie('cem', 'ada', 1, 'block')]
    expect(tieNews('ada', ties, NOW)).toEqual([])
  })

  it('are matches that ended lately, after what waits for an answer', () => {
    const result = (table: string, days: number): ResultRow => ({
      ...{ table, person: 'ada', game: 'castle', seats: 4, seat: 0, score: 30, place: 2, won: false, open: true },
      ...{ at: NOW - days * DAY, before: null, after: null, count: null },
    })
    const ended = endNews([result('a', 1), result('b', 13), result('c', 15)], NOW)
    expect(ended.map((one) => one.kind === 'ended' && [one.table, one.place, one.seats])).toEqual([
      ['a', 2, 4],
      ['b', 2, 4],
    ])
    const asked: NewsItem = { kind: 'asked', at: 5, who: { person: 'bea', name: 'Bea', guest: false } }
    expect(inOrder([...ended.toReversed(), asked]).map(({ kind, at }) => [kind, at])).toEqual([
      ['asked', 5],
      ['ended', NOW - DAY],
      ['ended', NOW - 13 * DAY],
    ])
  })

  it('keeps invitations and people with a name in sight, however many guests ask', () => {
    const who = (name: string, guest: boolean) => ({ person: name, name, guest })
    const guests = Array.from(
      { length: 40 },
      (_, n): NewsItem => ({ kind: 'asked', at: 100 + n, who: who(`g${n}`, true) }),
    )
    const asked: NewsItem = { kind: 'asked', at: 6, who: who('bea', false) }
    const invited: NewsItem = { kind: 'invited', at: 5, table: 't', game: 'castle', words: '', who: who('cem', true) }
    const told = inOrder([...guests, asked, invited])
    expect(told.slice(0, 2)).toEqual([invited, asked])
    expect(told).toHaveLength(30)
  })
})
