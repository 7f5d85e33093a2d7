// Who sees which pile. Views and imagined deals are made of this alone.
import type { Zone } from '../../../kernel/game.ts'
import { each } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { everybody, nobody } from '../../../kernel/zones.ts'
import type { Box } from '../sheet/box.ts'
import type { TrestleState } from './state.ts'

export const zones: readonly Zone<TrestleState, Box>[] = [
  { id: 'deck', pool: 'cards', piles: (s) => [s.deck], sees: nobody },
  { id: 'hand', pool: 'cards', piles: (s) => s.hands, sees: (_s, seat, pile) => seat === pile },
  { id: 'shown', pool: 'cards', piles: (s) => s.shown, sees: everybody },
  { id: 'walls', pool: 'cards', piles: (s) => s.walls, sees: everybody },
  { id: 'discard', pool: 'cards', piles: (s) => [s.discard], sees: everybody },
]

/** Every card of the match: as many of each kind as the sheet says. */
export const deckOf = (box: Box): Card[] => box.copies.flatMap((copies, card) => each(copies, card))

export const pools = (_s: TrestleState, box: Box): Record<string, Card[]> => ({ cards: deckOf(box) })
