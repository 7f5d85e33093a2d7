import { describe, expect, it } from 'vitest'
import { give, lay, open, played, turnOf } from '../test/scene.ts'

describe('SPY-R7 SPY-23.2', () => {
  it('Capitalisation adds £2 to every withdrawal, also to one beside no card', () => {
    const s = turnOf(open(2), 0, 2)
    lay(s, { 1: 'palace#1' })
    give(s, 0, { gaps: { v10: 1, h00: 1 }, active: 1, techniques: ['capitalisation'] })
    give(s, 1, { gaps: { h01: 1 }, active: 2 })
    expect(played(s, 0, { D3: 'earn' }, { D4: 'v10' }).money[0]).toBe(12)
    expect(played(s, 0, { D3: 'earn' }, { D4: 'h00' }).money[0]).toBe(13)
  })
})
