import { describe, expect, it } from 'vitest'
import { scores } from '../rules/scoring.ts'
import { open, reveal, told } from '../test/scene.ts'

/** Seat 0 reveals a crane, seat 1 a quarry; where more sit at the table, they have nothing to reveal. */
function lifted(walls: readonly number[]) {
  const t = open({ hands: { 0: 'crane wall', 1: 'quarry wall' }, stones: { 0: 0 }, walls: { 0: walls } })
  for (const hand of t.s.hands.slice(2)) hand.splice(0)
  const before = scores(t.s, t.box)[0] ?? 0
  reveal(t, 'crane', 'quarry')
  return { t, gained: (scores(t.s, t.box)[0] ?? 0) - before }
}

describe('TRE-4.1, TRE-E2', () => {
  it('lifts two stones onto the oldest wall that is not finished', () => {
    const { t } = lifted([3, 0, 1])
    expect([t.s.laid[0], t.s.stones[0]]).toEqual([[3, 2, 1], 0])
    expect(told(t, 'crane')).toMatchObject([{ seat: 0, to: 'wall.0.1', with: { stones: 2, full: false } }])
  })
  it('lifts no more than the wall can hold', () => {
    const { t, gained } = lifted([2])
    expect([t.s.laid[0], gained]).toEqual([[3], 3])
  })
})

describe('TRE-4.2', () => {
  it('brings a stone where there is no such wall', () => {
    const { t } = lifted([3])
    expect([t.s.laid[0], t.s.stones[0], told(t, 'crane-idle').length]).toEqual([[3], 1, 1])
  })
})
