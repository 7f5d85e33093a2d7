// What only this look draws, beside what all looks draw with.
import { type Rect, short, word } from '../../../../look/svg.ts'

export { lines, type Rect, short, word } from '../../../../look/svg.ts'

/** An icon of the sprite in a square, by its middle. */
export const icon = (id: string, cx: number, cy: number, size: number, colour = 'currentColor', more = ''): string =>
  `<use href="sprite#${id}" x="${short(cx - size / 2)}" y="${short(cy - size / 2)}" width="${short(size)}" height="${short(size)}" style="fill:${colour};color:${colour}" ${more}/>`

export const rect = (r: Rect, rx: number, more: string): string =>
  `<rect x="${short(r.x)}" y="${short(r.y)}" width="${short(Math.max(0, r.w))}" height="${short(Math.max(0, r.h))}" rx="${rx}" ${more}/>`

/** A word that is set narrower where its room is short; `em` is how wide a letter of it is. */
export function narrowed(text: string, x: number, y: number, classes: string, size: number, room: number, em = 0.52) {
  const fit = text.length * size * em > room ? `textLength="${short(room)}" lengthAdjust="spacingAndGlyphs"` : ''
  return word(text, x, y, classes, `style="font-size:${size}px" ${fit}`)
}

/** Something drawn in a square of 40, at another size. */
export const sized = (size: number, markup: string): string => `<g transform="scale(${short(size) / 40})">${markup}</g>`
