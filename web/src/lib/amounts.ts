// Amounts that are typed: read with or without their unit, and the nearest that may be named.
import type { Span } from '../../../kernel/words.ts'

/** The number in what was typed: "18500", "$18,500" and "18 500 $" are the same; null for none. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/−/g, '-').replace(/[\s  ,.’']/g, '')
  const found = /-?\d+/.exec(plain)
  return found === null ? null : Number(found[0])
}

/** The amounts next to a number that may be named: one where it may be named itself, or lies beyond an end. */
export function nearest([min, max, step]: Span, n: number): readonly number[] {
  const top = min + Math.floor((max - min) / step) * step
  if (n <= min) return [min]
  if (n >= top) return [top]
  const below = min + Math.floor((n - min) / step) * step
  return below === n ? [n] : [below, below + step]
}

/** A number so many steps further, within its span; from a number between two steps it goes to the next one. */
export function stepped(span: Span, n: number, steps: number): number {
  const [first = n, second = first] = nearest(span, n)
  const from = steps > 0 ? first : second
  const [to = from] = nearest(span, from + steps * span[2])
  return to
}
