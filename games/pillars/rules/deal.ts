import { next, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import { shuffle } from '../../../kernel/random.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { type Box, STAND_IN } from '../sheet/box.ts'
import { STAGE } from './names.ts'
import type { Pillars, PillarsState, PillarsStep } from './state.ts'
import { deckOf } from './zones.ts'

const PLAY: readonly PillarsStep[] = [0, 1, 2, 3].map((seat) => ({ do: 'play-card', seat }))
const WIN: PillarsStep = { do: 'win-trick' }

/** A trick: every seat plays one card, clockwise from the leader (PIL-3.2). */
export function leadTrick(s: PillarsState, leader: Seat): void {
  s.leader = leader
  const agenda = s.agenda
  agenda.push(WIN)
  for (let k = s.seats - 1; k >= 0; k--) agenda.push(at(PLAY, (leader + k) % s.seats))
}

/** Which seat card i of the deck goes to: two by two, the last ones singly with four players (PIL-2.3). */
function dealtTo(i: number, seats: number): Seat {
  if (seats === 3) return (i % 6) >> 1
  return i < 32 ? (i % 8) >> 1 : i - 32
}

export const deal: HappeningOf<Pillars, 'deal'> = {
  kind: 'happening',
  happen(s, _step, box) {
    // PIL-2.1: the top advantage card, unseen unless it was known to lie there, joins the cards in play.
    s.roundCardKnown = s.pile.length > 0 && s.pile.length === s.returned
    if (s.roundCardKnown) s.returned--
    s.roundCard = s.pile.splice(0, 1)
    const deck: Card[] = deckOf(s, box)
    deck.push(STAND_IN)
    shuffle(s, deck)
    dealOut(s, deck, box)
  },
}

/** Deals an ordered deck and opens the first trick. */
export function dealOut(s: PillarsState, deck: readonly Card[], box: Box): void {
  s.trick = 1
  s.table = []
  s.takers = []
  s.kingTrick = []
  s.kingLeader = null
  s.kingBy = null
  s.lastWinner = null
  s.lastLeader = null
  s.faceUp = false
  s.played = new Array<number>(STAND_IN + 1).fill(0)
  for (let seat = 0; seat < s.seats; seat++) {
    s.hands[seat] = []
    s.won[seat] = []
    s.tricksWon[seat] = 0
    s.stage[seat] = STAGE.idle
    s.used[seat] = []
    s.converted[seat] = 0
  }
  for (let i = 0; i < deck.length; i++) at(s.hands, dealtTo(i, s.seats)).push(num(deck, i))
  const leader = s.hands.findIndex((hand) => hand.includes(box.aliena))
  tell(s, { ev: 'deal', seat: leader, with: { round: s.round } })
  next<PillarsStep>(s, { do: 'award-king-trick' }, { do: 'gain' }, { do: 'score' }, { do: 'end-round' })
  leadTrick(s, leader)
}
