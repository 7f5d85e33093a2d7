// What could not be known: told where another choice was better as the unseen cards lay, and only because of them.
import { describe, expect, test } from 'vitest'
import type { Game } from '../kernel/game.ts'
import { begin, freshState } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import type { Card, Choice, Seat, State, Step } from '../kernel/words.ts'
import { type Insight, mindOf } from '../title/mind.ts'
import type { Edition } from '../title/title.ts'
import { betterAsItLay, unluckiestOf } from './hindsight.ts'
import type { Moment } from './moment.ts'
import { unknownTo } from './told.ts'

/** Seat 1 holds one of three cards, which only it sees; the others lie face down. Seat 0 says what it is, or what lies on top, or neither. */
interface GuessState extends State {
  agenda: Guess[]
  hand: Card[]
  rest: Card[]
  won: number
}
interface Guess extends Step {
  readonly do: 'guess'
}
const CARDS = [0, 0, 1]
const chances: Readonly<Record<string, (s: GuessState) => number>> = {
  low: ({ hand }) => (hand[0] === 0 ? 1 : 0),
  high: ({ hand }) => (hand[0] === 1 ? 1 : 0),
  'top-low': ({ rest }) => (rest[0] === 0 ? 1 : 0),
  even: () => 0.5,
}

const guessing = (acts: readonly string[]): Game<GuessState, Guess> => ({
  id: 'guess',
  version: 1,
  players: [2, 2],
  variants: {},
  box: null,
  setup: (_options, seats, rng) => ({
    ...freshState(seats, rng),
    agenda: [{ do: 'guess' }],
    hand: [0],
    rest: [0, 1],
    won: 0,
  }),
  rules: {
    guess: {
      kind: 'decision',
      by: () => [0],
      candidates: () => acts.map((act): Choice => ({ act })),
      refuse: () => null,
      resolve(s, _step, _seat, { act }) {
        s.won = chances[act]?.(s) ?? 0
      },
    },
  },
  zones: [
    { id: 'hand', pool: 'cards', piles: (s) => [s.hand], sees: (_s, seat) => seat === 1 },
    { id: 'rest', pool: 'cards', piles: (s) => [s.rest], sees: () => false },
  ],
  pools: () => ({ cards: CARDS }),
  scores: ({ won }) => [2 * won, 1],
  winners: ({ agenda, won }) => (agenda.length > 0 ? [] : won === 0.5 ? [0, 1] : [won > 0.5 ? 0 : 1]),
  breakdown: ({ won }, seat) => [{ from: 'guess', points: seat === 0 ? 2 * won : 1 }],
})

const insight: Insight<GuessState, unknown> = { value: ({ won }, seat) => 20 * (seat === 0 ? won : 1 - won) }
const effort = { search: { iterations: 60 }, check: 300, worlds: 4 }

/** What is said of a choice of seat 0 where the cards lay so. */
function saidOf(acts: readonly string[], act: string, hand: Card, rest: readonly Card[]) {
  const mind = mindOf(guessing(acts) as unknown as Edition, insight as unknown as Insight<State, unknown>)
  const before = begin(mind.game, {}, 2, rngOf('guess'))
  const { hand: held, rest: left } = before as GuessState
  held.splice(0, held.length, hand)
  left.splice(0, left.length, ...rest)
  return betterAsItLay(mind, { before, seat: 0, choice: { act } }, [], effort, rngOf('hindsight'))
}

describe('with hindsight', () => {
  test('a choice is told of that was worse from what could be known, and better as the cards lay', () => {
    const other = saidOf(['low', 'high'], 'low', 1, [0, 0])
    expect(other?.choice).toEqual({ act: 'high' })
    expect(other?.by).toBeGreaterThan(0.5)
    expect(other?.doubt).toBeLessThan(0.1)
  })
  test('nothing is told where the cards lay well', () => {
    expect(saidOf(['low', 'high'], 'low', 0, [0, 1])).toBeNull()
  })
  test('what was better from what could be known, too, is a mistake and not told here', () => {
    expect(saidOf(['low', 'high'], 'high', 0, [0, 1])).toBeNull()
  })
  test('cards that nobody saw are luck: a choice is not better because of what happened to lie on top', () => {
    // The top card is low in truth, but nobody held it: of the two that are left it is as often the other.
    expect(saidOf(['even', 'top-low'], 'even', 0, [0, 1])).toBeNull()
  })
})

describe('moments at which unseen cards lay badly', () => {
  const moment = (line: number, seat: Seat, cost: number): Moment => ({
    ...{ line, seat, before: [0.5, 0.5], after: [0.5, 0.5], verdict: null },
    parts: { draw: [0, 0], hidden: [-cost, cost], play: [0, 0], rest: [cost, -cost] },
  })
  const unlucky = { least: 0.04, most: 3 }
  const judge = { rules: 1, net: false, thoughts: 60, sign: '' }
  const moments = [0.05, 0.3, 0.01, 0.1, 0.2].map((cost, line) => moment(line + 1, 0, cost))

  test('are own ones, the worst first, no more than asked for, and none that is hardly worth a word', () => {
    expect(unluckiestOf([...moments, moment(6, 1, 0.5)], 0, unlucky).map(({ line }) => line)).toEqual([2, 5, 4])
    expect(unluckiestOf([moment(1, 1, 0.5)], 1, unlucky)).toEqual([])
  })
  test('are told as they came, with those at which another choice would have been better', () => {
    const other = { choice: { act: 'high' }, by: 0.2, doubt: 0.02 }
    const hindsight = [
      { line: 3, seat: 0, other },
      { line: 4, seat: 0, other: null },
      { line: 1, seat: 0, other: null },
    ]
    const told = unknownTo({ judge, moments, finest: [], hindsight, whole: true }, 0)
    expect(told.map(({ line, other }) => [line, other])).toEqual([
      [2, undefined],
      [3, other],
      [4, null],
      [5, undefined],
    ])
  })
})
