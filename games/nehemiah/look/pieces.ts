// What the areas of the board share: who looks, what is asked, and how pieces are made.

import type { Card, Seat } from '../../../kernel/words.ts'
import { type Laying, type Looking, stepAsked } from '../../../look/laying.ts'
import type { Look } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { NehemiahState, NehemiahStep } from '../rules/state.ts'
import { COLOURS } from '../rules/terms.ts'
import type { Box } from '../sheet/box.ts'
import { faceOf, shortFace } from './faces.ts'
import type { Layout } from './layout.ts'

/** A board of Nehemiah being laid; a spectator sits down behind seat 0's screen. */
export type NehemiahLaying = Laying<NehemiahState, Box, Layout>

/** What may be done beside the question at hand. */
const BESIDE = ['decline-ahead']

/** The step this reader is asked, if any. */
export const asked = (t: Pick<Looking<NehemiahState, Box>, 's' | 'choosing'>): NehemiahStep | undefined =>
  stepAsked<NehemiahStep>(t, BESIDE)

/** NEH-12.1: whether what lies behind a seat's screen is shown to these eyes. */
export const isOpen = (s: NehemiahState, seat: Seat, eyes: Seat | null): boolean =>
  seat === eyes || s.options.openScreens === 'on' || s.agenda.length === 0

export const letterOf = (voice: Voice, seat: Seat): string => voice.name(COLOURS[seat]).charAt(0).toLocaleUpperCase()

/** A card as it lies: where it is small it keeps its picture and what it gives, and is read whole. */
export function cardLook(
  t: Pick<NehemiahLaying, 's' | 'voice' | 'box'>,
  card: Card,
  small: boolean,
  short = false,
): Look {
  const whole = faceOf(card, t.s, t.voice, t.box)
  return small
    ? { is: 'card', face: shortFace(card, t.voice, t.box), whole, short }
    : { is: 'card', face: whole, short }
}

/** Where pieces of a seat come from: the own mat, or the others' side of the table. */
export const homeOf = (t: NehemiahLaying, seat: Seat): { x: number; y: number } =>
  seat === t.me ? { x: t.layout.mat.x + 120, y: t.layout.mat.y + 30 } : { x: t.layout.w, y: t.layout.h * 0.25 }
