// Points, paths and words, as SVG writes them.

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A number short enough for markup. */
export const short = (x: number): number => Math.round(x * 10) / 10

/** Text that may stand in markup. */
const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An icon of the sprite in a square, by its middle. */
export const icon = (id: string, cx: number, cy: number, size: number, colour = 'currentColor', more = ''): string =>
  `<use href="sprite#${id}" x="${short(cx - size / 2)}" y="${short(cy - size / 2)}" width="${short(size)}" height="${short(size)}" style="fill:${colour};color:${colour}" ${more}/>`

export const rect = (r: Rect, rx: number, more: string): string =>
  `<rect x="${short(r.x)}" y="${short(r.y)}" width="${short(Math.max(0, r.w))}" height="${short(Math.max(0, r.h))}" rx="${rx}" ${more}/>`

/** A word or a figure; `classes` are of the mood. */
export const word = (text: string, x: number, y: number, classes: string, more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}" class="${classes}" ${more}>${plain(text)}</text>`

/** A word that is set narrower where its room is short; `em` is how wide a letter of it is. */
export function narrowed(text: string, x: number, y: number, classes: string, size: number, room: number, em = 0.52) {
  const fit = text.length * size * em > room ? `textLength="${short(room)}" lengthAdjust="spacingAndGlyphs"` : ''
  return word(text, x, y, classes, `style="font-size:${size}px" ${fit}`)
}

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

/** Something drawn in a square of 40, at another size. */
export const sized = (size: number, markup: string): string => `<g transform="scale(${short(size) / 40})">${markup}</g>`
