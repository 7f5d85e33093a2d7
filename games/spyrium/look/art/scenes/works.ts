// What the scenes of one light and one family are painted with.

import { type Paints, paintsOf } from '../../../../../look/art/paints.ts'
import type { Drawing } from '../../../../../look/art.ts'
import type { Family } from '../../icons.ts'

/** By day, then by night: three tones of the sky, the far and the nearer skyline, the ground above and below. */
interface Tones {
  readonly sky: readonly [day: Dusk, night: Dusk]
  readonly far: Both
  readonly near: Both
  readonly ground: readonly [day: Both, night: Both]
}
type Dusk = readonly [string, string, string]
type Both = readonly [string, string]

const TONES: Readonly<Record<Family, Tones>> = {
  mine: {
    sky: [
      ['#cfe0d2', '#e6dcae', '#a9b58c'],
      ['#0f1b19', '#22382f', '#5c6b3c'],
    ],
    far: ['#a4b49c', '#2b3d33'],
    near: ['#7c8f78', '#1b2a23'],
    ground: [
      ['#6b7355', '#3f4a38'],
      ['#141d18', '#090e0c'],
    ],
  },
  factory: {
    sky: [
      ['#f7cf8c', '#f0a45e', '#f6d9a0'],
      ['#1a1210', '#5a2a18', '#d2783a'],
    ],
    far: ['#dd9a66', '#5d3320'],
    near: ['#b96e48', '#3a1f15'],
    ground: [
      ['#8a5a3c', '#553322'],
      ['#24140e', '#0f0907'],
    ],
  },
  laboratory: {
    sky: [
      ['#c6e8dc', '#e8e6bf', '#b9d9c4'],
      ['#0b1a1a', '#174038', '#4a8a62'],
    ],
    far: ['#9cc7b8', '#1d4a42'],
    near: ['#6fa394', '#123029'],
    ground: [
      ['#5c7d70', '#34524a'],
      ['#0f221f', '#081110'],
    ],
  },
  university: {
    sky: [
      ['#c9d6ee', '#f1e3c4', '#c2c9dc'],
      ['#0e1424', '#27355c', '#8a7a6a'],
    ],
    far: ['#a9b6d2', '#2a365a'],
    near: ['#8191b6', '#1b2440'],
    ground: [
      ['#7d8671', '#525b54'],
      ['#171d2b', '#0b0f18'],
    ],
  },
  dwelling: {
    sky: [
      ['#f4dcae', '#f6c98c', '#e9d7b0'],
      ['#17130f', '#4a3220', '#b8803e'],
    ],
    far: ['#d3b083', '#4c3624'],
    near: ['#b08a60', '#332318'],
    ground: [
      ['#8f7452', '#5d4830'],
      ['#221910', '#0f0b07'],
    ],
  },
  great: {
    sky: [
      ['#e8cddb', '#f7ddc0', '#dcc3cf'],
      ['#170f1c', '#452a48', '#a8687a'],
    ],
    far: ['#c8a6bb', '#46304e'],
    near: ['#a37c98', '#2f2038'],
    ground: [
      ['#7f8660', '#535b41'],
      ['#1c1622', '#0d0a11'],
    ],
  },
  none: {
    sky: [
      ['#efe4c8', '#e2d0a6', '#cbb084'],
      ['#2b241a', '#4a3a26', '#6b5436'],
    ],
    far: ['#c2a878', '#3a2e1e'],
    near: ['#a88c5c', '#2a2016'],
    ground: [
      ['#8f7452', '#5d4830'],
      ['#221910', '#0f0b07'],
    ],
  },
}

/** A scene's light and colours. */
export interface Works extends Paints {
  readonly night: boolean
  readonly tones: Tones
  /** One of two tones, densities or drawings. */
  by<T>(day: T, night: T): T
}

export type Draw = (w: Works) => string

/** A scene of a family, under the name that its faces give. */
export const scene =
  (family: Family, draw: Draw) =>
  (name: string): Drawing =>
  ({ night }) => {
    const paints = paintsOf(name)
    const body = draw({ ...paints, night, tones: TONES[family], by: (day, dark) => (night ? dark : day) })
    return paints.defs() + body
  }
