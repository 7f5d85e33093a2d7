// Points, paths and words, as SVG writes them.

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A number short enough for markup. */
export const short = (x: number): number => Math.round(x * 10) / 10

/** A point on a circle; 0° is up, then clockwise. */
export function onCircle(r: number, degrees: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180
  return [short(r * Math.sin(angle)), short(-r * Math.cos(angle))]
}

/** Text that may stand in markup. */
export const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An icon of the sprite in a square, by its middle. */
export const icon = (id: string, cx: number, cy: number, size: number, colour = 'currentColor', more = ''): string =>
  `<use href="sprite#${id}" x="${short(cx - size / 2)}" y="${short(cy - size / 2)}" width="${short(size)}" height="${short(size)}" style="fill:${colour}" ${more}/>`

export const rect = (r: Rect, rx: number, more: string): string =>
  `<rect x="${short(r.x)}" y="${short(r.y)}" width="${short(r.w)}" height="${short(r.h)}" rx="${rx}" ${more}/>`

/** A word or a figure; `classes` are of the mood. */
export const word = (text: string, x: number, y: number, classes: string, more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}" class="${classes}" ${more}>${plain(text)}</text>`

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

/** A cog wheel round the origin: the rim of numbered tokens. */
export function cogPath(outer: number, inner: number, teeth: number): string {
  const step = 360 / teeth
  const at = (r: number, a: number) => onCircle(r, a).join(' ')
  let d = ''
  for (let i = 0; i < teeth; i++) {
    const a = i * step
    d += `${i === 0 ? 'M' : 'L'}${at(inner, a - step * 0.28)}L${at(outer, a - step * 0.2)}L${at(outer, a + step * 0.2)}L${at(inner, a + step * 0.28)}`
  }
  return `${d}Z`
}
