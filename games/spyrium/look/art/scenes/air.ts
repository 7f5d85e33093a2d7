// Sky, skyline and ground: what every building of the town stands before and upon.
import { box, disc, fill, line, oval } from '../../../../../look/art/brush.ts'
import type { Works } from './works.ts'

/** A light that fades outwards. */
export const glow = (w: Works, x: number, y: number, rx: number, ry: number, tone: string, density: number): string =>
  oval(
    x,
    y,
    rx,
    ry,
    w.radial([
      [0, tone, density],
      [0.55, tone, density * 0.4],
      [1, tone, 0],
    ]),
  )

const moon = (w: Works, x: number, y: number): string =>
  glow(w, x, y, 28, 28, '#f2cf86', 0.6) +
  disc(
    x,
    y,
    8.5,
    w.radial([
      [0, '#fbeec4'],
      [0.7, '#e6cb8e'],
      [1, '#cda45c'],
    ]),
  ) +
  disc(x - 3, y - 2, 1.8, '#c79b52', { opacity: 0.35 }) +
  disc(x + 3, y + 3, 1.3, '#c79b52', { opacity: 0.35 })

const sun = (w: Works, x: number, y: number): string =>
  glow(w, x, y, 32, 32, '#fff6d8', 0.95) + disc(x, y, 9, '#fff8e2', { opacity: 0.92 })

/** The sky of the family with its sun or moon, and haze. */
export function sky(w: Works, x: number, y: number): string {
  const [top, middle, low] = w.tones.sky[w.night ? 1 : 0]
  const cloud = (cx: number, cy: number, rx: number) =>
    glow(w, cx, cy, rx, rx * 0.3, w.by('#fff', '#8d8064'), w.by(0.8, 0.4))
  return (
    box(
      0,
      0,
      120,
      104,
      w.linear([
        [0, top],
        [0.5, middle],
        [0.8, low],
      ]),
    ) +
    (w.night ? moon(w, x, y) : sun(w, x, y)) +
    cloud(20, 14, 30) +
    cloud(62, 8, 26) +
    cloud(104, 44, 24) +
    cloud(34, 36, 22)
  )
}

const LIGHTS =
  'M4 72h1.6v2.4H4zM12 70h1.6v2.4H12zM30 74h1.6v2.4H30zM88 72h1.6v2.4H88zM96 74h1.6v2.4H96zM108 70h1.6v2.4H108zM114 75h1.6v2.4H114z'

/** Two hazy skylines of stacks and saw-tooth roofs; their windows are lit by night. */
export const skyline = (w: Works): string =>
  fill(
    'M-8 82V60h15v-8h5v8h9V40h4v20h8l7-6v6l7-6v6l7-6v10h8V46h4v14h10v-8h14v8h6V38h4v22h9l6-6v6h13v22z',
    w.by(...w.tones.far),
    { opacity: 0.7 },
  ) +
  fill('M-10 82V68h14v-7h9v7h15V56h4v12h10l8-7v7l8-7v7l8-7v9h20V60h4v8h16v-5h20v19z', w.by(...w.tones.near), {
    opacity: 0.75,
  }) +
  (w.night ? fill(LIGHTS, '#f6cf74', { opacity: 0.85 }) : '')

/** Flagstones in perspective. */
export function ground(w: Works, y = 82): string {
  const [above, below] = w.tones.ground[w.night ? 1 : 0]
  return (
    box(
      0,
      y,
      120,
      104 - y,
      w.linear([
        [0, above],
        [1, below],
      ]),
    ) +
    line(`M0 ${y}H120`, w.by('#fff8e0', '#fff'), 0.6, w.by(0.45, 0.14)) +
    line(
      `M0 ${y + 6}H120M0 ${y + 13}H120M14 ${y}l-9 22M38 ${y}l-4 22M62 ${y}v22M86 ${y}l4 22M108 ${y}l9 22`,
      '#000',
      0.6,
      0.2,
    )
  )
}

/** The foreground falls into shade. */
export const front = (w: Works): string =>
  box(
    0,
    92,
    120,
    12,
    w.linear([
      [0, '#000', 0],
      [1, '#000', w.by(0.28, 0.6)],
    ]),
  )
