// The table of Trestle Works as lines of text.
import { at } from '../../../kernel/lists.ts'
import { type Card, HIDDEN, type Seat } from '../../../kernel/words.ts'
import { wrap } from '../../../papers/lines.ts'
import { roundsOf } from '../rules/round.ts'
import { scores } from '../rules/scoring.ts'
import type { TrestleVoice } from '../rules/speech.ts'
import type { TrestleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

/** A name and its figure stay on one line. */
const NBSP = '\u00a0'

export function board(s: TrestleState, seat: Seat | null, v: TrestleVoice, width: number, box: Box): string[] {
  const name = (card: Card) => (card === HIDDEN ? '▒' : v.card(card))
  const points = scores(s, box)
  const lines = [`${v.name('round')} ${s.round} / ${roundsOf(s, box)}`]
  for (let p = 0; p < s.seats; p++) {
    const walls = at(s.laid, p).map((stones) => `${stones}/${box.height}`)
    const facts = [
      `${at(points, p)}${NBSP}${v.name('points')}`,
      `${v.name('stones')}${NBSP}${at(s.stones, p)}`,
      `${v.name('walls')}${NBSP}${walls.length === 0 ? '–' : walls.join(NBSP)}`,
      ...at(s.shown, p).map(name),
    ]
    lines.push(...wrap(`${p === seat ? '▸' : ' '}${v.says('head', { name: v.seat(p) })} ${facts.join(' · ')}`, width))
  }
  const hand = seat === null ? [] : at(s.hands, seat)
  if (hand.length > 0)
    lines.push(...wrap(`${v.says('head', { name: v.name('hand') })} ${hand.map(name).join(', ')}`, width))
  return lines
}
