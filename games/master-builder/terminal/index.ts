// The table of Master Builder as lines of text.
import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { wrap } from '../../../papers/lines.ts'
import { bidderOf } from '../rules/auction.ts'
import type { MasterVoice } from '../rules/speech.ts'
import { DUTY, type MasterState } from '../rules/state.ts'
import { PHASES } from '../rules/terms.ts'
import { workOn } from '../rules/work.ts'
import { type Box, cardOf, contractOf, FIRST_EVENT, SECTIONS_EACH, sectionIds } from '../sheet/box.ts'
import { FAULT_IDS, LOANS, TYPES } from '../sheet/ids.ts'

const dollars = (n: number, v: MasterVoice) => v.says('money', { n })
const labelled = (label: string, text: string, v: MasterVoice) => v.says('labelled', { label, text })
/** A worker with his faults: "Apprentice 10 (touchy and weak)". */
function worker(card: Card, v: MasterVoice, box: Box): string {
  const faults = FAULT_IDS.filter((_, fault) => small.has(at(box.faults, card), fault))
  return faults.length === 0 ? v.card(card) : `${v.card(card)} (${v.names(faults)})`
}
/** How many workers of each type these sections ask for. */
const needs = (sections: readonly number[], v: MasterVoice) =>
  v.says('needs', {
    needs: TYPES.flatMap((type, t) => {
      const n = sections.filter((need) => need === t).length
      return n === 0 ? [] : [{ type, n }]
    }),
  })

export function board(s: MasterState, seat: Seat | null, v: MasterVoice, width: number, box: Box): string[] {
  const lines: string[] = []
  const put = (text: string) => lines.push(...wrap(text, width))
  const phase = labelled(`${v.name('phase')} ${s.phase}`, v.name(at(PHASES, s.phase - 1)), v)
  const mallet = labelled(v.name('mallet'), v.seat(s.mallet), v)
  put(`${v.name('round')} ${s.round} ${v.name('of')} ${s.lastRound} · ${phase} · ${mallet}`)
  if (s.inForce !== null) put(labelled(v.name('event'), v.card(s.inForce + FIRST_EVENT), v))
  for (const [type, pile] of s.piles.entries()) put(`  ${pileText(pile, type, v, box)}`)
  put(labelled(v.name('contract-pile'), `${s.contractPile.length}`, v))
  for (const card of s.offer) put(`  ${offerText(s, contractOf(card), v, box)}`)
  if (s.lot !== null) {
    const bid = `${v.card(cardOf(s.lot))}, ${v.seat(bidderOf(s))} ${dollars(s.bid, v)}`
    put(labelled(v.name('highest-bid'), bid, v))
  }
  for (let p = 0; p < s.seats; p++) for (const text of player(s, p, p === seat, v, box)) put(text)
  return lines
}

function pileText(pile: readonly Card[], type: number, v: MasterVoice, box: Box): string {
  const [top] = pile
  const count = v.says('hire-label', { type: at(TYPES, type), n: pile.length, card: null })
  return top === undefined ? count : labelled(count, worker(top, v, box), v)
}

/** A contract on offer: what it asks for, brings and costs. */
function offerText(s: MasterState, k: number, v: MasterVoice, box: Box): string {
  const income = `${v.name('income')} ${dollars(at(box.income, k), v)}`
  const least = `${v.name('minimum-bid')} ${dollars(at(box.minimumBid, k), v)}`
  const money = at(s.bonus, k)
  return `${v.card(cardOf(k))} · ${needs(at(box.requires, k), v)} · ${income} · ${least}${money > 0 ? ` (+${dollars(money, v)})` : ''}`
}

/** One player: money, crew with faults and who is away, sites with what stands. */
function player(s: MasterState, p: Seat, own: boolean, v: MasterVoice, box: Box): string[] {
  const loans = LOANS.flatMap((loan, kind) => {
    const many = at(at(s.loans, p), kind)
    return many === 0 ? [] : [`${v.name(loan)} × ${many}`]
  })
  const money = `${dollars(at(s.cash, p), v)} · ${v.name('wages')} ${dollars(at(s.wages, p), v)}`
  const town = `${v.name('town')} ${at(s.town, p).length}`
  const lines = [`${own ? '▸' : ' '}${labelled(v.seat(p), [money, ...loans, town].join(' · '), v)}`]
  const crew = at(s.crews, p)
    .slice()
    .sort((a, b) => a - b)
    .map((card) => {
      const duty = at(s.duty, card)
      const away = duty === DUTY.down ? ` ${v.name('face-down')}` : duty >= 0 ? ' ▪' : ''
      return `${worker(card, v, box)}${away}`
    })
  if (crew.length > 0) lines.push(`  ${labelled(v.name('crew'), crew.join(', '), v)}`)
  for (const card of at(s.contracts, p)) {
    const k = contractOf(card)
    const done = sectionIds(k, workOn(s, k), box)
    const standing = done.length === 0 ? v.name('nothing') : done.map((id) => v.name(id)).join(', ')
    const missing = at(box.requires, k).filter((_, piece) => !small.has(workOn(s, k), piece))
    const left = missing.length === 0 ? [] : [needs(missing, v)]
    const income = `${v.name('income')} ${dollars(at(box.income, k), v)}`
    const built = `${standing} (${done.length}/${SECTIONS_EACH})`
    lines.push(`  ${labelled(v.card(card), [built, ...left, income].join(' · '), v)}`)
  }
  return lines
}
