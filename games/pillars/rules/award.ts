// 5A, the King's trick and the advantage card of the round; 5B, the gains.
import { face, tell } from '../../../kernel/agenda.ts'
import type { Happening } from '../../../kernel/game.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { ADVANTAGES, type Box, STAND_IN } from '../box.ts'
import { MATERIALS, type PillarsState, type PillarsStep, STAGE } from '../state.ts'
import { canConvert, finish } from './scoring.ts'

/** The seat that takes the King's trick: the only one without a trick, or by option the nearest of several (PIL-5.1 to 5.3). */
export function kingTrickTaker(s: PillarsState): Seat | null {
  const without = s.tricksWon.flatMap((tricks, seat) => (tricks === 0 ? [seat] : []))
  if (without.length === 1) return without[0] as Seat
  if (without.length === 0 || s.options.kingTrickTie === 'nobody') return null
  for (let k = 1; k <= s.seats; k++) {
    const seat = ((s.kingBy as Seat) + k) % s.seats
    if (without.includes(seat)) return seat
  }
  return null
}

export const awardKingTrick: Happening<PillarsState, PillarsStep, Box> = {
  kind: 'happening',
  happen(s) {
    // PIL-5.7: the won piles are turned up; a table that cannot see them waits for one that can.
    for (const pile of s.won) for (const card of pile) face(card)
    s.faceUp = true
    const taker = kingTrickTaker(s)
    if (taker === null) tell(s, { ev: 'king-trick-lapses' })
    else {
      s.won[taker]?.push(...s.kingTrick)
      s.kingTrick = []
      tell(s, { ev: 'king-trick-awarded', seat: taker })
    }
    const card = s.roundCard.pop() as Card
    const owner = s.won.findIndex((pile) => pile.includes(STAND_IN))
    const from = owner < 0 ? s.kingTrick : (s.won[owner] as Card[])
    from.splice(from.indexOf(STAND_IN), 1)
    if (owner < 0) {
      s.pile.push(card)
      s.returned++
      tell(s, { ev: 'advantage-returned', card })
    } else {
      s.owned[owner]?.push(card)
      tell(s, { ev: 'advantage-owned', seat: owner, card })
    }
    const owned = s.owned.reduce((sum, cards) => sum + cards.length, 0)
    s.lastRound = owned === ADVANTAGES || s.round === s.options.roundCap
    if (s.lastRound) tell(s, { ev: 'last-round', with: { round: s.round } })
  },
}

export const gain: Happening<PillarsState, PillarsStep, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    s.pad.push(new Array<number | null>(s.seats).fill(null))
    for (let seat = 0; seat < s.seats; seat++) {
      const stock = s.stock[seat] as number[]
      const gained = [0, 0, 0, 0]
      let tom = false
      for (const card of s.won[seat] as Card[]) {
        if (card === box.tom) tom = true
        const gain = box.gain[card] as number[]
        for (let m = 0; m < MATERIALS.length; m++) {
          const units = gain[m] as number
          if (units === 0) continue
          stock[m] = (stock[m] as number) + units
          gained[m] = (gained[m] as number) + units
        }
      }
      if (s.events !== null && gained.some((units) => units > 0)) tell(s, { ev: 'gain', seat, with: { gained } })
      s.stage[seat] = tom ? STAGE.tom : STAGE.convert
      // D4: nothing to choose and nothing to convert, so the conversions end by themselves.
      if (!tom && !canConvert(s, seat, box)) finish(s, seat, box)
    }
  },
}
