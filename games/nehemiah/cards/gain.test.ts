import { describe, expect, it } from 'vitest'
import type { KindId } from '../sheet/form.ts'
import { asked, goods, lay, open, play, put, type Scene, stock, told, turn, why } from '../test/scene.ts'

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

describe('NEH-7.10', () => {
  it.each([
    ['wood-1', 1],
    ['wood-2', 2],
  ] as const)('%s: %i wood, always', (kind, gain) => {
    const t = withCard(kind, 0, 0)
    expect([tries(t), goods(t, 0)]).toEqual([null, [gain, 0]])
  })
})

describe('NEH-7.11', () => {
  it.each([
    ['gold-2', 2],
    ['gold-3', 3],
  ] as const)('%s: %i gold, always', (kind, gain) => {
    const t = withCard(kind, 0, 0)
    expect([tries(t), goods(t, 0)]).toEqual([null, [0, gain]])
  })
})

describe('NEH-7.12', () => {
  it('pays 1 gold for 3 wood', () => {
    const t = withCard('wood-order', 1, 1)
    expect([tries(t), goods(t, 0)]).toEqual([null, [4, 0]])
  })
  it('needs the gold', () => {
    const t = withCard('wood-order', 1, 0)
    expect([tries(t), goods(t, 0)]).toEqual(['skipped', [1, 0]])
  })
})

describe('NEH-7.17', () => {
  it('takes 1 VP', () => {
    const t = withCard('remarkable-work', 0, 0)
    expect([tries(t), t.s.vp[0]]).toEqual([null, 1])
  })
})
