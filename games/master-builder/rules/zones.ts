// MAS-1, "Who sees what": where cards lie, and who sees them.
import type { Zone } from '../../../kernel/game.ts'
import { at, each } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { everybody, nobody } from '../../../kernel/zones.ts'
import { type Box, CONTRACTS, FIRST_CONTRACT, FIRST_EVENT, WORKERS } from '../sheet/box.ts'
import { EVENT_IDS, TYPES, type Type } from '../sheet/ids.ts'
import type { MasterState } from './state.ts'

/** A worker pile lies face up: its top card is seen and nothing below it (MAS-1.3). */
const pileZone = (type: Type, t: number): Zone<MasterState, Box> => ({
  id: type,
  pool: type,
  piles: (s) => [at(s.piles, t)],
  sees: (_s, _seat, _pile, index) => index === 0,
})

export const zones: readonly Zone<MasterState, Box>[] = [
  ...TYPES.map(pileZone),
  { id: 'crew', pool: 'crew', piles: (s) => s.crews, sees: everybody },
  { id: 'contract-pile', pool: 'contract', piles: (s) => [s.contractPile], sees: nobody },
  { id: 'aside', pool: 'contract', piles: (s) => [s.aside], sees: nobody },
  { id: 'offer', pool: 'contract', piles: (s) => [s.offer], sees: everybody },
  { id: 'contract', pool: 'contract', piles: (s) => s.contracts, sees: everybody },
  { id: 'town', pool: 'contract', piles: (s) => s.town, sees: everybody },
  { id: 'removed', pool: 'contract', piles: (s) => [s.removed], sees: everybody },
  { id: 'situation-pile', pool: 'situation', piles: (s) => [s.situationPile], sees: nobody },
  { id: 'situations-aside', pool: 'situation', piles: (s) => [s.situationsAside], sees: nobody },
  { id: 'situation', pool: 'situation', piles: (s) => [s.situations], sees: everybody },
  {
    id: 'event-pile',
    pool: 'event',
    piles: (s) => [s.eventPile],
    sees: (s, _seat, _pile, index) => index >= s.eventPile.length - s.eventsSeen,
  },
  { id: 'event', pool: 'event', piles: (s) => [s.eventShown], sees: everybody },
]

const CONTRACT_CARDS = each(CONTRACTS, (k): Card => FIRST_CONTRACT + k)
const EVENT_CARDS = each(EVENT_IDS.length, (e): Card => FIRST_EVENT + e)

/** Crews are public, so whoever imagines a pile deals it from the workers of its type that nobody employs. */
export function pools(s: MasterState, box: Box): Record<string, readonly Card[]> {
  const crew: Card[] = []
  const employed = new Uint8Array(WORKERS)
  for (const cards of s.crews)
    for (const card of cards) {
      crew.push(card)
      employed[card] = 1
    }
  const all: Record<string, readonly Card[]> = {
    crew,
    contract: CONTRACT_CARDS,
    situation: box.situations,
    event: EVENT_CARDS,
  }
  TYPES.forEach((type, t) => {
    all[type] = at(box.workers, t).filter((card) => employed[card] === 0)
  })
  return all
}
