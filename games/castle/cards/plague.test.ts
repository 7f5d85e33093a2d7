import { describe, expect, it } from 'vitest'
import type { WINTER } from '../rules/pieces.ts'
import type { CastleState } from '../rules/state.ts'
import { asked, cardIds, choosing, did, moves, played, purse, refused, step, table, topCard } from '../test/scene.ts'

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

const plague = (edit: (s: CastleState) => void = () => {}) =>
  messengers(
    marked('plague', (s) => {
      played(s, 0, 'trader', 'bricklayer', 'worker-sand')
      purse(s, 0, 3)
      edit(s)
    }),
  )

describe('CAS-19.8 CAS-R22 CAS-R36', () => {
  it('asks for a played card or a thaler for each, and not for the face-down one', () => {
    const s = plague()
    expect([step(s), asked(s)]).toEqual(['plague', [0]])
    expect(moves(s, 0)).toEqual([
      { type: 'plague-remove', card: 'trader' },
      { type: 'plague-remove', card: 'bricklayer' },
      { type: 'plague-remove', card: 'worker-sand' },
      { type: 'plague-pay' },
    ])
    const paid = did(s, 0, { type: 'plague-pay' })
    expect(paid.bank - s.bank).toBe(3 - 4 * 8)
    const removed = did(s, 0, { type: 'plague-remove', card: 'trader' })
    expect([cardIds(removed.removed[0]), cardIds(removed.played[0])]).toEqual([
      ['trader'],
      ['bricklayer', 'worker-sand', 'messenger'],
    ])
  })
  it('asks the players one after the other, and nothing of those without a played card', () => {
    const s = plague((t) => played(t, 2, 'trader'))
    const now = did(s, 0, { type: 'plague-pay' })
    expect(asked(now)).toEqual([2])
  })
})

describe('CAS-R23', () => {
  it('makes a player who cannot pay the plague in full remove a card', () => {
    const s = plague((t) => purse(t, 0, 2))
    expect(refused(s, 0, { type: 'plague-pay' })).toBe('CAS-19.8')
    const one = messengers(
      marked('plague', (t) => {
        played(t, 0, 'trader')
        purse(t, 0, 0)
      }),
    )
    expect(cardIds(one.removed[0])).toEqual(['trader'])
  })
  it('makes a player with neither worker nor three thalers pay all to the snow', () => {
    const s = marked('snowfall', (t) => {
      t.removed[0] = [4, 5, 6]
      t.hands[0] = [0, 1, 2, 3, 7]
      purse(t, 0, 2)
    })
    const now = messengers(s)
    expect(asked(now)).toEqual([1])
    expect(now.thalers[0]).toBe(0)
  })
})

describe('CAS-19.15', () => {
  it('takes a card out for good', () => {
    const s = did(
      plague((t) => played(t, 1, 'trader')),
      0,
      { type: 'plague-remove', card: 'bricklayer' },
    )
    const now = did(s, 1, { type: 'plague-pay' })
    const next = choosing(now, ['master-builder'], ['master-builder'], ['master-builder'], ['master-builder'])
    expect(cardIds(next.hands[0])).not.toContain('bricklayer')
    expect(next.hands[0]).toHaveLength(7)
  })
  it('refuses the master builder when the last played card is gone', () => {
    const s = table(3, { season: 'winter' })
    s.hands[0] = [0, 2, 3, 4, 5, 6, 7]
    s.removed[0] = [1]
    expect(refused(s, 0, { type: 'choose-cards', cards: ['master-builder'] })).toBe('CAS-3.2')
  })
  it('keeps a master builder that was already chosen', () => {
    const s = marked('plague', (t) => {
      played(t, 0, 'trader')
      purse(t, 0, 0)
    })
    const now = choosing(s, ['master-builder'], ['messenger'], ['messenger'], ['messenger'])
    expect([now.round, cardIds(now.removed[0]), now.hands[0]?.length]).toEqual([3, ['trader'], 7])
  })
})
