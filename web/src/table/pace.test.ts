import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../kernel/words.ts'
import type { Told } from '../../../wire/told.ts'
import { weightOf } from './pace.ts'

const deed = (seat: Seat, ...about: (Seat | undefined)[]): Told => ({
  seat,
  events: about.map((s) => ({ ev: 'x', ...(s === undefined ? {} : { seat: s }) })),
})

describe('the pace of a move', () => {
  const story = [deed(0, 0), deed(1, 1), deed(1, 1), deed(2, 2, 0), deed(3), deed(2, 2), deed(3, 3)]
  const weights = story.map((_, line) => weightOf(story, line, 0))
  it('is slower for what concerns the reader, shorter for what goes on, and hardly any for what cannot be seen', () => {
    const [, first = 0, further = 0, yours = 0, silent = 0] = weights
    expect(yours).toBeGreaterThan(1)
    expect(first).toBeLessThan(1)
    expect(further).toBeLessThan(first)
    expect(silent).toBeLessThan(further)
  })
  it('quickens where much was done since the own last move', () => {
    expect(weights[5]).toBeLessThan(weights[1] ?? 0)
    const long = [deed(0, 0), ...Array.from({ length: 12 }, (_, k) => deed(1 + (k % 3), 1 + (k % 3)))]
    expect(weightOf(long, 12, 0)).toBeLessThan(weightOf(long, 6, 0))
  })
  it('leaves three opponents with one move each under two and a half seconds at the usual pace', () => {
    const round = [deed(0, 0), deed(1, 1), deed(2, 2), deed(3, 3)]
    const ms = [1, 2, 3].reduce((sum, line) => sum + 900 * weightOf(round, line, 0), 0)
    expect(ms).toBeLessThan(2500)
  })
  it('is the same for all to whoever watches', () => {
    expect(weightOf(story, 3, null)).toBe(weightOf(story, 1, null))
  })
})
