// CAS-3: the secret choice of cards, and the reveal.
import { face, nextAll, noReturn, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf, SecretOf } from '../../../kernel/game.ts'
import { at, each, num, takeOut } from '../../../kernel/lists.ts'
import { Unknown } from '../../../kernel/random.ts'
import { lastOf, parse } from '../../../kernel/ref.ts'
import type { Seat } from '../../../kernel/words.ts'
import { kitFor } from '../sheet/box.ts'
import { executionSteps } from './execute.ts'
import { CHARACTERS, MOST_SEATS, ROLE } from './pieces.ts'
import { HAND_REF, PLAYED_REF } from './refs.ts'
import { eachSeat, inOrder } from './seat.ts'
import type { CastleRefusal } from './speech.ts'
import type { Castle, CastleChoice } from './state.ts'

const SIZES = each(CHARACTERS.length + 1, (n) => n)
const choosing = (seat: Seat, ...places: readonly number[]): CastleChoice => ({
  act: 'choose-cards',
  on: places.map((i) => at(at(HAND_REF, seat), i)),
})
/** Every choice of one card, and of two, by seat and size of the hand. */
const ONE = eachSeat((seat) => SIZES.map((n) => each(n, (i) => choosing(seat, i))))
const TWO = eachSeat((seat) =>
  SIZES.map((n) => {
    const pairs: CastleChoice[] = []
    for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) pairs.push(choosing(seat, i, j))
    return pairs
  }),
)

const EVERYONE = each(MOST_SEATS + 1, (seats) => each(seats, (seat) => seat))
const HOW_MANY = [1, 2].map((cards): CastleRefusal => ({ clause: 'CAS-3.1', with: { cards } }))
const ALL_IN_HAND: CastleRefusal = { clause: 'CAS-3.2' }

export const chooseCards: SecretOf<Castle, 'choose-cards'> = {
  kind: 'secret',
  by: (s) => at(EVERYONE, s.seats),
  candidates(s, _step, seat, box) {
    const held = at(s.hands, seat).length
    // CAS-3.3: who has fewer cards than must be chosen chooses all of them.
    return at(at(kitFor(box, s.seats).cards === 1 || held < 2 ? ONE : TWO, seat), held)
  },
  // Of four cards three are not the master builder.
  several: (s, _step, seat) => at(s.hands, seat).length > 3,
  // How many cards there are, how many are chosen, and where the master builder is that cannot be.
  key(s, _step, seat) {
    const hand = at(s.hands, seat)
    const barred = at(s.played, seat).length > 0 ? -1 : hand.indexOf(ROLE.master)
    return (s.seats * SIZES.length + hand.length) * SIZES.length + barred + 1
  },
  refuse(s, _step, seat, choice) {
    if (at(s.played, seat).length > 0) return null
    const hand = at(s.hands, seat)
    for (const ref of choice.on ?? []) if (hand[lastOf(ref)] === ROLE.master) return ALL_IN_HAND
    return null
  },
  otherwise(s, _step, seat, { act, on = [] }, box) {
    const own = s.sealed?.[seat] === null && act === 'choose-cards' && on.every((ref) => parse(ref).places[0] === seat)
    const cards = Math.min(kitFor(box, s.seats).cards, at(s.hands, seat).length)
    return own && on.length !== cards ? at(HOW_MANY, cards - 1) : null
  },
  reveal(s, _step, choices) {
    for (let seat = 0; seat < s.seats; seat++) {
      const on = choices[seat]?.on
      // A choice that is covered for whoever looks stops a prediction here.
      if (on === undefined) throw new Unknown('face down')
      const hand = at(s.hands, seat)
      const down = at(s.down, seat)
      for (const ref of on) down.push(num(hand, lastOf(ref)))
      for (let i = on.length - 1; i >= 0; i--) takeOut(hand, lastOf(on[i]))
    }
    tell(s, { ev: 'all-chosen' })
  },
}

export const reveal: HappeningOf<Castle, 'reveal'> = {
  kind: 'happening',
  happen(s, _step, box) {
    noReturn(s)
    for (let k = 0; k < s.seats; k++) {
      const seat = inOrder(s, k)
      const down = at(s.down, seat)
      const played = at(s.played, seat)
      s.now[seat] = down.length
      for (const card of down) {
        played.push(face(card))
        // Every seat, every round: the event is made only where somebody listens.
        if (s.events !== null) tell(s, { ev: 'reveal', seat, card, to: at(at(PLAYED_REF, seat), played.length - 1) })
      }
      while (down.length > 0) down.pop()
    }
    nextAll(s, executionSteps(s, box))
  },
}
