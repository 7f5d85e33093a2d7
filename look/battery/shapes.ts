// The rooms a look is tried in: what windows leave to the board in each of the four forms.
import type { Form, GameLook, Shape } from '../scene.ts'
import { FORMS, lyingRoom } from '../shape.ts'

/** What a window of 1440 × 900 leaves to the board. */
export const DESK: Shape = { w: 1144, h: 792, form: 'wide' }

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

/** Every room that a look is laid in, a desk's first; `column` is the one it wants beside a board that lies. */
export const roomsOf = ({ column }: Pick<GameLook, 'column'>): readonly Shape[] =>
  FORMS.flatMap((form) => ROOMS[form].map(([w, h]) => (form === 'lying' ? lyingRoom(w, h, column) : { w, h, form })))
