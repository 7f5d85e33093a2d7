import { describe, expect, it } from 'vitest'
import { bank, choosing, table } from '../test/scene.ts'

describe('CAS-5.1', () => {
  it('takes eight thalers from the bank', () => {
    const s = choosing(table(3), ['messenger'], ['messenger'], ['messenger'])
    expect([s.thalers[0], s.thalers[2], s.bank]).toEqual([12, 11, 81 - 24])
  })
})

describe('CAS-5.2 CAS-E12', () => {
  it('takes what the bank has, in player order', () => {
    const s = table(4)
    bank(s, 11)
    const now = choosing(s, ['messenger'], ['stonemason'], ['messenger'], ['messenger'])
    expect([now.thalers[0], now.thalers[2], now.thalers[3], now.bank]).toEqual([12, 6, 3, 0])
  })
})
