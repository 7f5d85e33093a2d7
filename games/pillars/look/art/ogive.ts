// Pointed arches as paths.
import { type Point, point, short } from '../../../../look/svg.ts'

/** A pointed arch: straight sides up to the spring, then two arcs that meet over the middle. */
export function ogive(x: number, y: number, w: number, h: number, rise = w * 0.62): string {
  const half = w / 2
  if (rise < half) return tudor(x, y, w, h, rise)
  const r = short((half * half + rise * rise) / (2 * half))
  const foot = y + h
  const spring = y + rise
  return (
    `M${point([x, foot])}L${point([x, spring])}A${r} ${r} 0 0 1 ${point([x + half, y])}` +
    `A${r} ${r} 0 0 1 ${point([x + w, spring])}L${point([x + w, foot])}Z`
  )
}

/** An arch wider than it rises: round shoulders, then nearly straight to the point. */
function tudor(x: number, y: number, w: number, h: number, rise: number): string {
  const half = w / 2
  const foot = y + h
  const spring = y + rise
  const side = (from: number, way: 1 | -1): [Point, Point] => [
    [from, spring - rise * 0.58],
    [from + way * half * 0.34, y + rise * 0.24],
  ]
  const [a, b] = side(x, 1)
  const [c, d] = side(x + w, -1)
  return (
    `M${point([x, foot])}L${point([x, spring])}C${point(a)} ${point(b)} ${point([x + half, y])}` +
    `C${point(d)} ${point(c)} ${point([x + w, spring])}L${point([x + w, foot])}Z`
  )
}
