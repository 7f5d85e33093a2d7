import { describe, expect, it } from 'vitest'
import { give, open, played, turnOf } from '../test/scene.ts'

describe('SPY-E15 SPY-23.3', () => {
  it('Engineering: the small factory with 2 workers gives 10 + 2 in one gain', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { techniques: ['engineering'], buildings: ['factory-i#1'], crystals: 3 })
    const now = played(s, 0, { D3: 'exploit' }, { D13: 1 })
    expect(now.vp[0]).toBe(12)
  })
  it('counts laboratories, which carry the Factory symbol, and no university', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { techniques: ['engineering'], buildings: ['laboratory-i#1', 'university-i#1'] })
    const lab = played(s, 0, { D3: 'exploit' }, { D12: 'laboratory-i#1' })
    expect(lab.vp[0]).toBe(5)
    expect(played(turnOf(lab, 0, 2), 0, { D3: 'exploit' }).vp[0]).toBe(7)
  })
})
