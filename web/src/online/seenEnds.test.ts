import { describe, expect, it } from 'vitest'
import type { NewsItem } from '../../../wire/news.ts'
import { addSeen, isUnread, readSeen } from './seenEnds.ts'

const ended = (table: string, at: number): NewsItem => ({
  kind: 'ended',
  table,
  game: 'castle',
  place: 1,
  seats: 2,
  at,
})

describe('what the bell counts', () => {
  it('is what came after it was last read, without ends that this device has shown', () => {
    const asked: NewsItem = { kind: 'asked', at: 7, who: { person: 'bea', name: 'Bea', guest: false } }
    const news = [ended('a', 5), ended('b', 6), asked]
    const counted = (read: number, ends: readonly string[]) => news.filter((item) => isUnread(item, read, ends)).length
    expect([counted(0, []), counted(5, []), counted(0, ['b']), counted(7, [])]).toEqual([3, 2, 2, 0])
  })

  it('remembers the last hundred ends, and nothing that it cannot read', () => {
    let seen: readonly string[] = []
    for (let n = 0; n < 130; n++) seen = addSeen(seen, `t${n}`)
    expect([seen.length, seen[0], seen.at(-1)]).toEqual([100, 't30', 't129'])
    expect(readSeen(JSON.stringify(seen))).toEqual(seen)
    for (const broken of [null, '', '{', '{"a":1}', '[1,null]']) expect(readSeen(broken), `${broken}`).toEqual([])
  })
})
