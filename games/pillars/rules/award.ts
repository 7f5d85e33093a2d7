// 5A, the King's trick and the advantage card of the round; 5B, the gains.
import { face, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { add, at, draw, each, num, putAll, sum, takeOut, where } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { ADVANTAGES, STAND_IN } from '../sheet/box.ts'
import { MATERIALS, STAGE } from './names.ts'
import { canConvert, finish } from './scoring.ts'
import type { Pillars, PillarsState } from './state.ts'

/** The seat that takes the King's trick: the only one without a trick, or by option the nearest of several (PIL-5.1 to 5.3). */
export function kingTrickTaker(s: PillarsState): Seat | null {
  const [only = null, ...others] = where(s.tricksWon, (tricks) => tricks === 0)
  if (others.length === 0 || only === null) return only
  if (s.options.kingTrickTie === 'nobody' || s.kingBy === null) return null
  for (let k = 1; k <= s.seats; k++) {
    const seat = (s.kingBy + k) % s.seats
    if (num(s.tricksWon, seat) === 0) return seat
  }
  return null
}

export const awardKingTrick: HappeningOf<Pillars, 'award-king-trick'> = {
  kind: 'happening',
  happen(s) {
    // PIL-5.7: the won piles are turned up; a table that cannot see them waits for one that can.
    for (const pile of s.won) for (const card of pile) face(card)
    s.faceUp = true
    const taker = kingTrickTaker(s)
    if (taker === null) tell(s, { ev: 'king-trick-lapses' })
    else {
      putAll(s.kingTrick, at(s.won, taker))
      s.kingTrick = []
      tell(s, { ev: 'king-trick-awarded', seat: taker })
    }
    const card = draw(s.roundCard)
    const owner = s.won.findIndex((pile) => pile.includes(STAND_IN))
    const from = owner < 0 ? s.kingTrick : at(s.won, owner)
    takeOut(from, from.indexOf(STAND_IN))
    if (owner < 0) {
      s.pile.push(card)
      s.returned++
      tell(s, { ev: 'advantage-returned', card })
    } else {
      at(s.owned, owner).push(card)
      tell(s, { ev: 'advantage-owned', seat: owner, card })
    }
    const owned = sum(s.owned.map((cards) => cards.length))
    s.lastRound = owned === ADVANTAGES || s.round === s.options.roundCap
    if (s.lastRound) tell(s, { ev: 'last-round', with: { round: s.round } })
  },
}

export const gain: HappeningOf<Pillars, 'gain'> = {
  kind: 'happening',
  happen(s, _step, box) {
    s.pad.push(each<number | null>(s.seats, null))
    for (let seat = 0; seat < s.seats; seat++) {
      const stock = at(s.stock, seat)
      const gained = [0, 0, 0, 0]
      let tom = false
      for (const card of at(s.won, seat)) {
        if (card === box.tom) tom = true
        const gain = at(box.gain, card)
        for (let m = 0; m < MATERIALS.length; m++) {
          const units = num(gain, m)
          if (units === 0) continue
          add(stock, m, units)
          add(gained, m, units)
        }
      }
      if (s.events !== null && gained.some((units) => units > 0)) tell(s, { ev: 'gain', seat, with: { gained } })
      s.stage[seat] = tom ? STAGE.tom : STAGE.convert
      // D4: nothing to choose and nothing to convert, so the conversions end by themselves.
      if (!tom && !canConvert(s, seat, box)) finish(s, seat, box)
    }
  },
}
