import { describe, expect, it } from 'vitest'
import { options } from '../../../kernel/ask.ts'
import { rngOf } from '../../../kernel/random.ts'
import { HIDDEN } from '../../../kernel/words.ts'
import { COVERED } from '../../../kernel/zones.ts'
import {
  asked,
  card,
  cardIds,
  choosing,
  did,
  game,
  imagined,
  lies,
  moves,
  offered,
  played,
  reasons,
  refused,
  seen,
  step,
  table,
  topCard,
} from '../test/scene.ts'
import { ROLE } from './pieces.ts'

const choose = (...cards: string[]) => ({ type: 'choose-cards', cards })

describe('CAS-3.1', () => {
  it('asks for one card with three or four players: any of the hand, and there is no passing', () => {
    for (const seats of [3, 4]) {
      const s = table(seats)
      played(s, 1, 'trader')
      expect(offered(s, 1, 'choose-cards', 'cards')).toEqual([
        ['messenger'],
        ['bricklayer'],
        ['stonemason'],
        ['worker-wood'],
        ['worker-sand'],
        ['worker-stone'],
        ['master-builder'],
      ])
      expect(moves(s, 1)).toHaveLength(7)
    }
  })
  it('asks for two different cards with two players', () => {
    const s = table(2)
    played(s, 0, 'trader')
    const pairs = offered(s, 0, 'choose-cards', 'cards') as string[][]
    expect(pairs).toHaveLength(21)
    expect(pairs.every(([a, b]) => a !== b && b !== undefined)).toBe(true)
    expect(refused(s, 0, choose('messenger'))).toBe('CAS-3.1')
  })
  it('keeps the cards face down until all have chosen', () => {
    const s = did(table(3), 0, choose('trader'))
    expect(seen(s, 1).sealed).toEqual([COVERED, null, null])
    expect(seen(s, 0).sealed?.[0]).toEqual({ act: 'choose-cards', on: ['hand.0.1'] })
    expect(s.played[0]).toEqual([])
  })
})

describe('CAS-3.2', () => {
  it('refuses the master builder to a player without a played card', () => {
    const s = table(3)
    expect(refused(s, 0, choose('master-builder'))).toBe('CAS-3.2')
    expect(reasons(s, 0)['choose-cards ["master-builder"]']).toBe('CAS-3.2')
    played(s, 0, 'trader')
    expect(refused(s, 0, choose('master-builder'))).toBeNull()
  })
  it('with two players refuses every pair with it, and again in the round after it was played', () => {
    const s = table(2)
    expect(offered(s, 0, 'choose-cards', 'cards')).toHaveLength(21)
    expect(refused(s, 0, choose('messenger', 'master-builder'))).toBe('CAS-3.2')
    played(s, 0, 'trader')
    const after = choosing(s, ['messenger', 'master-builder'], ['messenger', 'trader'])
    const next = did(after, 1, { type: 'decline-trader' })
    expect([next.round, next.hands[0]?.length]).toEqual([2, 8])
    expect(refused(next, 0, choose('trader', 'master-builder'))).toBe('CAS-3.2')
  })
})

describe('CAS-3.3', () => {
  it('lets a player with a single card choose just that', () => {
    const s = table(2, { season: 'winter' })
    played(s, 0, 'messenger', 'trader', 'bricklayer', 'stonemason', 'worker-wood', 'worker-sand')
    s.hands[0] = [ROLE.master]
    s.removed[0] = [card('worker-stone')]
    expect(offered(s, 0, 'choose-cards', 'cards')).toEqual([['master-builder']])
  })
})

describe('CAS-3.4', () => {
  it('lets a choice be changed until everybody has confirmed', () => {
    const s = did(table(3), 2, choose('trader'))
    expect(asked(s)).toEqual([0, 1])
    expect(s.sealed?.[2]).not.toBeNull()
    const all = did(did(s, 0, choose('messenger')), 1, choose('messenger'))
    expect([all.sealed, all.secretsOut > s.secretsOut]).toEqual([null, true])
  })
})

describe('CAS-3.5', () => {
  it('turns all cards up at once', () => {
    const s = choosing(table(3), ['trader'], ['bricklayer'], ['messenger'])
    expect(s.played.map(cardIds)).toEqual([['trader'], ['bricklayer'], ['messenger']])
    expect(s.events?.filter((e) => e.ev === 'reveal').map((e) => [e.seat, e.card])).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ])
    expect(s.down).toEqual([[], [], []])
  })
})

describe('CAS-3.6', () => {
  it('keeps played cards in sight and out of the hand', () => {
    const s = choosing(table(3), ['messenger'], ['messenger'], ['messenger'])
    expect(s.round).toBe(2)
    expect(cardIds(seen(s, 2).played[0])).toEqual(['messenger'])
    expect(() => did(s, 0, choose('messenger'))).toThrow('unreadable')
  })
})

describe('CAS-E21', () => {
  it('confirms by itself the only pair a player has', () => {
    const s = table(2)
    played(s, 0, 'trader', 'bricklayer', 'stonemason', 'worker-wood', 'worker-sand', 'worker-stone')
    const now = did(s, 1, choose('messenger', 'trader'))
    // Seat 0 held messenger and master builder: nobody waited for it.
    expect([now.round, step(now)]).toEqual([1, 'place-trader'])
    expect(now.events?.some((e) => e.ev === 'reveal' && e.seat === 0 && e.card === ROLE.master)).toBe(true)
  })
})

describe('what others see of a choice', () => {
  it('is not enough to predict the reveal', () => {
    const s = did(did(table(3), 0, choose('trader')), 2, choose('messenger'))
    const v = seen(s, 1)
    expect(() => did(v, 1, choose('messenger'))).toThrow('face down')
  })
  const inWinter = () => {
    const s = table(3, { season: 'winter' })
    s.round = 2
    topCard(s, 'breach')
    for (const seat of [0, 1, 2]) (s.own[seat] as number[])[3] = 1
    s.stock[3] = (s.stock[3] ?? 0) - 3
    for (const seat of [0, 1, 2]) played(s, seat, 'trader')
    s.rounds = 12
    return choosing(s, ['stonemason'], ['master-builder'], ['messenger'])
  }
  it('is the pre-choice hand, face down, as long as the winter card is resolved', () => {
    const s = inWinter()
    expect(step(s)).toBe('breach')
    expect(s.down.map(cardIds)).toEqual([['stonemason'], ['master-builder'], ['messenger']])
    const v = seen(s, 1)
    expect(v.down).toEqual([[HIDDEN], [ROLE.master], [HIDDEN]])
    expect(v.hands[0]?.every((c) => c === HIDDEN)).toBe(true)
    expect(v.hands[1]).toEqual(s.hands[1])
    expect(v.played).toEqual(s.played)
  })
  it('leaves every card of the pre-choice hand possible, and none of another colour', () => {
    const s = inWinter()
    const rng = rngOf('possible')
    const seen = new Set<number>()
    for (let k = 0; k < 200; k++) {
      const w = imagined(s, 2, rng)
      seen.add(w.down[0]?.[0] as number)
      expect([...(w.hands[0] ?? []), ...(w.down[0] ?? []), ...(w.played[0] ?? [])].sort((a, b) => a - b)).toEqual([
        0, 1, 2, 3, 4, 5, 6, 7,
      ])
    }
    expect([...seen].sort()).toEqual([0, 2, 3, 4, 5, 6, 7])
  })
  it('never imagines the master builder of a player who had nothing to take back', () => {
    const s = inWinter()
    s.hands[0] = [0, 1, 2, 4, 5, 6, 7]
    s.played[0] = []
    const rng = rngOf('nothing')
    for (let k = 0; k < 200; k++) {
      const w = imagined(s, 2, rng)
      expect(w.down[0]).not.toContain(ROLE.master)
    }
  })
  it('hides the order of the winter deck from everybody to the end', () => {
    const s = table(3, { season: 'winter' })
    for (const seat of [0, 1, 2, null]) expect(seen(s, seat).deck).toEqual(s.deck.map(() => HIDDEN))
    lies(s, 'innkeeper')
    s.agenda = []
    expect(seen(s, null).deck).toEqual(s.deck)
    expect(options(game as never, s as never, 0)).toEqual([])
  })
})
