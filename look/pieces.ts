// Pieces that every look lays.
import type { Choice, Ref, Seat } from '../kernel/words.ts'
import type { Choosing, Look, Piece, Place } from './scene.ts'

/** A drawing of the game's own, for a view box of the piece's size. */
export const drawing = (id: string, box: Place, svg: string, more: Partial<Piece> = {}): Piece => ({
  id,
  box,
  look: { is: 'drawing', svg },
  ...more,
})

/** A seat's badge, by its upper left corner. */
export const badge = (id: string, seat: Seat, x: number, y: number, size: number, label?: string): Piece => ({
  id,
  box: { x: Math.round(x), y: Math.round(y), w: size, h: size },
  look: { is: 'badge', seat },
  ...(label === undefined ? {} : { label }),
})

/** Words on the board; they are read out as they stand. */
export const wordsPiece = (
  id: string,
  box: Place,
  words: string,
  as: Extract<Look, { is: 'text' }>['as'] = 'body',
  middle = false,
): Piece => ({ id, box, look: { is: 'text', text: words, as, middle }, label: words })

type Chooses = { readonly choosing: Choosing | null }

/** The option that names this thing. */
export const optionOn = (t: Chooses, ref: Ref): Choice | undefined =>
  t.choosing?.options.find((c) => c.on?.includes(ref) === true)

/** Whether this thing is already chosen. */
export const isPicked = (t: Chooses, ref: Ref): boolean => t.choosing?.picked.includes(ref) ?? false
