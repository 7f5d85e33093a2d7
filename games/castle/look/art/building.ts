// How a building is drawn: once as shapes, then as an ink plan on its plot or as the painted house that has risen there.
import { path, short } from '../../../../look/svg.ts'

/** What a shape is made of; its colour is the mood's. */
export type Paint =
  | 'wall'
  | 'side'
  | 'shade'
  | 'plaster'
  | 'tile'
  | 'slate'
  | 'straw'
  | 'shingle'
  | 'beam'
  | 'dark'
  | 'window'
  | 'door'
  | 'red'
  | 'blue'
  | 'water'
  | 'glow'
  | 'joint'
  | 'flag'

export type Shape = readonly [as: Paint, d: string]

export interface Building {
  readonly w: number
  readonly h: number
  /** The silhouette: what lights up when the building can be chosen. */
  readonly outline: string
  readonly shapes: readonly Shape[]
  /** Where snow lies in winter. */
  readonly snow: string
  /** Markup over the painted shapes: heads in a stable. */
  readonly over?: string
}

/** What is too fine for a plan. */
const FINE: ReadonlySet<Paint> = new Set(['joint', 'flag', 'glow', 'shade'])

/** The plan: dashed ink, on a staked plot. */
export function planOf({ w, h, outline, shapes }: Building): string {
  const plot =
    `<ellipse cx="${short(w / 2)}" cy="${short(h - 4)}" rx="${short(w * 0.56 + 6)}" ry="${short(Math.max(8, w * 0.11))}" class="cas-plot"/>` +
    path(
      `M${-2} ${h - 1}v-9M${w + 2} ${h - 1}v-9M${short(w * 0.2)} ${h + 4}v-9M${short(w * 0.8)} ${h + 4}v-9`,
      'class="cas-stake"',
    )
  const inked = shapes.filter(([as]) => !FINE.has(as)).map(([, d]) => d)
  return (
    plot +
    path(outline, 'class="cas-rim"') +
    path(outline, 'class="cas-sheet"') +
    path(inked.join(''), 'class="cas-ink"') +
    path(outline, 'class="cas-edge edge"')
  )
}

/** The painted building, with its shadow on the ground. */
export function paintedOf({ w, h, outline, shapes, snow, over = '' }: Building, winter: boolean): string {
  return (
    `<ellipse cx="${short(w * 0.56)}" cy="${short(h - 1)}" rx="${short(w * 0.58)}" ry="${short(Math.max(5, w * 0.075))}" class="cas-shadow"/>` +
    shapes.map(([as, d]) => path(d, `class="cas-${as}"`)).join('') +
    over +
    (winter && snow !== '' ? path(snow, 'class="cas-snow"') : '') +
    path(outline, 'class="cas-rim"') +
    path(outline, 'class="cas-edge edge"')
  )
}

/** The top of a wall with its merlons, from the left; the path goes on at its right end. */
export function merlons(x: number, y: number, w: number, many: number, high: number): string {
  const step = w / (2 * many - 1)
  let d = `M${short(x)} ${short(y + high)}`
  for (let i = 0; i < many; i++) {
    const from = x + 2 * i * step
    d += `${i === 0 ? '' : `H${short(from)}`}V${short(y)}H${short(from + step)}V${short(y + high)}`
  }
  return d
}

/** Little caps of snow on merlons. */
export function caps(x: number, y: number, w: number, many: number): string {
  const step = w / (2 * many - 1)
  return Array.from({ length: many }, (_, i) => {
    const from = short(x + 2 * i * step - 0.8)
    return `M${from} ${short(y + 2)}q0-5 ${short(step / 2 + 0.8)}-5t${short(step / 2 + 0.8)} 5z`
  }).join('')
}

/** A long house seen from its gable: gable, long wall, roof; the foot at y + h. */
export function longHouse(x: number, y: number, w: number, h: number, gable: number) {
  const eave = y + h * 0.52
  const ridge = y + h * 0.1
  const tilt = Math.min(7, w * 0.05)
  const top = x + gable / 2
  const right = x + w
  const n = short
  return {
    gable: `M${n(x)} ${n(y + h)}V${n(eave)}L${n(top)} ${n(ridge)}L${n(x + gable)} ${n(eave)}V${n(y + h)}Z`,
    wall: `M${n(x + gable)} ${n(y + h)}V${n(eave)}L${n(right)} ${n(eave - tilt)}V${n(y + h - tilt)}Z`,
    roof: `M${n(top)} ${n(ridge - 2)}L${n(right - gable * 0.34)} ${n(ridge - 2 - tilt)}L${n(right + 4)} ${n(eave - tilt + 2)}L${n(x + gable - 1)} ${n(eave + 3)}Z`,
    /** The near slope, seen edge on. */
    verge: `M${n(top)} ${n(ridge - 2)}L${n(x - 4)} ${n(eave + 3)}L${n(x)} ${n(eave + 4)}L${n(top)} ${n(ridge + 4)}L${n(x + gable)} ${n(eave + 4)}L${n(x + gable + 2)} ${n(eave + 1)}Z`,
    courses: [0.3, 0.55, 0.8]
      .map(
        (k) =>
          `M${n(top + (gable / 2) * k)} ${n(ridge + (eave - ridge) * k)}L${n(right - gable * 0.34 * (1 - k) + 4 * k)} ${n(ridge - 2 - tilt + (eave - ridge) * k)}`,
      )
      .join(''),
    snow: `M${n(top - 1)} ${n(ridge - 4)}L${n(right - gable * 0.34 + 1)} ${n(ridge - 4 - tilt)}L${n(right + 2)} ${n(eave - tilt - 2)}q-5 5-10 1t-11 2-11 0-11 2L${n(x + gable + 4)} ${n(eave - 1)}q-4 4-6-2Z`,
    outline: `M${n(x - 4)} ${n(eave + 3)}L${n(top)} ${n(ridge - 2)}L${n(right - gable * 0.34)} ${n(ridge - 2 - tilt)}L${n(right + 4)} ${n(eave - tilt + 2)}L${n(right)} ${n(eave - tilt + 2)}V${n(y + h - tilt)}L${n(x + gable)} ${n(y + h)}H${n(x)}V${n(eave + 3)}Z`,
    eave,
    ridge,
    tilt,
  }
}

/** An arched opening by its middle and foot. */
export const archAt = (x: number, foot: number, w: number, h: number): string =>
  `M${short(x - w / 2)} ${short(foot)}v${short(-(h - w / 2))}a${short(w / 2)} ${short(w / 2)} 0 0 1 ${short(w)} 0v${short(h - w / 2)}z`

export const pane = (x: number, y: number, w = 5, h = 7): string => `M${short(x)} ${short(y)}h${w}v${h}h${-w}z`
