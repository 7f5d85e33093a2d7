// Choices as values: same, key, and the numbers of an open one.
import { at, each } from './lists.ts'
import { below } from './random.ts'
import type { Choice, Ref, Rng, Span } from './words.ts'

function sameList<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean {
  if (a === b) return true
  if (a === undefined || b === undefined || a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Same act on the same things; numbers apart. */
export function sameTarget(a: Choice, b: Choice): boolean {
  return a.act === b.act && sameList<Ref>(a.on, b.on)
}

export function sameChoice(a: Choice, b: Choice): boolean {
  return sameTarget(a, b) && sameList(a.n, b.n)
}

/** A short text that is equal exactly for equal choices. */
export function keyOf(c: Choice): string {
  let key = c.act
  if (c.on) key += ` ${c.on.join(' ')}`
  if (c.n) key += ` #${c.n.join(',')}`
  return key
}

/** An open choice with its numbers named. */
export function withNumbers<C extends Choice>(c: C, n: readonly number[]): C {
  const { span: _, ...rest } = c
  return { ...rest, n } as unknown as C
}

function onSpan([min, max, step]: Span, x: unknown): boolean {
  return Number.isInteger(x) && (x as number) >= min && (x as number) <= max && ((x as number) - min) % step === 0
}

/** Whether these numbers answer this open choice. */
export function inSpan(spans: readonly Span[], n: readonly unknown[]): boolean {
  return n.length === spans.length && spans.every((span, i) => onSpan(span, n[i]))
}

/** The numbers of one axis that stand for all: the ends, the middle, their neighbours, the quarters; no more than `most`. */
function marks([min, max, step]: Span, most: number): number[] {
  const steps = Math.floor((max - min) / step)
  const at = [0, steps, steps >> 1, 1, steps - 1, 2, steps >> 2, (3 * steps) >> 2]
  const fit = [...new Set(at.filter((i) => i >= 0 && i <= steps))].slice(0, most)
  return fit.sort((a, b) => a - b).map((i) => min + i * step)
}

/** An open choice of many axes is spread thinner, so that it stands for no more closed ones than this; both ends of an axis stay. */
const MOST_ROWS = 512

/** A few closed choices that stand for an open one; a closed choice stands for itself. */
export function spread<C extends Choice>(c: C): C[] {
  if (!c.span) return [c]
  let most = 8
  let axes = c.span.map((span) => marks(span, most))
  while (most > 2 && axes.reduce((rows, axis) => rows * axis.length, 1) > MOST_ROWS) {
    most--
    axes = c.span.map((span) => marks(span, most))
  }
  let rows: number[][] = [[]]
  for (const axis of axes) rows = rows.flatMap((row) => axis.map((x) => [...row, x]))
  return rows.map((row) => withNumbers(c, row))
}

/** An open choice with numbers at random, every number of its spans possible. */
export function anyNumbers<C extends Choice>(c: C, rng: Rng): C {
  const { span } = c
  if (!span) return c
  return withNumbers(
    c,
    each(span.length, (axis) => {
      const [min, max, step] = at(span, axis)
      return min + step * below(rng, Math.floor((max - min) / step) + 1)
    }),
  )
}
