// Shapes of a scene as SVG writes them: a path, a line, a disc, an oval, a box, each with its paint.

/** What a shape may have besides its paint. */
export interface Stroke {
  /** The tone and width of its outline. */
  readonly line?: string
  readonly width?: number
  readonly opacity?: number
}

const num = (n: number): string => `${Math.round(n * 100) / 100}`.replace(/^(-?)0\./, '$1.')

const finish = ({ line, width = 1, opacity }: Stroke): string =>
  (line === undefined ? '' : ` stroke="${line}" stroke-width="${num(width)}" stroke-linejoin="round"`) +
  (opacity === undefined ? '' : ` opacity="${num(opacity)}"`)

export const fill = (d: string, paint: string, stroke: Stroke = {}): string =>
  `<path d="${d}" fill="${paint}"${finish(stroke)}/>`

/** A line with round ends; `dashes` as SVG writes them. */
export const line = (d: string, tone: string, width = 1, opacity = 1, dashes = ''): string =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${num(opacity)}"`}${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`

export const disc = (x: number, y: number, r: number, paint: string, stroke: Stroke = {}): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${paint}"${finish(stroke)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, paint: string, stroke: Stroke = {}): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint}"${finish(stroke)}/>`

export const box = (x: number, y: number, w: number, h: number, paint: string, stroke: Stroke = {}): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${paint}"${finish(stroke)}/>`

/** Something drawn round the origin, set down at a place, scaled and turned. */
export const put = (x: number, y: number, inner: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`}${scale === 1 ? '' : ` scale(${num(scale)})`}">${inner}</g>`

/** The same drawn for each of several. */
export const each = <T>(all: readonly T[], draw: (one: T, i: number) => string): string => all.map(draw).join('')
