import { describe, expect, it } from 'vitest'
import { give, open, played, refused, setEvent, turnOf } from '../test/scene.ts'

describe('SPY-23.1', () => {
  it('Automation: no mine effect needs a worker, by whatever action', () => {
    const s = turnOf(open(2), 0, 2)
    setEvent(s, 'overtime')
    give(s, 0, {
      techniques: ['automation', 'taylorism'],
      buildings: ['mine-iii#1', 'university-i#1'],
      active: 0,
      spent: 3,
    })
    const once = played(s, 0, { D3: 'exploit' }, { D13: 1 })
    expect([once.crystals[0], once.staff[0], once.active[0]]).toEqual([5, [0, 0], 0])
    const twice = played(turnOf(once, 0, 2), 0, { D3: 'event' }, { D13: 1 })
    const thrice = played(turnOf(twice, 0, 2), 0, { D3: 'taylorism' }, { D13: 1 })
    expect([thrice.crystals[0], thrice.staff[0]]).toEqual([11, [0, 0]])
    expect(refused(turnOf(thrice, 0, 2), 0, { D3: 'exploit' })).toBe('SPY-12.2')
  })
})
