// What the areas of the board share: who looks, and how pieces are made.

import type { Card, Seat } from '../../../kernel/words.ts'
import type { Choosing, Piece, Box as Place } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { Box } from '../box.ts'
import { inOrder } from '../rules/seat.ts'
import { type CastleState, type CastleStep, ROLE } from '../state.ts'
import { faceOf } from './faces.ts'
import { stepOf } from './marks.ts'
import type { Room } from './room.ts'

/** A board being laid: the state as seen, from which seat, in which room and language. */
export interface Table {
  readonly s: CastleState
  /** The seat that looks; a spectator sits down at seat 0. */
  readonly me: Seat
  readonly spectator: boolean
  readonly room: Room
  readonly voice: Voice
  readonly box: Box
  readonly choosing: Choosing | null
}

export const topStep = (s: CastleState): CastleStep | undefined => s.agenda.at(-1) as CastleStep | undefined
/** The step this reader is asked, if any. */
export function asked(t: Pick<Table, 's' | 'me' | 'choosing'>): CastleStep | undefined {
  const step = topStep(t.s)
  if (t.choosing === null || step === undefined) return undefined
  return !('seat' in step) || step.seat === t.me ? step : undefined
}

export const drawing = (id: string, box: Place, svg: string, more: Partial<Piece> = {}): Piece => ({
  id,
  box,
  look: { is: 'drawing', svg },
  ...more,
})

export const helperPiece = (
  t: Table,
  id: string,
  seat: Seat,
  x: number,
  y: number,
  size: number,
  more: Partial<Piece> = {},
): Piece => ({
  id,
  box: { x: Math.round(x), y: Math.round(y), w: size, h: size },
  look: { is: 'meeple', seat },
  label: t.voice.says('helper-of', { seat }),
  above: true,
  from:
    seat === t.me
      ? { x: t.room.own.x + t.room.own.w / 2, y: t.room.own.y + t.room.own.h / 2 }
      : { x: t.room.w, y: t.room.h * 0.3 },
  ...more,
})

/** A printed card of a seat's set, or a winter card. */
export function cardPiece(
  t: Table,
  id: string,
  card: Card,
  box: Place,
  more: Partial<Piece> & { short?: boolean; tucked?: boolean } = {},
): Piece {
  const { short = false, tucked = false, ...rest } = more
  const face = faceOf(card, t.s, t.voice, t.box)
  return {
    id,
    box,
    look: { is: 'card', face, short, ...(tucked ? { tucked } : {}) },
    label: face.title,
    ...rest,
  }
}

/** The seat and character at work, once cards are revealed. */
export function atWork(s: CastleState): { seat: Seat; role: number } | null {
  const step = topStep(s)
  if (step === undefined || !('seat' in step)) return null
  const { seat } = step
  switch (step.do) {
    case 'recall-trader-helper':
    case 'place-trader':
      return { seat, role: ROLE.trader }
    case 'take-from-tower':
      return { seat, role: ROLE.bricklayer }
    case 'buy':
      return { seat, role: ROLE.stonemason }
    case 'worker-order':
      return { seat, role: ROLE.worker }
    case 'build':
    case 'pay':
      return { seat, role: step.role }
    case 'place-helper': {
      // While a purchase of this seat is still to come, its bricklayer is at work.
      const later = s.agenda.some((other) => other.do === 'buy' && (other as { seat?: Seat }).seat === seat)
      const plays = cardsNow(s, seat).includes(ROLE.stonemason)
      return { seat, role: plays && !later ? ROLE.stonemason : ROLE.bricklayer }
    }
    default:
      return null
  }
}

/** The cards a seat revealed in this round. */
export const cardsNow = (s: CastleState, seat: Seat): Card[] => {
  const played = s.played[seat] ?? []
  return played.slice(played.length - (s.now[seat] ?? 0))
}

/** How far a card of this round is: done, at work, or still to come. */
export function stateOf(s: CastleState, seat: Seat, card: Card): 'done' | 'now' | 'to-come' {
  const work = atWork(s)
  if (work === null) return 'to-come'
  if (work.seat === seat && work.role === card) return 'now'
  const [a, b] = [stepOf(card), stepOf(work.role)]
  if (a !== b) return a < b ? 'done' : 'to-come'
  const order = Array.from({ length: s.seats }, (_, k) => inOrder(s, k))
  return order.indexOf(seat) < order.indexOf(work.seat) ? 'done' : 'to-come'
}

export const seats = (s: CastleState): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)

/** Things laid side by side, closer where there are many; from the left. */
export function spread(count: number, x: number, w: number, card: number, gap: number): number[] {
  if (count === 0) return []
  const pitch = count === 1 ? 0 : Math.min(card + gap, (w - card) / (count - 1))
  return Array.from({ length: count }, (_, i) => Math.round(x + i * pitch))
}
