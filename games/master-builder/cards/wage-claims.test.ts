import { describe, expect, it } from 'vitest'
import { at } from '../test/scene.ts'

describe('MAS-6.23 MAS-E16', () => {
  it('$36,000 for three masters, three foremen and three apprentices; the marker stays on $30,000', () => {
    const crew = [
      'master-01',
      'master-02',
      'master-03',
      'foreman-01',
      'foreman-02',
      'foreman-03',
      'apprentice-01',
      'apprentice-02',
      'apprentice-03',
    ]
    const s = at('events', {
      crews: [crew, ['tradesman-01'], []],
      cash: [40_000, 40_000, 40_000],
      event: 'wage-claims',
    })
    expect(s.wages[0]).toBe(30_000)
    expect(s.cash).toEqual([4000, 37_000, 40_000])
    expect(s.round).toBe(4)
  })
})
