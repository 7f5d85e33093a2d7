import { describe, expect, it } from 'vitest'
import { readLink } from './links.ts'

describe('a pasted link', () => {
  it('leads to its table, whatever stands before it', () => {
    expect(readLink(' https://play.example.org/#/at/Ab3_-x9 ')).toBe('/at/Ab3_-x9')
    expect(readLink('http://localhost:8080/#/at/abcd/key-1/')).toBe('/at/abcd/key-1')
    expect(readLink('https://play.example.org/house/#/take/abcd/k9')).toBe('/take/abcd/k9')
  })
  it('may be the code alone', () => {
    expect(readLink('Ab3_-x9')).toBe('/at/Ab3_-x9')
    expect(readLink('Ab3_-x9/secret')).toBe('/at/Ab3_-x9/secret')
  })
  it('is nothing else', () => {
    for (const text of ['', 'hello there', 'https://example.org/', 'https://example.org/#/rules/x', '<b>', 'abc'])
      expect(readLink(text)).toBeNull()
  })
})
