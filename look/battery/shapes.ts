import type { Form, GameLook, Shape } from '../scene.ts'
import { lyingRoom } from '../shape.ts'

/** Rooms of the board: what a window leaves of 1440 × 900, of smaller ones, and of phones held upright. */
export const SHAPES: readonly Shape[] = [
  { w: 1144, h: 792, form: 'wide' },
  { w: 390, h: 628, form: 'upright' },
  { w: 984, h: 692, form: 'wide' },
  { w: 390, h: 560, form: 'upright' },
  { w: 728, h: 650, form: 'wide' },
  { w: 1144, h: 748, form: 'wide' },
]

/** What windows leave to the board in each form, down to the smallest it must hold. */
const ROOMS: Readonly<Record<Form, readonly (readonly [w: number, h: number, window: string])[]>> = {
  upright: [
    [390, 628, '390×844'],
    [390, 448, '390×664'],
    [360, 430, '360×640'],
  ],
  lying: [
    [844, 354, '844×390'],
    [844, 304, '844×340'],
    [667, 339, '667×375'],
    [932, 394, '932×430'],
    [960, 504, '960×540'],
  ],
  tablet: [
    [820, 830, '820×1180'],
    [768, 550, '768×900'],
    [700, 610, '700×960'],
    [1024, 1016, '1024×1366'],
  ],
  wide: [
    [1144, 792, '1440×900'],
    [984, 692, '1280×800'],
    [884, 712, '1180×820'],
    [764, 496, '1024×600'],
    [1206, 760, '2560×1440, as it is laid'],
  ],
}

/** Every room that a look is laid in. */
export const roomsOf = ({ forms, column }: Pick<GameLook, 'forms' | 'column'>): readonly Shape[] =>
  forms === undefined
    ? SHAPES
    : forms.flatMap((form) =>
        ROOMS[form].map(([w, h]) => (form === 'lying' ? lyingRoom(w, h, column) : { w, h, form })),
      )
