import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNumbers, inSpan, keyOf, sameChoice, spread, withNumbers } from './choice.ts'
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
