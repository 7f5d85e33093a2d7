// Where the six sections of each building stand, in a field of 200 × 150 with the earth at 148.
import { type Rect, short } from '../../../../look/svg.ts'

export const FIELD = { w: 200, h: 150 } as const
export const EARTH = 148

/** A house: gables of a width at both ends, two walls between them, a roof over these, a crown on the ridge. */
export interface House {
  readonly end: 'gable' | 'cone' | 'step'
  readonly gable: number
  readonly eave: number
  readonly peak: number
  readonly wall: number
  readonly ridge: number
  readonly inset: number
  /** The roof of a gate is a storey with battlements. */
  readonly flat?: true
  readonly crown: {
    readonly half: number
    readonly top: number
    readonly shape: 'chimney' | 'turret' | 'spire' | 'cupola'
  }
}

type Ends = readonly [end: House['end'], gable: number, eave: number, peak: number]
type Middle = readonly [wall: number, ridge: number, inset: number]
type Crown = readonly [shape: House['crown']['shape'], half: number, top: number]
const house = (
  [end, gable, eave, peak]: Ends,
  [wall, ridge, inset]: Middle,
  [shape, half, top]: Crown,
  flat?: true,
): House => ({
  end,
  gable,
  eave,
  peak,
  wall,
  ridge,
  inset,
  crown: { half, top, shape },
  ...(flat ? { flat } : {}),
})

/** By contract; null for a rampart. */
export const HOUSES: readonly (House | null)[] = [
  null,
  null,
  house(['gable', 47, 104, 66], [110, 76, 7], ['cupola', 13, 50]),
  house(['gable', 50, 92, 46], [102, 66, 5], ['turret', 14, 32]),
  house(['gable', 50, 90, 44], [100, 62, 5], ['chimney', 12, 30]),
  house(['cone', 44, 86, 36], [100, 68, 0], ['turret', 16, 36], true),
  null,
  house(['gable', 50, 88, 46], [100, 66, 4], ['spire', 13, 26]),
  house(['cone', 44, 82, 30], [98, 64, 0], ['spire', 15, 28], true),
  house(['gable', 46, 94, 54], [104, 60, 12], ['spire', 15, 6]),
  house(['step', 48, 86, 52], [100, 58, 4], ['spire', 14, 10]),
  null,
]

/** Piers and curtains of a rampart: pier, curtain, pier, a gap, and the same again. */
const PIER = 29
const CURTAIN = 37
const PIER_TOP = 70
const CURTAIN_TOP = 92
const RAMPART: readonly Rect[] = [0, 105].flatMap((x) => [
  { x: x + PIER, y: CURTAIN_TOP, w: CURTAIN, h: EARTH - CURTAIN_TOP },
  { x, y: PIER_TOP, w: PIER, h: EARTH - PIER_TOP },
  { x: x + PIER + CURTAIN, y: PIER_TOP, w: PIER, h: EARTH - PIER_TOP },
])

/** The place of a section, in the order of the contract's sections: walls before gables, a curtain before its piers. */
export function placeOf(k: number, bit: number): Rect {
  const shape = HOUSES[k]
  if (shape === null || shape === undefined) return RAMPART[bit] as Rect
  const { gable, wall, ridge, peak, crown } = shape
  const box = (x: number, y: number, w: number, foot: number): Rect => ({ x, y, w, h: foot - y })
  switch (bit) {
    case 0:
      return box(gable, wall, 100 - gable, EARTH)
    case 1:
      return box(100, wall, 100 - gable, EARTH)
    case 2:
      return box(0, peak, gable, EARTH)
    case 3:
      return box(200 - gable, peak, gable, EARTH)
    case 4:
      return box(gable, ridge, 200 - 2 * gable, wall)
    default:
      return box(100 - crown.half, crown.top, 2 * crown.half, ridge)
  }
}

/** Battlements along the top of a box, from its upper left corner to the right. */
function battlements({ x, y, w }: Rect, merlons: number): string {
  const part = w / (2 * merlons - 1)
  return Array.from(
    { length: 2 * merlons - 1 },
    (_, i) => `V${i % 2 === 0 ? y : y + 6}H${short(x + part * (i + 1))}`,
  ).join('')
}

function end(shape: House, left: boolean): string {
  const { gable, eave, peak } = shape
  const m = gable / 2
  const d: readonly (readonly [number, number])[] =
    shape.end === 'gable'
      ? [
          [3, EARTH],
          [3, eave],
          [m, peak],
          [gable, eave],
          [gable, EARTH],
        ]
      : shape.end === 'cone'
        ? [
            [4, EARTH],
            [4, eave],
            [0, eave],
            [m, peak],
            [gable, eave],
            [gable - 2, eave],
            [gable - 2, EARTH],
          ]
        : [
            [2, EARTH],
            [2, eave],
            [8, eave],
            [8, eave - 11],
            [14, eave - 11],
            [14, eave - 22],
            [m - 5, eave - 22],
            [m - 5, peak],
            [m + 5, peak],
            [m + 5, eave - 22],
            [gable - 12, eave - 22],
            [gable - 12, eave - 11],
            [gable - 6, eave - 11],
            [gable - 6, eave],
            [gable, eave],
            [gable, EARTH],
          ]
  return `M${d.map(([x, y]) => `${short(left ? x : 200 - x)} ${y}`).join('L')}Z`
}

/** The outline of a section. */
export function outlineOf(k: number, bit: number): string {
  const box = placeOf(k, bit)
  const shape = HOUSES[k]
  const right = box.x + box.w
  const foot = box.y + box.h
  if (shape === null || shape === undefined)
    return `M${box.x} ${foot}${battlements(box, bit % 3 === 0 ? 4 : 3)}V${foot}Z`
  if (bit < 2) return `M${box.x} ${foot}V${box.y}H${right}V${foot}Z`
  if (bit < 4) return end(shape, bit === 2)
  if (bit === 4) {
    if (shape.flat) return `M${box.x} ${foot}${battlements(box, 6)}V${foot}Z`
    return `M${box.x - 2} ${foot}L${box.x + shape.inset} ${box.y}H${right - shape.inset}L${right + 2} ${foot}Z`
  }
  const { half, top, shape: crown } = shape.crown
  if (crown === 'chimney')
    return `M${box.x + 2} ${foot}V${top + 5}H${box.x}V${top}H${right}V${top + 5}H${right - 2}V${foot}Z`
  const hip = crown === 'spire' ? top + (foot - top) * 0.46 : crown === 'cupola' ? top + 9 : top + 15
  return `M${100 - half + 3} ${foot}V${short(hip)}H${100 - half}L100 ${top}L${100 + half} ${short(hip)}H${100 + half - 3}V${foot}Z`
}

/** Where the shield or the worker of a section is shown. */
export function middleOf(k: number, bit: number): readonly [x: number, y: number] {
  const { x, y, w, h } = placeOf(k, bit)
  const shape = HOUSES[k]
  const low = shape !== null && shape !== undefined && (bit === 2 || bit === 3)
  return [short(x + w / 2), short(y + h * (low ? 0.68 : shape && bit === 5 ? 0.64 : 0.5))]
}
