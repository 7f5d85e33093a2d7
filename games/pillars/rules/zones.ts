import type { Zone } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { everybody } from '../../../kernel/zones.ts'
import { ADVANTAGES, type Box, FIRST_ADVANTAGE, STAND_IN, TRADES, WORKERS } from '../sheet/box.ts'
import type { PillarsState } from './state.ts'

/** Who holds the advantage card of the round knows it; the others learn it when it is played. */
function seesRoundCard(s: PillarsState, seat: Seat | null): boolean {
  return s.roundCardKnown || s.played[STAND_IN] === 1 || (seat !== null && at(s.hands, seat).includes(STAND_IN))
}

/** Won tricks lie face down, but for those that the option lets everybody look at again. */
function seesWon(s: PillarsState, pile: number, index: number): boolean {
  if (s.faceUp || s.options.trickReview === 'all') return true
  return (
    s.options.trickReview === 'last' &&
    s.lastWinner === pile &&
    s.table.length === 0 &&
    index >= at(s.won, pile).length - s.seats
  )
}

export const zones: readonly Zone<PillarsState, Box>[] = [
  {
    id: 'hand',
    pool: 'unplayed',
    piles: (s) => s.hands,
    // Everybody knows who was dealt Lady Aliena: that player leads (PIL-3.1).
    sees: (s, seat, pile, index, box) => seat === pile || s.hands[pile]?.[index] === box.aliena,
  },
  { id: 'table', pool: 'played', piles: (s) => [s.table], sees: everybody },
  {
    id: 'won',
    pool: 'played',
    piles: (s) => s.won,
    sees: (s, _seat, pile, index) => seesWon(s, pile, index),
    remembered: true,
  },
  { id: 'king-trick', pool: 'played', piles: (s) => [s.kingTrick], sees: everybody },
  {
    id: 'advantage-pile',
    pool: 'advantage',
    piles: (s) => [s.pile],
    sees: (s, _seat, _pile, index) => index >= s.pile.length - s.returned,
  },
  { id: 'round-advantage', pool: 'advantage', piles: (s) => [s.roundCard], sees: seesRoundCard },
  { id: 'owned', pool: 'advantage', piles: (s) => s.owned, sees: everybody },
]

const ADVANTAGE_CARDS = Array.from({ length: ADVANTAGES }, (_, i) => FIRST_ADVANTAGE + i)

/** The workers and neutral cards of this match (PIL-1.4, PIL-2.5). */
export function deckOf(s: PillarsState, box: Box): Card[] {
  const deck: Card[] = []
  for (let card = 0; card < WORKERS; card++) if (s.colours.includes(Math.floor(card / TRADES))) deck.push(card)
  return deck.concat(s.seats === 3 ? box.neutrals[3] : box.neutrals[4])
}

/** Which cards have been played is public, so a seat never imagines a played card in a hand. */
export function pools(s: PillarsState, box: Box): Record<string, Card[]> {
  const unplayed: Card[] = []
  const played: Card[] = []
  const put = (card: Card) => (s.played[card] === 1 ? played : unplayed).push(card)
  for (const card of deckOf(s, box)) put(card)
  if (s.roundCard.length > 0) put(STAND_IN)
  return { unplayed, played, advantage: ADVANTAGE_CARDS }
}
