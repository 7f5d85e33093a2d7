import { describe, expect, it } from 'vitest'
import { hold, openWithForemen, play, put, turn } from '../test/scene.ts'

const card = (id: string, column?: number) => ({ choice: 'play', card: id, ...(column !== undefined && { column }) })

describe('NEH-10.23', () => {
  it('gives 1 VP for each column with an own tired worker', () => {
    const t = openWithForemen(4)
    hold(t, 1, 'town-planner')
    for (const [column, row] of [
      [1, 1],
      [1, 2],
      [3, 1],
    ] as const)
      put(t, 1, column, row, 'tired')
    put(t, 1, 4, 1, 'standing')
    put(t, 2, 5, 1, 'tired')
    turn(t, 0)
    play(t, card('town-planner'))
    expect([t.s.vp[1], t.s.tally[1]?.[5]]).toEqual([2, 2])
  })
})
