import { describe, expect, it } from 'vitest'
import { type Calling, callsOf, isCall, louder, titleOf } from './calls.ts'

const quiet: Calling = { place: '', mine: false, elsewhere: 0, call: null }
const title = (calling: Partial<Calling>) => titleOf({ ...quiet, ...calling }, 'Chantier', (what) => what)

describe('the title of the page', () => {
  it('is the house, or the table and the house, while nobody is awaited', () => {
    expect(title({})).toBe('Chantier')
    expect(title({ place: 'Castle' })).toBe('Castle · Chantier')
  })

  it('says whose turn it is: at this table, at another, at several', () => {
    expect(title({ place: 'Castle', mine: true, elsewhere: 2 })).toBe('● turn · Castle')
    expect(title({ place: 'Castle', elsewhere: 1 })).toBe('● turn · Chantier')
    expect(title({ elsewhere: 3 })).toBe('● turn · 3 · Chantier')
  })

  it('says what happened while nobody looked; a turn comes first, and time that runs out before that', () => {
    expect(title({ place: 'Castle', call: 'begin' })).toBe('● begin · Castle')
    expect(title({ place: 'Castle', call: 'chat' })).toBe('● chat · Castle')
    expect(title({ place: 'Castle', mine: true, call: 'chat' })).toBe('● turn · Castle')
    expect(title({ place: 'Castle', mine: true, call: 'low' })).toBe('● low · Castle')
  })
})

describe('what calls', () => {
  it('is counted once for the badge, beside the tables that wait', () => {
    expect([quiet, { ...quiet, call: 'chat' as const }, { ...quiet, mine: true, elsewhere: 2 }].map(callsOf)).toEqual([
      0, 1, 3,
    ])
  })

  it('is the louder of two', () => {
    expect([louder(null, 'chat'), louder('chat', null), louder('chat', 'begin'), louder('low', 'begin')]).toEqual([
      ...['chat', 'chat', 'begin', 'low'],
    ])
    expect(louder(null, null)).toBeNull()
    expect(['begin', 'move'].map(isCall)).toEqual([true, false])
  })
})
