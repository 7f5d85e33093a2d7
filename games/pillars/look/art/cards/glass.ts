// The ground of Pillars' pictures: a window of panes in rings round the head, a floor of slabs, a halo; all in lead.
import { BARE, blend, disc, grain, path, shade, thin, way } from '../../../../../look/art/ink.ts'
import type { Hand, Parts } from '../../../../../look/art/parts.ts'

const LEAD = '#0d0b14'
export const HAND: Hand = { line: LEAD, width: 1.4, skin: '#f0c79a' }

/** The colour of whose worker it is comes from the card, in whose frame the window is set. */
export const SEAT = 'var(--g1, #6a6475)'

/** How far each ring of panes reaches, and how many panes it has. */
const RINGS = [
  [0, 19, 8],
  [19, 40, 12],
  [40, 66, 14],
  [66, 100, 16],
  [100, 150, 16],
] as const
/** Light and dark glass: how much of white or black lies over the colour. */
const TINTS = [
  ['#fff', 0.36],
  ['#fff', 0.2],
  ['#fff', 0.08],
  ['#05040c', 0.14],
  ['#05040c', 0.28],
  ['#05040c', 0.42],
] as const

interface Window {
  readonly colour: string
  /** A second colour, every third pane. */
  readonly other?: string
  readonly x?: number
  readonly y?: number
  readonly seed?: number
}

const pane = (cx: number, cy: number, r0: number, r1: number, a: number, b: number): string => {
  const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)]
  return way`M${cx + r0 * ca} ${cy + r0 * sa}L${cx + r1 * ca} ${cy + r1 * sa}L${cx + r1 * cb} ${cy + r1 * sb}L${cx + r0 * cb} ${cy + r0 * sb}Z`
}

/** A window over the whole field. */
export function windowOf({ colour, other, x = 60, y = 42, seed = 1 }: Window): string {
  const tinted = TINTS.map(() => '')
  let second = ''
  for (const [k, [r0, r1, count]] of RINGS.entries())
    for (let i = 0; i < count; i++) {
      const from = k * 0.37 + (i / count) * Math.PI * 2
      const d = pane(x, y, r0, r1, from, from + (Math.PI * 2) / count)
      if (other !== undefined && (i + k) % 3 === 0) second += d
      // Brighter at the middle, darker outside.
      const tint = Math.min(TINTS.length - 1, Math.floor(grain(seed + k, i + 1) * 4 + k * 0.5))
      tinted[tint] += d
    }
  return (
    `<rect x="-4" y="-4" width="128" height="112" stroke="none" style="fill:${colour}"/>` +
    (other === undefined ? '' : path(second, other, shade(0.6))) +
    TINTS.map(([tone, opacity], i) =>
      path(tinted[i] ?? '', tone, `fill-opacity="${opacity}" stroke="${LEAD}" stroke-width="1.2"`),
    ).join('')
  )
}

/** Slabs before the window. */
export const floor = (y: number, colour: string): string =>
  path(way`M-4 ${y}H124V108H-4Z`, colour) +
  thin(
    way`M-4 ${y + 9}H124M0 ${y}L-24 108M24 ${y}L12 108M48 ${y}L44 108M72 ${y}L76 108M96 ${y}L108 108M120 ${y}L140 108`,
    LEAD,
    1,
  )

export function halo(x: number, y: number, r: number, colour = '#f2c94c'): string {
  let rays = ''
  for (let i = 0; i < 10; i++) {
    const [c, s] = [Math.cos((i * Math.PI) / 5), Math.sin((i * Math.PI) / 5)]
    rays += way`M${x + r * 0.62 * c} ${y + r * 0.62 * s}L${x + r * c} ${y + r * s}`
  }
  return disc(x, y, r, colour) + thin(rays, LEAD, 1) + disc(x, y, r * 0.62, blend(colour, '#ffffff', 0.4))
}

/** A lancet in the wall, of one colour. */
export const lancet = (p: Parts, x: number, y: number, w: number, h: number, colour: string): string =>
  p.arch(x, y, w, h, colour) + thin(way`M${x + w / 2} ${y}V${y - h + 1}M${x} ${y - h * 0.45}H${x + w}`, LEAD, 1.4)

/** The light through it: dark at its edge, by night lit from behind; and two reflections. */
export function through(p: Parts): string {
  const { night } = p.light
  return (
    (night ? path('M-4-4H124V108H-4Z', '#100a3a', shade(0.34)) + p.glow(60, 46, 62, '#ffd27a', 0.42) : '') +
    p.edged(night ? 0.5 : 0.26) +
    path('M8-4H40L-4 68V24ZM124 40L74 108H100L124 78Z', '#fff', `${BARE} opacity="0.06"`)
  )
}
