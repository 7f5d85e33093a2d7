// NEH-7: what a Work card needs to be carried out.
import type { Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { EFFECTS, type EffectId, KINDS, type KindId, ROWS } from '../sheet/form.ts'
import { reachOf } from './cubes.ts'
import { canPlace, cardAt, columnOf, differ, freeCard, NEUTRAL, NOBODY } from './layout.ts'
import type { NehemiahState } from './state.ts'

const effect = (id: EffectId): number => EFFECTS.indexOf(id)
/** The effects, as the box numbers them. */
export const GAIN = effect('gain')
export const INFLUENCE = effect('influence')
export const GATE = effect('gate')
export const RAISE = effect('raise')
export const SEND = effect('send')
export const ANYWHERE = effect('place-anywhere')
export const REPLACE = effect('replace-opponent')
export const SWAP_WORKERS = effect('swap-workers')
export const SWAP_CARDS = effect('swap-cards')

/** The clause of each kind. */
const CLAUSE: Readonly<Record<KindId, string>> = {
  'wood-1': 'NEH-7.10',
  'wood-2': 'NEH-7.10',
  'gold-2': 'NEH-7.11',
  'gold-3': 'NEH-7.11',
  'wood-order': 'NEH-7.12',
  'wall-1': 'NEH-7.13',
  'wall-2': 'NEH-7.13',
  'temple-1': 'NEH-7.14',
  'temple-2': 'NEH-7.14',
  'garrison-1': 'NEH-7.15',
  'garrison-2': 'NEH-7.15',
  gate: 'NEH-7.16',
  'remarkable-work': 'NEH-7.17',
  'night-work-1': 'NEH-7.18',
  'night-work-2': 'NEH-7.18',
  'new-site-1': 'NEH-7.20',
  'new-site-2': 'NEH-7.20',
  'priority-site': 'NEH-7.21',
  'crew-change': 'NEH-7.22',
  reassignment: 'NEH-7.23',
  planning: 'NEH-7.24',
  'consolidation-1': 'NEH-7.25',
  'consolidation-2': 'NEH-7.25',
}
type Lack = 'wood' | 'gold' | 'cubes' | 'target' | 'supply'
const lacking = (why: Lack): readonly Refusal[] => KINDS.map((kind) => ({ clause: CLAUSE[kind], with: { why } }))
const WOOD = lacking('wood')
const GOLD = lacking('gold')
const CUBES = lacking('cubes')
const TARGET = lacking('target')
const SUPPLY = lacking('supply')

/**
 * Why the seat could not carry out the card of a slot with this much gold, or null (NEH-7.1).
 * `activated` are the cards this activation has used up (NEH-5.9).
 */
export function hindrance(
  s: NehemiahState,
  seat: Seat,
  slot: number,
  gold: number,
  activated: number,
  box: Box,
): Refusal | null {
  const kind = box.kind[cardAt(s, slot)] as number
  if ((s.wood[seat] as number) < (box.costWood[kind] as number)) return WOOD[kind] as Refusal
  if (gold < (box.costGold[kind] as number)) return GOLD[kind] as Refusal
  switch (box.effect[kind]) {
    case GAIN:
    case SWAP_CARDS:
      return null
    case INFLUENCE:
      return reachOf(s, seat, box.board[kind] as number) < (box.times[kind] as number) ? (CUBES[kind] as Refusal) : null
    case GATE:
      return s.gatePile.length === 0 ? (TARGET[kind] as Refusal) : null
    case RAISE:
      return canRaise(s, seat, slot) ? null : (TARGET[kind] as Refusal)
    case SEND:
      if ((s.supply[seat] as number) === 0) return SUPPLY[kind] as Refusal
      return canPlace(s, seat) ? null : (TARGET[kind] as Refusal)
    case ANYWHERE:
      if ((s.supply[seat] as number) === 0) return SUPPLY[kind] as Refusal
      return freeCard(s) ? null : (TARGET[kind] as Refusal)
    case REPLACE:
      if ((s.supply[seat] as number) === 0) return SUPPLY[kind] as Refusal
      return opponentOnCard(s, seat) ? null : (TARGET[kind] as Refusal)
    case SWAP_WORKERS:
      return pairInColumn(s) ? null : (TARGET[kind] as Refusal)
    default:
      return canConsolidate(s, seat, slot, gold, activated, box)
        ? null
        : ((gold < box.coin ? GOLD : TARGET)[kind] as Refusal)
  }
}

/** NEH-7.18: an own tired worker elsewhere than on this very card. */
function canRaise(s: NehemiahState, seat: Seat, card: number): boolean {
  const { owner, tired } = s
  for (let slot = 0; slot < owner.length; slot++)
    if (owner[slot] === seat && tired[slot] === 1 && slot !== card) return true
  return false
}

/** NEH-7.22: a worker of another player on any card. */
function opponentOnCard(s: NehemiahState, seat: Seat): boolean {
  for (const owner of s.owner) if (owner >= 0 && owner < NEUTRAL && owner !== seat) return true
  return false
}

/** NEH-7.23: two workers of one column that differ in owner or state. */
function pairInColumn(s: NehemiahState): boolean {
  for (let top = 0; top < s.owner.length; top += ROWS) {
    let first = -1
    for (let slot = top; slot < top + ROWS; slot++) {
      if (s.owner[slot] === NOBODY) continue
      if (first < 0) first = slot
      else if (differ(s, first, slot)) return true
    }
  }
  return false
}

/** NEH-7.25: another occupied card of the column that could be carried out once the coin is paid. */
function canConsolidate(
  s: NehemiahState,
  seat: Seat,
  slot: number,
  gold: number,
  activated: number,
  box: Box,
): boolean {
  if (gold < box.coin) return false
  const top = columnOf(slot) * ROWS
  const used = activated | (1 << slot)
  for (let other = top; other < top + ROWS; other++)
    if (
      s.owner[other] !== NOBODY &&
      (used & (1 << other)) === 0 &&
      hindrance(s, seat, other, gold - box.coin, used, box) === null
    )
      return true
  return false
}
