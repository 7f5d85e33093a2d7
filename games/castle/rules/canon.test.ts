import { describe, expect, it } from 'vitest'
import { activation, box, choosing, did, pieces, table } from '../test/scene.ts'
import { title } from './index.ts'

describe('a canonical move', () => {
  const s = choosing(table(3), ['trader'], ['messenger'], ['messenger'])
  const read = (move: unknown, state = s, seat = 0) => title.canon.read(state, seat, move, box)

  it('is read whatever the order of its lists', () => {
    const t = table(2)
    expect(read({ type: 'choose-cards', cards: ['stonemason', 'trader'] }, t)).toEqual({
      act: 'choose-cards',
      on: ['hand.0.1', 'hand.0.3'],
    })
    expect(read({ type: 'load-worker-stone', kinds: ['clay', 'sand'] })).toEqual({
      act: 'load-worker-stone',
      on: ['stock.0', 'stock.2'],
    })
  })
  it('that makes no sense is not read at all', () => {
    for (const move of [
      null,
      3,
      'trader',
      [],
      {},
      { type: 'dance' },
      { type: 'choose-cards' },
      { type: 'choose-cards', cards: ['trader'] },
      { type: 'choose-cards', cards: ['jester'] },
      { type: 'load-worker-stone', kinds: ['gold'] },
      { type: 'place-trader', field: 'cart-gold', source: 'supply' },
      { type: 'place-trader', field: 'cart-sand', source: 'cart-wood' },
      { type: 'recall-trader-helper' },
      { type: 'take-from-tower', kind: 'gold' },
      { type: 'buy', from: 7, card: 'worker-wood', kind: 'wood' },
      { type: 'buy', from: 1, card: 'trader', kind: 'wood' },
      { type: 'build', building: 'market' },
      { type: 'pay', use: {}, silver: {} },
      { type: 'place-helper', space: 'well', source: 'supply' },
      { type: 'place-helper', space: 'market-a', source: 'well' },
      { type: 'worker-order', first: 'worker-wood' },
      { type: 'palace-give', kind: 'silver', silver: true },
      { type: 'plague-remove', card: 'bricklayer' },
      { type: 'breach', stone: '1', silver: 0 },
      { type: 'court', item: 'gold' },
      { type: 'share', item: 7 },
      { type: 'snowfall-remove', card: 'jester' },
    ])
      expect([move, read(move)]).toEqual([move, null])
  })
  it('names all four kinds of a payment', () => {
    const t = table(3)
    pieces(t, 0, { sand: 4, wood: 3, clay: 2, stone: 1 })
    const now = did(activation(t, 0, 'stonemason'), 0, { type: 'build', building: 'well' })
    expect(title.canon.write(now, 0, { act: 'pay', n: [1, 1, 0, 1, 0, 0, 0, 0] }, box)).toEqual({
      type: 'pay',
      use: { sand: 1, wood: 1, clay: 0, stone: 1 },
      silver: { sand: 0, wood: 0, clay: 0, stone: 0 },
    })
  })
})
