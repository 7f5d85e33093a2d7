import { describe, expect, it } from 'vitest'
import { anyChoice } from '../bots/random.ts'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { deciders, options } from '../kernel/ask.ts'
import { isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import type { State } from '../kernel/words.ts'
import { backIn, canUndo, type Entry, enter, type Match, openMatch, playIn, redoIn, undoIn } from './match.ts'

function opened(plan: typeof lotsPlan | typeof bidsPlan, seats: number, lasting = false): Match {
  const result = openMatch(plan.title, { seats, seed: 'match', lasting })
  if (!('match' in result)) throw new Error('not opened')
  return result.match
}
const bare = (s: State) => JSON.stringify({ ...s, events: null })

/** The bids toy after the first auction: every seat arranges its coins in the open. */
function arranging(seats = 3): Match {
  const match = opened(bidsPlan, seats)
  for (let seat = 0; seat < seats; seat++) playIn(match, seat, { act: 'bid', n: [seat] })
  return match
}
const laid = (match: Match) => (match.state as State & { laid: number[] }).laid

describe('a match', () => {
  it('is refused for seats, options and sheets that cannot be', () => {
    expect(openMatch(lotsPlan.title, { seats: 4, seed: '' })).toEqual({
      refusal: { clause: 'table.seats', with: { min: 2, max: 3, seats: '4' } },
    })
    expect(openMatch(lotsPlan.title, { seats: 2, seed: '', options: { x: 1 } })).toMatchObject({
      refusal: { clause: 'table.option-unknown' },
    })
    const sheet = { game: 'other', form: 1, tables: {} }
    expect(openMatch(lotsPlan.title, { seats: 2, seed: '', sheet })).toMatchObject({ problems: [{ at: 'game' }] })
  })

  it('keeps its log, and replaying the log gives the same state', () => {
    const match = opened(lotsPlan, 3)
    while (!isOver(match.state)) {
      const seat = deciders(match.game, match.state)[0] as number
      playIn(match, seat, options(match.game, match.state, seat)[0])
    }
    const again = opened(lotsPlan, 3)
    for (const entry of match.log) expect(enter(again, entry)).toBeNull()
    expect(bare(again.state)).toBe(bare(match.state))
    expect(match.deeds).toHaveLength(match.log.length + 1)
  })

  it('refuses a choice and stays as it was', () => {
    const match = opened(lotsPlan, 2)
    const seat = deciders(match.game, match.state)[0] as number
    expect(playIn(match, seat, { act: 'wait' })).toEqual({ clause: 'LOT-2' })
    expect(playIn(match, 1 - seat, { act: 'draw' })?.clause).toBe('table.not-awaited')
    expect(match.log).toEqual([])
  })

  it('keeps only what belongs to a choice', () => {
    const match = arranging(2)
    playIn(match, 0, { act: 'lay', note: 'x'.repeat(99) })
    expect(match.log.at(-1)).toEqual({ seat: 0, choice: { act: 'lay' }, move: { act: 'lay' } })
  })
})

describe('a lasting match', () => {
  it.each([lotsPlan, bidsPlan])('changes its state in place, and is at every entry what another match is', (plan) => {
    const rng = rngOf('lasting')
    const kinds = { undo: 0, redo: 0, back: 0, choice: 0 }
    for (let game = 0; game < 20; game++) {
      const match = opened(plan, 3, true)
      const other = opened(plan, 3)
      while (!isOver(match.state) && match.log.length < 60) {
        const before = bare(match.state)
        const { state } = match
        const seat = deciders(match.game, match.state)[0] as number
        const how = below(rng, 5)
        if (how === 0) undoIn(match, seat)
        else if (how === 1) redoIn(match, seat)
        else if (how === 2 && below(rng, 3) === 0) backIn(match, seat, match.log.length - 2)
        else expect(playIn(match, seat, anyChoice(match.game, match.state, seat, rng))).toBeNull()
        if (match.log.length === other.log.length) continue
        const entry = match.log.at(-1) as Entry
        for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) if (kind in entry) kinds[kind]++
        if ('choice' in entry) expect(match.state).toBe(state)
        expect(enter(other, entry)).toBeNull()
        expect(match.state).toEqual(other.state)
        expect(match.trail).toEqual(other.trail)
        expect(match.deeds).toEqual(other.deeds)
        expect(bare(match.before as State)).toBe(before)
      }
    }
    if (plan === bidsPlan) for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(10)
  })
})

describe('undo', () => {
  it('takes back the own last choice, one at a time', () => {
    const match = arranging()
    playIn(match, 0, { act: 'lay' })
    playIn(match, 0, { act: 'lay' })
    expect(undoIn(match, 0)).toBeNull()
    expect(laid(match)).toEqual([1, 0, 0])
    expect(undoIn(match, 0)).toBeNull()
    expect(laid(match)).toEqual([0, 0, 0])
  })

  it('leaves alone what others did at the same time', () => {
    const match = arranging()
    playIn(match, 0, { act: 'lay' })
    playIn(match, 1, { act: 'lay' })
    playIn(match, 2, { act: 'lay' })
    playIn(match, 0, { act: 'lay' })
    playIn(match, 1, { act: 'lay' })
    expect(undoIn(match, 0)).toBeNull()
    expect(laid(match)).toEqual([1, 2, 1])
    expect(undoIn(match, 0)).toBeNull()
    expect(laid(match)).toEqual([0, 2, 1])
    expect(redoIn(match, 0)).toBeNull()
    expect(redoIn(match, 0)).toBeNull()
    expect(laid(match)).toEqual([2, 2, 1])
    expect(redoIn(match, 0)).toEqual({ clause: 'table.no-redo' })
  })

  it('ends where a seat is no longer asked', () => {
    const match = arranging()
    playIn(match, 0, { act: 'content' })
    expect(canUndo(match, 0)).toBe(false)
    expect(undoIn(match, 0)).toEqual({ clause: 'table.no-undo' })
  })

  it('ends where all have ended a step together', () => {
    const match = arranging(2)
    playIn(match, 0, { act: 'lay' })
    playIn(match, 0, { act: 'content' })
    playIn(match, 1, { act: 'content' })
    expect(deciders(match.game, match.state)).toEqual([0, 1])
    expect(canUndo(match, 0)).toBe(false)
    expect(canUndo(match, 1)).toBe(false)
  })

  it('opens a sealed choice again while the others still think', () => {
    const match = opened(bidsPlan, 3)
    playIn(match, 0, { act: 'bid', n: [3] })
    playIn(match, 1, { act: 'bid', n: [1] })
    expect(undoIn(match, 0)).toBeNull()
    expect(match.state.sealed).toEqual([null, { act: 'bid', n: [1] }, null])
    playIn(match, 0, { act: 'bid', n: [9] })
    playIn(match, 2, { act: 'bid', n: [0] })
    expect(canUndo(match, 0)).toBe(false)
    expect((match.state as State & { coins: number[] }).coins).toEqual([1, 10, 10])
  })

  it('never goes back behind a secret that came out', () => {
    const match = opened(lotsPlan, 2)
    const seat = deciders(match.game, match.state)[0] as number
    playIn(match, seat, { act: 'draw' })
    expect(canUndo(match, seat)).toBe(false)
  })

  it('is an entry of the log, and a replayed log takes back the same', () => {
    const match = arranging()
    playIn(match, 0, { act: 'lay' })
    undoIn(match, 0)
    redoIn(match, 0)
    undoIn(match, 0)
    playIn(match, 0, { act: 'content' })
    expect(match.log.slice(-5).map((e) => Object.keys(e)[1])).toEqual(['choice', 'undo', 'redo', 'undo', 'choice'])
    const again = opened(bidsPlan, 3)
    for (const entry of match.log) expect(enter(again, entry)).toBeNull()
    expect(bare(again.state)).toBe(bare(match.state))
  })

  it('is forgotten by a new choice', () => {
    const match = arranging()
    playIn(match, 0, { act: 'lay' })
    undoIn(match, 0)
    playIn(match, 0, { act: 'content' })
    expect(redoIn(match, 0)).toEqual({ clause: 'table.no-redo' })
  })

  it('tells only what still stands', () => {
    const match = arranging()
    playIn(match, 0, { act: 'lay' })
    playIn(match, 1, { act: 'content' })
    undoIn(match, 0)
    expect(match.deeds.slice(-1).map((d) => [d.seat, d.choice?.act])).toEqual([[1, 'content']])
  })
})

describe('taking back by agreement', () => {
  /** The bids toy with some entries: each is played by whoever is awaited first. */
  function played(match: Match, choices: number): void {
    for (let k = 0; k < choices; k++) {
      const seat = deciders(match.game, match.state)[0] as number
      const choice = options(match.game, match.state, seat)[0]
      playIn(match, seat, choice?.span === undefined ? choice : { act: choice.act, n: choice.span.map((s) => s[0]) })
    }
  }

  it('goes back over what has come out, and the match goes on from there', () => {
    const match = opened(lotsPlan, 3)
    played(match, 2)
    const then = bare(match.state)
    played(match, 3)
    expect(backIn(match, 1, 2)).toBeNull()
    expect(bare(match.state)).toBe(then)
    expect(match.deeds.map((d) => d.at)).toEqual([-1, 0, 1])
    expect(match.log.at(-1)).toEqual({ seat: 1, back: 2 })
    played(match, 1)
    expect(match.deeds.map((d) => d.at)).toEqual([-1, 0, 1, 6])
  })

  it('counts only what still counts, however often it was done, and replays the same', () => {
    const match = opened(lotsPlan, 3)
    for (let k = 0; k < 40; k++) {
      played(match, 2)
      expect(backIn(match, 0, match.log.length - 1)).toBeNull()
    }
    const again = opened(lotsPlan, 3)
    for (const entry of match.log) expect(enter(again, entry)).toBeNull()
    expect(bare(again.state)).toBe(bare(match.state))
    expect(again.deeds.map((d) => d.at)).toEqual(match.deeds.map((d) => d.at))
  })

  it('cannot go where the match has not been', () => {
    const match = opened(lotsPlan, 2)
    for (const to of [0, -1, 0.5, 7]) expect(backIn(match, 0, to)).toEqual({ clause: 'table.no-undo' })
    expect(match.log).toEqual([])
  })
})
