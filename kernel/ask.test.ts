// Who is asked, what may be chosen, and what a stranger may send: on the toys, which use every feature of the kernel.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { check, closedOptions, deciders, explain, givesUp, offers, options } from './ask.ts'
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
    expect(closedOptions(bids, s, 0).map((c) => c.n?.[0])).not.toContain(4)
  })
})

describe('what a stranger sends', () => {
  it('is refused with a clause, and changes nothing', () => {
    const s = lotsTable()
    const seat = deciders(lots, s)[0] as number
    const before = JSON.stringify(s)
    const refused = (who: number, what: unknown) => {
      const played = play(lots, s, who, what)
      return 'refusal' in played ? played.refusal.clause : 'played'
    }
    expect(refused(1 - seat, { act: 'draw' })).toBe('table.not-awaited')
    expect(refused(7, { act: 'draw' })).toBe('table.no-such-seat')
    expect(refused(seat, { act: 'steal' })).toBe('table.no-such-choice')
    expect(refused(seat, { act: 'show', on: ['hand.9.9'] })).toBe('table.no-card')
    expect(refused(seat, { act: 'show', on: ['nowhere.0.0'] })).toBe('table.no-such-choice')
    const owned = { ...lots, personal: ['hand'] }
    expect(check(owned, s, seat, { act: 'show', on: [`hand.${1 - seat}.0`] })).toEqual({
      clause: 'table.not-yours',
      with: { of: 1 - seat },
    })
    expect(refused(seat, { act: 'constructor' })).toBe('table.no-such-choice')
    expect(refused(seat, null)).toBe('table.not-a-choice')
    expect(refused(seat, { act: 'draw', span: [] })).toBe('table.not-a-choice')
    expect(refused(seat, { act: 'draw', on: 'deck' })).toBe('table.not-a-choice')
    expect(JSON.stringify(s)).toBe(before)
  })

  it('is refused by the clause of a rule that knows one, out of turn and beside its candidates', () => {
    const s = lotsTable()
    const seat = deciders(lots, s)[0] as number
    const step = s.agenda.at(-1)?.do as string
    const rule = lots.rules[step] as Decision<State, Step, Choice, unknown>
    const strict: typeof lots = {
      ...lots,
      rules: {
        ...lots.rules,
        [step]: {
          ...rule,
          otherwise: (_s, _step, who, { act }) =>
            who === seat ? (act === 'steal' ? { clause: 'LOT-9' } : null) : { clause: 'LOT-8' },
        } satisfies Decision<State, Step, Choice, unknown>,
      },
      interrupts: {
        peek: {
          candidates: () => [],
          refuse: () => null,
          otherwise: () => ({ clause: 'LOT-7' }),
          resolve: () => {},
        },
      },
    }
    const refused = (who: number, act: string) => check(strict, s, who, { act })?.clause
    expect(refused(1 - seat, 'draw')).toBe('LOT-8')
    expect(refused(seat, 'steal')).toBe('LOT-9')
    expect(refused(seat, 'fly')).toBe('table.no-such-choice')
    expect(refused(seat, 'peek')).toBe('LOT-7')
    expect(refused(seat, 'draw')).toBe(check(lots, s, seat, { act: 'draw' })?.clause)
  })

  it('never throws, whatever it is', () => {
    const s = lotsTable()
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (seat, choice) => {
        const refusal = check(lots, s, seat as number, choice)
        expect(refusal === null || typeof refusal.clause === 'string').toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('after the end is refused', () => {
    const s = lotsTable()
    s.agenda = []
    expect(check(lots, s, 0, { act: 'draw' })).toEqual({ clause: 'table.over' })
    expect(check(lots, s, 0, { act: 'cheer' })).toEqual({ clause: 'table.over' })
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
