// The table of Master Builder as lines of text.

import type { Card, Seat } from '../../../kernel/words.ts'
import { wrap } from '../../../papers/lines.ts'
import type { Voice } from '../../../papers/texts.ts'
import { COMPLETE } from '../rules/stability.ts'
import { DUTY, LOANS, type MasterState, PHASES, TYPES } from '../rules/state.ts'
import { type Box, cardOf, contractOf, FIRST_EVENT, sectionIds } from '../sheet/box.ts'
import { FAULTS } from '../sheet/ids.ts'

const thousands = (money: number, v: Voice) => (v.lang === 'fr' ? `${v.number(money)}\u00a0$` : `$${v.number(money)}`)
const letters = (faults: number) => FAULTS.filter((_, bit) => (faults & (1 << bit)) !== 0).join('')

export function board(s: MasterState, seat: Seat | null, v: Voice, width: number, box: Box): string[] {
  const lines: string[] = []
  const put = (text: string) => lines.push(...wrap(text, width))
  const phase = `${v.name('phase')} ${s.phase}: ${v.name(PHASES[s.phase - 1] as string)}`
  put(
    `${v.name('round')} ${s.round} ${v.name('of')} ${s.lastRound} · ${phase} · ${v.name('mallet')}: ${v.seat(s.mallet)}`,
  )
  if (s.inForce !== null) put(`${v.name('event')}: ${v.card(s.inForce + FIRST_EVENT)}`)
  put(`${v.name('worker-pile')}: ${s.piles.map((pile, t) => pileText(pile, t, v, box)).join(', ')}`)
  put(`${v.name('contract-pile')}: ${s.contractPile.length}`)
  for (const card of s.offer) put(`  ${offerText(s, contractOf(card), v, box)}`)
  if (s.lot !== null)
    put(`${v.name('highest-bid')}: ${v.card(cardOf(s.lot))}, ${v.seat(s.bidder)} ${thousands(s.bid, v)}`)
  for (let p = 0; p < s.seats; p++) for (const text of player(s, p, p === seat, v, box)) put(text)
  return lines
}

function pileText(pile: readonly Card[], type: number, v: Voice, box: Box): string {
  const top = pile[0]
  const name = v.name(TYPES[type])
  return top === undefined ? `${name} 0` : `${name} ${pile.length} (${letters(box.faults[top] as number)})`
}

/** A contract on offer: what it asks for, brings and costs. */
function offerText(s: MasterState, k: number, v: Voice, box: Box): string {
  const need = TYPES.map((type, t) => [
    v.name(type).slice(0, 1),
    (box.requires[k] as number[]).filter((r) => r === t).length,
  ])
  const force = need.flatMap(([letter, many]) => (many === 0 ? [] : [`${many}${letter}`])).join(' ')
  const money = s.bonus[k] as number
  return `${v.card(cardOf(k))} ${force} · ${v.name('income')} ${thousands(box.income[k] as number, v)} · ${v.name('minimum-bid')} ${thousands(box.minimumBid[k] as number, v)}${money > 0 ? ` (+${thousands(money, v)})` : ''}`
}

/** One player: money, crew with faults and who is away, sites with what stands. */
function player(s: MasterState, p: Seat, own: boolean, v: Voice, box: Box): string[] {
  const loans = LOANS.flatMap((loan, kind) => {
    const many = s.loans[p]?.[kind] as number
    return many === 0 ? [] : [`${v.name(loan)} × ${many}`]
  })
  const head = `${own ? '▸' : ' '}${v.seat(p)}: ${thousands(s.cash[p] as number, v)} · ${v.name('wages')} ${thousands(s.wages[p] as number, v)}`
  const lines = [[head, ...loans, `${v.name('town')} ${(s.town[p] as Card[]).length}`].join(' · ')]
  const crew = (s.crews[p] as Card[])
    .slice()
    .sort((a, b) => a - b)
    .map((card) => {
      const away = s.duty[card] === DUTY.down ? ` ${v.name('face-down')}` : (s.duty[card] as number) >= 0 ? ' ▪' : ''
      return `${v.card(card)} ${letters(box.faults[card] as number)}${away}`
    })
  if (crew.length > 0) lines.push(`  ${v.name('crew')}: ${crew.join(', ')}`)
  for (const card of s.contracts[p] as Card[]) {
    const k = contractOf(card)
    const set = (s.built[k] as number) | (s.assigned[k] as number)
    const open = sectionIds(k, COMPLETE & ~set, box)
    const built = sectionIds(k, set, box)
    lines.push(
      `  ${v.card(card)}: ${built.length === 0 ? v.name('nothing') : built.map((id) => v.name(id)).join(', ')} (${built.length}/${built.length + open.length})`,
    )
  }
  return lines
}
