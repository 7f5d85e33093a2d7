import { describe, expect, it } from 'vitest'
import { chance, drawnWords } from './ownWords.ts'

const countingFrom = (first: number) => {
  let n = first
  return () => n++
}

describe('words that the device draws', () => {
  it('can be read, and follow its chance', () => {
    expect(drawnWords(countingFrom(0))).toBe(drawnWords(countingFrom(0)))
    expect(drawnWords(countingFrom(0))).not.toBe(drawnWords(countingFrom(7)))
    expect(drawnWords(chance)).toMatch(/^([b-z][aeiou]){2}( ([b-z][aeiou]){2}){2}$/)
  })
})
