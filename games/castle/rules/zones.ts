// Where the cards of Castle lie, and who sees them.
import type { Zone } from '../../../kernel/game.ts'
import { at, each } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { everybody } from '../../../kernel/zones.ts'
import type { Box } from '../sheet/box.ts'
import { CHARACTERS, FIRST_WINTER, MOST_SEATS, ROLE, WINTER, WINTER_CARD } from './pieces.ts'
import type { CastleState } from './state.ts'

const NONE: Card[] = []
const SEATS = each(MOST_SEATS, (seat): Seat => seat)

/** Each seat's set is a pool of its own: nobody can hold a card of another colour. */
const setOf = (seat: Seat) => `set-${seat}`

/** One zone a seat, so that the piles keep the seat's number and the pools stay apart. */
function perSeat(
  id: string,
  piles: (s: CastleState) => Card[][],
  sees: (s: CastleState, seat: Seat | null, owner: Seat) => boolean,
): Zone<CastleState, Box>[] {
  return SEATS.map((owner) => ({
    id,
    pool: setOf(owner),
    piles(s) {
      const all: Card[][] = []
      for (let seat = 0; seat < owner; seat++) all.push(NONE)
      if (owner < s.seats) all.push(at(piles(s), owner))
      return all
    },
    sees: sees === everybody ? everybody : (s, seat) => sees(s, seat, owner),
  }))
}

/** A hand is known to all, but for what was chosen from it: then its rest is hidden too (section 5 of the rules). */
const seesHand = (s: CastleState, seat: Seat | null, owner: Seat) => seat === owner || at(s.down, owner).length === 0

export const zones: readonly Zone<CastleState, Box>[] = [
  ...perSeat('hand', (s) => s.hands, seesHand),
  ...perSeat(
    'down',
    (s) => s.down,
    (_s, seat, owner) => seat === owner,
  ),
  ...perSeat('played', (s) => s.played, everybody),
  ...perSeat('removed', (s) => s.removed, everybody),
  // The order of the deck stays hidden to the end; what was never turned up is shown afterwards.
  { id: 'winter-deck', pool: 'winter', piles: (s) => [s.deck], sees: (s) => s.agenda.length === 0 },
  { id: 'winter', pool: 'winter', piles: (s) => [s.winter], sees: everybody },
  { id: 'winter-spent', pool: 'winter', piles: (s) => [s.spent], sees: everybody },
]

const SET = CHARACTERS.map((_, card): Card => card)
const WINTER_CARDS = WINTER.map((_, i): Card => FIRST_WINTER + i)

/** The sets of so many seats, and some winter cards. */
const poolsOf = (seats: number, winter: readonly Card[]): Readonly<Record<string, readonly Card[]>> => ({
  ...Object.fromEntries(SEATS.map((seat) => [setOf(seat), seat < seats ? SET : NONE])),
  winter,
})
const BY_SEATS = each(MOST_SEATS + 1, (seats) => ({
  summer: poolsOf(seats, NONE),
  winter: poolsOf(seats, WINTER_CARDS),
}))

export function pools(s: CastleState): Readonly<Record<string, readonly Card[]>> {
  const { summer, winter } = at(BY_SEATS, s.seats)
  return s.options.season === 'winter' ? winter : summer
}

/** CAS-3.2: nobody has chosen the master builder without a played card, unless winter has taken it since. */
export function plausible(s: CastleState, seat: Seat): boolean {
  const taken = s.winter.includes(WINTER_CARD.plague) || s.winter.includes(WINTER_CARD.snowfall)
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && !taken && at(s.played, other).length === 0 && at(s.down, other).includes(ROLE.master))
      return false
  return true
}
