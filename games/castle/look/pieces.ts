// What the areas of the board share: who looks, and how pieces are made.

import type { Card, Seat } from '../../../kernel/words.ts'
import { type Laying, type Looking, seatsOf, stepAsked, topStep } from '../../../look/laying.ts'
import type { Piece, Place } from '../../../look/scene.ts'
import { ROLE } from '../rules/pieces.ts'
import { inOrder } from '../rules/seat.ts'
import type { CastleState, CastleStep } from '../rules/state.ts'
import { faceOf } from './faces.ts'
import type { Layout } from './layout.ts'

/** A board of Castle being laid. */
export type CastleLaying = Laying<CastleState, CastlePen, Layout>

/** The step this reader is asked, if any. */
export const asked = (t: Pick<Looking<CastleState, CastlePen>, 's' | 'choosing'>): CastleStep | undefined =>
  stepAsked<CastleStep>(t)

import type { CastleThings } from '../rules/things.ts'
import { stepOf } from './marks.ts'
import type { CastlePen } from './pen.ts'
import { about } from './things.ts'

export const helperPiece = (
  t: CastleLaying,
  id: string,
  seat: Seat,
  on: CastleThings['helper']['at'],
  x: number,
  y: number,
  size: number,
  more: Partial<Piece> = {},
): Piece => ({
  id,
  box: { x: Math.round(x), y: Math.round(y), w: size, h: size },
  look: { is: 'meeple', seat },
  label: t.voice.says('helper-of', { seat }),
  thing: about('helper', { seat, at: on }),
  above: true,
  from:
    seat === t.me
      ? { x: t.layout.own.x + t.layout.own.w / 2, y: t.layout.own.y + t.layout.own.h / 2 }
      : { x: t.layout.w, y: t.layout.h * 0.3 },
  ...more,
})

/** A printed card of a seat's set, or a winter card. */
export function cardPiece(
  t: CastleLaying,
  id: string,
  card: Card,
  box: Place,
  more: Partial<Piece> & { short?: boolean; tucked?: number | undefined } = {},
): Piece {
  const { short = false, tucked, ...rest } = more
  const face = faceOf(t, card)
  return {
    id,
    box,
    look: { is: 'card', face, short, ...(tucked === undefined ? {} : { tucked }) },
    label: face.title,
    ...rest,
  }
}

/** The seat and character at work, once cards are revealed. */
export function atWork(s: CastleState): { seat: Seat; role: number } | null {
  const step = topStep<CastleStep>(s)
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
      const later = s.agenda.some((other) => other.do === 'buy' && other.seat === seat)
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
  const order = seatsOf(s).map((k) => inOrder(s, k))
  return order.indexOf(seat) < order.indexOf(work.seat) ? 'done' : 'to-come'
}
