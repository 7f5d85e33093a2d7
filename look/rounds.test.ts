import { expect, it } from 'vitest'
import { freshState } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import type { State } from '../kernel/words.ts'
import { roundEnds, sealedMark, standingOf } from './rounds.ts'

it('a round is done, now or to come', () => {
  expect([1, 2, 3].map((n) => standingOf(n, 2, false))).toEqual(['done', 'now', 'to-come'])
  expect(standingOf(3, 2, true)).toBe('done')
})

const state = (round: number, points: number) => ({ ...freshState(2, rngOf('rounds')), round, points })

it('a round ends with the line after which the table is in the next, or the match over', () => {
  const open = (round: number, points: number) => ({ ...state(round, points), agenda: [{ do: 'go' }] })
  type Then = ReturnType<typeof state>
  const drawn = { round: (s: State) => (s as Then).round, totals: (s: State) => [(s as Then).points, 0] }
  const past = [open(1, 0), open(1, 1), open(2, 2), open(2, 5), open(4, 7)]
  const ends = [
    { round: 1, at: 2, points: [2, 0] },
    { round: 2, at: 4, points: [7, 0] },
    { round: 3, at: 4, points: [7, 0] },
  ]
  expect(roundEnds(drawn, past)).toEqual(ends)
  expect(roundEnds(drawn, [...past, state(4, 9)])).toEqual([...ends, { round: 4, at: 5, points: [9, 0] }])
  expect(roundEnds(drawn, [])).toEqual([])
})

it('who has chosen in secret is marked', () => {
  const s = { ...state(1, 0), sealed: [null, { act: 'bid' }] }
  expect([sealedMark(s, 0), sealedMark(s, 1), sealedMark(state(1, 0), 0)]).toEqual([
    { mark: 'busy' },
    { mark: 'done' },
    {},
  ])
})
