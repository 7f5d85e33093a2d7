// NEH-7: what a Work card does.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Card, Params, Ref, Seat } from '../../../kernel/words.ts'
import { type Box, foremanCard } from '../sheet/box.ts'
import { placeCubes } from './cubes.ts'
import { cardAt, columnOf, NEUTRAL } from './layout.ts'
import { ANYWHERE, GAIN, GATE, INFLUENCE, RAISE, REPLACE, SEND, SWAP_CARDS, SWAP_WORKERS } from './needs.ts'
import { score } from './points.ts'
import { SLOT_REFS } from './refs.ts'
import { type NehemiahState, type NehemiahStep, WORKS_LINE } from './state.ts'

const CARPENTER = foremanCard('carpenter')
const MERCHANT = foremanCard('merchant')

/** NEH-5.6: the coin for a card of another activation goes to the worker's owner, or to the bank. */
export function payCoin(s: NehemiahState, seat: Seat, slot: number, box: Box): void {
  s.gold[seat] = (s.gold[seat] as number) - box.coin
  const owner = s.owner[slot] as number
  const paid = owner !== seat && owner < NEUTRAL
  if (paid) s.gold[owner] = (s.gold[owner] as number) + box.coin
  if (s.events !== null)
    tell(s, {
      ev: paid ? 'pay-owner' : 'pay-bank',
      seat,
      to: SLOT_REFS[slot] as Ref,
      card: cardAt(s, slot),
      with: { coin: box.coin, owner },
    })
}

/** Carries out the card of a slot for a seat that can. */
export function carryOut(s: NehemiahState, seat: Seat, slot: number, box: Box): void {
  const kind = box.kind[cardAt(s, slot)] as number
  s.activated |= 1 << slot
  s.wood[seat] = (s.wood[seat] as number) - (box.costWood[kind] as number)
  s.gold[seat] = (s.gold[seat] as number) - (box.costGold[kind] as number)
  const times = box.times[kind] as number
  switch (box.effect[kind]) {
    case GAIN:
      gain(s, seat, slot, kind, box)
      break
    case INFLUENCE: {
      const board = box.board[kind] as number
      if (s.events !== null) say(s, 'influence', seat, slot, { ...paid(kind, box), board, cubes: times })
      placeCubes(s, seat, board, times)
      break
    }
    case GATE: {
      const points = takeGate(s, seat, box)
      if (s.events !== null) say(s, 'gate', seat, slot, { ...paid(kind, box), points })
      break
    }
    case RAISE:
      next<NehemiahStep>(s, { do: 'raise', slot, left: times, first: true })
      break
    case SEND:
      next<NehemiahStep>(s, { do: 'send', why: 'new-site', left: times, first: true })
      break
    case ANYWHERE:
      next<NehemiahStep>(s, { do: 'place-anywhere', why: 'priority-site', from: -1 })
      break
    case REPLACE:
      next<NehemiahStep>(s, { do: 'crew-target' })
      break
    case SWAP_WORKERS:
      next<NehemiahStep>(s, { do: 'swap-workers', why: 'reassignment', first: -1 })
      break
    case SWAP_CARDS:
      next<NehemiahStep>(s, { do: 'swap-cards', why: 'planning', seat, column: -1, among: withCards(s) })
      break
    default:
      next<NehemiahStep>(s, { do: 'consolidate', column: columnOf(slot), left: times, first: true })
  }
}

const paid = (kind: number, box: Box) => ({ wood: box.costWood[kind] as number, gold: box.costGold[kind] as number })

function say(s: NehemiahState, ev: string, seat: Seat, slot: number, more: Params): void {
  tell(s, { ev, seat, from: SLOT_REFS[slot] as Ref, card: cardAt(s, slot), with: more })
}

/** NEH-7.10 to 7.12, 7.17; the carpenter and the merchant add to it (NEH-10.19, 10.20). */
function gain(s: NehemiahState, seat: Seat, slot: number, kind: number, box: Box): void {
  const foremen = s.foremen[seat] as Card[]
  let wood = box.givesWood[kind] as number
  let gold = box.givesGold[kind] as number
  const vp = box.givesVp[kind] as number
  if (wood > 0 && foremen.includes(CARPENTER)) wood += box.amount[CARPENTER] as number
  if (gold > 0 && foremen.includes(MERCHANT)) gold += box.amount[MERCHANT] as number
  s.wood[seat] = (s.wood[seat] as number) + wood
  s.gold[seat] = (s.gold[seat] as number) + gold
  if (vp > 0) score(s, seat, WORKS_LINE, vp)
  if (s.events !== null) say(s, 'gain', seat, slot, { ...paid(kind, box), gets: [wood, gold, vp] })
}

/** NEH-7.16: the top gate of the pile; its points count at the end. */
export function takeGate(s: NehemiahState, seat: Seat, box: Box): number {
  const gate = s.gatePile.pop() as Card
  s.gates[seat]?.push(gate)
  return box.gateVp[gate] as number
}

/** The columns that hold cards, one bit each. */
function withCards(s: NehemiahState): number {
  let mask = 0
  for (let column = 0; column < s.columns.length; column++)
    if ((s.columns[column] as Card[]).length > 0) mask |= 1 << column
  return mask
}
