import { describe, expect, it } from 'vitest'
import type { WINTER } from '../rules/pieces.ts'
import type { CastleState } from '../rules/state.ts'
import { asked, choosing, did, moves, owns, pieces, refused, stock, table, topCard } from '../test/scene.ts'

/** Round 2 of four players, a marked round, with this card on top. */
function marked(id: (typeof WINTER)[number], edit: (s: CastleState) => void = () => {}, seats = 4): CastleState {
  const s = table(seats, { season: 'winter' })
  s.round = 2
  s.rounds = 12
  topCard(s, id)
  edit(s)
  return s
}

const messengers = (s: CastleState) =>
  choosing(s, ...s.hands.map(() => (s.seats === 2 ? ['messenger', 'stonemason'] : ['messenger'])))

describe('CAS-19.9 CAS-R21', () => {
  it('discards none to three stone for three points each', () => {
    const s = messengers(marked('breach', (t) => pieces(t, 0, { stone: 4 })))
    expect(moves(s, 0)).toEqual([0, 1, 2, 3].map((stone) => ({ type: 'breach', stone, silver: 0 })))
    const now = did(s, 0, { type: 'breach', stone: 3, silver: 0 })
    expect([now.scores[0], owns(now, 0), now.stock[3]]).toEqual([9, { stone: 1 }, (s.stock[3] ?? 0) + 3])
    expect(refused(s, 0, { type: 'breach', stone: 4, silver: 0 })).toBe('CAS-19.9')
    expect(refused(s, 0, { type: 'breach', stone: 2, silver: 1 })).toBe('CAS-19.9')
  })
  it('asks nothing of a player with neither stone nor silver', () => {
    const s = messengers(marked('breach', (t) => pieces(t, 1, { stone: 1 })))
    expect(asked(s)).toEqual([1])
    expect(refused(s, 1, { type: 'breach', stone: 2, silver: 0 })).toBe('CAS-19.9')
  })
})

describe('CAS-E23', () => {
  it('offers four pairs to one stone and three bars with one stone on the cart', () => {
    const s = messengers(
      marked('breach', (t) => {
        pieces(t, 0, { stone: 1, silver: 3 })
        stock(t, { stone: 1 })
      }),
    )
    expect(moves(s, 0).map((m) => [m.stone, m.silver])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ])
    expect(refused(s, 0, { type: 'breach', stone: 1, silver: 2 })).toBe('CAS-12.2')
    const now = did(s, 0, { type: 'breach', stone: 1, silver: 1 })
    expect([now.scores[0], now.forge, now.stock[3]]).toEqual([6, 1, 2])
  })
})
