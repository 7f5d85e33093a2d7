import { describe, expect, it } from 'vitest'
import type { ChatLine } from '../../../wire/table.ts'
import { haveWatchersTalk, linesOf, ownTalk, unreadIn } from './talks.ts'

const line = (n: number, person: string | null, watching = false): ChatLine => ({
  ...{ n, at: n, person, name: person ?? '', text: `line ${n}` },
  ...(watching && { watching }),
})
const LINES = [line(1, null), line(2, 'ada'), line(3, 'wim', true), line(4, 'bea'), line(5, 'eve', true)]
const numbers = (lines: readonly ChatLine[]) => lines.map(({ n }) => n)

describe('the two talks of a table', () => {
  it('are never mixed; what the table says itself is read by those who play', () => {
    expect(numbers(linesOf(LINES, 'talk'))).toEqual([1, 2, 4])
    expect(numbers(linesOf(LINES, 'watchers'))).toEqual([3, 5])
  })

  it('are two where somebody watches and may speak, or has spoken', () => {
    expect(haveWatchersTalk({ talk: 'slow', watchers: 1 }, [])).toBe(true)
    expect(haveWatchersTalk({ talk: 'on', watchers: 0 }, [])).toBe(false)
    expect(haveWatchersTalk({ talk: 'off', watchers: 3 }, LINES.slice(0, 2))).toBe(false)
    expect(haveWatchersTalk({ talk: 'off', watchers: 0 }, LINES)).toBe(true)
  })

  it('are each for those whose talk it is; a host who stands talks with those who play', () => {
    expect(ownTalk({ host: 'ada' }, 1, 'bea')).toBe('talk')
    expect(ownTalk({ host: 'ada' }, null, 'ada')).toBe('talk')
    expect(ownTalk({ host: 'ada' }, null, 'wim')).toBe('watchers')
  })

  it('count what is new in each: not one’s own lines, nor those one does not want to read', () => {
    const reader = { id: 'bea', muted: ['eve'] }
    expect(unreadIn(LINES, 'talk', 0, reader)).toBe(2)
    expect(unreadIn(LINES, 'talk', 2, reader)).toBe(0)
    expect(unreadIn(LINES, 'watchers', 0, reader)).toBe(1)
  })
})
