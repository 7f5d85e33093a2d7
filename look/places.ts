// The arithmetic of a layout: lengths that stay within bounds, things side by side.
import type { Rect } from './svg.ts'

/** What is left out of a layout. */
export const NOWHERE: Rect = { x: 0, y: 0, w: 0, h: 0 }

/** A whole length near `x`, no shorter than `low` and no longer than `high`. */
export const between = (low: number, x: number, high: number): number => Math.round(Math.max(low, Math.min(x, high)))

/** Things of width `each` laid side by side from the left of `x` to `x + w`, closer where there are many: where each begins. */
export function spread(count: number, x: number, w: number, each: number, gap: number): number[] {
  const pitch = pitchOf(count, w, each, gap)
  return Array.from({ length: count }, (_, i) => Math.round(x + i * pitch))
}

/**
 * The same, in the middle of their room. A fan that overlaps opens behind the thing `open`, so that this one covers no
 * other.
 */
export function fan(count: number, x: number, w: number, each: number, gap: number, open = -1): number[] {
  const closed = pitchOf(count, w, each, gap)
  const opens = closed < each && open >= 0 && open < count - 1
  const pitch = opens ? (w - 2 * each) / Math.max(1, count - 2) : closed
  const width = opens ? w : each + pitch * (count - 1)
  const start = x + Math.max(0, (w - width) / 2)
  return Array.from({ length: count }, (_, i) => Math.round(start + i * pitch + (opens && i > open ? each - pitch : 0)))
}

const pitchOf = (count: number, w: number, each: number, gap: number): number =>
  count < 2 ? 0 : Math.min(each + gap, (w - each) / (count - 1))
