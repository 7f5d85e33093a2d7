// Points and paths, as SVG writes them.

export type Point = readonly [x: number, y: number]

/** A number short enough for markup. */
export const short = (x: number): number => Math.round(x * 10) / 10

/** A point on a circle; 0° is up, then clockwise. */
export function onCircle(r: number, degrees: number, cx = 0, cy = 0): Point {
  const angle = (degrees * Math.PI) / 180
  return [cx + r * Math.sin(angle), cy - r * Math.cos(angle)]
}

export const point = ([x, y]: Point): string => `${short(x)} ${short(y)}`

export const polygon = (points: readonly Point[]): string => `M${points.map(point).join('L')}Z`

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

/** An icon of the sprite in a square. */
export const icon = (id: string, x: number, y: number, size: number, colour: string, more = ''): string =>
  `<use href="sprite#${id}" x="${short(x)}" y="${short(y)}" width="${short(size)}" height="${short(size)}" fill="${colour}"${more}/>`
