// Icons and words as this look sets them.
import { short, squeezed, word } from '../../../../look/svg.ts'

/** An icon of the sprite in a square, by its middle; what this game drew itself takes its colour as well. */
export const icon = (id: string, cx: number, cy: number, size: number, colour = 'currentColor', more = ''): string =>
  `<use href="sprite#${id}" x="${short(cx - size / 2)}" y="${short(cy - size / 2)}" width="${short(size)}" height="${short(size)}" style="fill:${colour};color:${colour}" ${more}/>`

/** A word that is set narrower where its room is short; `em` is how wide a letter of it is. */
export function narrowed(text: string, x: number, y: number, classes: string, size: number, room: number, em = 0.52) {
  return word(text, x, y, classes, `style="font-size:${size}px" ${squeezed(text.length * size * em, room)}`)
}

/** Something drawn in a square of 40, at another size. */
export const sized = (size: number, markup: string): string => `<g transform="scale(${short(size) / 40})">${markup}</g>`
