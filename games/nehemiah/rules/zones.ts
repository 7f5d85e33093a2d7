import type { Zone } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { everybody, nobody } from '../../../kernel/zones.ts'
import { type Box, FIRST_GATE, tableFor } from '../sheet/box.ts'
import type { NehemiahState } from './state.ts'

/** Work cards in decks lie face down; everything else on the table is open (section “Who sees what” of the rules). */
export const zones: readonly Zone<NehemiahState, Box>[] = [
  { id: 'deck-1', pool: 'deck-1', piles: (s) => [at(s.decks, 0)], sees: nobody },
  { id: 'deck-2', pool: 'deck-2', piles: (s) => [at(s.decks, 1)], sees: nobody },
  { id: 'deck-3', pool: 'deck-3', piles: (s) => [at(s.decks, 2)], sees: nobody },
  { id: 'column', pool: 'open', piles: (s) => s.columns, sees: everybody },
  { id: 'discard', pool: 'open', piles: (s) => [s.discard], sees: everybody },
  { id: 'gate-pile', pool: 'gate', piles: (s) => [s.gatePile], sees: everybody },
  { id: 'gate', pool: 'gate', piles: (s) => s.gates, sees: everybody },
  { id: 'foreman-deck', pool: 'foreman', piles: (s) => [s.foremanDeck], sees: nobody },
  { id: 'face-up', pool: 'foreman', piles: (s) => [s.faceUp], sees: everybody },
  { id: 'lot', pool: 'foreman', piles: (s) => [s.lot], sees: everybody },
  { id: 'foreman', pool: 'foreman', piles: (s) => s.foremen, sees: everybody },
  { id: 'spent', pool: 'foreman', piles: (s) => [s.spent], sees: everybody },
]

const NONE: readonly Card[] = []

/** Which Work cards are out is public, and so is the deck of each: a seat imagines a deck from what is left of it. */
export function pools(s: NehemiahState, box: Box): Record<string, readonly Card[]> {
  const out = new Array<boolean>(FIRST_GATE).fill(false)
  const open = s.discard.slice()
  for (const column of s.columns) for (const card of column) open.push(card)
  for (const card of open) out[card] = true
  const { decks } = tableFor(s.seats, box)
  const left = (deck: number) => at(decks, deck).filter((card) => !out[card])
  return {
    'deck-1': left(0),
    'deck-2': left(1),
    'deck-3': left(2),
    open,
    gate: box.gateCards,
    foreman: s.options.foremen === 'on' ? box.foremanCards : NONE,
  }
}
