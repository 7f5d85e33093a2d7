// NEH-10.1 to 10.10, 10.16 to 10.18: the opening of a round, its auctions, and the cards that work when they are won.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening, SecretDecision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat, Span } from '../../../kernel/words.ts'
import { type Box, foremanCard } from '../sheet/box.ts'
import { MOVE, moveAndTell, putCube, reachOf, refuseSource } from './cubes.ts'
import { takeGate } from './effects.ts'
import { score } from './points.ts'
import { ALONE, DECLINE } from './refs.ts'
import { FOREMEN_LINE, type NehemiahChoice, type NehemiahState, type NehemiahStep, TEMPLE, WALL } from './state.ts'

const ARTISAN = foremanCard('artisan')
const ARCHITECT = foremanCard('architect')
const SCULPTOR = foremanCard('sculptor')
type Happen<K extends NehemiahStep['do']> = Happening<NehemiahState, Extract<NehemiahStep, { do: K }>, Box>
type Choosing<K extends NehemiahStep['do']> = Decision<
  NehemiahState,
  Extract<NehemiahStep, { do: K }>,
  NehemiahChoice,
  Box
>

/** NEH-10.3, 10.4: set-aside workers, income, then one auction for each player from the opener on. */
export const openRound: Happen<'open-round'> = {
  kind: 'happening',
  happen(s, _step, box) {
    if (s.round > 1) income(s, box)
    for (let k = box.tables[s.seats]?.turnedUp as number; k > 0; k--) s.faceUp.push(s.foremanDeck.pop() as Card)
    noReturn(s)
    if (s.events !== null) tell(s, { ev: 'foremen-up', with: { cards: s.faceUp.slice(), round: s.round } })
    const opener = s.round === 1 ? s.first : (s.turn + 1) % s.seats
    next<NehemiahStep>(s, { do: 'close-auction' })
    for (let k = s.seats - 1; k >= 0; k--) next<NehemiahStep>(s, { do: 'pick-foreman', seat: (opener + k) % s.seats })
  },
}

function income(s: NehemiahState, box: Box): void {
  const [wood, gold] = box.income
  for (let seat = 0; seat < s.seats; seat++) {
    s.supply[seat] = (s.supply[seat] as number) + (s.aside[seat] as number)
    s.aside[seat] = 0
    s.wood[seat] = (s.wood[seat] as number) + wood
    s.gold[seat] = (s.gold[seat] as number) + gold
  }
  tell(s, { ev: 'income', with: { wood, gold } })
}

/** NEH-10.9: the card nobody was offered leaves the game. */
export const closeAuction: Happen<'close-auction'> = {
  kind: 'happening',
  happen(s) {
    noReturn(s)
    for (const card of s.faceUp) tell(s, { ev: 'foreman-left', card })
    s.spent.push(...s.faceUp)
    s.faceUp = []
  },
}

const PICK: readonly NehemiahChoice[] = [0, 1, 2, 3, 4].map(
  (i): NehemiahChoice => ({ act: 'pick', on: [`face-up.0.${i}`] }),
)

/** NEH-10.5: the starter chooses the card of this auction. */
export const pickForeman: Choosing<'pick-foreman'> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates: (s) => PICK.slice(0, s.faceUp.length),
  refuse: () => null,
  resolve(s, step, seat, choice) {
    noReturn(s)
    s.lot = s.faceUp.splice(lastOf(choice.on?.[0]), 1)
    tell(s, { ev: 'pick-foreman', seat, card: s.lot[0] as Card })
    next<NehemiahStep>(s, { do: 'bid', starter: step.seat })
  },
}

const EVERYBODY: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
const NOTHING: NehemiahChoice = { act: 'bid', n: [0, 0, 0] }
const to = (max: number): Span => [0, max, 1]
const TOO_MUCH = (what: string): Refusal => ({ clause: 'NEH-10.6', with: { what } })
const TOO_MANY_WORKERS = TOO_MUCH('worker')
const TOO_MUCH_WOOD = TOO_MUCH('wood')
const TOO_MUCH_GOLD = TOO_MUCH('gold')

/** NEH-10.6: sealed bids of workers, wood and gold. A seat that owns nothing to bid is not asked. */
export const bid: SecretDecision<NehemiahState, Extract<NehemiahStep, { do: 'bid' }>, NehemiahChoice, Box> = {
  kind: 'secret',
  by: (s) => EVERYBODY[s.seats] as readonly Seat[],
  candidates(s, _step, seat) {
    const workers = s.supply[seat] as number
    const wood = s.wood[seat] as number
    const gold = s.gold[seat] as number
    if (workers + wood + gold === 0) return [NOTHING]
    return [{ act: 'bid', span: [to(workers), to(wood), to(gold)] }]
  },
  refuse(s, _step, seat, { n }) {
    if (n === undefined) return null
    if ((n[0] as number) > (s.supply[seat] as number)) return TOO_MANY_WORKERS
    if ((n[1] as number) > (s.wood[seat] as number)) return TOO_MUCH_WOOD
    return (n[2] as number) > (s.gold[seat] as number) ? TOO_MUCH_GOLD : null
  },
  reveal(s, step, choices, box) {
    const bids = choices.slice(0, s.seats).map((choice) => choice?.n ?? [0, 0, 0])
    const winner = winningBid(bids, step.starter)
    const [workers = 0, wood = 0, gold = 0] = bids[winner] as readonly number[]
    s.supply[winner] = (s.supply[winner] as number) - workers
    s.aside[winner] = (s.aside[winner] as number) + workers
    s.wood[winner] = (s.wood[winner] as number) - wood
    s.gold[winner] = (s.gold[winner] as number) - gold
    const card = s.lot.pop() as Card
    if (s.events !== null) {
      for (const [seat, n] of bids.entries()) tell(s, { ev: 'bid', seat, with: { bid: n } })
      tell(s, { ev: 'foreman-won', seat: winner, card, with: { bid: [workers, wood, gold] } })
    }
    award(s, winner, card, box)
  },
}

/** NEH-10.7: the greatest sum, then workers, then wood, then the nearest clockwise from the starter. */
function winningBid(bids: readonly (readonly number[])[], starter: Seat): Seat {
  const sum = (n: readonly number[]) => (n[0] as number) + (n[1] as number) + (n[2] as number)
  let best = starter
  for (let k = 1; k < bids.length; k++) {
    const seat = (starter + k) % bids.length
    const mine = bids[seat] as readonly number[]
    const high = bids[best] as readonly number[]
    const lead =
      sum(mine) - sum(high) || (mine[0] as number) - (high[0] as number) || (mine[1] as number) - (high[1] as number)
    if (lead > 0) best = seat
  }
  return best
}

/** A card with the hand works at once and is gone; any other lies before its owner (NEH-10.10). */
function award(s: NehemiahState, seat: Seat, card: Card, box: Box): void {
  if (card !== ARTISAN && card !== ARCHITECT && card !== SCULPTOR) {
    s.foremen[seat]?.push(card)
    return
  }
  s.spent.push(card)
  if (card === SCULPTOR) next<NehemiahStep>(s, { do: 'sculpt', seat })
  else if (card === ARTISAN)
    for (const board of [TEMPLE, WALL])
      for (let k = box.amount[ARTISAN] as number; k > 0; k--) next<NehemiahStep>(s, { do: 'artisan', seat, board })
  else if (s.gatePile.length > 0)
    tell(s, { ev: 'gate', seat, card, with: { wood: 0, gold: 0, points: takeGate(s, seat, box) } })
}

/** NEH-10.16: a cube of the supply; without one, a cube may be moved. */
export const artisan: Happen<'artisan'> = {
  kind: 'happening',
  happen(s, { seat, board }) {
    if ((s.cubes[seat] as number) > 0) {
      putCube(s, seat, board)
      tell(s, { ev: 'artisan', seat, card: ARTISAN, with: { board } })
    } else if (reachOf(s, seat, board) > 0) next<NehemiahStep>(s, { do: 'artisan-move', seat, board })
  },
}

const MOVE_OR_DECLINE: readonly NehemiahChoice[] = [...MOVE, DECLINE]

export const artisanMove: Choosing<'artisan-move'> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates: () => MOVE_OR_DECLINE,
  refuse: (s, step, seat, choice) =>
    choice.act === 'decline' ? null : refuseSource(s, seat, lastOf(choice.on?.[0]), step.board),
  resolve(s, step, seat, choice) {
    if (choice.act !== 'decline') moveAndTell(s, seat, lastOf(choice.on?.[0]), step.board)
  },
}

const NO_PAIR: NehemiahChoice = { act: 'sculpt', n: [0, 0] }
const TOO_MANY_PAIRS: Refusal = { clause: 'NEH-10.18' }

/** NEH-10.18: pairs of a worker and a wood, pairs of a worker and a gold. */
export const sculpt: Choosing<'sculpt'> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates(s, _step, seat) {
    const workers = s.supply[seat] as number
    const wood = Math.min(workers, s.wood[seat] as number)
    const gold = Math.min(workers, s.gold[seat] as number)
    return wood + gold === 0 ? [NO_PAIR] : [{ act: 'sculpt', span: [to(wood), to(gold)] }]
  },
  refuse(s, _step, seat, { n }) {
    if (n === undefined) return null
    const [a = 0, b = 0] = n
    const fits = a + b <= (s.supply[seat] as number) && a <= (s.wood[seat] as number) && b <= (s.gold[seat] as number)
    return fits ? null : TOO_MANY_PAIRS
  },
  resolve(s, _step, seat, { n }, box) {
    const [wood = 0, gold = 0] = n ?? []
    noReturn(s)
    s.supply[seat] = (s.supply[seat] as number) - wood - gold
    s.aside[seat] = (s.aside[seat] as number) + wood + gold
    s.wood[seat] = (s.wood[seat] as number) - wood
    s.gold[seat] = (s.gold[seat] as number) - gold
    const points = (wood + gold) * (box.amount[SCULPTOR] as number)
    score(s, seat, FOREMEN_LINE, points)
    tell(s, { ev: 'sculpt', seat, card: SCULPTOR, with: { wood, gold, points } })
  },
}
