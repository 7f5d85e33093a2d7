import { describe, expect, it } from 'vitest'
import type { Sheet } from '../../../papers/sheet.ts'
import { awaited, corrected, does, open, refused, reveal, told } from '../test/scene.ts'

const HANDS = { 0: 'quarry wall crane', 1: 'quarry wall crane' }
const build = (stones: number) => ({ type: 'build-wall', stones }) as const

/** Both first seats reveal; where more sit at the table, they have nothing to reveal. */
function begun(stones: Readonly<Record<number, number>> = {}, sheet?: Sheet) {
  const t = open({ hands: HANDS, stones, ...(sheet && { sheet }) })
  for (const hand of t.s.hands.slice(2)) hand.splice(0)
  return t
}

describe('TRE-1.4', () => {
  it('begins with two stones, and spends no more', () => {
    const t = begun()
    expect(t.s.stones).toEqual(t.s.stones.map(() => 2))
    reveal(t, 'wall', 'wall')
    expect([refused(t, 0, 2), refused(t, 0, 3)]).toEqual([null, 'TRE-1.4'])
  })
})

describe('TRE-2.3', () => {
  it('carries the cards out clockwise from the seat that works first', () => {
    const t = begun()
    reveal(t, 'wall', 'wall')
    expect(awaited(t)).toEqual([0])
    does(t, 0, build(1))
    expect(awaited(t)).toEqual([1])
  })
})

describe('TRE-2.4, TRE-E1', () => {
  it('gives three stones, one less for every other quarry', () => {
    const alone = begun({ 0: 0, 1: 0 })
    reveal(alone, 'quarry', 'crane')
    expect(alone.s.stones[0]).toBe(3)
    const both = begun({ 0: 0, 1: 0 })
    reveal(both, 'quarry', 'quarry')
    expect(both.s.stones.slice(0, 2)).toEqual([2, 2])
  })
  it('never gives less than one', () => {
    const t = begun({ 0: 0, 1: 0 }, corrected('quarry', 1))
    reveal(t, 'quarry', 'quarry')
    expect(t.s.stones.slice(0, 2)).toEqual([1, 1])
  })
})

describe('TRE-2.5', () => {
  it('takes none, some or as many as it is high', () => {
    const t = begun({ 0: 9, 1: 9 })
    reveal(t, 'wall', 'wall')
    expect([0, 3, 4].map((n) => refused(t, 0, n))).toEqual([null, null, 'TRE-2.5'])
    does(t, 0, build(3))
    expect(told(t, 'build')).toMatchObject([{ seat: 0, with: { stones: 3, full: true } }])
    does(t, 1, build(0))
    expect([t.s.laid.slice(0, 2), t.s.stones.slice(0, 2)]).toEqual([
      [[3], [0]],
      [6, 9],
    ])
  })
  it('is begun without asking where there is no stone', () => {
    const t = begun({ 0: 0, 1: 5 })
    reveal(t, 'wall', 'wall')
    expect([awaited(t), t.s.laid[0]]).toEqual([[1], [0]])
  })
})
