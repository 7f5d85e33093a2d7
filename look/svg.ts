// Figures, words and grounds as SVG writes them: what the looks of all games draw with.

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A number short enough for markup. */
export const short = (x: number): number => Math.round(x * 10) / 10

/** Text that may stand in markup. */
export const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An icon of the sprite in a square, by its middle. */
export const icon = (id: string, cx: number, cy: number, size: number, colour = 'currentColor', more = ''): string =>
  `<use href="sprite#${id}" x="${short(cx - size / 2)}" y="${short(cy - size / 2)}" width="${short(size)}" height="${short(size)}" style="fill:${colour}" ${more}/>`

/** A rectangle with round corners; one that got no room is drawn with no size. */
export const rect = (r: Rect, rx: number, more: string): string =>
  `<rect x="${short(r.x)}" y="${short(r.y)}" width="${short(Math.max(0, r.w))}" height="${short(Math.max(0, r.h))}" rx="${short(rx)}" ${more}/>`

export const circle = (cx: number, cy: number, r: number, more: string): string =>
  `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" ${more}/>`

export const path = (d: string, more: string): string => `<path d="${d}" ${more}/>`

/** A group moved and scaled. */
export const at = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${inner}</g>`

export type Point = readonly [x: number, y: number]

/** A point on a circle; 0° is up, then clockwise. */
export function onCircle(r: number, degrees: number, cx = 0, cy = 0): Point {
  const angle = (degrees * Math.PI) / 180
  return [cx + r * Math.sin(angle), cy - r * Math.cos(angle)]
}

/** A point as a path writes it. */
export const point = ([x, y]: Point): string => `${short(x)} ${short(y)}`

export const polygon = (points: readonly Point[]): string => `M${points.map(point).join('L')}Z`

/** A word or a figure; `classes` are of the mood. */
export const word = (text: string, x: number, y: number, classes: string, more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}" class="${classes}" ${more}>${plain(text)}</text>`

/** What sets a text of this natural width narrower where its room is shorter: squeezed, never cut. */
export const squeezed = (natural: number, room: number): string =>
  natural > room ? `textLength="${short(room)}" lengthAdjust="spacingAndGlyphs"` : ''

/** Words broken into lines of at most so many letters. */
export function lines(text: string, most: number): string[] {
  const out: string[] = []
  for (const part of text.split(' ')) {
    const last = out.at(-1)
    if (last !== undefined && last.length + 1 + part.length <= most) out[out.length - 1] = `${last} ${part}`
    else out.push(part)
  }
  return out
}

/** The ground is the same as long as the room is: drawn once for each `key` of a room. */
export function groundsOf<R>(key: (room: R) => string, draw: (room: R) => string): (room: R) => string {
  const known = new Map<string, string>()
  return (room) => {
    const name = key(room)
    const ground = known.get(name) ?? draw(room)
    if (!known.has(name) && known.size > 8) known.clear()
    known.set(name, ground)
    return ground
  }
}
