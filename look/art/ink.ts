// The first strokes of pictures that have one line throughout: a shape is outlined by the hand that draws it, unless it is
// bare. Scenes without such a line are drawn with the brush.
import type { Light } from '../art.ts'
import type { Paints } from './paints.ts'

/** The hand a game's pictures are drawn with: its line, and the light they lie in. */
export interface Ink {
  readonly line: string
  readonly width: number
  readonly light: Light
  readonly paints: Paints
}

/** Without an outline; shapes have the ink's line otherwise. */
export const BARE = 'stroke="none"'
export const shade = (opacity: number): string => `${BARE} opacity="${opacity}"`

/** A number as markup writes it: a tenth of a unit is finer than a card shows. */
const n = (x: number): number => Math.round(x * 10) / 10

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
export const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`
export const oval = (x: number, y: number, a: number, b: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${fill}" ${more}/>`

/** A path through numbers rounded for markup: way`M${x} ${y}H${z}`. */
export const way = (words: TemplateStringsArray, ...numbers: readonly number[]): string =>
  words.reduce((d, word, i) => `${d}${i > 0 ? n(numbers[i - 1] ?? 0) : ''}${word}`, '')

/** A part moved, turned and scaled; a negative `face` looks the other way. */
export const put = (x: number, y: number, scale: number, part: string, face = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale * face} ${scale})">${part}</g>`

/** A thin line of a colour, without outline. */
export const thin = (d: string, colour: string, width = 0.8, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A round stroke with the ink's outline: an arm, a pole, a rope. */
export const limbOf =
  (ink: Ink) =>
  (d: string, colour: string, width: number): string => {
    const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return `<path d="${d}" ${round} stroke="${ink.line}" stroke-width="${n(width + ink.width * 2)}"/><path d="${d}" ${round} stroke="${colour}" stroke-width="${width}"/>`
  }

/** Something filled from above to below. */
export const gradedOf =
  ({ paints }: Ink) =>
  (colours: readonly string[], filled: (fill: string) => string): string =>
    filled(paints.linear(colours.map((c, i) => [n(i / (colours.length - 1)), c])))

/** Light round a point. */
export const glowOf =
  ({ paints }: Ink) =>
  (x: number, y: number, r: number, colour: string, strength = 0.9): string => {
    const soft = Math.round(strength * 45) / 100
    return disc(
      x,
      y,
      r,
      paints.radial([
        [0, colour, strength],
        [0.35, colour, soft],
        [1, colour, 0],
      ]),
      BARE,
    )
  }

/** A number between 0 and 1 for a place in a pattern: always the same for the same place. */
export function grain(a: number, b: number): number {
  const x = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return x - Math.floor(x)
}

/** One colour part of the way to another, both as #rrggbb. */
export function blend(from: string, to: string, part: number): string {
  const of = (c: string) => [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16))
  const b = of(to)
  return `#${of(from)
    .map((v, i) =>
      Math.round(v + ((b[i] ?? 0) - v) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
