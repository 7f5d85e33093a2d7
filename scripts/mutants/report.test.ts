// What is said about changes that tests did or did not notice.
import { describe, expect, it } from 'vitest'
import { type Mutant, scoresOf, survivorLine, survivorsOf, tableOf } from './report.ts'
import { targetOf } from './target.ts'

const source = 'const a = 1\nif (a > 0 &&\n  a < 9) go()\n'
const mutant = (status: string, replacement = 'true'): Mutant => ({
  mutatorName: 'ConditionalExpression',
  replacement,
  status,
  location: { start: { line: 2, column: 5 }, end: { line: 3, column: 8 } },
})
const report = {
  files: {
    'kernel/b.ts': { source, mutants: ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map((status) => mutant(status)) },
    'kernel/a.ts': { source, mutants: [mutant('Killed'), mutant('Ignored')] },
  },
}

describe('a report of changes', () => {
  it('counts a change as noticed when a test failed or never ended; one that no test runs is not', () => {
    const { rows, all } = scoresOf(report)
    expect(rows).toEqual([
      { file: 'kernel/a.ts', noticed: 1, survived: 0, untouched: 0, score: 100 },
      { file: 'kernel/b.ts', noticed: 2, survived: 1, untouched: 1, score: 50 },
    ])
    expect(all).toMatchObject({ noticed: 3, survived: 1, untouched: 1, score: 60 })
    expect(tableOf([all]).split('\n')).toHaveLength(2)
  })

  it('shows what stood there and what it became, on one line', () => {
    expect(survivorsOf(report).map(survivorLine)).toEqual([
      'kernel/b.ts:2  ConditionalExpression  a > 0 && a < 9  →  true',
      'kernel/b.ts:2  ConditionalExpression  a > 0 && a < 9  →  true',
    ])
  })
})

describe('what can be changed', () => {
  it('is a room below the games, or the rules of a game', () => {
    expect(targetOf('kernel', [])?.files).toContain('kernel/**/*.ts')
    expect(targetOf('toll-bridge', ['toll-bridge'])?.tests).toEqual([
      'games/toll-bridge/{rules,cards,test}/**/*.test.ts',
    ])
    expect(targetOf('web', ['castle'])).toBeNull()
    expect(targetOf('constructor', ['castle'])).toBeNull()
  })
})
