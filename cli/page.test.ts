import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { columnLines, fold, lengthOf, ruleLines, tableLines } from './page.ts'
import { localLang, textsOf } from './texts.ts'

describe('a paragraph', () => {
  it('breaks between words, set in behind its first line', () => {
    expect(fold('one two three four', 11, '1  ')).toEqual(['1  one two', '   three', '   four'])
    expect(fold('', 10)).toEqual([''])
    expect(fold('unbreakable', 4)).toEqual(['unbreakable'])
  })

  it('never breaks at a no-break space', () => {
    expect(fold('est-ce vrai\u00a0?', 11)).toEqual(['est-ce', 'vrai\u00a0?'])
  })

  it('counts no room for colours', () => {
    expect(lengthOf('\u001b[36mred\u001b[39m')).toBe(3)
    expect(fold('\u001b[36maa bb\u001b[39m cc', 8)).toHaveLength(1)
  })
})

describe('a table', () => {
  const head = ['name', 'points', 'what']
  const rows = [
    ['Blue', '5', 'wood'],
    ['Green', '−12', 'stone'],
  ]
  it('stands in columns, figures to the right', () => {
    expect(tableLines(head, rows, 40)).toEqual(['name   points  what', 'Blue        5  wood', 'Green     −12  stone'])
  })
  it('folds long first cells', () => {
    const lines = tableLines(['table', 'n'], [['a very long name of a table', '3']], 22)
    expect(lines).toEqual(['table                n', 'a very long name of  3', 'a table'])
  })
  it('becomes a list where it does not fit', () => {
    expect(tableLines(head, rows, 16)).toEqual([
      'Blue',
      '    points 5',
      '    what wood',
      'Green',
      '    points −12',
      '    what stone',
    ])
  })
})

describe('a list', () => {
  it('of many short entries is read downwards in columns', () => {
    const many = Array.from({ length: 14 }, (_, i) => `entry ${i + 1}`)
    const lines = columnLines(many, 40)
    expect(lines).toHaveLength(5)
    expect(lines[0]).toBe('entry 1    entry 6    entry 11')
    expect(columnLines(many, 12)).toEqual(many)
    expect(columnLines(many.slice(0, 12), 40)).toHaveLength(12)
  })
})

describe('a heading', () => {
  it('fills the line, or stands alone', () => {
    expect(ruleLines('Table', 12)).toEqual(['── Table ───'])
    expect(ruleLines('A long heading here', 12)).toEqual(['A long', 'heading here'])
  })
})

describe('the texts', () => {
  /** Every sentence of a table, its blanks filled in. */
  function sentences(x: unknown): string[] {
    if (typeof x === 'string') return [x]
    if (typeof x === 'function') return sentences((x as (...a: unknown[]) => unknown)(2, 3, 4, 5))
    return typeof x === 'object' && x !== null ? Object.values(x).flatMap(sentences) : []
  }

  it('have no holes', () => {
    for (const lang of LANGS)
      for (const text of sentences(textsOf(lang))) expect(text).not.toMatch(/undefined|\[object|NaN/)
  })

  it('in French have their spaces and apostrophes', () => {
    for (const text of sentences(textsOf('fr'))) expect(text).not.toMatch(/ [;:!?»]|« |\w'\w/)
  })

  it('follow the settings of the machine', () => {
    expect(localLang({})).toBe('en')
    expect(localLang({ LANG: 'fr_FR.UTF-8' })).toBe('fr')
    expect(localLang({ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'en_GB' })).toBe('en')
    expect(localLang({ LC_ALL: 'fr', LANG: 'en_US' })).toBe('fr')
    expect(localLang({ LANG: 'frr_DE' })).toBe('en')
  })
})
