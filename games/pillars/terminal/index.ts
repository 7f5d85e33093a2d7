// The table of Pillars as lines of text.

import { at } from '../../../kernel/lists.ts'
import { type Card, HIDDEN, type Seat } from '../../../kernel/words.ts'
import { wrap } from '../../../papers/lines.ts'
import { MATERIALS } from '../rules/names.ts'
import type { Name, PillarsVoice } from '../rules/speech.ts'
import type { PillarsState } from '../rules/state.ts'
import { printed } from '../rules/trick.ts'
import type { Box } from '../sheet/box.ts'

/** A name and its figure stay on one line. */
const NBSP = '\u00a0'

export function board(s: PillarsState, seat: Seat | null, v: PillarsVoice, width: number, box: Box): string[] {
  const name = (card: Card) => {
    if (card === HIDDEN) return '▒'
    const face =
      card === box.id.indexOf('round-advantage') && (s.roundCard[0] ?? HIDDEN) === HIDDEN ? card : printed(s, card)
    return `${v.card(face)}${NBSP}${box.value[face]}`
  }
  const lines = [`${v.name('round')} ${s.round} · ${v.name('trick')} ${s.trick}`]
  for (let p = 0; p < s.seats; p++) lines.push(...player(s, p, seat, v, width))
  if (s.table.length > 0) {
    lines.push(v.says('head', { name: v.name('table') }))
    for (const [i, card] of s.table.entries())
      lines.push(...setIn('  ', `${v.says('head', { name: v.seat((s.leader + i) % s.seats) })} ${name(card)}`, width))
  }
  const pile = (of: Name, cards: readonly Card[]) =>
    lines.push(...wrap(`${v.says('head', { name: v.name(of) })} ${cards.map(name).join(', ')}`, width))
  if (s.kingTrick.length > 0) pile('king-trick', s.kingTrick)
  if (seat !== null) {
    const hand = at(s.hands, seat)
      .slice()
      .sort((a, b) => a - b)
    if (hand.length > 0) pile('hand', hand)
    if (s.faceUp) pile('won', at(s.won, seat))
  }
  return lines
}

/** A text behind a mark, its further lines set in as far. */
function setIn(mark: string, text: string, width: number): string[] {
  return wrap(text, width - mark.length).map((line, i) => (i === 0 ? mark : ' '.repeat(mark.length)) + line)
}

/** One player: points, tricks, materials, owned advantages. The reader's own line is marked. */
function player(s: PillarsState, p: Seat, seat: Seat | null, v: PillarsVoice, width: number): string[] {
  const stock = MATERIALS.map((m, i) => `${v.name(m)}${NBSP}${s.stock[p]?.[i]}`).join(' ')
  const owned = at(s.owned, p)
    .map((card) => v.card(card))
    .join(', ')
  const head = `${v.says('head', { name: v.seat(p) })} ${s.scores[p]}${NBSP}${v.name('points')}, ${v.name('tricks')}${NBSP}${s.tricksWon[p]}`
  return setIn(p === seat ? '▸' : ' ', `${head} · ${stock}${owned === '' ? '' : ` · ${owned}`}`, width)
}
