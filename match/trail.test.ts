import { describe, expect, it } from 'vitest'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { type WalksState, walksPlan } from '../contract/toys/walks.ts'
import { deciders } from '../kernel/ask.ts'
import { isOver } from '../kernel/play.ts'
import type { State } from '../kernel/words.ts'
import { enterIn, type Match, playIn, redoIn, undoIn } from './match.ts'
import { arranging, bare, laid, opened } from './test/toys.ts'
import { canUndo, whyNoUndo } from './trail.ts'

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
    expect(undoIn(match, 0)).toEqual({ clause: 'table.undo-turn-over' })
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

  it('says who can, and to nobody else that it can', () => {
    const match = arranging()
    playIn(match, 0, { act: 'lay' })
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([true, false, false])
  })

  it('is not for a seat that takes no part while others have sealed', () => {
    const match = opened(bidsPlan, 3)
    playIn(match, 0, { act: 'bid', n: [10] })
    for (const seat of [1, 2]) playIn(match, seat, { act: 'bid', n: [1] })
    for (const seat of [0, 1, 2]) playIn(match, seat, { act: 'content' })
    playIn(match, 1, { act: 'bid', n: [3] })
    // The first seat has no coins left to bid.
    expect(whyNoUndo(match, 0)).toEqual({ clause: 'table.undo-turn-over' })
    expect(whyNoUndo(match, 1)).toBeNull()
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
    for (const entry of match.log) expect(enterIn(again, entry)).toHaveProperty('seq')
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
    expect(match.story.slice(-1).map((d) => [d.seat, d.choice?.act])).toEqual([[1, 'content']])
  })
})

describe('a turn of several choices', () => {
  const walking = () => opened(walksPlan, 2)
  const paces = (match: Match) => (match.state as WalksState).paces
  const why = (match: Match, seat: number) => whyNoUndo(match, seat)?.clause ?? null

  it('can be taken back to its first choice, also where the one before left something in the trail', () => {
    const match = walking()
    playIn(match, 0, { act: 'pace' })
    playIn(match, 0, { act: 'stop' })
    const before = bare(match.state)
    for (let k = 0; k < 3; k++) expect(playIn(match, 1, { act: 'pace' })).toBeNull()
    expect(paces(match)).toEqual([1, 3])
    for (let k = 0; k < 3; k++) expect(undoIn(match, 1)).toBeNull()
    expect(bare(match.state)).toBe(before)
    expect(undoIn(match, 1)).toEqual({ clause: 'table.undo-first' })
    for (let k = 0; k < 3; k++) expect(redoIn(match, 1)).toBeNull()
    expect(paces(match)).toEqual([1, 3])
  })

  it('says that nothing was done in it yet', () => {
    const match = walking()
    expect([why(match, 0), why(match, 1)]).toEqual(['table.undo-first', 'table.undo-turn-over'])
    playIn(match, 0, { act: 'pace' })
    expect(why(match, 0)).toBeNull()
  })

  it('says that something stands for good, until there is something new to take back', () => {
    const match = walking()
    playIn(match, 0, { act: 'pace' })
    playIn(match, 0, { act: 'look' })
    expect(why(match, 0)).toBe('table.undo-secret')
    playIn(match, 0, { act: 'pace' })
    expect(undoIn(match, 0)).toBeNull()
    expect(why(match, 0)).toBe('table.undo-first')
  })

  it('says that somebody else has acted', () => {
    const match = walking()
    playIn(match, 0, { act: 'pace' })
    playIn(match, 1, { act: 'whistle' })
    expect([why(match, 0), why(match, 1)]).toEqual(['table.undo-acted', 'table.undo-turn-over'])
  })

  it('begins anew, though the turn before ended with something that stands for good', () => {
    const match = opened(lotsPlan, 2)
    const seat = deciders(match.game, match.state)[0] as number
    for (const who of [seat, 1 - seat]) expect(playIn(match, who, { act: 'draw' })).toBeNull()
    expect([why(match, seat), why(match, 1 - seat)]).toEqual(['table.undo-first', 'table.undo-turn-over'])
  })

  it('says that it is over, and begins anew the next time', () => {
    const match = walking()
    playIn(match, 0, { act: 'look' })
    playIn(match, 0, { act: 'stop' })
    expect(why(match, 0)).toBe('table.undo-turn-over')
    playIn(match, 1, { act: 'stop' })
    expect(why(match, 0)).toBe('table.undo-first')
    while (!isOver(match.state)) playIn(match, deciders(match.game, match.state)[0] as number, { act: 'stop' })
    expect([why(match, 0), why(match, 1)]).toEqual(['table.over', 'table.over'])
  })
})
