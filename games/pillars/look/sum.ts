// The scoring of a seat as a sum, and what a choice would add to it.

import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Choice, Ref, Seat } from '../../../kernel/words.ts'
import type { Term } from '../../../look/scene.ts'
import { withSign } from '../../../look/words.ts'
import { STAGE } from '../rules/names.ts'
import { converterAt } from '../rules/refs.ts'
import { roundParts } from '../rules/scoring.ts'
import type { PillarsState } from '../rules/state.ts'
import { type Box, colourOf } from '../sheet/box.ts'
import type { PillarsPen } from './pen.ts'

/** Points a conversion would bring. */
export function pointsOf(s: PillarsState, seat: Seat, choice: Choice, box: Box): number {
  const card = converterAt(s, seat, choice.on?.[0])
  return box.yields[card]?.[lastOf(choice.on?.[1])] ?? 0
}

/** Points of the round so far, before it, and in all if the seat finished now. */
export function standing(s: PillarsState, seat: Seat, box: Box): { parts: number[]; round: number; before: number } {
  const parts = roundParts(s, seat, box)
  const round = parts.reduce((sum, part) => sum + part, 0)
  const added = (s.stage[seat] ?? 0) >= STAGE.limit
  return { parts, round, before: (s.scores[seat] ?? 0) - (added ? round : 0) }
}

/** The terms of the sum; persons by name where there is only one, good and bad in one term where room is short. */
export function termsOf({ box, voice }: PillarsPen, s: PillarsState, seat: Seat, more: number, brief: boolean): Term[] {
  const [conversions = 0, workers = 0, advantages = 0] = roundParts(s, seat, box)
  const scored = (s.won[seat] ?? []).filter((card) => colourOf(card) < 0 && (box.points[card] ?? 0) !== 0)
  const terms: Term[] = [
    { n: `${conversions}`, label: voice.says('term-conversions'), ...(more === 0 ? {} : { more: withSign(more) }) },
    { n: `${workers}`, label: voice.says('term-workers', { n: workers }) },
  ]
  if (advantages !== 0) terms.push({ n: `${advantages}`, label: voice.says('term-advantages') })
  const worth = (card: Card) => box.points[card] ?? 0
  const groups = brief ? [scored] : [scored.filter((card) => worth(card) > 0), scored.filter((card) => worth(card) < 0)]
  for (const cards of groups) {
    const [first] = cards
    if (first === undefined) continue
    const total = cards.reduce((points, card) => points + worth(card), 0)
    const bad = total < 0
    const kind = cards.every((card) => worth(card) < 0) ? 'term-harm' : 'term-persons'
    const label = cards.length === 1 ? firstName(voice.card(first)) : voice.says(kind)
    terms.push({ n: `${Math.abs(total)}`, label, ...(bad ? { bad } : {}) })
  }
  return terms
}

/** "Regan" for Regan Hamleigh, "Aliena" for Lady Aliena; a name of one word as it is. */
const firstName = (name: string) => name.replace(/ Hamleigh$/, '').replace(/^Lady /, '')

/** The points each used worker or advantage has brought; the master builder's are what is left of the total. */
export function broughtBy(s: PillarsState, seat: Seat, box: Box): Map<Card, number> {
  const brought = new Map<Card, number>()
  const open: Card[] = []
  let known = 0
  for (const card of s.used[seat] ?? []) {
    const amounts = [...new Set((box.yields[card] ?? []).filter((points) => points >= 0))]
    if (amounts.length > 1) open.push(card)
    else {
      known += amounts[0] ?? 0
      brought.set(card, (brought.get(card) ?? 0) + (amounts[0] ?? 0))
    }
  }
  const [only] = open
  if (only !== undefined && new Set(open).size === 1) brought.set(only, (s.converted[seat] ?? 0) - known)
  return brought
}

/** The conversion about to be made, where exactly one is left. */
export function armedIn(options: readonly Choice[], picked: readonly Ref[]): Choice | null {
  const [only] = options
  return picked.length > 0 && options.length === 1 && only?.act === 'convert' ? only : null
}
