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
export const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An icon of the sprite in a square, by its middle. */
export const icon = (id: string, cx: number, cy: number, size: number, colour = 'currentColor', more = ''): string =>
  `<use href="sprite#${id}" x="${short(cx - size / 2)}" y="${short(cy - size / 2)}" width="${short(size)}" height="${short(size)}" style="fill:${colour}" ${more}/>`

export const rect = (r: Rect, rx: number, more: string): string =>
  `<rect x="${short(r.x)}" y="${short(r.y)}" width="${short(r.w)}" height="${short(r.h)}" rx="${short(rx)}" ${more}/>`

export const circle = (cx: number, cy: number, r: number, more: string): string =>
  `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" ${more}/>`

export const path = (d: string, more: string): string => `<path d="${d}" ${more}/>`

/** A word or a figure; `classes` are of the mood. */
export const word = (text: string, x: number, y: number, classes: string, more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}" class="${classes}" ${more}>${plain(text)}</text>`

/** A group moved and scaled. */
export const at = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${inner}</g>`
