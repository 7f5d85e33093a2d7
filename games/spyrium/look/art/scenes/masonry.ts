// Walls, windows, roofs and stacks.
import { box, each, fill, line, oval } from '../../../../../look/art/brush.ts'
import { glow } from './air.ts'
import type { Works } from './works.ts'

const joints = (w: Works): string =>
  w.pattern(
    5,
    5.2,
    '<path d="M0 .3H5M0 2.9H5M1 .3v2.6M3.5 2.9v2.6" stroke="#000" stroke-width=".35" stroke-opacity=".22"/>',
  )

/** A brick wall, its right third in the shade. */
export const wall = (w: Works, x: number, y: number, wide: number, high: number, tone: string): string =>
  box(x, y, wide, high, tone) +
  box(x, y, wide, high, joints(w)) +
  box(x + wide * 0.7, y, wide * 0.3, high, '#000', { opacity: 0.2 }) +
  (w.night ? box(x, y, wide, high, '#0a0d12', { opacity: 0.52 }) : '')

const FRAME = '#2a1c12'

/** An arched or a square window; by night there is light behind it, unless nobody is in. */
export function pane(
  w: Works,
  x: number,
  y: number,
  wide: number,
  high: number,
  way: 'arch' | 'square' = 'arch',
  dark = false,
): string {
  const lit = w.night && !dark
  const glass = w.linear(
    lit
      ? [
          [0, '#fff2c0'],
          [1, '#ffb84a'],
        ]
      : w.night
        ? [
            [0, '#1a2226'],
            [1, '#10161a'],
          ]
        : [
            [0, '#a9c4c9'],
            [0.5, '#6f8f98'],
            [1, '#8fb0b5'],
          ],
  )
  const half = wide / 2
  const d =
    way === 'arch'
      ? `M${x} ${y + high}V${y + half}a${half} ${half} 0 0 1 ${wide} 0V${y + high}z`
      : `M${x} ${y}h${wide}v${high}h${-wide}z`
  return (
    (lit ? glow(w, x + half, y + high / 2, wide * 1.5, high, '#ffcf73', 0.45) : '') +
    fill(d, glass, { line: FRAME, width: 0.8 }) +
    line(`M${x + half} ${y}V${y + high}M${x} ${Math.round((y + high * 0.58) * 10) / 10}h${wide}`, FRAME, 0.55) +
    box(x - 0.6, y + high, wide + 1.2, 1, '#e9d9b0', { opacity: w.by(0.9, 0.35) })
  )
}

/** A row of windows; `dark` says behind which of them nobody is in. */
export const panes = (
  w: Works,
  [x, y, pitch]: readonly [x: number, y: number, pitch: number],
  count: number,
  [wide, high]: readonly [wide: number, high: number],
  dark: readonly number[] = [],
  way: 'arch' | 'square' = 'arch',
): string => each(Array.from({ length: count }), (_, i) => pane(w, x + i * pitch, y, wide, high, way, dark.includes(i)))

/** Any outline in a tone that the night darkens. */
export const mass = (w: Works, d: string, tone: string): string =>
  fill(d, tone) + (w.night ? fill(d, '#070a0e', { opacity: 0.55 }) : '')

/** The side away from the sun. */
export const shade = (d: string, opacity = 0.2): string => fill(d, '#000', { opacity })

const STACK: Readonly<Record<'day' | 'night', readonly [string, string, string]>> = {
  day: ['#7a4630', '#b8765a', '#5a3122'],
  night: ['#1a1512', '#6a4b36', '#0e0b09'],
}

/** A round stack with brass bands, a little wider at its foot. */
export function stack(w: Works, x: number, top: number, wide: number, foot: number): string {
  const [side, light, dark] = w.by(STACK.day, STACK.night)
  const high = foot - top
  const d = `M${x} ${top}h${wide}l${wide * 0.18} ${high}h${-wide * 1.36}z`
  const courses = w.pattern(4, 3, '<path d="M0 1H4" stroke="#000" stroke-width=".35" stroke-opacity=".28"/>')
  return (
    fill(
      d,
      w.linear(
        [
          [0, side],
          [0.35, light],
          [0.7, side],
          [1, dark],
        ],
        'across',
      ),
    ) +
    fill(d, courses) +
    box(x - 1.2, top - 2.4, wide + 2.4, 3.2, w.by('#5a3122', '#3a2c22')) +
    box(x - 0.9, top + 8, wide + 1.8, 1.3, '#c9a24b', { opacity: 0.9 }) +
    box(x - 1.2, top + 20, wide + 2.4, 1.3, '#c9a24b', { opacity: 0.9 })
  )
}

/** Smoke that the wind takes to the right. */
export function smoke(w: Works, x: number, y: number, k: number): string {
  const [light, dull] = w.by(['#f4efe2', '#d8d0c0'], ['#6d6654', '#8d8064'])
  return (
    oval(x + 2 * k, y - 3 * k, 4.5 * k, 3.4 * k, dull ?? '', { opacity: 0.85 }) +
    oval(x + 7 * k, y - 8 * k, 6.5 * k, 4.6 * k, light ?? '', { opacity: 0.8 }) +
    oval(x + 15 * k, y - 13 * k, 8.5 * k, 5 * k, dull ?? '', { opacity: 0.6 }) +
    oval(x + 25 * k, y - 16 * k, 9 * k, 4.4 * k, light ?? '', { opacity: 0.4 }) +
    oval(x + 5.4 * k, y - 9.4 * k, 3.5 * k, 2.2 * k, '#fff', { opacity: w.by(0.55, 0.1) })
  )
}

/** A column lit from the left. */
export const column = (w: Works, x: number, y: number, wide: number, high: number): string =>
  box(
    x,
    y,
    wide,
    high,
    w.linear(
      w.by(
        [
          [0, '#f4ecd8'],
          [0.5, '#fffaf0'],
          [1, '#b9ae96'],
        ],
        [
          [0, '#5f5a4c'],
          [0.5, '#7d7663'],
          [1, '#3f3b32'],
        ],
      ),
      'across',
    ),
  ) + box(x - 1, y, wide + 2, 1.6, w.by('#efe6d0', '#8a836f'))
