import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/words.ts'
import { openMatch, playIn } from '../../../match/match.ts'
import { canUndo } from '../../../match/trail.ts'
import { asked, choosing, did, doing, moves, pieces, played, purse, seen, step, table, topCard } from '../test/scene.ts'
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

describe('winter with two players', () => {
  it('keeps both chosen cards face down while the card is resolved', () => {
    const s = messengers(marked('plague', (t) => played(t, 0, 'trader', 'worker-wood'), 2))
    expect(s.down.map((cards) => cards.length)).toEqual([2, 2])
    const now = doing(s, 0, { type: 'plague-remove', card: 'worker-wood' })
    expect(now.played[0]?.slice(-2)).toEqual([ROLE.messenger, ROLE.stonemason])
    expect(WINTER).toHaveLength(6)
  })
})
