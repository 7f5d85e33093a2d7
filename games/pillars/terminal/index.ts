// The table of Pillars as lines of text.

import { type Card, HIDDEN, type Seat } from '../../../kernel/words.ts'
import { wrap } from '../../../papers/lines.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { Box } from '../box.ts'
import { printed } from '../rules/trick.ts'
import { MATERIALS, type PillarsState } from '../state.ts'

/** A name and its figure stay on one line; French sets a no-break space before a colon. */
const NBSP = '\u00a0'
const colon = (v: Voice) => (v.lang === 'fr' ? `${NBSP}:` : ':')

export function board(s: PillarsState, seat: Seat | null, v: Voice, width: number, box: Box): string[] {
  const name = (card: Card) => {
    if (card === HIDDEN) return '▒'
    const face =
      card === box.id.indexOf('round-advantage') && (s.roundCard[0] ?? HIDDEN) === HIDDEN ? card : printed(s, card)
    return `${v.card(face)}${NBSP}${box.value[face]}`
  }
  const lines = [`${v.name('round')} ${s.round} · ${v.name('trick')} ${s.trick}`]
  for (let p = 0; p < s.seats; p++) lines.push(...player(s, p, seat, v, width))
  if (s.table.length > 0) {
    lines.push(`${v.name('table')}${colon(v)}`)
    for (const [i, card] of s.table.entries())
      lines.push(...setIn('  ', `${v.seat((s.leader + i) % s.seats)}${colon(v)} ${name(card)}`, width))
  }
  const pile = (of: string, cards: readonly Card[]) =>
    lines.push(...wrap(`${v.name(of)}${colon(v)} ${cards.map(name).join(', ')}`, width))
  if (s.kingTrick.length > 0) pile('king-trick', s.kingTrick)
  if (seat !== null) {
    const hand = (s.hands[seat] as Card[]).slice().sort((a, b) => a - b)
    if (hand.length > 0) pile('hand', hand)
    if (s.faceUp) pile('won', s.won[seat] as Card[])
  }
  return lines
}

/** A text behind a mark, its further lines set in as far. */
function setIn(mark: string, text: string, width: number): string[] {
  return wrap(text, width - mark.length).map((line, i) => (i === 0 ? mark : ' '.repeat(mark.length)) + line)
}

/** One player: points, tricks, materials, owned advantages. The reader's own line is marked. */
function player(s: PillarsState, p: Seat, seat: Seat | null, v: Voice, width: number): string[] {
  const stock = MATERIALS.map((m, i) => `${v.name(m)}${NBSP}${s.stock[p]?.[i]}`).join(' ')
  const owned = (s.owned[p] as Card[]).map((card) => v.card(card)).join(', ')
  const head = `${v.seat(p)}${colon(v)} ${s.scores[p]}${NBSP}${v.name('points')}, ${v.name('tricks')}${NBSP}${s.tricksWon[p]}`
  return setIn(p === seat ? '▸' : ' ', `${head} · ${stock}${owned === '' ? '' : ` · ${owned}`}`, width)
}
