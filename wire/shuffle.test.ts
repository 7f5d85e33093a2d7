import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitmentOf, seedOf, shuffleFault } from './shuffle.ts'

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const secret = 'ab'.repeat(32)

describe('a fair shuffle', () => {
  it('is what the docs say it is', () => {
    expect(commitmentOf(secret)).toBe(sha(secret))
    expect(seedOf(secret, ['été', null, 'x'])).toBe(sha(`${secret}\nété\n\nx`))
  })
  it('shows a changed secret, changed words and another seed', () => {
    const words = ['one', null]
    const fair = { commitment: commitmentOf(secret), words, secret }
    const seed = seedOf(secret, words)
    expect(shuffleFault(fair, seed)).toBeNull()
    expect(shuffleFault({ ...fair, secret: 'cd'.repeat(32) }, seed)).toBe('commitment')
    expect(shuffleFault({ ...fair, words: ['one', ''] }, seed)).toBeNull()
    expect(shuffleFault({ ...fair, words: ['one', 'two'] }, seed)).toBe('seed')
    expect(shuffleFault(fair, `${seed}0`)).toBe('seed')
  })
})
