// Skies and grounds: what a scene stands on and against, by day and by night, green or under snow.
import { BARE, box, disc, glowOf, gradedOf, grain, type Ink, oval, path, put, shade, way } from './ink.ts'

/** The field of a picture, with room for a cut at its edges. */
const FIELD = { x: -4, y: -4, w: 128, h: 112 } as const
const NIGHT_SKY = ['#0d1740', '#24387c', '#6472ac']
const STARS = [12, 12, 30, 22, 52, 8, 70, 18, 96, 12, 108, 30, 84, 32, 40, 30, 20, 38, 62, 34]

const field = (fill: string, more: string): string => box(FIELD.x, FIELD.y, FIELD.w, FIELD.h, fill, more)

export interface Sun {
  readonly x: number
  readonly y: number
  readonly r: number
  /** Rays over the whole sky. */
  readonly rays?: boolean
}

function rays({ x, y }: Sun): string {
  let d = ''
  for (let i = 0; i < 14; i++) {
    const [a, b] = [(i / 14) * Math.PI * 2, (i / 14) * Math.PI * 2 + 0.16]
    d += way`M${x} ${y}L${x + 160 * Math.cos(a)} ${y + 160 * Math.sin(a)}L${x + 160 * Math.cos(b)} ${y + 160 * Math.sin(b)}Z`
  }
  return path(d, '#fff8d8', shade(0.2))
}

const stars = (): string => {
  let d = ''
  for (let i = 0; i < STARS.length; i += 2) {
    const r = i % 3 === 0 ? 1 : 0.7
    d += way`M${STARS[i] ?? 0} ${STARS[i + 1] ?? 0}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  }
  return path(d, '#fff8dc', shade(0.9))
}

const moon = (x: number, y: number, r: number): string =>
  path(
    way`M${x + r * 0.5} ${y - r * 0.86}A${r} ${r} 0 1 0 ${x + r * 0.86} ${y + r * 0.5}A${r * 0.86} ${r * 0.86} 0 0 1 ${x + r * 0.5} ${y - r * 0.86}Z`,
    '#f4f1da',
    BARE,
  )

const MOUNTAINS = [
  [8, 34, 21],
  [42, 40, 29],
  [82, 38, 23],
  [114, 34, 27],
] as const

export function landOf(ink: Ink) {
  const { light } = ink
  const glow = glowOf(ink)
  const graded = gradedOf(ink)
  const moonlit = (x: number) => glow(x, 26, 21, '#dfe8ff', 0.6) + moon(x, 26, 7)
  return {
    glow,
    graded,
    /** The sky, its sun or its moon on the same side. */
    sky(colours: readonly string[], sun?: Sun): string {
      if (light.night)
        return graded(NIGHT_SKY, (f) => field(f, BARE)) + stars() + moonlit(sun === undefined || sun.x > 60 ? 98 : 24)
      const above = graded(colours, (f) => field(f, BARE))
      if (sun === undefined) return above
      const shine = glow(sun.x, sun.y, sun.r * 3.4, '#fff3c0') + disc(sun.x, sun.y, sun.r, '#fffbe2', BARE)
      return above + shine + (sun.rays ? rays(sun) : '')
    },
    cloud: (x: number, y: number, s: number, opacity = 0.85): string =>
      put(
        x,
        y,
        s,
        path('M-16 4Q-18-3-9-4Q-6-11 2-8Q10-11 12-4Q19-3 17 4Z', light.night ? '#8f9cc8' : '#fff', shade(opacity)),
      ),
    /** A row of hills; `seed` is which. */
    hill(y: number, rise: number, colour: string, seed = 1): string {
      let d = way`M-5 108V${y}`
      for (let x = -5, i = 0; x < 125; x += 26, i++)
        d += way`Q${x + 13} ${y - rise * grain(seed, i) * 1.6} ${x + 26} ${y + rise * (grain(i, seed) - 0.5)}`
      return path(`${d}V108Z`, colour, BARE)
    },
    ground: (y: number, near: string, far: string): string =>
      graded([near, far], (f) => box(-4, y, 128, 108 - y, f, BARE)),
    mountains(y: number, colour: string, snow: string): string {
      let [body, caps, shades] = ['', '', '']
      for (const [x, w, h] of MOUNTAINS) {
        body += way`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`
        caps += way`M${x - w * 0.26} ${y - h * 0.74}L${x} ${y - h}L${x + w * 0.26} ${y - h * 0.74}L${x + w * 0.1} ${y - h * 0.66}L${x} ${y - h * 0.74}L${x - w * 0.12} ${y - h * 0.64}Z`
        shades += way`M${x} ${y - h}L${x + w} ${y}H${x + w * 0.15}Z`
      }
      return path(body, colour, BARE) + path(caps, snow, BARE) + path(shades, '#12304e', shade(0.14))
    },
    /** Over all: the blue of the night, and the lights that burn in it; by day nothing. */
    veil(lights: readonly (readonly [x: number, y: number, r: number])[]): string {
      if (!light.night) return ''
      return field('#0f1a52', shade(0.42)) + lights.map(([x, y, r]) => glow(x, y, r, '#ffbe55', 0.95)).join('')
    },
    /** Darker towards the edges. */
    edged: (opacity: number): string =>
      field(
        ink.paints.radial([
          [0.45, '#05030c', 0],
          [1, '#05030c', opacity],
        ]),
        BARE,
      ),
    /** Flakes in the air, where it snows. */
    flakes(): string {
      let d = ''
      for (let i = 0; i < 34; i++) {
        const [x, y, r] = [grain(i, 3) * 120, grain(i, 7) * 100, 0.6 + grain(i, 5) * 0.7]
        d += way`M${x} ${y}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
      }
      return path(d, '#fff', shade(0.85))
    },
    /** A pool of shadow or water on the ground. */
    pool: (x: number, y: number, a: number, colour: string, opacity = 1): string =>
      oval(x, y, a, a * 0.22, colour, shade(opacity)),
  }
}
