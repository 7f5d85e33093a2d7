// A woodcut in colour: ink lines with round joins, flat colour, hatching on the side away from the sun.

import { box, disc, fill, line } from '../../../../../look/art/brush.ts'
import { type Paints, paintsOf, type Stop } from '../../../../../look/art/paints.ts'
import type { Drawing } from '../../../../../look/art.ts'
import { INK } from '../stuff.ts'

/** A scene's light and paints. */
export interface Block extends Paints {
  readonly night: boolean
  /** One of two tones or drawings. */
  by<T>(day: T, night: T): T
}

export type Draw = (w: Block) => string

/** A scene under the name that its faces give. */
export const scene =
  (draw: Draw) =>
  (name: string): Drawing =>
  ({ night }) => {
    const paints = paintsOf(name)
    const body = draw({ ...paints, night, by: (day, dark) => (night ? dark : day) })
    return paints.defs() + body
  }

export const inked = (d: string, paint: string, width = 1.5): string => fill(d, paint, { line: INK, width })
export const round = (x: number, y: number, r: number, paint: string, width = 1.5): string =>
  disc(x, y, r, paint, width === 0 ? {} : { line: INK, width })
export const slab = (x: number, y: number, w: number, h: number, paint: string, width = 1.5): string =>
  box(x, y, w, h, paint, width === 0 ? {} : { line: INK, width })
export const pen = (d: string, width = 1.4, tone: string = INK, opacity = 1): string => line(d, tone, width, opacity)

/** A beam or a pole: ink, and wood on it. */
export const pole = (d: string, width = 3): string => pen(d, width) + pen(d, width / 2, '#b98550')

/** Shade at 45°. */
export const hatch = (w: Block, d: string, density = 0.22): string =>
  fill(d, w.pattern(3, 3, `<path d="M0 0V3" stroke="${INK}" stroke-width="1"/>`, 45), { opacity: density })

/** A light that fades outwards. */
export const glow = (w: Block, x: number, y: number, r: number, tone = '#ffc860', density = 0.8): string =>
  disc(
    x,
    y,
    r,
    w.radial([
      [0, tone, density],
      [1, tone, 0],
    ]),
  )

type Two = readonly [top: string, foot: string]
const graded = ([top, foot]: Two): readonly Stop[] => [
  [0, top],
  [1, foot],
]

/** The whole field, graded from its top to its foot. */
export const field = (w: Block, day: Two, night: Two): string => box(0, 0, 120, 104, w.linear(graded(w.by(day, night))))

/** The night over everything that has no light of its own. */
export const dusk = (w: Block, density = 0.34): string =>
  w.night ? box(0, 0, 120, 104, '#0b1224', { opacity: density }) : ''

/** The ground that things stand on, from a line down. */
export const earth = (w: Block, y = 84, top = '#e0c98f', foot = '#c7a968'): string =>
  inked(`M-3 ${y}H123V110H-3z`, w.linear(graded(w.by([top, foot], ['#4a4132', '#2a251c'])))) +
  pen(`M8 ${y + 7}h10M34 ${y + 12}h8M66 ${y + 6}h12M96 ${y + 11}h12M20 ${y + 16}h10M84 ${y + 16}h10`, 0.9, INK, 0.3)
