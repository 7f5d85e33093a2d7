// The land of the scenes: sky, hills, far roofs, houses, walls that go up.
import { each, fill } from '../../../../../look/art/brush.ts'
import { onCircle, point } from '../../../../../look/svg.ts'
import { type Block, field, glow, hatch, inked, pen, pole, round, slab } from './woodcut.ts'

export const sky = (w: Block, top: string, foot: string, darkTop = '#18233c', darkFoot = '#3a4660'): string =>
  field(w, [top, foot], [darkTop, darkFoot])

export const hills = (w: Block, y = 62, far = '#b4c09a', near = '#a9b78a'): string =>
  fill(`M0 ${y}q30-16 62-4t58-6v60H0z`, w.by(far, '#26344a')) +
  fill(`M0 ${y + 8}q40-10 70 2t50-6v60H0z`, w.by(near, '#202e3e'))

export const cloud = (w: Block, x: number, y: number, k: number): string =>
  inked(
    `M${x} ${y}q${-k} ${-6 * k} ${6 * k} ${-6 * k}q${3 * k} ${-6 * k} ${10 * k} ${-3 * k}q${7 * k} ${-3 * k} ${8 * k} ${4 * k}q${6 * k} 0 ${4 * k} ${5 * k}z`,
    w.by('#fffaf0', '#46536e'),
    1,
  )

const RAYS = Array.from({ length: 12 }, (_, i) => i * 30)

/** The sun with its rays, or the moon with its halo. */
export const sun = (w: Block, x: number, y: number, r: number): string =>
  w.night
    ? glow(w, x, y, r * 2.6, '#f6e3ac', 0.5) + round(x, y, r * 0.9, '#f6e9c4', 1.2)
    : pen(
        RAYS.map((a) => `M${point(onCircle(r * 1.35, a, x, y))}L${point(onCircle(r * 1.75, a, x, y))}`).join(''),
        1.3,
      ) + round(x, y, r, '#f5bd3a')

/** Roofs of the old town far off. */
export const roofs = (w: Block, y: number): string =>
  fill(
    `M4 ${y}v-9l6-6 6 6v9zM20 ${y}v-6l5-5 5 5v6zM84 ${y}v-8l6-7 6 7v8zM100 ${y}v-5l5-5 5 5v5z`,
    w.by('#cdbfa0', '#1c2636'),
  )

export const casement = (w: Block, x: number, y: number, wide: number, high: number, dark = false): string =>
  slab(x, y, wide, high, w.night && !dark ? '#ffd36e' : '#7fa3b5', 1.1) +
  pen(`M${x + wide / 2} ${y}v${high}M${x} ${y + high / 2}h${wide}`, 0.8)

/** A timber-framed house. */
export function house(
  w: Block,
  x: number,
  foot: number,
  wide: number,
  high: number,
  plaster = '#f3e3c0',
  tiles = '#b5533a',
): string {
  const n = (v: number) => Math.round(v * 10) / 10
  const eave = foot - high
  const ridge = n(eave - wide * 0.55)
  const [third, half] = [n(wide * 0.33), n(high * 0.5)]
  return (
    inked(`M${x} ${foot}v${-high}h${wide}v${high}z`, w.by(plaster, '#8f8468')) +
    hatch(w, `M${n(x + wide * 0.7)} ${foot}v${-high}h${n(wide * 0.3)}v${high}z`) +
    pen(
      `M${x} ${foot - half}h${wide}M${x + third} ${foot}v${-high}M${n(x + wide * 0.66)} ${foot}v${-high}M${x} ${foot}l${third} ${-half}M${x + wide} ${foot}l${-third} ${-half}`,
      1.8,
      '#7a5230',
    ) +
    inked(`M${x - 3} ${eave}L${x + wide / 2} ${ridge}L${x + wide + 3} ${eave}z`, w.by(tiles, '#6b382b')) +
    hatch(w, `M${x + wide / 2} ${ridge}L${x + wide + 3} ${eave}H${x + wide / 2}z`)
  )
}

/** Bricks laid in courses, every second one shifted. */
export const bricks = (x: number, foot: number, count: number, courses: number): string =>
  each(Array.from({ length: courses }), (_, j) =>
    each(Array.from({ length: count - (j % 2) }), (__, i) =>
      slab(x + i * 7 + (j % 2) * 3.5, foot - j * 4 - 4, 7, 4, (i + j) % 2 === 1 ? '#c2603f' : '#a94b33', 1),
    ),
  )

/** Poles and planks before something that goes up. */
export const scaffolding = (
  left: number,
  right: number,
  top: number,
  foot: number,
  ...levels: readonly number[]
): string =>
  pole(`M${left} ${foot}V${top}M${right} ${foot}V${top}${levels.map((y) => `M${left - 4} ${y}H${right + 4}`).join('')}`)

export const flag = (x: number, foot: number, tone: string): string =>
  pen(`M${x} ${foot}v-16`, 1.4) + inked(`M${x} ${foot - 16}l11 3-11 4z`, tone, 1.1)

export const tree = (w: Block, x: number, foot: number, k: number): string =>
  inked(`M${x - k} ${foot}v${-8 * k}h${2 * k}v${8 * k}z`, '#7a5230', 1) +
  inked(
    `M${x} ${foot - 22 * k}c${7 * k} 0 ${9 * k} ${5 * k} ${7 * k} ${9 * k}c${2 * k} ${5 * k}-${4 * k} ${8 * k}-${7 * k} ${6 * k}c-${4 * k} ${2 * k}-${9 * k}-${k}-${7 * k}-${6 * k}c-${2 * k}-${4 * k} ${k}-${9 * k} ${7 * k}-${9 * k}z`,
    w.by('#8aa55a', '#2c4a34'),
    1.1,
  )
