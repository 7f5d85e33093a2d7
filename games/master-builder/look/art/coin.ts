// Coins with their figures.
import { short, word } from '../../../../look/svg.ts'

/** A coin with its figure, by its middle: thousands of dollars. */
export const coin = (n: number | string, cx: number, cy: number, size: number): string =>
  `<use href="sprite#coin" x="${short(cx - size / 2)}" y="${short(cy - size / 2)}" width="${short(size)}" height="${short(size)}"/>` +
  word(
    `${n}`,
    cx,
    cy + size * 0.18,
    'mb-coin',
    `style="font-size:${short(Math.max(14, size * (`${n}`.length > 2 ? 0.42 : 0.5)))}px"`,
  )
