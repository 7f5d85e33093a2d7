import { describe, expect, it } from 'vitest'
import type { Game } from '../kernel/game.ts'
import type { Card, State } from '../kernel/words.ts'
import { lawPiles } from './piles.ts'

type Table = State & { deck: Card[]; hands: Card[][]; mat: { row: Card[] } }

const s: Table = {
  seats: 2,
  agenda: [],
  sealed: null,
  rng: null,
  secretsOut: 0,
  events: null,
  deck: [1],
  hands: [[2], []],
  mat: { row: [3] },
}

const broken = (...piles: readonly ((s: Table) => Card[][])[]) =>
  lawPiles({ zones: piles.map((pile, i) => ({ id: `zone-${i}`, piles: pile })) } as unknown as Game, s)

describe('piles lie where views expect them', () => {
  it('as members of the state, in a list, or deeper; an empty one may lie nowhere', () => {
    expect(
      broken(
        (t) => [t.deck],
        (t) => t.hands,
        (t) => [t.mat.row],
        () => [[], []],
      ),
    ).toEqual([])
  })
  it('and not outside it', () => {
    expect(broken((t) => [t.deck.slice()])).toEqual(['piles: zone-0 0 does not lie in the state'])
    expect(broken((t) => [t.hands.flat()])).toEqual(['piles: zone-0 0 does not lie in the state'])
  })
  it('and not in two zones', () => {
    expect(
      broken(
        (t) => t.hands,
        (t) => [t.hands[0] as Card[]],
      ),
    ).toEqual(['piles: zone-1 0 is also zone-0 0'])
  })
  it('and are the same at every call', () => {
    let calls = 0
    expect(broken((t) => [calls++ % 2 === 0 ? t.deck : t.mat.row])).toEqual([
      'piles: zone-0 0 is another list at the next call',
    ])
  })
  it('and not where copies of a state share what lies there', () => {
    const events = [[7]] as unknown as State['events']
    const zones = [{ id: 'told', piles: (t: State) => t.events as unknown as Card[][] }]
    expect(lawPiles({ zones } as unknown as Game, { ...s, events })).toEqual([
      'piles: told 0 lies in events, which copies share',
    ])
  })
})
