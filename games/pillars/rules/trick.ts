import { face, noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { add, at, num, putAll, takeOut } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { type Box, colourOf, STAND_IN } from '../sheet/box.ts'
import { leadTrick } from './deal.ts'
import { handRef, tableRef } from './refs.ts'
import type { PillarsRefusal } from './speech.ts'
import type { Pillars, PillarsChoice, PillarsState } from './state.ts'

const HAND = 10
const LAST_ONLY: PillarsRefusal = { clause: 'PIL-3.4' }
/** Every way to play a card of a hand, made once: by seat, then by size of the hand. */
const PLAYS: readonly (readonly PillarsChoice[][])[] = [0, 1, 2, 3].map((seat) => {
  const all = Array.from({ length: HAND }, (_, i): PillarsChoice => ({ act: 'play-card', on: [handRef(seat, i)] }))
  return Array.from({ length: HAND + 1 }, (_, n) => all.slice(0, n))
})
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** The places of a hand whose cards wait for the last trick (PIL-3.4). */
function waiting(hand: readonly Card[], box: Box): Small {
  let places = small.none
  if (hand.length > 1)
    for (let i = 0; i < hand.length; i++) if (box.lastTrickOnly[num(hand, i)]) places = small.with(places, i)
  return places
}

export const playCard: DecisionOf<Pillars, 'play-card', readonly Card[]> = {
  kind: 'decision',
  // PIL-3.8: asked even with one card, or an instant play would betray Alfred.
  always: true,
  by: (_s, step) => at(ALONE, step.seat),
  given: (s, _step, seat) => at(s.hands, seat),
  key: (s, _step, seat, box) => {
    const hand = at(s.hands, seat)
    return hand.length * 2 ** HAND + waiting(hand, box)
  },
  candidates: (_s, _step, seat, _box, hand) => at(at(PLAYS, seat), hand.length),
  refuse: (_s, _step, _seat, choice, box, hand) =>
    hand.length > 1 && box.lastTrickOnly[num(hand, lastOf(choice.on?.[0]))] ? LAST_ONLY : null,
  resolve(s, _step, seat, choice) {
    const hand = at(s.hands, seat)
    const index = lastOf(choice.on?.[0])
    const card = face(takeOut(hand, index))
    s.table.push(card)
    s.played[card] = 1
    noReturn(s)
    // Refs are made only where somebody listens: this is the hottest step of a search.
    if (s.events !== null)
      tell(s, {
        ev: 'play',
        seat,
        card: printed(s, card),
        from: handRef(seat, index),
        to: tableRef(s.table.length - 1),
      })
  },
}

/** The printed card: the advantage card of the round for its stand-in. */
export function printed(s: PillarsState, card: Card): Card {
  return card === STAND_IN ? face(s.roundCard[0]) : card
}

/** Index in the trick of the winning card: the highest, of equals the last played (PIL-4.1, 4.2). */
export function winningIndex(s: PillarsState, trick: readonly Card[], box: Box): number {
  let best = 0
  let high = -1
  for (let i = 0; i < trick.length; i++) {
    const value = num(box.value, printed(s, num(trick, i)))
    if (value >= high) {
      high = value
      best = i
    }
  }
  return best
}

/** Who wins a trick led by `leader`: a worker's player, or whoever played another card; nobody if the King lies in it. */
export function trickWinner(s: PillarsState, trick: readonly Card[], leader: Seat, box: Box): Seat | null {
  if (trick.includes(box.king)) return null
  const index = winningIndex(s, trick, box)
  const colour = colourOf(num(trick, index))
  return colour >= 0 ? s.colours.indexOf(colour) : (leader + index) % s.seats
}

export const winTrick: HappeningOf<Pillars, 'win-trick'> = {
  kind: 'happening',
  happen(s, _step, box) {
    const trick = s.table
    const winner = trickWinner(s, trick, s.leader, box)
    let leader: Seat
    if (winner === null) {
      s.kingTrick = trick
      s.kingLeader = s.leader
      s.kingBy = (s.leader + trick.indexOf(box.king)) % s.seats
      leader = s.options.kingTrickLeader === 'king-player' ? s.kingBy : s.leader
      tell(s, { ev: 'king-trick', seat: s.kingBy, with: { trick: s.trick } })
    } else {
      putAll(trick, at(s.won, winner))
      add(s.tricksWon, winner, 1)
      leader = winner
      if (s.events !== null)
        tell(s, {
          ev: 'trick-won',
          seat: winner,
          card: printed(s, num(trick, winningIndex(s, trick, box))),
          with: { trick: s.trick },
        })
    }
    s.takers.push(winner)
    s.lastWinner = winner
    s.lastLeader = s.leader
    s.table = []
    if (at(s.hands, leader).length === 0) return
    s.trick++
    leadTrick(s, leader)
  },
}
