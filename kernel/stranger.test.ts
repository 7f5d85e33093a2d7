// What a stranger may send: it is refused with a clause, whatever it is, and the clause says as much as the table knows.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { check, deciders } from './ask.ts'
import type { Decision } from './game.ts'
import { begin, play } from './play.ts'
import { rngOf } from './random.ts'
import type { Choice, State, Step } from './words.ts'

const lots = lotsPlan.title.game
const bids = bidsPlan.title.game
type Lots = State & { deck: number[]; hands: number[][]; shown: number[][]; cheers: number }

const lotsTable = () => begin(lots, {}, 2, rngOf('ask')) as Lots
const bidsTable = () => begin(bids, { start: 10 }, 3, rngOf('ask'))

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
    for (const nowhere of [7, 2, -1, 0.5, Number.NaN])
      expect(refused(nowhere, { act: 'draw' })).toBe('table.no-such-seat')
    expect(refused(seat, { act: 'steal' })).toBe('table.no-such-choice')
    expect(refused(seat, { act: 'show', on: ['hand.9.9'] })).toBe('table.no-card')
    expect(refused(seat, { act: 'show', on: ['nowhere.0.0'] })).toBe('table.no-such-choice')
    expect(refused(seat, { act: 'constructor' })).toBe('table.no-such-choice')
    expect(refused(seat, null)).toBe('table.not-a-choice')
    expect(refused(seat, { act: 'draw', span: [] })).toBe('table.not-a-choice')
    expect(refused(seat, { act: 'draw', on: 'deck' })).toBe('table.not-a-choice')
    expect(refused(seat, { act: 5 })).toBe('table.not-a-choice')
    for (const on of [[5], ['deck', 5], [null], Array.from({ length: 65 }, () => 'deck')])
      expect(refused(seat, { act: 'draw', on })).toBe('table.not-a-choice')
    for (const n of [['5'], [5, '5'], Array.from({ length: 65 }, () => 5)])
      expect(refused(seat, { act: 'draw', n })).toBe('table.not-a-choice')
    // Long, and no longer than any choice may be.
    expect(refused(seat, { act: 'draw', n: Array.from({ length: 64 }, () => 5) })).toBe('table.no-such-choice')
    expect(JSON.stringify(s)).toBe(before)
  })

  it('is told whom the table waits for', () => {
    const s = lotsTable()
    const seat = deciders(lots, s)[0] as number
    expect(check(lots, s, 1 - seat, { act: 'draw' })).toEqual({
      clause: 'table.not-awaited',
      with: { awaited: [seat] },
    })
  })

  it('is refused while something happens by itself', () => {
    const s = { ...lotsTable(), agenda: [{ do: 'deal' }] }
    for (const act of ['draw', 'cheer']) expect(check(lots, s, 0, { act })).toEqual({ clause: 'table.over' })
  })

  it('is told where no card lies, and not where one does', () => {
    const s = lotsTable()
    const seat = deciders(lots, s)[0] as number
    const clause = (on: string) => check(lots, s, seat, { act: 'steal', on: [on] })?.clause
    for (const nowhere of ['hand.0.2', 'hand.1.2', 'hand.9.0', 'hand.-1.0', 'shown.0.0', 'deck.0.6'])
      expect(clause(nowhere)).toBe('table.no-card')
    for (const there of ['hand.0.1', 'hand.1.0', 'deck.0.5', 'shown.0', 'shown', 'garden.0.0'])
      expect(clause(there)).toBe('table.no-such-choice')
    // The same beside a decision.
    const beside = (...on: string[]) => check(lots, s, seat, { act: 'cheer', on })?.clause
    expect(beside('hand.0.2')).toBe('table.no-card')
    expect(beside('hand.0.1')).toBe('table.no-such-choice')
    expect(beside('hand.0.1', 'hand.0.2')).toBe('table.no-card')
  })

  it('is told whose it is that it points at, where things belong to seats', () => {
    const s = lotsTable()
    const owned = { ...lots, personal: ['hand'] }
    for (const seat of [0, 1]) {
      s.agenda = [{ do: 'turn', seat } as Step]
      const no = (on: string) => check(owned, s, seat, { act: 'show', on: [on] })
      expect(no(`hand.${1 - seat}.0`)).toEqual({ clause: 'table.not-yours', with: { of: 1 - seat } })
      expect(no(`hand.${seat}.9`)).toEqual({ clause: 'table.no-card' })
      // Nobody's: no such seat, no seat at all, or a kind that belongs to none.
      for (const nobodys of ['hand.2.0', 'hand.-1.0', 'hand.5e-1.0'])
        expect(no(nobodys)).toEqual({ clause: 'table.no-card' })
      for (const nobodys of ['hand', 'hand.left', `deck.${1 - seat}`])
        expect(no(nobodys)).toEqual({ clause: 'table.no-such-choice' })
    }
  })

  it('is told what numbers could be named, those of closed choices among them', () => {
    const s = bidsTable()
    const { bid } = bids.rules
    if (bid?.kind !== 'secret') throw new Error('a bid is secret')
    const spansOf = (candidates: readonly Choice[], choice: Choice) => {
      const open: typeof bid = { ...bid, candidates: () => candidates, refuse: () => null }
      return check({ ...bids, rules: { ...bids.rules, bid: open } }, s, 0, choice)
    }
    const range = (...spans: number[]) => ({ clause: 'table.out-of-range', with: { spans } })
    const typed: Choice = { act: 'bid', span: [[3, 9, 2]] }
    expect(spansOf([typed], { act: 'bid', n: [20] })).toEqual(range(3, 9, 2))
    expect(spansOf([{ act: 'bid', n: [1] }, typed], { act: 'bid', n: [20] })).toEqual(range(1, 9, 2))
    expect(spansOf([{ act: 'bid', n: [15] }, typed], { act: 'bid', n: [20] })).toEqual(range(3, 15, 2))
    const others: Choice[] = [{ act: 'pass' }, { act: 'raise', n: [1] }, { act: 'bid', on: ['deck'], n: [1] }]
    expect(spansOf([...others, { act: 'bid', n: [0, 0] }, typed], { act: 'bid', n: [20] })).toEqual(range(3, 9, 2))
    const both: Choice[] = [
      { act: 'bid', n: [1, 30] },
      { act: 'bid', span: [typed.span?.[0] ?? [0, 0, 1], [10, 20, 5]] },
    ]
    expect(spansOf(both, { act: 'bid', n: [20, 20] })).toEqual(range(1, 9, 2, 10, 30, 5))
  })

  it('is judged by its candidate first: what is allowed, or has a clause of its own, is nothing strange', () => {
    const s = lotsTable()
    const seat = deciders(lots, s)[0] as number
    const { turn } = lots.rules
    const cheer = lots.interrupts?.cheer
    if (turn?.kind !== 'decision' || cheer === undefined) throw new Error('lots have turns and cheers')
    const strict: typeof lots = {
      ...lots,
      rules: { ...lots.rules, turn: { ...turn, otherwise: () => ({ clause: 'LOT-9' }) } },
      interrupts: {
        cheer: { ...cheer, otherwise: () => ({ clause: 'LOT-7' }) },
      },
    }
    expect(check(strict, s, seat, { act: 'draw' })).toBeNull()
    expect(check(strict, s, seat, { act: 'wait' })).toEqual({ clause: 'LOT-2' })
    expect(check(strict, s, seat, { act: 'fly' })).toEqual({ clause: 'LOT-9' })
    expect(check(strict, s, seat, { act: 'cheer' })).toBeNull()
    expect(check(strict, s, seat, { act: 'cheer', n: [3] })).toEqual({ clause: 'LOT-7' })
    s.cheers = 3
    expect(check(strict, s, seat, { act: 'cheer' })).toEqual({ clause: 'LOT-4' })
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
