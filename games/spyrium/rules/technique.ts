// SPY-11, SPY-23: who owns a technique, whether it stands upright, and how it tilts.
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { type SpyriumState, TECHNIQUES } from './state.ts'

/** Places in TECHNIQUES, by name. */
export const AUTOMATION = TECHNIQUES.indexOf('automation')
export const CAPITALISATION = TECHNIQUES.indexOf('capitalisation')
export const CRANE = TECHNIQUES.indexOf('crane')
export const TRADE = TECHNIQUES.indexOf('trade')
export const ENGINEERING = TECHNIQUES.indexOf('engineering')
export const LOBBYING = TECHNIQUES.indexOf('lobbying')
export const TAYLORISM = TECHNIQUES.indexOf('taylorism')

export function hasTechnique(s: SpyriumState, seat: Seat, technique: number, box: Box): boolean {
  const own = s.techniques[seat] as Card[]
  return own.length > 0 && own.includes(box.techniques[technique] as Card)
}

/** SPY-11.3: owned, and not yet used in this round. */
export function ready(s: SpyriumState, seat: Seat, technique: number, box: Box): boolean {
  const own = s.techniques[seat] as Card[]
  if (own.length === 0) return false
  const at = own.indexOf(box.techniques[technique] as Card)
  return at >= 0 && s.used[seat]?.[at] === 0
}

export function tilt(s: SpyriumState, seat: Seat, technique: number, box: Box): void {
  const at = (s.techniques[seat] as Card[]).indexOf(box.techniques[technique] as Card)
  ;(s.used[seat] as number[])[at] = 1
}
