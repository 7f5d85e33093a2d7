import { describe, expect, it } from 'vitest'
import { foremanCard } from '../sheet/box.ts'
import {
  asked,
  hold,
  kinds,
  lay,
  moves,
  openWithForemen,
  play,
  pointed,
  put,
  type Scene,
  thin,
  turn,
  why,
} from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const DECLINE = { choice: 'decline' }

const activate = (column: number, row: number) => ({ choice: 'activate', column, row })

/** Column 1 of harmless cards, with a standing worker of seat 0 in row 4. */
function closer(seats = 4): Scene {
  const t = openWithForemen(seats)
  lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
  put(t, 0, 1, 4, 'standing')
  return t
}

describe('NEH-10.21', () => {
  it('swaps two cards of a column just refilled, whoever’s turn it is', () => {
    const t = closer()
    hold(t, 2, 'administrator')
    turn(t, 0)
    moves(t, activate(1, 4), RESOLVE)
    expect([asked(t), pointed(t).slice(0, 6)]).toEqual([
      '2 swap-cards',
      [null, 'NEH-10.21 column', 'NEH-10.21 column', 'NEH-10.21 column', 'NEH-10.21 column', null],
    ])
    play(t, { step: 'column', column: 1 })
    expect(t.s.spent).toContain(foremanCard('administrator'))
    const before = kinds(t, 1)
    play(t, { step: 'rows', rows: [1, 4] })
    expect(kinds(t, 1)).toEqual([before[3], before[1], before[2], before[0]])
    expect(asked(t)).toBe('1 main-action')
  })
  it('opens before a round end, for the old deck only', () => {
    const t = closer()
    hold(t, 2, 'administrator')
    thin(t, 4)
    t.s.closing = 1 << 2
    turn(t, 0)
    moves(t, activate(1, 4), RESOLVE)
    // Column 1 came from deck I; column 3 is still empty.
    expect([asked(t), t.s.round, t.s.columns[2]]).toEqual(['2 swap-cards', 1, []])
    expect([why(t, { step: 'column', column: 1 }), why(t, { step: 'column', column: 3 })]).toEqual([
      null,
      'NEH-10.21 column',
    ])
    play(t, DECLINE)
    expect([t.s.round, asked(t)]).toEqual([2, '1 pick-foreman'])
  })
  it('does not open for columns of the next deck', () => {
    const t = closer()
    hold(t, 2, 'administrator')
    thin(t, 0)
    turn(t, 0)
    moves(t, activate(1, 4), RESOLVE)
    expect([t.s.round, asked(t)]).toEqual([2, '1 pick-foreman'])
  })
})
