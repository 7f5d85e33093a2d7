// Where the cards and tokens of Spyrium lie, and who sees them: everybody sees what lies open, nobody the rest (no secrets
// between players).

import type { Zone } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { everybody, nobody } from '../../../kernel/zones.ts'
import type { Box } from '../sheet/box.ts'
import { PERIODS } from './names.ts'
import type { SpyriumState } from './state.ts'

export const zones: readonly Zone<SpyriumState, Box>[] = [
  ...PERIODS.map(
    (period, i): Zone<SpyriumState, Box> => ({
      id: `deck-${period.toLowerCase()}`,
      pool: `deck-${period.toLowerCase()}`,
      piles: (s) => [at(s.decks, i)],
      sees: nobody,
    }),
  ),
  { id: 'market', pool: 'shown', piles: (s) => s.market, sees: everybody },
  { id: 'district', pool: 'shown', piles: (s) => s.districts, sees: everybody },
  { id: 'technique', pool: 'shown', piles: (s) => s.techniques, sees: everybody },
  { id: 'discard', pool: 'shown', piles: (s) => [s.discard], sees: everybody },
  // SPY-1.3: only the top of the future events lies open.
  {
    id: 'future-events',
    pool: 'event',
    piles: (s) => [s.future],
    sees: (_s, _seat, _pile, index) => index === 0,
  },
  { id: 'current-event', pool: 'event', piles: (s) => [s.current], sees: everybody },
  { id: 'past-events', pool: 'event', piles: (s) => [s.past], sees: everybody },
  { id: 'token-reserve', pool: 'token', piles: (s) => [s.tokenReserve], sees: nobody },
  { id: 'token-discard', pool: 'token', piles: (s) => [s.tokenDiscard], sees: everybody },
  { id: 'market-token', pool: 'token', piles: (s) => s.marketTokens, sees: everybody },
  { id: 'event-token', pool: 'token', piles: (s) => [s.nextToken, s.currentToken], sees: everybody },
  { id: 'kept', pool: 'token', piles: (s) => s.kept, sees: everybody },
]

/** What has been laid out is public, so nobody imagines a card in its deck that has come out, nor one of another period. */
export function pools(s: SpyriumState, box: Box): Record<string, readonly Card[]> {
  const shown: Card[] = []
  const decks = box.decks.map((deck) => {
    const hidden: Card[] = []
    for (const card of deck) (s.shown[card] === 1 ? shown : hidden).push(card)
    return hidden
  })
  return {
    'deck-a': at(decks, 0),
    'deck-b': at(decks, 1),
    'deck-c': at(decks, 2),
    shown,
    event: box.events,
    token: box.tokens,
  }
}
