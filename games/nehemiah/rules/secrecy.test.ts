import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { lay, moves, open, play, put, turn } from '../test/scene.ts'
import { title } from './index.ts'
import type { NehemiahState } from './state.ts'

const seen = (s: NehemiahState, seat: number | null) =>
  view(title.game as never, s as never, seat) as unknown as NehemiahState
const down = (pile: readonly number[]) => pile.every((card) => card === HIDDEN)

describe('NEH-12.1', () => {
  it('keeps goods and points behind the screens, and tells every gain and payment', () => {
    const t = open(3)
    lay(t, 1, 'wood-1', 'gold-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 2 }, { choice: 'resolve' })
    play(t, { choice: 'activate', column: 1, row: 1 })
    const log = seen(t.s, 2).events?.map((event) => [
      event.ev,
      event.seat,
      event.ev === 'gain' ? event.with.gets : event.ev === 'pay-owner' && event.with.coin,
    ])
    expect(log).toEqual([
      ['pay-owner', 0, 1],
      ['gain', 0, [1, 0, 0]],
    ])
  })
})

describe('NEH-12.2', () => {
  it('hides the order of all decks from everybody, not their size', () => {
    const t = open(4, { foremen: 'on' })
    for (const seat of [0, 1, 2, 3, null]) {
      const v = seen(t.s, seat)
      expect(v.decks.map((deck) => deck.length)).toEqual(t.s.decks.map((deck) => deck.length))
      expect([...v.decks, v.foremanDeck].every(down)).toBe(true)
      expect(v.rng).toBe(null)
    }
  })
})

describe('NEH-12.3', () => {
  it('shows columns, boards, supplies, discards, gates and foremen to all', () => {
    const t = open(4, { foremen: 'on' })
    t.s.discard.push(...(t.s.decks[0] as number[]).splice(0, 4))
    t.s.gates[1] = t.s.gatePile.splice(-1)
    t.s.foremen[2] = t.s.faceUp.splice(0, 1)
    for (const seat of [0, 3, null]) {
      const v = seen(t.s, seat)
      for (const key of [
        'columns',
        'owner',
        'tired',
        'boards',
        'cubes',
        'supply',
        'aside',
        'neutrals',
        'discard',
        'gates',
        'gatePile',
        'foremen',
        'faceUp',
        'spent',
      ] as const)
        expect(v[key]).toEqual(t.s[key])
    }
  })
})

describe('NEH-12.4', () => {
  it('shows of another’s bid only that it was made', () => {
    const t = open(3, { foremen: 'on' })
    play(t, { card: title.game.box.id[t.s.faceUp[0] as number] as string })
    play(t, { workers: 2, wood: 1, gold: 0 }, 1)
    expect(seen(t.s, 1).sealed?.[1]?.n).toEqual([2, 1, 0])
    for (const seat of [0, 2, null])
      expect(JSON.stringify(seen(t.s, seat).sealed)).toBe('[null,{"act":"covered"},null]')
  })
})
