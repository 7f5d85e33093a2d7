// MAS-5.1 to 5.4, 5.18, 5.19: which contracts come on offer, and what becomes of those nobody wants.
import { face, next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card } from '../../../kernel/words.ts'
import { contractOf, FIRST_SITUATION } from '../sheet/box.ts'
import { contractsInPlay } from './money.ts'
import { CONTRACT, CONTRACT_PILE, REMOVED } from './refs.ts'
import type { MasterBuilder, MasterState, MasterStep } from './state.ts'

const AUCTIONS: MasterStep = { do: 'auctions' }
const LEFT_OVER: MasterStep = { do: 'left-over' }

export const contracts: HappeningOf<MasterBuilder, 'contracts'> = {
  kind: 'happening',
  happen(s, _step, box) {
    s.phase = 2
    if (!contractsInPlay(s)) {
      tell(s, { ev: 'no-contracts' })
      return
    }
    s.passedNomination = small.none
    let many = s.seats + box.limits.contractsBeyondPlayers
    if (s.round > 1) {
      const card = face(s.situationPile.shift())
      s.situations.push(card)
      noReturn(s)
      many = num(at(box.reveals, card - FIRST_SITUATION), s.seats - 2)
      tell(s, { ev: 'situation', card, with: { many } })
    }
    for (let k = Math.min(many, s.contractPile.length); k > 0; k--) reveal(s)
    next<MasterStep>(s, AUCTIONS, LEFT_OVER)
  },
}

function reveal(s: MasterState): void {
  const card = face(s.contractPile.shift())
  s.offer.push(card)
  noReturn(s)
  tell(s, { ev: 'reveal-contract', card, from: CONTRACT_PILE, to: at(CONTRACT, contractOf(card)) })
}

/** MAS-5.18: money on what is left over for the first time; what already had some leaves the game. */
export const leftOver: HappeningOf<MasterBuilder, 'left-over'> = {
  kind: 'happening',
  happen(s, _step, box) {
    const money = box.limits.leftOverMoney
    const stay: Card[] = []
    for (const card of s.offer) {
      const k = contractOf(card)
      if (s.bonus[k] === 0) {
        s.bonus[k] = money
        stay.push(card)
        tell(s, { ev: 'left-over', card, with: { money } })
      } else {
        s.bonus[k] = 0
        s.removed.push(card)
        tell(s, { ev: 'remove-contract', card, to: REMOVED })
      }
    }
    s.offer = stay
    // MAS-10.2: once no contract is in play, one more round is played.
    if (!contractsInPlay(s) && s.round + 1 < s.lastRound) {
      s.lastRound = s.round + 1
      tell(s, { ev: 'last-round', with: { round: s.lastRound } })
    }
  },
}
