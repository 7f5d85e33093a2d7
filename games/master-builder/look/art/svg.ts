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
  `<rect x="${short(r.x)}" y="${short(r.y)}" width="${short(r.w)}" height="${short(r.h)}" rx="${rx}" ${more}/>`

/** A word or a figure; `classes` are of the mood. */
export const word = (text: string, x: number, y: number, classes: string, more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}" class="${classes}" ${more}>${plain(text)}</text>`

/** A coin with its figure, by its middle: thousands of dollars. */
export const coin = (n: number | string, cx: number, cy: number, size: number): string =>
  `<use href="sprite#coin" x="${short(cx - size / 2)}" y="${short(cy - size / 2)}" width="${short(size)}" height="${short(size)}"/>` +
  word(
    `${n}`,
    cx,
    cy + size * 0.18,
    'mb-coin',
    `style="font-size:${short(Math.max(12, size * (`${n}`.length > 2 ? 0.42 : 0.5)))}px"`,
  )

/** Words that must not be longer than a line: squeezed, never cut. About `per` pixels a letter. */
export function squeezed(text: string, most: number, per: number): string {
  return text.length * per > most ? `textLength="${short(most)}" lengthAdjust="spacingAndGlyphs"` : ''
}
