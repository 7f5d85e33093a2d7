import { describe, expect, it } from 'vitest'
import { TABLE_NEWS } from '../../../wire/table.ts'
import { newsWord } from './news.ts'

describe('what a table says in its chat', () => {
  it('has a sentence for every key, and one for keys of a newer house', () => {
    const words = TABLE_NEWS.map(newsWord)
    expect(new Set(words).size).toBe(TABLE_NEWS.length)
    expect(words).not.toContain('chat.other')
    expect(newsWord('tables.something-new')).toBe('chat.other')
  })
})
