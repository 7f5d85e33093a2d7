// MAS-7.2 to 7.4, 7.13, 7.14: the single steps of the construction, and which worker takes each section.
import { at, each, num } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Card, Choice, Seat } from '../../../kernel/words.ts'
import { refuseInBadWeather } from '../cards/bad-weather.ts'
import { type Box, CONTRACTS, cardOf, contractOf, pieceOf, SECTIONS_EACH, sectionOf, siteOf } from '../sheet/box.ts'
import { KINDS, TYPES } from '../sheet/ids.ts'
import { firstOf, SECTION, sectionsNamed } from './refs.ts'
import type { MasterRefusal } from './speech.ts'
import { canBegin, pairsOf, stands, unstable } from './stability.ts'
import { DUTY, type MasterChoice, type MasterState } from './state.ts'

const refOf = (k: number, piece: number) => at(SECTION, sectionOf(k, piece))
const SINGLES: readonly (readonly MasterChoice[])[] = each(CONTRACTS, (k) =>
  each(SECTIONS_EACH, (piece): MasterChoice => ({ act: 'build-section', on: [refOf(k, piece)] })),
)
/** By contract, kind and pair. */
const STARTS: readonly (readonly (readonly MasterChoice[])[])[] = each(CONTRACTS, (k) =>
  KINDS.map((_, kind) =>
    pairsOf(kind).map(([a, b]): MasterChoice => ({ act: 'start-pair', on: [refOf(k, a), refOf(k, b)] })),
  ),
)

/** The step that builds one section, or begins with a pair, of a contract. */
export const single = (k: number, piece: number): MasterChoice => at(at(SINGLES, k), piece)
export const start = (k: number, kind: number, pair: number): MasterChoice => at(at(at(STARTS, k), kind), pair)

/** What stands or is assigned on a site. */
export const workOn = (s: MasterState, k: number): Small => small.union(num(s.built, k), num(s.assigned, k))

/** Free available workers of a seat of this type or a higher one. */
function freeFrom(s: MasterState, seat: Seat, type: number, box: Box): number {
  let free = 0
  for (const card of at(s.crews, seat)) if (s.duty[card] === DUTY.free && (box.type[card] ?? -1) >= type) free++
  return free
}

/** MAS-7.13: the lowest sufficient free worker, of these the one with most faults, then the lowest card; −1 if none. */
export function serverFor(s: MasterState, seat: Seat, type: number, box: Box): Card {
  let best = -1
  let rank = Number.POSITIVE_INFINITY
  for (const card of at(s.crews, seat)) {
    const level = num(box.type, card)
    if (s.duty[card] !== DUTY.free || level < type) continue
    const order = (level * 8 - num(box.faultCount, card)) * 64 + card
    if (order < rank) {
      rank = order
      best = card
    }
  }
  return best
}

/** Why the crew cannot serve sections of these types now, the lower first, or null; one section has one type. */
function refuseWork(
  s: MasterState,
  seat: Seat,
  low: number,
  high: number,
  many: 1 | 2,
  box: Box,
): MasterRefusal | null {
  const weather = refuseInBadWeather(s, seat, many, box)
  if (weather !== null) return weather
  const able = freeFrom(s, seat, low, box)
  if (able >= many && (low === high || freeFrom(s, seat, high, box) > 0)) return null
  if (freeFrom(s, seat, 0, box) < many) return { clause: 'MAS-7.2' }
  return { clause: 'MAS-7.4', with: { type: at(TYPES, able < many ? low : high) } }
}

/** Whether a seat may take this construction step now (MAS-7.14). */
export function refuseStep(s: MasterState, seat: Seat, choice: MasterChoice, box: Box): MasterRefusal | null {
  const first = firstOf(choice)
  const k = siteOf(first)
  const kind = num(box.kind, k)
  const requires = at(box.requires, k)
  const piece = pieceOf(first)
  const need = num(requires, piece)
  const whole = small.with(workOn(s, k), piece)
  if (choice.act === 'build-section') {
    if (!stands(kind, whole)) return unstable(kind, piece, cardOf(k))
    return refuseWork(s, seat, need, need, 1, box)
  }
  const second = pieceOf(lastOf(choice.on?.[1]))
  if (!stands(kind, small.with(whole, second))) return { clause: 'MAS-7.9', with: { card: cardOf(k) } }
  const other = num(requires, second)
  return refuseWork(s, seat, Math.min(need, other), Math.max(need, other), 2, box)
}

/** Every step a seat could point at on its sites, legal or not. */
export function steps(s: MasterState, seat: Seat, box: Box): MasterChoice[] {
  const list: MasterChoice[] = []
  for (const card of at(s.contracts, seat)) {
    const k = contractOf(card)
    const kind = num(box.kind, k)
    const set = workOn(s, k)
    const pairs = pairsOf(kind)
    for (let p = 0; p < pairs.length; p++) if (canBegin(kind, set, at(pairs, p)[0])) list.push(start(k, kind, p))
    for (let piece = 0; piece < SECTIONS_EACH; piece++) if (!small.has(set, piece)) list.push(single(k, piece))
  }
  return list
}

/** Why something is no step at all: not an unbuilt section of one's own (MAS-7.3), or not a pair that begins (MAS-7.14). */
export function noStep(s: MasterState, seat: Seat, choice: Choice, box: Box): MasterRefusal | null {
  if (choice.act !== 'build-section' && choice.act !== 'start-pair') return null
  const sections = sectionsNamed(choice)
  const sites = new Set(sections.map(siteOf))
  const [k = -1] = sites
  if (!at(s.contracts, seat).includes(cardOf(k))) return { clause: 'MAS-7.3' }
  if (choice.act === 'build-section') return { clause: 'MAS-7.3' }
  const [a, b] = sections.map(pieceOf)
  const pair = sites.size === 1 && pairsOf(num(box.kind, k)).some(([first, second]) => first === a && second === b)
  return { clause: 'MAS-7.14', with: { why: pair ? 'begun' : 'pair' } }
}
