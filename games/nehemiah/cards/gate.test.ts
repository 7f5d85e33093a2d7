import { describe, expect, it } from 'vitest'
import type { KindId } from '../sheet/form.ts'
import { asked, box, goods, lay, open, play, put, type Scene, stock, told, turn, why } from '../test/scene.ts'

const ACTIVATE = { choice: 'activate', column: 1, row: 1 }

const RESOLVE = { choice: 'resolve' }

/** Seat 0 has a standing worker on a card of this kind, with these goods. */
function withCard(kind: KindId, wood: number, gold: number): Scene {
  const t = open(4)
  lay(t, 1, kind)
  put(t, 0, 1, 1, 'standing')
  stock(t, 0, { wood, gold })
  return turn(t, 0)
}

/** Activates the card; null if it is carried out, or the clause that forbids it. */
function tries(t: Scene): string | null {
  play(t, ACTIVATE)
  if (!asked(t).includes('resolve')) {
    expect(told(t)).toContain('skip')
    return 'skipped'
  }
  const no = why(t, RESOLVE)
  play(t, RESOLVE)
  return no
}

describe('NEH-7.16', () => {
  it('pays 2 wood for the top gate, lowest first', () => {
    const t = withCard('gate', 2, 0)
    expect([tries(t), goods(t, 0)]).toEqual([null, [0, 0]])
    expect([t.s.gates[0]?.map((gate) => box.gateVp[gate]), t.s.gatePile.length, t.s.vp[0]]).toEqual([[2], 7, 0])
  })
  it('takes the gates in ascending order', () => {
    const t = withCard('gate', 2, 0)
    t.s.gates[1] = t.s.gatePile.splice(-6).reverse()
    expect(tries(t)).toBe(null)
    expect(t.s.gates[0]?.map((gate) => box.gateVp[gate])).toEqual([4])
  })
  it('needs the wood and a gate', () => {
    expect(tries(withCard('gate', 1, 0))).toBe('skipped')
    const none = withCard('gate', 2, 0)
    none.s.gates[1] = none.s.gatePile.splice(0)
    expect([tries(none), goods(none, 0)]).toEqual(['skipped', [2, 0]])
  })
})
