// The ground of Nehemiah's pictures: a hillside in the sun, and the walls and people that recur on it.
import { BARE, box, path } from '../../../../../look/art/ink.ts'
import type { Hand, Parts } from '../../../../../look/art/parts.ts'

export const HAND: Hand = { line: '#4a2a10', width: 0.6, skin: '#d9a06a' }

export const STONE = '#ecd6a8'
export const PALE = '#f3e3bd'
export const LAPIS = '#2b6cb0'
export const RUST = '#bf4a27'
export const OLIVE = '#25795a'
export const PLUM = '#8e5a9b'

interface Hillside {
  readonly dusk?: boolean
  readonly sun?: number
  readonly seed?: number
  readonly far?: number
  /** Houses of the city, far away. */
  readonly town?: boolean
}

/** The worker's place is at the lower left: scenes leave it to the ground. */
export function hillside(p: Parts, { dusk, sun = 94, seed = 2, far = 58, town }: Hillside = {}): string {
  return (
    p.sky(dusk ? ['#8f5f86', '#e08f63', '#f8c777', '#ffe9b0'] : ['#5f9ac6', '#a9c7cf', '#f3d79b', '#fdeec6'], {
      x: sun,
      y: 26,
      r: 8,
      rays: true,
    }) +
    p.hill(far, 12, '#d9b987', seed) +
    p.hill(far + 6, 8, '#c79f66', seed + 5) +
    (town
      ? path('M8 48h9v18h-9ZM17 44h10v22h-10ZM98 46h12v20h-12Z', '#efd8a8', BARE) +
        path('M21 49h2v3h-2ZM12 53h2v3h-2ZM103 51h2v3h-2Z', p.light.night ? '#ffd36a' : '#8a5c22', BARE) +
        p.cypress(34, 68, 22) +
        p.cypress(114, 70, 26)
      : '') +
    p.ground(far + 10, '#e9c88f', '#b98848')
  )
}

/** A wall with its battlements. */
export const wall = (p: Parts, x: number, y: number, w: number, h: number, colour = STONE, seed = 3): string =>
  p.ashlar(x, y, w, h, colour, 8, seed) + p.merlons(x, y, w, colour, 7, 6)

export const opening = (p: Parts, x: number, y: number, w: number, h: number): string =>
  box(x, y, w, h, p.light.night ? '#ffd36a' : '#5c3a18')
