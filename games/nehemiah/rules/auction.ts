// NEH-10.1 to 10.10: the opening of a round and its auctions.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf, SecretOf } from '../../../kernel/game.ts'
import { at, draw, each, move, num, sum, top } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type Box, tableFor } from '../sheet/box.ts'
import { award } from './foremen.ts'
import { alone, chosen, faceUpRef, upTo } from './refs.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { Nehemiah, NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'
import { setAside, spend, take } from './stock.ts'

/** NEH-10.3, 10.4: set-aside workers, income, then one auction for each player from the opener on. */
export const openRound: HappeningOf<Nehemiah, 'open-round'> = {
  kind: 'happening',
  happen(s, _step, box) {
    if (s.round > 1) income(s, box)
    for (let k = tableFor(s.seats, box).turnedUp; k > 0; k--) s.faceUp.push(draw(s.foremanDeck))
    noReturn(s)
    tell(s, { ev: 'foremen-up', with: { cards: s.faceUp.slice(), round: s.round } })
    const opener = s.round === 1 ? s.first : (s.turn + 1) % s.seats
    next<NehemiahStep>(s, { do: 'close-auction' })
    for (let k = s.seats - 1; k >= 0; k--) next<NehemiahStep>(s, { do: 'pick-foreman', seat: (opener + k) % s.seats })
  },
}

function income(s: NehemiahState, box: Box): void {
  const { wood, gold } = box.income
  for (let seat = 0; seat < s.seats; seat++) {
    move(s.aside, s.supply, seat)
    take(s, seat, { wood, gold })
  }
  tell(s, { ev: 'income', with: { wood, gold } })
}

/** NEH-10.9: the card nobody was offered leaves the game. */
export const closeAuction: HappeningOf<Nehemiah, 'close-auction'> = {
  kind: 'happening',
  happen(s) {
    noReturn(s)
    for (const card of s.faceUp) tell(s, { ev: 'foreman-left', card })
    s.spent.push(...s.faceUp)
    s.faceUp = []
  },
}

const PICK: readonly NehemiahChoice[] = [0, 1, 2, 3, 4].map((i) => ({ act: 'pick', on: [faceUpRef(i)] }))

/** NEH-10.5: the starter chooses the card of this auction. */
export const pickForeman: DecisionOf<Nehemiah, 'pick-foreman'> = {
  kind: 'decision',
  by: (_s, step) => alone(step.seat),
  candidates: (s) => PICK.slice(0, s.faceUp.length),
  refuse: () => null,
  resolve(s, step, seat, choice) {
    noReturn(s)
    s.lot = s.faceUp.splice(chosen(choice), 1)
    tell(s, { ev: 'pick-foreman', seat, card: top(s.lot) })
    next<NehemiahStep>(s, { do: 'bid', starter: step.seat })
  },
}

const EVERYBODY: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
/** Workers, wood and gold. */
type Bid = readonly number[]
const NOTHING: Bid = [0, 0, 0]
const BID_NOTHING: NehemiahChoice = { act: 'bid', n: NOTHING }
const tooMuch = (what: 'worker' | 'wood' | 'gold', has: number): NehemiahRefusal => ({
  clause: 'NEH-10.6',
  with: { what, has },
})

/** NEH-10.6: sealed bids of workers, wood and gold. A seat that owns nothing to bid is not asked. */
export const bid: SecretOf<Nehemiah, 'bid'> = {
  kind: 'secret',
  by: (s) => at(EVERYBODY, s.seats),
  candidates(s, _step, seat) {
    const workers = num(s.supply, seat)
    const wood = num(s.wood, seat)
    const gold = num(s.gold, seat)
    if (workers + wood + gold === 0) return [BID_NOTHING]
    return [{ act: 'bid', span: [upTo(workers), upTo(wood), upTo(gold)] }]
  },
  refuse(s, _step, seat, { n }) {
    const [workers = 0, wood = 0, gold = 0] = n ?? NOTHING
    if (workers > num(s.supply, seat)) return tooMuch('worker', num(s.supply, seat))
    if (wood > num(s.wood, seat)) return tooMuch('wood', num(s.wood, seat))
    return gold > num(s.gold, seat) ? tooMuch('gold', num(s.gold, seat)) : null
  },
  givesUp: (_s, _step, _seat, { n }) => n?.every((bid) => bid === 0) ?? false,
  reveal(s, step, choices, box) {
    const bids = each(s.seats, (seat): Bid => choices[seat]?.n ?? NOTHING)
    const winner = winningBid(bids, step.starter)
    const [workers = 0, wood = 0, gold = 0] = at(bids, winner)
    setAside(s, winner, workers)
    spend(s, winner, { wood, gold })
    const card = draw(s.lot)
    for (const [seat, n] of bids.entries()) tell(s, { ev: 'bid', seat, with: { bid: n } })
    tell(s, { ev: 'foreman-won', seat: winner, card, with: { bid: [workers, wood, gold] } })
    award(s, winner, card, box)
  },
}

/** NEH-10.7: the greatest sum, then workers, then wood, then the nearest clockwise from the starter. */
function winningBid(bids: readonly Bid[], starter: Seat): Seat {
  let best = starter
  for (let k = 1; k < bids.length; k++) {
    const seat = (starter + k) % bids.length
    const mine = at(bids, seat)
    const high = at(bids, best)
    const lead = sum(mine) - sum(high) || num(mine, 0) - num(high, 0) || num(mine, 1) - num(high, 1)
    if (lead > 0) best = seat
  }
  return best
}
