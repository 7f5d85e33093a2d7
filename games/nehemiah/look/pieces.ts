// What the areas of the board share: who looks, what is asked, and how pieces are made.

import { at } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { type Laying, type Looking, stepAsked } from '../../../look/laying.ts'
import type { Look } from '../../../look/scene.ts'
import type { NehemiahVoice } from '../rules/speech.ts'
import type { NehemiahState, NehemiahStep } from '../rules/state.ts'
import { COLOURS } from '../rules/terms.ts'
import { faceOf, shortFace } from './faces.ts'
import type { Layout } from './layout.ts'
import type { NehemiahPen } from './pen.ts'

/** A board of Nehemiah being laid; a spectator sits down behind seat 0's screen. */
export type NehemiahLaying = Laying<NehemiahState, NehemiahPen, Layout>

/** What may be done beside the question at hand. */
const BESIDE = ['decline-ahead']

/** The step this reader is asked, if any. */
export const asked = (t: Pick<Looking<NehemiahState, NehemiahPen>, 's' | 'choosing'>): NehemiahStep | undefined =>
  stepAsked<NehemiahStep>(t, BESIDE)

/** NEH-12.1: whether what lies behind a seat's screen is shown to these eyes. */
export const isOpen = (s: NehemiahState, seat: Seat, eyes: Seat | null): boolean =>
  seat === eyes || s.options.openScreens === 'on' || s.agenda.length === 0

/** A letter for each seat: the first of its colour's name that no seat before it has. „Gelb“ is E beside „Grün“. */
export function letterOf(voice: NehemiahVoice, seat: Seat): string {
  const letters: string[] = []
  for (const colour of COLOURS.slice(0, seat + 1)) {
    const own = [...voice.name(colour).toLocaleUpperCase(voice.lang)]
    letters.push(own.find((letter) => !letters.includes(letter)) ?? '')
  }
  return at(letters, seat)
}

/** A card as it lies: where it is small it keeps its picture and what it gives, and is read whole. */
export function cardLook(
  t: Pick<NehemiahLaying, 's' | 'voice' | 'box'>,
  card: Card,
  small: boolean,
  short = false,
): Look {
  const whole = faceOf(t, card)
  return small ? { is: 'card', face: shortFace(t, card), whole, short } : { is: 'card', face: whole, short }
}

/** Where pieces of a seat come from: the own mat, or the others' side of the table. */
export const homeOf = (t: NehemiahLaying, seat: Seat): { x: number; y: number } =>
  seat === t.me ? { x: t.layout.mat.x + 120, y: t.layout.mat.y + 30 } : { x: t.layout.w, y: t.layout.h * 0.25 }
