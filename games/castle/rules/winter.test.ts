import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/words.ts'
import { openMatch, playIn } from '../../../match/match.ts'
import { canUndo } from '../../../match/trail.ts'
import {
  asked,
  cardIds,
  choosing,
  did,
  doing,
  moves,
  owns,
  pieces,
  played,
  purse,
  refused,
  seen,
  step,
  stock,
  table,
  topCard,
} from '../test/scene.ts'
import { title } from './index.ts'
import { ROLE, WINTER } from './pieces.ts'
import type { CastleState } from './state.ts'

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

describe('CAS-18.1', () => {
  it('keeps the values and places of summer', () => {
    const [summer, winter] = [table(4), table(4, { season: 'winter' })]
    for (const field of ['stock', 'tower', 'tiles', 'own', 'thalers', 'supply', 'bank', 'track'] as const)
      expect(winter[field]).toEqual(summer[field])
  })
})

const QUIET = ['drop-out', 'snowfall-pay', 'plague-pay', 'stop-building', 'stop-buying', 'decline-trader']

/** The rounds in which a card was turned up in a game where nobody does more than must be. */
function flips(seats: number, spaces: string): number[] {
  let s = table(seats, { season: 'winter', 'winter-spaces': spaces })
  const rounds: number[] = []
  let round = 1
  while (s.agenda.length > 0) {
    const seat = asked(s)[0] as number
    const all = moves(s, seat)
    s = did(s, seat, all.find((m) => QUIET.includes(m.type)) ?? (all[0] as { type: string }))
    for (const e of s.events ?? []) {
      if (e.ev === 'round') round = Number(e.with?.round)
      if (e.ev === 'winter-card') rounds.push(round)
    }
  }
  return rounds
}

describe('CAS-18.2 CAS-R19 CAS-21.5', () => {
  it('turns up a card in the rounds of the marks: all six in every game', () => {
    expect(flips(4, 'always-six')).toEqual([2, 4, 6, 8, 9, 11])
    expect(flips(3, 'always-six')).toEqual([5, 7, 9, 11, 12, 14])
  })
  it('or in every second one, by option', () => {
    expect(flips(4, 'odd')).toEqual([2, 4, 6, 8, 10])
    expect(flips(3, 'odd')).toEqual([3, 5, 7, 9, 11, 13])
  })
  it('turns it up after the choice and before the reveal, and nobody may change a card any more', () => {
    const opening = openMatch(title as never, { seats: 3, options: { season: 'winter' }, seed: 'flip' })
    if (!('match' in opening)) throw new Error('not opened')
    const { match } = opening
    const s = match.state as CastleState
    s.round = 5
    topCard(s, 'breach')
    for (const seat of [0, 1, 2]) pieces(s, seat, { stone: 1 })
    for (const seat of [0, 1, 2])
      expect(playIn(match, seat, { act: 'choose-cards', on: [`hand.${seat}.0`] })).toBeNull()
    expect(match.state.agenda.at(-1)?.do).toBe('breach')
    expect((match.state as CastleState).played).toEqual([[], [], []])
    for (const seat of [0, 1, 2]) expect(canUndo(match, seat)).toBe(false)
  })
})

describe('CAS-18.3', () => {
  it('resolves plague, breach and snowfall in player order and sends them away', () => {
    const s = marked('breach', (t) => {
      t.first = 2
      for (const seat of [0, 1, 2, 3]) pieces(t, seat, { stone: 1 })
    })
    let now = messengers(s)
    const order: number[] = []
    while (step(now) === 'breach') {
      const seat = asked(now)[0] as number
      order.push(seat)
      now = did(now, seat, { type: 'breach', stone: 0, silver: 0 })
    }
    expect(order).toEqual([2, 3, 0, 1])
    expect([now.winter, now.spent]).toEqual([[], [11]])
  })
  it('leaves innkeeper and granary beside the castle', () => {
    for (const [id, card] of [
      ['innkeeper', 8],
      ['granary', 9],
    ] as const)
      expect(messengers(marked(id)).winter).toEqual([card])
  })
})

describe('CAS-18.4', () => {
  it('sends winter payments to the bank', () => {
    const s = marked('snowfall', (t) => {
      for (const seat of [0, 1, 2, 3]) purse(t, seat, 3)
    })
    const before = s.bank
    const now = did(messengers(s), 0, { type: 'snowfall-pay' })
    expect([now.thalers[0], now.bank]).toEqual([0, before + 3])
  })
})

describe('CAS-18.5', () => {
  it('lets silver stand in for the stone of the breach', () => {
    const now = messengers(marked('breach', (t) => pieces(t, 0, { silver: 2 })))
    expect(moves(now, 0)).toContainEqual({ type: 'breach', stone: 0, silver: 2 })
  })
})

describe('CAS-18.6', () => {
  it('never turns up a card that is not reached, and shows it when all is over', () => {
    const s = marked('innkeeper', (t) => {
      t.round = 12
      t.lostThalers = t.track
      t.track = 0
    })
    const end = messengers(s)
    expect([end.agenda.length, end.deck.length, end.winter.length]).toEqual([0, 6, 0])
    expect(seen(end, null).deck).toEqual(end.deck)
    expect(seen(s, 0).deck.every((card) => card === HIDDEN)).toBe(true)
  })
})

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

describe('CAS-19.9 CAS-R21', () => {
  it('discards none to three stone for three points each', () => {
    const s = messengers(marked('breach', (t) => pieces(t, 0, { stone: 4 })))
    expect(moves(s, 0)).toEqual([0, 1, 2, 3].map((stone) => ({ type: 'breach', stone, silver: 0 })))
    const now = did(s, 0, { type: 'breach', stone: 3, silver: 0 })
    expect([now.scores[0], owns(now, 0), now.stock[3]]).toEqual([9, { stone: 1 }, (s.stock[3] ?? 0) + 3])
    expect(refused(s, 0, { type: 'breach', stone: 4, silver: 0 })).toBe('table.no-such-choice')
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

describe('winter with two players', () => {
  it('keeps both chosen cards face down while the card is resolved', () => {
    const s = messengers(marked('plague', (t) => played(t, 0, 'trader', 'worker-wood'), 2))
    expect(s.down.map((cards) => cards.length)).toEqual([2, 2])
    const now = doing(s, 0, { type: 'plague-remove', card: 'worker-wood' })
    expect(now.played[0]?.slice(-2)).toEqual([ROLE.messenger, ROLE.stonemason])
    expect(WINTER).toHaveLength(6)
  })
})
