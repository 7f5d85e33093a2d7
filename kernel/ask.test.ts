// Who is asked and what may be chosen: on the toys, which use every feature of the kernel.
import { describe, expect, it } from 'vitest'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import {
  check,
  closedOptions,
  deciders,
  explain,
  givesUp,
  isForced,
  isInterrupt,
  offers,
  options,
  optionsFor,
  together,
} from './ask.ts'
import { clone } from './clone.ts'
import type { Decision } from './game.ts'
import { begin, commit, isOver, play } from './play.ts'
import { rngOf } from './random.ts'
import type { Choice, Refusal, Seat, State, Step } from './words.ts'

const lots = lotsPlan.title.game
const bids = bidsPlan.title.game
type Lots = State & { deck: number[]; hands: number[][]; shown: number[][]; cheers: number }

const lotsTable = (seats = 2, seed = 'ask') => begin(lots, {}, seats, rngOf(seed)) as Lots
const bidsTable = (seats = 3, start = 10) => begin(bids, { start }, seats, rngOf('ask'))

describe('questions', () => {
  it('await one seat, who has options; the others have none', () => {
    const s = lotsTable()
    const [seat] = deciders(lots, s)
    expect(deciders(lots, s)).toHaveLength(1)
    expect(options(lots, s, seat as number).length).toBeGreaterThan(1)
    expect(options(lots, s, 1 - (seat as number))).toEqual([])
  })

  it('explain every candidate with its clause or none', () => {
    const s = lotsTable()
    const seat = deciders(lots, s)[0] as number
    const said = explain(lots, s, seat)
    expect(said.find((e) => e.choice.act === 'wait')?.refusal).toEqual({ clause: 'LOT-2' })
    expect(said.find((e) => e.choice.act === 'draw')?.refusal).toBeNull()
    expect(said.map((e) => e.choice.act)).toContain('cheer')
  })

  it('say which choices give something up, unless nothing else is left', () => {
    const s = lotsTable()
    const seat = deciders(lots, s)[0] as number
    const { turn } = lots.rules
    if (turn?.kind !== 'decision') throw new Error('a turn is a decision')
    const drawing = (_s: State, _step: Step, _seat: Seat, c: Choice) => c.act === 'draw'
    const game = { ...lots, rules: { ...lots.rules, turn: { ...turn, givesUp: drawing } } }
    expect(givesUp(game, s, seat, { act: 'draw' })).toBe(true)
    expect(givesUp(game, s, seat, { act: 'show', on: [`hand.${seat}.0`] })).toBe(false)
    expect(givesUp(game, s, seat, { act: 'cheer' })).toBe(false)
    expect(givesUp(game, s, 1 - seat, { act: 'draw' })).toBe(false)
    expect(givesUp(lots, s, seat, { act: 'draw' })).toBe(false)
    s.hands = [[], []]
    expect(options(game, s, seat)).toEqual([{ act: 'draw' }])
    expect(givesUp(game, s, seat, { act: 'draw' })).toBe(false)
  })

  it('are none while something happens by itself, where a step has no rule, and after the end', () => {
    for (const agenda of [[{ do: 'deal' }], [{ do: 'nowhere' }], []]) {
      const s = { ...lotsTable(), agenda }
      for (const seat of [0, 1]) {
        expect(options(lots, s, seat)).toEqual([])
        expect(closedOptions(lots, s, seat)).toEqual([])
        expect(optionsFor(lots, s, seat, 2)).toEqual([])
        expect(isForced(lots, s, seat)).toBe(true)
        expect(explain(lots, s, seat).map((e) => e.choice.act)).toEqual(agenda.length === 0 ? [] : ['cheer'])
        expect(givesUp(lots, s, seat, { act: 'draw' })).toBe(false)
      }
      expect(deciders(lots, s)).toEqual([])
      expect(together(lots, s)).toBe(false)
    }
  })

  it('explain to a seat that is not awaited only what it may do beside', () => {
    const s = lotsTable()
    const other = 1 - (deciders(lots, s)[0] as number)
    expect(explain(lots, s, other)).toEqual([{ choice: { act: 'cheer' }, refusal: null }])
  })

  it('are answered by several together when these are awaited at the same time, sealed or in the open', () => {
    expect(together(lots, lotsTable())).toBe(false)
    const s = bidsTable(2)
    expect(together(bids, s)).toBe(true)
    for (const seat of [0, 1]) commit(bids, s, seat, { act: 'bid', n: [seat] })
    expect(s.agenda.at(-1)).toEqual({ do: 'arrange' })
    expect(together(bids, s)).toBe(true)
  })

  it('leave no choice to a seat with a single option, unless it has to name numbers', () => {
    const s = lotsTable()
    const seat = deciders(lots, s)[0] as number
    expect(isForced(lots, s, seat)).toBe(false)
    s.hands = [[], []]
    expect(isForced(lots, s, seat)).toBe(true)
    const b = bidsTable()
    expect(options(bids, b, 0)).toHaveLength(1)
    expect(isForced(bids, b, 0)).toBe(false)
  })

  it('are told from what is done beside them by the act', () => {
    expect(isInterrupt(lots, 'cheer')).toBe(true)
    expect(isInterrupt(lots, 'draw')).toBe(false)
    expect(isInterrupt(bids, 'bid')).toBe(false)
  })

  it('never lose anything by what is done beside them', () => {
    const s = lotsTable()
    const seat = deciders(lots, s)[0] as number
    const { turn } = lots.rules
    if (turn?.kind !== 'decision') throw new Error('a turn is a decision')
    const game = { ...lots, rules: { ...lots.rules, turn: { ...turn, givesUp: () => true } } }
    expect(givesUp(game, s, seat, { act: 'show', on: [`hand.${seat}.0`] })).toBe(true)
    expect(givesUp(game, s, seat, { act: 'cheer' })).toBe(false)
    expect(givesUp(game, s, 1 - seat, { act: 'draw' })).toBe(false)
  })

  it('of a single option are answered without asking', () => {
    const s = lotsTable()
    const seat = deciders(lots, s)[0] as number
    s.deck = []
    s.hands = [[3], [5]]
    commit(lots, s, seat, { act: 'show', on: [`hand.${seat}.0`] })
    // The other seat can only show its last lot; then everybody can only wait and the game is over.
    expect(s.shown.flat().sort()).toEqual([3, 5])
    expect(isOver(s)).toBe(true)
  })

  it('offer interrupts to anybody, and wait for none', () => {
    const s = lotsTable()
    const awaited = deciders(lots, s)
    const other = 1 - (awaited[0] as number)
    expect(offers(lots, s, other)).toEqual([{ act: 'cheer' }])
    commit(lots, s, other, { act: 'cheer' })
    expect(s.cheers).toBe(1)
    expect(deciders(lots, s)).toEqual(awaited)
    s.cheers = 3
    expect(offers(lots, s, other)).toEqual([])
    expect(check(lots, s, other, { act: 'cheer' })).toEqual({ clause: 'LOT-4' })
  })
})

describe('secret decisions', () => {
  it('stay sealed until the last seat has chosen, then are revealed together', () => {
    const s = bidsTable()
    expect(deciders(bids, s)).toEqual([0, 1, 2])
    commit(bids, s, 1, { act: 'bid', n: [5] })
    expect(deciders(bids, s)).toEqual([0, 2])
    expect(options(bids, s, 1)).toEqual([])
    commit(bids, s, 0, { act: 'bid', n: [3] })
    expect((s as State & { prizes: number[] }).prizes).toEqual([0, 0, 0])
    commit(bids, s, 2, { act: 'bid', n: [0] })
    expect((s as State & { prizes: number[] }).prizes).toEqual([0, 1, 0])
    expect(s.sealed).toBeNull()
    expect(s.secretsOut).toBe(1)
  })

  it('do not ask a seat that has nothing to choose', () => {
    const s = bidsTable(2, 1)
    commit(bids, s, 0, { act: 'bid', n: [1] })
    commit(bids, s, 1, { act: 'bid', n: [0] })
    for (const seat of [0, 1]) commit(bids, s, seat, { act: 'content' })
    expect(deciders(bids, s)).toEqual([1])
  })

  it('take numbers within their span, judged by the rule first', () => {
    const s = bidsTable()
    expect(check(bids, s, 0, { act: 'bid', n: [10] })).toBeNull()
    expect(check(bids, s, 0, { act: 'bid', n: [11] })).toEqual({ clause: 'BID-1' })
    expect(check(bids, s, 0, { act: 'bid', n: [4] })).toEqual({ clause: 'BID-2' })
    expect(check(bids, s, 0, { act: 'bid', n: [-1] })?.clause).toBe('table.out-of-range')
    expect(check(bids, s, 0, { act: 'bid', n: [2.5] })?.clause).toBe('table.out-of-range')
    expect(check(bids, s, 0, { act: 'bid', n: [1, 1] })?.clause).toBe('table.no-such-choice')
    expect(check(bids, s, 0, { act: 'bid' })?.clause).toBe('table.no-such-choice')
  })
})

describe('open choices', () => {
  it('are replaced by closed ones that stand for them, without those that a clause forbids', () => {
    const s = bidsTable(2, 8)
    const named = closedOptions(bids, s, 0)
    expect(named.map((c) => c.n?.[0])).toEqual([0, 1, 2, 6, 7, 8])
    expect(named.every((c) => c.span === undefined)).toBe(true)
    // 4 would stand for the middle.
    expect(check(bids, s, 0, { act: 'bid', n: [4] })).toEqual({ clause: 'BID-2' })
  })

  it('stand beside closed ones, which stay as they are', () => {
    const s = bidsTable(2, 2)
    const { bid } = bids.rules
    if (bid?.kind !== 'secret') throw new Error('a bid is secret')
    const candidates: typeof bid.candidates = (...asked) => [{ act: 'pass' }, ...bid.candidates(...asked)]
    const game = { ...bids, rules: { ...bids.rules, bid: { ...bid, candidates } } }
    expect(closedOptions(game, s, 0)).toEqual([
      { act: 'pass' },
      { act: 'bid', n: [0] },
      { act: 'bid', n: [1] },
      { act: 'bid', n: [2] },
    ])
  })
})

describe('play', () => {
  it('gives a new state and leaves the old one alone', () => {
    const s = lotsTable()
    const seat = deciders(lots, s)[0] as number
    const before = JSON.stringify(s)
    const played = play(lots, s, seat, { act: 'draw' })
    expect('state' in played && (played.state as Lots).hands[seat]).toHaveLength(3)
    expect(JSON.stringify(s)).toBe(before)
  })

  it('a copy shares nothing that changes', () => {
    const s = lotsTable()
    const copy = clone(s)
    copy.deck.pop()
    copy.hands[0]?.pop()
    copy.agenda.pop()
    copy.events?.push({ ev: 'x' })
    ;(copy.rng as { a: number }).a = 0
    const fresh = lotsTable()
    expect(s).toEqual(fresh)
  })
})

describe('what is given to a question', () => {
  it('is worked out once for all its candidates, and reaches every way of asking', () => {
    let times = 0
    const turn = lots.rules.turn as Decision<State, Step, Choice, unknown>
    const asking: Decision<State, Step, Choice, unknown, Refusal, string> = {
      ...turn,
      given() {
        times++
        return 'draw'
      },
      candidates(s, step, seat, box, act) {
        expect(act).toBe('draw')
        return turn.candidates(s, step, seat, box)
      },
      refuse: (_s, _step, _seat, choice, _box, act) => (choice.act === act ? null : { clause: 'LOT-1' }),
    }
    const s = lotsTable()
    const game = { ...lots, rules: { ...lots.rules, [s.agenda.at(-1)?.do as string]: asking } } as typeof lots
    const seat = deciders(game, s)[0] as number
    expect(options(game, s, seat)).toEqual([{ act: 'draw' }])
    expect(times).toBe(1)
    expect(check(game, s, seat, { act: 'draw' })).toBeNull()
    expect(explain(game, s, seat)).toContainEqual({ choice: { act: 'draw' }, refusal: null })
    expect(times).toBe(3)
  })
})
