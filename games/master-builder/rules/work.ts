// MAS-7.2 to 7.4, 7.13, 7.14: the single steps of the construction, and which worker takes each section.
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import { type Box, CONTRACTS, cardOf, contractOf, SECTIONS_EACH, siteOf } from '../sheet/box.ts'
import { canBegin, PAIRS, STANDS, unstableClause } from './stability.ts'
import { DUTY, type MasterChoice, type MasterState, TYPES } from './state.ts'

const sectionRef = (k: number, bit: number) => `section.${k * SECTIONS_EACH + bit}`
const SINGLES: readonly (readonly MasterChoice[])[] = Array.from({ length: CONTRACTS }, (_, k) =>
  [0, 1, 2, 3, 4, 5].map((bit) => ({ act: 'build-section', on: [sectionRef(k, bit)] })),
)
/** By contract, kind and pair. */
const STARTS: readonly (readonly (readonly MasterChoice[])[])[] = Array.from({ length: CONTRACTS }, (_, k) =>
  PAIRS.map((pairs) =>
    pairs.map(([a, b]): MasterChoice => ({ act: 'start-pair', on: [sectionRef(k, a), sectionRef(k, b)] })),
  ),
)

/** Free available workers of a seat of this type or a higher one. */
function freeFrom(s: MasterState, seat: Seat, type: number, box: Box): number {
  let free = 0
  const crew = s.crews[seat] as Card[]
  for (let i = 0; i < crew.length; i++) {
    const card = crew[i] as Card
    if (s.duty[card] === DUTY.free && (box.type[card] as number) >= type) free++
  }
  return free
}

/** How many workers a seat may still assign: bad weather sets a limit (MAS-6.21). */
export function roomLeft(s: MasterState, seat: Seat, box: Box): number {
  if (s.inForce === null || box.effect[s.inForce] !== 'construction-limit') return Number.POSITIVE_INFINITY
  let room = box.eventWorkers[s.inForce] as number
  for (const card of s.crews[seat] as Card[]) if ((s.duty[card] as number) >= 0) room--
  return room
}

/** MAS-7.13: the lowest sufficient free worker, of these the one with most faults, then the lowest card; −1 if none. */
export function serverFor(s: MasterState, seat: Seat, type: number, box: Box): Card {
  let best = -1
  let rank = Number.POSITIVE_INFINITY
  for (const card of s.crews[seat] as Card[]) {
    const level = box.type[card] as number
    if (s.duty[card] !== DUTY.free || level < type) continue
    const order = (level * 8 - (box.faultCount[card] as number)) * 64 + card
    if (order < rank) {
      rank = order
      best = card
    }
  }
  return best
}

/** Why the crew cannot serve these sections now, or null. */
function refuseWork(s: MasterState, seat: Seat, low: number, high: number, pair: boolean, box: Box): Refusal | null {
  const many = pair ? 2 : 1
  if (s.inForce !== null && box.effect[s.inForce] === 'construction-limit' && roomLeft(s, seat, box) < many)
    return { clause: 'MAS-6.21', with: { most: box.eventWorkers[s.inForce] as number } }
  const able = freeFrom(s, seat, low, box)
  if (able >= many && (low === high || freeFrom(s, seat, high, box) > 0)) return null
  if (freeFrom(s, seat, 0, box) < many) return { clause: 'MAS-7.2' }
  return { clause: 'MAS-7.4', with: { type: TYPES[able < many ? low : high] as string } }
}

/** Whether a seat may take this construction step now (MAS-7.14). */
export function refuseStep(s: MasterState, seat: Seat, choice: MasterChoice, box: Box): Refusal | null {
  const first = lastOf(choice.on?.[0])
  const k = siteOf(first)
  const kind = box.kind[k] as number
  const requires = box.requires[k] as number[]
  const set = (s.built[k] as number) | (s.assigned[k] as number)
  const a = first % SECTIONS_EACH
  const need = requires[a] as number
  if (choice.act === 'build-section') {
    if (!STANDS[kind]?.[set | (1 << a)]) return { clause: unstableClause(kind, a), with: { card: cardOf(k) } }
    return refuseWork(s, seat, need, need, false, box)
  }
  const b = lastOf(choice.on?.[1]) % SECTIONS_EACH
  if (!STANDS[kind]?.[set | (1 << a) | (1 << b)]) return { clause: 'MAS-7.9', with: { card: cardOf(k) } }
  const other = requires[b] as number
  return need < other ? refuseWork(s, seat, need, other, true, box) : refuseWork(s, seat, other, need, true, box)
}

/** Every step a seat could point at on its sites, legal or not. */
export function steps(s: MasterState, seat: Seat, box: Box): MasterChoice[] {
  const list: MasterChoice[] = []
  const sites = s.contracts[seat] as Card[]
  for (let i = 0; i < sites.length; i++) {
    const k = contractOf(sites[i] as Card)
    const kind = box.kind[k] as number
    const set = (s.built[k] as number) | (s.assigned[k] as number)
    const pairs = PAIRS[kind] as readonly (readonly [number, number])[]
    const starts = STARTS[k]?.[kind] as readonly MasterChoice[]
    for (let p = 0; p < pairs.length; p++)
      if (canBegin(kind, set, (pairs[p] as readonly [number, number])[0])) list.push(starts[p] as MasterChoice)
    const singles = SINGLES[k] as readonly MasterChoice[]
    for (let bit = 0; bit < SECTIONS_EACH; bit++) if ((set & (1 << bit)) === 0) list.push(singles[bit] as MasterChoice)
  }
  return list
}
