// SPY-11: who owns a technique, whether it stands upright, and how it tilts. What each one does is in cards/.
import { at, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { TECHNIQUES } from './names.ts'
import type { SpyriumState } from './state.ts'

/** Places in TECHNIQUES, by name. */
export const AUTOMATION = TECHNIQUES.indexOf('automation')
export const CAPITALISATION = TECHNIQUES.indexOf('capitalisation')
export const CRANE = TECHNIQUES.indexOf('crane')
export const TRADE = TECHNIQUES.indexOf('trade')
export const ENGINEERING = TECHNIQUES.indexOf('engineering')
export const LOBBYING = TECHNIQUES.indexOf('lobbying')
export const TAYLORISM = TECHNIQUES.indexOf('taylorism')

/** What a technique counts for its owner at the end, before the cap (SPY-19.2). */
export type Counted = (s: SpyriumState, seat: Seat, box: Box) => number

export function hasTechnique(s: SpyriumState, seat: Seat, technique: number, box: Box): boolean {
  const own = at(s.techniques, seat)
  return own.length > 0 && own.includes(num(box.techniques, technique))
}

/** SPY-11.3: owned, and not yet used in this round. */
export function ready(s: SpyriumState, seat: Seat, technique: number, box: Box): boolean {
  const own = at(s.techniques, seat)
  if (own.length === 0) return false
  const place = own.indexOf(num(box.techniques, technique))
  return place >= 0 && num(at(s.used, seat), place) === 0
}

export function tilt(s: SpyriumState, seat: Seat, technique: number, box: Box): void {
  at(s.used, seat)[at(s.techniques, seat).indexOf(num(box.techniques, technique))] = 1
}
