import { describe, expect, test } from 'vitest'
import type { Moment, Verdict } from './moment.ts'
import { alikeIn, groupsOf, type Played, rateOverTime, thirdsOf, totalOf } from './overTime.ts'
import type { Report } from './report.ts'
import { accuracyOf, seatFigures } from './seatFigures.ts'
import { errorRate } from './told.ts'

const judge = { rules: 1, net: false, thoughts: 60 }
const fine: Verdict = { better: null, unsure: false, ahead: null }
const worse = (loss: number): Verdict => ({
  ...fine,
  better: { choice: { act: 'x' }, loss, doubt: 0.01, shift: [loss, -loss / 3, -loss / 3, -loss / 3] },
})
const even = [0.25, 0.25, 0.25, 0.25]
const decided = [0.97, 0.01, 0.01, 0.01]

/** A choice of a seat at a table of four. */
function moment(line: number, seat: number | null, verdict: Verdict | null, more: Partial<Moment> = {}): Moment {
  const none = [0, 0, 0, 0]
  const parts = { draw: none, hidden: none, play: none, rest: none }
  return { line, seat, before: even, after: even, parts, verdict, ...more }
}
const report = (moments: readonly Moment[], whole = true): Report => ({
  judge: { ...judge, sign: '1' },
  moments,
  finest: [],
  hindsight: [],
  whole,
})

describe('the figures of a seat', () => {
  const dealt = { draw: [0.11, -0.11, 0, 0], hidden: even, play: even, rest: even }
  const story = [
    moment(0, null, null, { parts: dealt }),
    moment(1, 0, fine),
    moment(2, 1, worse(0.2)),
    moment(3, 0, worse(0.06)),
    moment(4, 0, null),
    moment(5, 0, fine),
    moment(6, 0, worse(0.01), { after: [1, 0, 0, 0] }),
  ]
  test('are its own only, by thirds of the match, scaled to a table of two', () => {
    expect(seatFigures(report(story), 0)).toEqual({
      ...{ seats: 4, result: 1, draw: 0.11, judge: { ...judge, sign: '1' } },
      accuracy: expect.closeTo((3 * 100 + accuracyOf(0.12)) / 4, 2),
      thirds: [
        { decisions: 1, mistakes: 0, lost: 0 },
        { decisions: 1, mistakes: 1, lost: 0.12 },
        // What is too small to be called a mistake is none.
        { decisions: 2, mistakes: 0, lost: 0 },
      ],
    })
    expect(seatFigures(report(story), 1)?.thirds.map((t) => t.mistakes)).toEqual([1, 0, 0])
    expect(errorRate(report(story), 0)).toBeCloseTo((1000 * 0.12) / 4)
  })
  test('are none while moments are missing', () => {
    expect(seatFigures(report(story, false), 0)).toBeNull()
  })
  test('weigh an error less where the match was decided', () => {
    const at = (before: readonly number[]) =>
      seatFigures(report([moment(0, null, null), moment(1, 0, fine), moment(2, 0, worse(0.1), { before })]), 0)
    expect(at(decided)?.accuracy).toBeGreaterThan(at(even)?.accuracy ?? 100)
  })
  test('know how right a choice was', () => {
    expect(accuracyOf(0)).toBe(100)
    expect(accuracyOf(0.1)).toBeCloseTo(63.6, 0)
    expect(accuracyOf(3)).toBe(0)
  })
})

/** A match with the same number of decisions in each third. */
const played = (lost: number, more: Partial<Played> = {}): Played => ({
  ...{ seats: 4, result: 0, draw: 0, accuracy: 90, judge, game: 'castle', at: 0, against: 'people' },
  thirds: [0, 0, lost].map((l) => ({ decisions: 10, mistakes: l > 0 ? 1 : 0, lost: l })),
  ...more,
})

describe('matches added up', () => {
  test('nothing is nothing, and one match has no uncertainty to tell', () => {
    expect(totalOf([])).toMatchObject({ matches: 0, rate: null, accuracy: null, won: 0 })
    expect(totalOf([played(0.3)])).toMatchObject({ rate: { value: 10, doubt: null }, luck: { doubt: null } })
  })
  test('have a rate over all choices, with the error of matches, not of choices', () => {
    const { rate, decisions, mistakes } = totalOf([played(0.3), played(0.6), played(0)])
    expect([decisions, mistakes, rate?.value]).toEqual([90, 2, expect.closeTo(10)])
    // Per match 10, 20 and 0 thousandths: their standard error.
    expect(rate?.doubt).toBeCloseTo(10 / Math.sqrt(3))
  })
  test('tell luck from results: result less luck is what is left', () => {
    const total = totalOf([played(0, { result: 1, draw: 0.2 }), played(0, { draw: -0.1, seats: 2 })])
    expect(total).toMatchObject({ won: 1, fair: 37.5, luckSum: expect.closeTo(10) })
    expect(total.result.value - total.luck.value).toBeCloseTo(total.adjusted)
    expect(total.luck.value).toBeCloseTo(5)
  })
  test('few results are not sure, also where all are the same', () => {
    const doubt = (n: number) => totalOf(Array.from({ length: n }, () => played(0))).result.doubt ?? 0
    expect(doubt(1)).toBeGreaterThan(25)
    expect(doubt(5)).toBeGreaterThan(10)
    expect(doubt(100)).toBeLessThan(2)
    expect(totalOf([played(0.3), played(0.6)]).rate?.doubt).toBeNull()
  })
  test('are told apart by third, game and opponents', () => {
    const rows = [played(0.3), played(0.3, { against: 'novice' }), played(0, { game: 'spyrium' })]
    expect(thirdsOf(rows).map((t) => t.rate?.value)).toEqual([0, 0, expect.closeTo(20)])
    expect(groupsOf(rows, 'game').map(([game, list]) => [game, list.length])).toEqual([
      ['castle', 2],
      ['spyrium', 1],
    ])
    expect(groupsOf(rows, 'against').map(([who]) => who)).toEqual(['people', 'novice'])
  })
  test('go over time by their last few, whatever order they come in', () => {
    const rows = [played(0.6, { at: 3 }), played(0, { at: 1 }), played(0.3, { at: 2 })]
    expect(rateOverTime(rows, 2).map(({ at, value }) => [at, Math.round(value)])).toEqual([
      [1, 0],
      [2, 5],
      [3, 15],
    ])
  })
  test('are added up as far as errors go where the same judge found them, the newest of each game', () => {
    const by = (sign: string | undefined, at: number, lost: number, more: Partial<Played> = {}) =>
      played(lost, { at, judge: { ...judge, ...(sign !== undefined && { sign }) }, ...more })
    const rows = [
      by('3-new', 4, 0.3),
      by('3-old', 3, 0.9),
      by('2-zzz', 9, 0.9),
      by(undefined, 8, 0.9),
      by('10-x', 1, 0, { game: 'spyrium' }),
      by('9-x', 2, 0.9, { game: 'spyrium' }),
    ]
    expect(alikeIn(rows).map((row) => row.judge.sign)).toEqual(['3-new', '10-x'])
    const total = totalOf(rows)
    expect(total).toMatchObject({ matches: 6, alike: 2, decisions: 60, mistakes: 1 })
    expect(total.rate?.value).toBeCloseTo(5)
    expect(thirdsOf(rows).map((t) => t.decisions)).toEqual([20, 20, 20])
    // Who looks at a few of them finds the judge among all.
    expect(totalOf(rows.slice(1, 3), rows)).toMatchObject({ matches: 2, alike: 0, rate: null, accuracy: null })
    // Rules come before everything else.
    expect(alikeIn([by('3-new', 1, 0), by('2-a', 0, 0, { judge: { ...judge, rules: 2 } })])).toHaveLength(1)
    // A point for every match, also where its judge no longer counts.
    expect(rateOverTime(rows, 5)).toHaveLength(6)
  })
})
