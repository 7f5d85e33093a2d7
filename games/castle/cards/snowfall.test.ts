import { describe, expect, it } from 'vitest'
import { options } from '../../../kernel/ask.ts'
import type { CastleState } from '../rules/state.ts'
import {
  asked,
  cardIds,
  choosing,
  did,
  game,
  moves,
  offered,
  played,
  purse,
  refused,
  seen,
  table,
  topCard,
  types,
} from '../test/scene.ts'

/** Round 2 of four players, a marked round, with the snowfall on top; seat 0 chooses this card. */
function snow(edit: (s: CastleState) => void, choice = ['messenger']): CastleState {
  const s = table(4, { season: 'winter' })
  s.round = 2
  topCard(s, 'snowfall')
  edit(s)
  return choosing(s, choice, ['messenger'], ['messenger'], ['messenger'])
}

describe('CAS-19.14 CAS-R37', () => {
  it('takes a worker from hand or table, or three thalers', () => {
    const s = snow((t) => {
      played(t, 0, 'worker-sand', 'trader')
      purse(t, 0, 3)
    })
    expect(moves(s, 0)).toEqual([
      { type: 'snowfall-remove', card: 'worker-wood' },
      { type: 'snowfall-remove', card: 'worker-stone' },
      { type: 'snowfall-remove', card: 'worker-sand' },
      { type: 'snowfall-pay' },
    ])
    const hand = did(s, 0, { type: 'snowfall-remove', card: 'worker-wood' })
    expect([cardIds(hand.removed[0]), hand.thalers[0]]).toEqual([['worker-wood'], 3])
    const table_ = did(s, 0, { type: 'snowfall-remove', card: 'worker-sand' })
    expect(cardIds(table_.played[0])).toEqual(['trader'])
    expect(hand.events?.find((e) => e.ev === 'card-removed')).toMatchObject({ seat: 0, card: 4 })
    expect(refused(s, 0, { type: 'snowfall-remove', card: 'bricklayer' })).toBe('CAS-19.14')
  })
  it('never takes the face-down worker', () => {
    const s = snow(() => {}, ['worker-wood'])
    expect(offered(s, 0, 'snowfall-remove', 'card')).toEqual(['worker-sand', 'worker-stone'])
    expect(() => refused(s, 0, { type: 'snowfall-remove', card: 'worker-wood' })).toThrow('unreadable')
  })
  it('must give up a worker if it cannot pay', () => {
    const s = snow((t) => purse(t, 0, 2))
    expect(types(s, 0)).toEqual(['snowfall-remove'])
    expect(refused(s, 0, { type: 'snowfall-pay' })).toBe('CAS-19.14')
  })
  it('settles by itself what everybody can see', () => {
    const one = snow((t) => {
      played(t, 0, 'worker-sand')
      t.hands[0] = [0, 1, 2, 3, 7]
      t.removed[0] = [4, 6]
      purse(t, 0, 2)
    })
    expect([asked(one), cardIds(one.removed[0])]).toEqual([[1], ['worker-wood', 'worker-stone', 'worker-sand']])
    const none = snow((t) => {
      t.hands[0] = [0, 1, 2, 3, 7]
      t.removed[0] = [4, 5, 6]
      purse(t, 0, 9)
    })
    expect([asked(none), none.thalers[0]]).toEqual([[1], 6])
  })
  it('asks as long as a worker may lie face down, or the answer would betray it', () => {
    // Only worker-wood is left of the workers: chosen or in hand, the table looks the same to the others.
    const last = (choice: string[]) =>
      snow((t) => {
        t.hands[0] = [0, 1, 2, 3, 4, 7]
        t.removed[0] = [5, 6]
        purse(t, 0, 9)
      }, choice)
    const chosen = last(['worker-wood'])
    const held = last(['trader'])
    expect([asked(chosen), types(chosen, 0)]).toEqual([[0], ['snowfall-pay']])
    expect([asked(held), types(held, 0)]).toEqual([[0], ['snowfall-remove', 'snowfall-pay']])
    const public_ = (s: CastleState) => ({ ...seen(s, 1), events: null })
    expect(public_(chosen)).toEqual(public_(held))
    const paid = [chosen, held].map((s) => public_(did(s, 0, { type: 'snowfall-pay' })))
    expect(paid[0]).toEqual(paid[1])
    expect(cardIds(did(chosen, 0, { type: 'snowfall-pay' }).down[0])).toEqual(['worker-wood'])
  })
  it('takes all that a player has whose last worker lies face down', () => {
    const poor = (choice: string[]) =>
      snow((t) => {
        t.hands[0] = [0, 1, 2, 3, 4, 7]
        t.removed[0] = [5, 6]
        purse(t, 0, 2)
      }, choice)
    expect(types(poor(['worker-wood']), 0)).toEqual(['snowfall-pay'])
    expect(did(poor(['worker-wood']), 0, { type: 'snowfall-pay' }).thalers[0]).toBe(0)
    expect(types(poor(['trader']), 0)).toEqual(['snowfall-remove'])
  })
  it('stops a prediction that would need the hand of another', () => {
    const s = snow((t) => purse(t, 0, 2))
    expect(() => options(game as never, { ...seen(s, 1) } as never, 0)).toThrow('face down')
  })
})
