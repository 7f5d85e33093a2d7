import { describe, expect, it } from 'vitest'
import type { CastleState } from '../rules/state.ts'
import {
  asked,
  choosing,
  did,
  giftsOf,
  lies,
  moves,
  owns,
  pieces,
  pointsFor,
  purse,
  refused,
  step,
  table,
  topCard,
  types,
} from '../test/scene.ts'

const court = (item: string) => ({ type: 'court', item })
const out = { type: 'drop-out' }
const share = (item: string) => ({ type: 'share', item })

/** The damsel is turned up in round 2, first player A. */
function revealed(seats = 3, edit: (s: CastleState) => void = () => {}): CastleState {
  const s = table(seats, { season: 'winter' })
  s.round = 2
  s.rounds = 12
  topCard(s, 'damsel')
  for (let seat = 0; seat < seats; seat++) {
    pieces(s, seat, { sand: 3 })
    purse(s, seat, 3)
  }
  edit(s)
  return choosing(s, ...s.hands.map(() => (seats === 2 ? ['messenger', 'bricklayer'] : ['messenger'])))
}
const masters = (s: CastleState) => choosing(s, ...s.hands.map(() => ['master-builder']))

describe('CAS-19.10 CAS-R38', () => {
  it('asks every player at the reveal for one thing they have, or to drop out', () => {
    const s = revealed(3, (t) => pieces(t, 0, { wood: 1, silver: 1 }))
    expect([step(s), asked(s)]).toEqual(['court', [0]])
    expect(moves(s, 0)).toEqual([court('wood'), court('silver'), court('thaler'), out])
    expect(refused(s, 0, court('stone'))).toBe('CAS-19.10')
    const now = did(s, 0, court('silver'))
    expect([giftsOf(now), owns(now, 0), asked(now)]).toEqual([{ silver: 1 }, { wood: 1 }, [1]])
  })
  it('asks again at the start of every later round those who still court', () => {
    let s = revealed()
    for (const seat of [0, 1]) s = did(s, seat, court('thaler'))
    s = did(s, 2, out)
    expect(s.round).toBe(3)
    // The courtship comes before the choice of cards, in the player order of the new round.
    expect([step(s), asked(s)]).toEqual(['court', [1]])
    s = did(did(s, 1, court('sand')), 0, court('sand'))
    expect(step(s)).toBe('choose-cards')
    s = masters(s)
    expect([step(s), asked(s), s.first]).toEqual(['court', [0], 2])
  })
  it('drops a suitor who has nothing', () => {
    let s = revealed(3, (t) => {
      pieces(t, 1, {})
      purse(t, 1, 0)
    })
    s = did(s, 0, court('sand'))
    expect([asked(s), s.suit]).toEqual([[2], [1, -1, 0]])
  })
})

describe('CAS-19.11 CAS-R26', () => {
  it('is won at once by the last suitor who has given', () => {
    let s = revealed()
    s = did(did(s, 0, court('sand')), 1, out)
    expect(pointsFor(s, 0, 'damsel')).toBe(0)
    s = did(s, 2, out)
    expect([pointsFor(s, 0, 'damsel'), s.scores[0]]).toEqual([8, 8])
  })
  it('lets the last one who has not given decide: give and win', () => {
    let s = revealed()
    s = did(did(s, 0, out), 1, out)
    expect([step(s), asked(s), types(s, 2)]).toEqual(['court', [2], ['court', 'drop-out']])
    s = did(s, 2, court('sand'))
    expect(s.scores).toEqual([0, 0, 8])
    expect(s.winter).toEqual([])
  })
  it('or drop out too, and the card leaves without a prize', () => {
    let s = revealed()
    for (const seat of [0, 1, 2]) s = did(s, seat, out)
    expect([s.scores, s.winter, s.spent, s.round]).toEqual([[0, 0, 0], [], [12], 3])
    expect(step(s)).toBe('choose-cards')
  })
})

describe('CAS-19.12', () => {
  it('shares the gifts among all others in player order of the round, until the card is empty', () => {
    const s = table(4, { season: 'winter' }, 2)
    lies(s, 'damsel')
    s.suit = [3, -1, 2, -1]
    s.gifts = [1, 0, 0, 2, 0, 1]
    s.stock = [(s.stock[0] ?? 0) - 1, s.stock[1] ?? 0, s.stock[2] ?? 0, (s.stock[3] ?? 0) - 2, s.stock[4] ?? 0]
    s.bank -= 1
    s.sealed = null
    s.agenda.push({ do: 'court', seat: 0 } as never, { do: 'court', seat: 2 } as never)
    let now = did(s, 2, out)
    // Seat 0 is left and wins; order of the round: 2, 3, 0, 1, without the winner.
    expect([now.scores[0], asked(now)]).toEqual([8, [2]])
    expect(refused(now, 2, share('clay'))).toBe('CAS-19.12')
    now = did(now, 2, share('stone'))
    expect(asked(now)).toEqual([3])
    now = did(now, 3, share('thaler'))
    expect(asked(now)).toEqual([1])
    now = did(now, 1, share('sand'))
    // The last stone is the only thing left: the next one takes it without being asked.
    expect([giftsOf(now), owns(now, 2).stone, now.winter, now.spent]).toEqual([{}, 2, [], [12]])
    expect(step(now)).toBe('choose-cards')
  })
})

describe('CAS-E20', () => {
  it('is courted over two rounds and shared out', () => {
    let s = revealed()
    s = did(did(did(s, 0, court('thaler')), 1, court('sand')), 2, out)
    expect([s.round, s.first, asked(s)]).toEqual([3, 1, [1]])
    s = did(did(s, 1, court('sand')), 0, out)
    expect([s.scores[1], asked(s)]).toEqual([8, [2]])
    const [c, a] = [s.thalers[2] ?? 0, owns(s, 0).sand ?? 0]
    s = did(s, 2, share('thaler'))
    // Two sand are left: A takes one, C the last, both without a choice.
    expect([s.thalers[2], owns(s, 0).sand, owns(s, 2).sand]).toEqual([c + 1, a + 1, 4])
    expect([s.winter, step(s)]).toEqual([[], 'choose-cards'])
  })
})

describe('CAS-19.13 CAS-R27', () => {
  it('goes to nobody if two still court at the end, and the gifts leave the game', () => {
    const s = table(3, { season: 'winter' })
    lies(s, 'damsel')
    s.suit = [2, 1, -1]
    s.gifts = [2, 0, 0, 0, 0, 1]
    s.stock[0] = (s.stock[0] ?? 0) - 2
    s.bank -= 1
    s.round = 15
    s.lostThalers = s.track
    s.track = 0
    const end = choosing(s, ['messenger'], ['messenger'], ['messenger'])
    expect([end.agenda.length, end.scores]).toEqual([0, [0, 0, 0]])
    expect([end.lost[0], end.lostThalers, giftsOf(end)]).toEqual([2, 15, {}])
  })
})

describe('CAS-19.18', () => {
  it('gives everything to the loser at once with two players', () => {
    let s = revealed(2)
    s = did(s, 0, court('sand'))
    s = did(s, 1, court('thaler'))
    expect(step(s)).toBe('take-from-tower')
    const t = table(2, { season: 'winter' })
    lies(t, 'damsel')
    t.suit = [1, 2]
    t.gifts = [2, 0, 0, 0, 0, 1]
    t.stock[0] = (t.stock[0] ?? 0) - 2
    t.bank -= 1
    t.sealed = null
    t.agenda.push({ do: 'court', seat: 1 } as never, { do: 'court', seat: 0 } as never)
    const before = [t.thalers[0] ?? 0, t.own[0]?.[0] ?? 0]
    const now = did(t, 0, out)
    expect([now.scores[1], now.thalers[0], now.own[0]?.[0]]).toEqual([8, (before[0] ?? 0) + 1, (before[1] ?? 0) + 2])
    expect([now.winter, step(now)]).toEqual([[], 'choose-cards'])
  })
})

describe('CAS-19.19', () => {
  it('asks nothing more of a suitor who becomes the last before his turn', () => {
    const s = table(3, { season: 'winter' })
    lies(s, 'damsel')
    s.suit = [1, 1, -1]
    s.gifts = [2, 0, 0, 0, 0, 0]
    s.stock[0] = (s.stock[0] ?? 0) - 2
    s.sealed = null
    s.agenda.push({ do: 'court', seat: 1 } as never, { do: 'court', seat: 0 } as never)
    const now = did(s, 0, out)
    expect([now.scores[1], owns(now, 1), step(now)]).toEqual([8, { sand: 1, wood: 1 }, 'choose-cards'])
  })
  it('takes at most one thing a round', () => {
    let s = revealed()
    for (const seat of [0, 1, 2]) s = did(s, seat, court('sand'))
    expect(s.suit).toEqual([1, 1, 1])
    expect(s.round).toBe(3)
  })
})
