// How seats began, on a toy: what each of them bid first.
import { describe, expect, it } from 'vitest'
import type { Variant } from '../../kernel/variants.ts'
import { type Match, openMatch, playIn, undoIn } from '../match.ts'
import { bidding, played, twoRounds, withVariants } from '../test/openings.ts'
import { beginningsAt, beginningsOf, Follower, followedIn, isUsual, variantOf } from './beginning.ts'

const colours: Variant = { kind: 'each-seat', values: ['red', 'blue', 'green'] }
const mood: Variant = { kind: 'one', values: ['calm', 'wild'] }
const title = withVariants({ colours, mood })

function agreed(options: Readonly<Record<string, unknown>> = {}): Match {
  const opened = openMatch(title, { seats: 2, seed: 'beginning', options })
  if (!('match' in opened)) throw new Error('not opened')
  return opened.match
}

describe('tables', () => {
  const told = { ...bidding, variant: 'mood' }
  it('are told apart by one option of their game, or not at all', () => {
    expect(variantOf(told, agreed())).toBe('calm')
    expect(variantOf(told, agreed({ mood: 'wild' }))).toBe('wild')
    expect(variantOf({ ...bidding, variant: 'start' }, agreed({ start: 7 }))).toBe('7')
    expect(variantOf(bidding, agreed({ mood: 'wild' }))).toBe('')
    expect(variantOf({ ...bidding, variant: 'unheard' }, agreed())).toBe('')
  })
  it('are compared where no other option is changed; which seat has which colour changes nothing', () => {
    expect(isUsual(told, agreed())).toBe(true)
    expect(isUsual(told, agreed({ mood: 'wild' }))).toBe(true)
    expect(isUsual(told, agreed({ mood: 'wild', colours: ['blue', 'red'] }))).toBe(true)
    expect(isUsual(bidding, agreed({ colours: ['blue', 'red'] }))).toBe(true)
    expect(isUsual(bidding, agreed({ mood: 'wild' }))).toBe(false)
    expect(isUsual(told, agreed({ start: 7 }))).toBe(false)
    expect(isUsual(told, agreed({ mood: 'wild', start: 7 }))).toBe(false)
  })
  it('are compared where they begin with the printed cards and the set-up', () => {
    const match = agreed()
    expect(isUsual(told, { ...match, sheet: title.sheet })).toBe(false)
    expect(isUsual(told, { ...match, from: { eyes: null, state: match.state } })).toBe(false)
  })
})

describe('whoever follows a match', () => {
  const match = agreed()
  const bid = (n: number) => ({ act: 'bid', n: [n] })
  it('notes the choices that count, seat by seat, and no more than are asked for', () => {
    const follower = new Follower(bidding, match.game, 2)
    expect(follower.note(match.state, 0, bid(3))).toBe(true)
    expect(follower.note(match.state, 0, { act: 'content' })).toBe(false)
    expect(follower.note(match.state, 1, bid(5))).toBe(true)
    expect(follower.note(match.state, 0, bid(1))).toBe(true)
    expect(follower.note(match.state, 0, bid(2))).toBe(false)
    expect(follower.paths).toEqual([['3', '1'], ['5']])
  })
  it('notes no choice that is about nothing', () => {
    const follower = new Follower({ ...bidding, label: () => [] }, match.game, 2)
    expect(follower.note(match.state, 0, bid(3))).toBe(false)
    expect(follower.paths).toEqual([[], []])
  })
  it('is done when every seat has made all its choices', () => {
    const follower = new Follower(bidding, match.game, 2)
    const done = [
      [0, 1],
      [0, 2],
      [1, 3],
      [1, 4],
    ].map(([seat = 0, n = 0]) => {
      follower.note(match.state, seat, bid(n))
      return follower.done
    })
    expect(done).toEqual([false, false, false, true])
  })
})

describe('the first choices of a match', () => {
  it('stand in its story, with what was taken back left out', () => {
    const match = agreed()
    playIn(match, 0, { act: 'bid', n: [9] })
    undoIn(match, 0)
    for (const [seat, choice] of twoRounds) playIn(match, seat, choice)
    const followed = followedIn(bidding, match)
    expect(followed.map(({ path, lines }) => [path, lines])).toEqual([
      [
        ['3', '1'],
        [1, 5],
      ],
      [
        ['2', '5'],
        [2, 6],
      ],
    ])
    for (const { lines, deeds } of followed) expect(deeds).toEqual(lines.map((line) => match.story[line]))
  })
  it('are as many as there are so far', () => {
    const match = agreed()
    expect(followedIn(bidding, match)).toEqual([0, 1].map(() => ({ path: [], lines: [], deeds: [] })))
    playIn(match, 0, { act: 'bid', n: [3] })
    expect(followedIn(bidding, match).map(({ path }) => path)).toEqual([['3'], []])
  })
  it('are those before a line that the rules refuse', () => {
    const match = agreed()
    for (const [seat, choice] of twoRounds) playIn(match, seat, choice)
    const story = match.story.map((deed, line) => (line === 3 ? { ...deed, choice: { act: 'fly' } } : deed))
    expect(followedIn(bidding, { ...match, story }).map(({ path }) => path)).toEqual([['3'], ['2']])
  })
})

describe('what came of a beginning', () => {
  it('is the share of the win and the points; of a seat that did nothing that counts nothing is told', () => {
    const { game, state } = agreed()
    const over = { ...state, agenda: [], prizes: [1, 1] }
    expect(beginningsAt(game, over, [['3'], ['2', '5']])).toEqual([
      { seat: 0, path: ['3'], share: 0.5, points: 1 },
      { seat: 1, path: ['2', '5'], share: 0.5, points: 1 },
    ])
    expect(beginningsAt(game, { ...over, prizes: [1, 2] } as typeof over, [[], ['2']])).toEqual([
      { seat: 1, path: ['2'], share: 1, points: 2 },
    ])
    expect(beginningsAt(game, { ...over, prizes: [3, 0] } as typeof over, [['1'], ['2']])).toMatchObject([
      { share: 1, points: 3 },
      { share: 0, points: 0 },
    ])
  })
  it('is known when the match is over', () => {
    const match = played(title)
    expect(beginningsOf(bidding, match)).toEqual([
      { seat: 0, path: ['3', '1'], share: 0, points: 1 },
      { seat: 1, path: ['2', '5'], share: 1, points: 2 },
    ])
    const opened = agreed()
    for (const [seat, choice] of twoRounds) playIn(opened, seat, choice)
    expect(beginningsOf(bidding, opened)).toEqual([])
  })
  it('is not told of a match that cannot be compared', () => {
    expect(beginningsOf(bidding, played(title, { start: 12 }))).toEqual([])
    expect(beginningsOf({ ...bidding, variant: 'start' }, played(title, { start: 12 }))).toHaveLength(2)
  })
})
