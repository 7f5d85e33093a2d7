// CAS-10: the master builder.
import { tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { CHARACTERS } from '../rules/pieces.ts'
import { score } from '../rules/seat.ts'
import type { Castle } from '../rules/state.ts'

/** All face-up cards come back, and others' buildings of this round score. */
export const masterBuilder: HappeningOf<Castle, 'master-builder'> = {
  kind: 'happening',
  happen(s, { seat }, box) {
    const held = at(s.hands, seat)
    const played = at(s.played, seat)
    const hand: Card[] = []
    for (let card = 0; card < CHARACTERS.length; card++)
      if (held.includes(card) || played.includes(card)) hand.push(card)
    s.hands[seat] = hand
    s.played[seat] = []
    s.now[seat] = 0
    tell(s, { ev: 'take-back', seat, with: { cards: hand.length } })
    let others = 0
    for (let other = 0; other < s.seats; other++) if (other !== seat) others += num(s.erected, other)
    score(s, seat, 'master-builder', others * box.masterVp)
  },
}
