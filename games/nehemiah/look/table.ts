// What the areas of the board share: who looks, what is asked, and how pieces are made.

import type { Card, Choice, Ref, Seat } from '../../../kernel/words.ts'
import type { Choosing, Look, Piece, Box as Place } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { Box } from '../box.ts'
import { COLOURS, type NehemiahState, type NehemiahStep } from '../state.ts'
import { faceOf, shortFace } from './faces.ts'
import type { Room } from './room.ts'

/** A board being laid: the state as seen, from which seat, in which room and language. */
export interface Table {
  readonly s: NehemiahState
  /** The seat whose mat is shown; a spectator sits down behind seat 0's screen. */
  readonly me: Seat
  readonly spectator: boolean
  readonly room: Room
  readonly voice: Voice
  readonly box: Box
  readonly choosing: Choosing | null
}

export const topStep = (s: NehemiahState): NehemiahStep | undefined => s.agenda.at(-1) as NehemiahStep | undefined

/** What may be done beside the question at hand. */
const isOffer = (c: Choice) => c.act === 'decline-ahead'

/** The step this reader is asked, if any. */
export function asked(t: Pick<Table, 's' | 'choosing'>): NehemiahStep | undefined {
  return t.choosing?.options.some((c) => !isOffer(c)) ? topStep(t.s) : undefined
}

/** The option that names this thing. */
export const optionOn = (t: Table, ref: Ref): Choice | undefined =>
  t.choosing?.options.find((c) => c.on?.includes(ref) === true)
export const isPicked = (t: Table, ref: Ref): boolean => t.choosing?.picked.includes(ref) ?? false

/** NEH-12.1: whether what lies behind a seat's screen is shown to these eyes. */
export const isOpen = (s: NehemiahState, seat: Seat, eyes: Seat | null): boolean =>
  seat === eyes || s.options.openScreens === 'on' || s.agenda.length === 0

export const letterOf = (voice: Voice, seat: Seat): string => voice.name(COLOURS[seat]).charAt(0).toLocaleUpperCase()

export const seats = (s: NehemiahState): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)

export const drawing = (id: string, box: Place, svg: string, more: Partial<Piece> = {}): Piece => ({
  id,
  box,
  look: { is: 'drawing', svg },
  ...more,
})

/** A card as it lies: where it is small it keeps its picture and what it gives, and is read whole. */
export function cardLook(t: Pick<Table, 's' | 'voice' | 'box'>, card: Card, small: boolean, short = false): Look {
  const whole = faceOf(card, t.s, t.voice, t.box)
  return small
    ? { is: 'card', face: shortFace(card, t.voice, t.box), whole, short }
    : { is: 'card', face: whole, short }
}

export const badge = (id: string, seat: Seat, x: number, y: number, size: number): Piece => ({
  id,
  box: { x: Math.round(x), y: Math.round(y), w: size, h: size },
  look: { is: 'badge', seat },
})

/** Where pieces of a seat come from: the own mat, or the others' side of the table. */
export const homeOf = (t: Table, seat: Seat): { x: number; y: number } =>
  seat === t.me ? { x: t.room.mat.x + 120, y: t.room.mat.y + 30 } : { x: t.room.w, y: t.room.h * 0.25 }
