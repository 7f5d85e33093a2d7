import { describe, expect, it } from 'vitest'
import { give, played, site } from '../test/scene.ts'

describe('SPY-E13 SPY-23.4', () => {
  it('Crane with five buildings: the sixth lot costs £2, a town house £7', () => {
    const own = ['mine-i#1', 'mine-i#2', 'mine-ii#1', 'workshop-i#1', 'workshop-i#2']
    const s = site('town-house#1', own)
    give(s, 0, { techniques: ['crane'] })
    expect(played(s, 0, { D3: 'activate' }, { D7: 'new-lot' }).money[0]).toBe(20 - 7)
  })
  it('Crane with two buildings: the lot is free, never paid back', () => {
    const s = site('town-house#1', ['mine-i#1', 'mine-i#2'])
    give(s, 0, { techniques: ['crane'] })
    expect(played(s, 0, { D3: 'activate' }, { D7: 'new-lot' }).money[0]).toBe(20 - 5)
  })
})
