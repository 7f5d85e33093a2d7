// The ground of Castle's pictures: an almanac's meadow before blue mountains, or the same under snow.
import { BARE, box, path, put } from '../../../../../look/art/ink.ts'
import type { Hand, Parts } from '../../../../../look/art/parts.ts'

export const HAND: Hand = { line: '#3a2412', width: 1, skin: '#e8b98a' }

interface Meadow {
  /** The sun at the left instead of the right. */
  readonly left?: boolean
  readonly seed?: number
  /** Where the mountains end. */
  readonly far?: number
}

export function meadow(p: Parts, { left = false, seed = 2, far = 60 }: Meadow = {}): string {
  const { winter = false } = p.light
  const sun = { x: left ? 24 : 98, y: 24, r: 8 }
  return (
    p.sky(winter ? ['#6f9cc8', '#a9c8e2', '#e6f0f8'] : ['#2f8fd6', '#7cc2e8', '#d8f0f2'], sun) +
    p.cloud(left ? 84 : 34, 22, 0.8) +
    p.cloud(70, 34, 0.55) +
    p.mountains(far, winter ? '#93b2d2' : '#7fa8c9', '#fff') +
    p.hill(far + 4, 6, winter ? '#dde9f4' : '#7fb44e', seed) +
    p.ground(far + 9, winter ? '#f6fafd' : '#8cc152', winter ? '#bcd2e6' : '#4d8a34')
  )
}

/** A trodden way before the scene. */
export const track = (p: Parts): string =>
  path('M-4 96Q40 76 124 86V108H-4Z', p.light.winter ? '#dfe6ea' : '#d9bd84', BARE)

/** The castle far away. */
export const castleFar = (p: Parts, x: number, y: number, s: number): string =>
  put(
    x,
    y,
    s,
    p.ashlar(-16, -22, 32, 22, '#e8dcc0', 6, 3) +
      p.tower(-24, 0, 10, 28, '#efe4cc', '#c0452f') +
      p.tower(14, 0, 10, 28, '#efe4cc', '#c0452f') +
      p.tower(-6, -6, 12, 34, '#f6ecd6', '#3f73b5'),
  )

/** A window, lit by night. */
export const pane = (p: Parts, x: number, y: number, w: number, h: number): string =>
  box(x, y, w, h, p.light.night ? '#ffd36a' : '#4a6a86')
