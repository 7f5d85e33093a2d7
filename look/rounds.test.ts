import { expect, it } from 'vitest'
import { freshState } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { byRound, sealedMark, standingOf } from './rounds.ts'

it('a round is done, now or to come', () => {
  expect([1, 2, 3].map((n) => standingOf(n, 2, false))).toEqual(['done', 'now', 'to-come'])
  expect(standingOf(3, 2, true)).toBe('done')
})

const state = (round: number, points: number) => ({ ...freshState(2, rngOf('rounds')), round, points })

it('each round counts as it ended, those nobody saw are left out', () => {
  const points = (s: { points: number }) => [s.points, 0]
  expect(byRound(state(4, 9), [state(1, 1), state(1, 2), state(3, 5)], points)).toEqual([
    [2, 0],
    [5, 0],
    [9, 0],
  ])
})

it('who has chosen in secret is marked', () => {
  const s = { ...state(1, 0), sealed: [null, { act: 'bid' }] }
  expect([sealedMark(s, 0), sealedMark(s, 1), sealedMark(state(1, 0), 0)]).toEqual([
    { mark: 'busy' },
    { mark: 'done' },
    {},
  ])
})
