import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNumbers, inSpan, keyOf, sameChoice, sameTarget, spread, withNumbers } from './choice.ts'
import { rngOf } from './random.ts'
import type { Choice, Span } from './words.ts'

const ref = fc.constantFrom('a.1', 'b.2', 'c.0.3')
const choice = fc.record(
  { act: fc.constantFrom('x', 'y'), on: fc.array(ref, { maxLength: 2 }), n: fc.array(fc.integer(), { maxLength: 2 }) },
  { requiredKeys: ['act'] },
) as fc.Arbitrary<Choice>
const span = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.nat(60), fc.integer({ min: 1, max: 7 }))
  .map(([min, length, step]): Span => [min, min + length, step])

describe('choices', () => {
  it('have equal keys exactly when they are the same', () => {
    fc.assert(
      fc.property(choice, choice, (a, b) => {
        const norm = (c: Choice) => ({
          act: c.act,
          on: c.on?.length ? c.on : undefined,
          n: c.n?.length ? c.n : undefined,
        })
        const clean = (c: Choice) => JSON.parse(JSON.stringify(norm(c))) as Choice
        expect(keyOf(clean(a)) === keyOf(clean(b))).toBe(sameChoice(clean(a), clean(b)))
      }),
    )
  })

  it('are the same with the same act, things and numbers, and no more', () => {
    const shown: Choice = { act: 'show', on: ['a.1', 'b.2'], n: [1, 2] }
    expect(sameChoice(shown, { act: 'show', on: ['a.1', 'b.2'], n: [1, 2] })).toBe(true)
    const others: Choice[] = [
      { ...shown, act: 'hide' },
      { ...shown, on: ['a.1'] },
      { ...shown, on: ['a.1', 'b.2', 'c.3'] },
      { ...shown, on: ['a.1', 'b.3'] },
      { ...shown, n: [1] },
      { ...shown, n: [1, 2, 3] },
      { act: 'show', on: ['a.1', 'b.2'] },
    ]
    for (const other of others) {
      expect(sameChoice(shown, other)).toBe(false)
      expect(sameChoice(other, shown)).toBe(false)
    }
    expect(sameTarget(shown, { act: 'show', on: ['a.1', 'b.2'] })).toBe(true)
  })

  it('have another key where the same letters fall on other things', () => {
    expect(keyOf({ act: 'show', on: ['hand.1', '1'] })).not.toBe(keyOf({ act: 'show', on: ['hand.11'] }))
    expect(keyOf({ act: 'bid', n: [1, 2] })).not.toBe(keyOf({ act: 'bid', n: [12] }))
  })

  it('answer an open one with a number for each span: between its ends, in its steps', () => {
    const spans: Span[] = [
      [2, 10, 2],
      [0, 1, 1],
    ]
    for (const n of [
      [2, 0],
      [10, 1],
      [6, 0],
    ])
      expect(inSpan(spans, n)).toBe(true)
    for (const n of [[12, 0], [0, 0], [3, 0], [2, 2], [2.5, 0], [2], [2, 0, 0], ['2', 0], []])
      expect(inSpan(spans, n)).toBe(false)
  })

  it('an open choice spreads into closed ones within its spans, ends included', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 3 }), (spans) => {
        const open: Choice = { act: 'bid', span: spans }
        const closed = spread(open)
        expect(new Set(closed.map(keyOf)).size).toBe(closed.length)
        for (const c of closed) {
          expect(c.span).toBeUndefined()
          expect(inSpan(spans, c.n ?? [])).toBe(true)
        }
        expect(closed.map(keyOf)).toContain(
          keyOf(
            withNumbers(
              open,
              spans.map(([min]) => min),
            ),
          ),
        )
        const last = ([min, max, step]: Span) => min + Math.floor((max - min) / step) * step
        expect(closed.map(keyOf)).toContain(keyOf(withNumbers(open, spans.map(last))))
      }),
    )
  })

  it('an open choice is stood for by its ends, its middle, its quarters and what lies beside, in order', () => {
    const numbers = (span: Span) => spread<Choice>({ act: 'bid', span: [span] }).map(({ n }) => n?.[0])
    expect(numbers([0, 100, 1])).toEqual([0, 1, 2, 25, 50, 75, 99, 100])
    expect(numbers([10, 20, 5])).toEqual([10, 15, 20])
    expect(numbers([7, 7, 1])).toEqual([7])
  })

  it('an open choice of many numbers is spread thinner, and keeps the ends of each', () => {
    const rows = (axes: number) =>
      spread<Choice>({ act: 'pay', span: Array.from({ length: axes }, (): Span => [0, 100, 1]) })
    expect(rows(3)).toHaveLength(8 ** 3)
    expect(rows(4)).toHaveLength(4 ** 4)
    expect(rows(5)).toHaveLength(3 ** 5)
    const thinnest = rows(10).map(({ n }) => n ?? [])
    expect(thinnest).toHaveLength(2 ** 10)
    expect(new Set(thinnest.flat())).toEqual(new Set([0, 100]))
  })

  it('numbers at random lie within the spans and reach every value', () => {
    const rng = rngOf('numbers')
    const open: Choice = { act: 'bid', span: [[2, 10, 2]] }
    const reached = new Set(Array.from({ length: 300 }, () => anyNumbers(open, rng).n?.[0]))
    expect([...reached].sort((a, b) => Number(a) - Number(b))).toEqual([2, 4, 6, 8, 10])
  })

  it('a closed choice stands for itself', () => {
    const closed: Choice = { act: 'pass' }
    expect(spread(closed)).toEqual([closed])
    expect(anyNumbers(closed, rngOf('x'))).toBe(closed)
  })
})
