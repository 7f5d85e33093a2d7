import { describe, expect, it } from 'vitest'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { deciders } from '../kernel/ask.ts'
import type { State } from '../kernel/words.ts'
import { enterIn, playIn, redoIn, undoIn } from './match.ts'
import { arranging, bare, laid, opened } from './test/toys.ts'
import { canUndo } from './trail.ts'

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
