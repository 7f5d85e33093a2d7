// The table of Pillars as lines of text.
import { wrap } from '../../kernel/lines.ts'
import type { Voice } from '../../kernel/texts.ts'
import { type Card, HIDDEN, type Seat } from '../../kernel/words.ts'
import type { Box } from './box.ts'
import { printed } from './rules/trick.ts'
import { MATERIALS, type PillarsState } from './state.ts'

export function board(s: PillarsState, seat: Seat | null, v: Voice, width: number, box: Box): string[] {
  const name = (card: Card) => {
    if (card === HIDDEN) return '▒'
    const face =
      card === box.id.indexOf('round-advantage') && (s.roundCard[0] ?? HIDDEN) === HIDDEN ? card : printed(s, card)
    return `${v.card(face)} ${box.value[face]}`
  }
  const lines = [`${v.name('round')} ${s.round} · ${v.name('trick')} ${s.trick}`]
  for (let p = 0; p < s.seats; p++) lines.push(...player(s, p, seat, v, width))
  if (s.table.length > 0) {
    lines.push(`${v.name('table')}:`)
    for (const [i, card] of s.table.entries()) lines.push(`  ${v.seat((s.leader + i) % s.seats)}: ${name(card)}`)
  }
  if (s.kingTrick.length > 0) lines.push(...wrap(`${v.name('king-trick')}: ${s.kingTrick.map(name).join(', ')}`, width))
  if (seat !== null) {
    const hand = (s.hands[seat] as Card[]).slice().sort((a, b) => a - b)
    if (hand.length > 0) lines.push(...wrap(`${v.name('hand')}: ${hand.map(name).join(', ')}`, width))
    if (s.faceUp) lines.push(...wrap(`${v.name('won')}: ${(s.won[seat] as Card[]).map(name).join(', ')}`, width))
  }
  return lines
}

/** One player: points, tricks, materials, owned advantages. */
function player(s: PillarsState, p: Seat, seat: Seat | null, v: Voice, width: number): string[] {
  const stock = MATERIALS.map((m, i) => `${v.name(m)} ${s.stock[p]?.[i]}`).join(' ')
  const owned = (s.owned[p] as Card[]).map((card) => v.card(card)).join(', ')
  const turn = p === seat ? '▸' : ' '
  const head = `${turn}${v.seat(p)}: ${s.scores[p]} ${v.name('points')}, ${s.tricksWon[p]} ${v.name('tricks')}`
  return wrap(`${head} · ${stock}${owned === '' ? '' : ` · ${owned}`}`, width)
}
