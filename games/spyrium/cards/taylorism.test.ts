import { describe, expect, it } from 'vitest'
import { asked, give, open, played, refused, turnOf } from '../test/scene.ts'

describe('SPY-E17 SPY-23.7', () => {
  it('Taylorism on a tilted laboratory: 5 more points, two workers on it, both cards tilted', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, {
      techniques: ['taylorism'],
      buildings: ['laboratory-ii#1'],
      tilted: [1],
      staff: [1],
      active: 1,
      spent: 1,
      crystals: 1,
    })
    const now = played(s, 0, { D3: 'taylorism' })
    expect([now.vp[0], now.staff[0], now.crystals[0], now.tilted[0], now.used[0]]).toEqual([5, [2], 0, [1], [1]])
  })
  it('needs a tilted building whose effect can be paid', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { techniques: ['taylorism'], buildings: ['laboratory-ii#1'], crystals: 0 })
    expect(refused(s, 0, { D3: 'taylorism' })).toBe('SPY-23.7')
    give(s, 0, { tilted: [1] })
    expect(refused(s, 0, { D3: 'taylorism' })).toBe('SPY-12.3')
  })
})

describe('SPY-R8', () => {
  it('Taylorism is a Phase II action of its own, apart from the exploit before it', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { techniques: ['taylorism'], buildings: ['mine-ii#1'] })
    const dug = played(s, 0, { D3: 'exploit' }, { D13: 0 })
    expect(asked(dug).seat).toBe(1)
    const again = played(turnOf(dug, 0, 2), 0, { D3: 'taylorism' }, { D13: 0 })
    expect([again.crystals[0], asked(again).seat, again.turns[0]]).toEqual([4, 1, 2])
    expect(refused(turnOf(s, 0, 1), 0, { D1: 'taylorism' })).toBe('SPY-3.3')
  })
})
