import { describe, expect, it } from 'vitest'
import { beside, give, lay, legal, open, played, refused, turnOf } from '../test/scene.ts'

describe('SPY-E14 SPY-23.8', () => {
  it('Lobbying on the Banker among four others: £3 at best, £7 without', () => {
    const s = turnOf(open(3), 0, 2)
    lay(s, { 0: 'banker#1' }, { 0: [2, 3] })
    give(s, 0, { gaps: { h00: 1 }, active: 2, money: 10, techniques: ['lobbying'] })
    give(s, 1, { gaps: { v00: 2 }, active: 1 })
    give(s, 2, { gaps: { v00: 2 }, active: 1 })
    const choosing = played(s, 0, { D3: 'activate' })
    expect(legal(choosing, 0)).toEqual(['use', 'do-not-use'])
    const used = played(choosing, 0, { D10: 'use' }, { D8: 2 })
    expect([used.money[0], used.used[0]]).toEqual([10 - 3, [1]])
    const plain = played(choosing, 0, { D10: 'do-not-use' }, { D8: 2 })
    expect([plain.money[0], plain.used[0]]).toEqual([10 - 7, [0]])
  })
  it('is used without asking when nothing else can be paid, and only once a round', () => {
    const s = beside({ 0: 'adviser#1' }, [], 3)
    give(s, 0, { techniques: ['lobbying'], money: 4, gaps: { h00: 2 }, active: 1 })
    const now = played(s, 0, { D3: 'activate' })
    expect([now.money[0], now.used[0]]).toEqual([2, [1]])
    expect(refused(turnOf(now, 0, 2), 0, { D3: 'activate' })).toBe('SPY-8.4')
  })
})
