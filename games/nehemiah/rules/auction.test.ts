import { describe, expect, it } from 'vitest'
import { view } from '../../../kernel/zones.ts'
import { foremanCard } from '../sheet/box.ts'
import type { ForemanId } from '../sheet/form.ts'
import {
  asked,
  box,
  cubesOn,
  goods,
  hold,
  influence,
  lay,
  moves,
  offered,
  open,
  openWithForemen,
  play,
  pointed,
  put,
  type Scene,
  stock,
  thin,
  told,
  turn,
  why,
} from '../test/scene.ts'
import { title } from './index.ts'

const bid = (workers: number, wood: number, gold: number) => ({ workers, wood, gold })
const NOTHING = bid(0, 0, 0)

/** A table whose first auction is for this card, picked by the starter. */
function auction(seats: number, card: ForemanId, starter = 0): Scene {
  const t = open(seats, { foremen: 'on', firstPlayer: `seat-${starter}` })
  show(t, card)
  return play(t, { card })
}

/** Puts a Foreman card among those turned up. */
function show(t: Scene, id: ForemanId): void {
  const card = foremanCard(id)
  const at = t.s.foremanDeck.indexOf(card)
  if (at >= 0) [t.s.foremanDeck[at], t.s.faceUp[0]] = [t.s.faceUp[0] as number, card]
}

/** Every seat bids in turn. */
function bids(t: Scene, ...list: readonly ReturnType<typeof bid>[]): Scene {
  for (const [seat, move] of list.entries()) play(t, move, seat)
  return t
}

describe('NEH-10.1', () => {
  it('starts with 3 wood and 5 gold and the fifteen cards shuffled', () => {
    const t = open(3, { foremen: 'on' })
    expect([goods(t, 0), t.s.foremanDeck.length + t.s.faceUp.length]).toEqual([[3, 5], 15])
    expect(open(3).s.foremanDeck).toEqual([])
  })
})

describe('NEH-10.2', () => {
  it('auctions before the first turn of the game', () => {
    const t = open(4, { foremen: 'on' })
    expect([asked(t), t.s.turns]).toEqual(['0 pick-foreman', [0, 0, 0, 0]])
  })
})

/** Ends round I with seat `seat` as the last player. */
function nextRound(t: Scene, seat: number): Scene {
  thin(t, 0)
  lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
  put(t, seat, 1, 4, 'standing')
  turn(t, seat)
  return moves(t, { choice: 'activate', column: 1, row: 4 }, { choice: 'skip' })
}

describe('NEH-10.3 NEH-R22', () => {
  it('brings set-aside workers home, then 1 wood and 1 gold for all, then the auction', () => {
    const t = openWithForemen(3)
    stock(t, 1, { supply: 2, wood: 0, gold: 0 })
    stock(t, 2, { wood: 3, gold: 5 })
    nextRound(t, 0)
    expect([t.s.round, t.s.supply[1], t.s.aside]).toEqual([2, 7, [0, 0, 0]])
    expect([goods(t, 1), goods(t, 2), asked(t)]).toEqual([[1, 1], [4, 6], '1 pick-foreman'])
    expect(told(t).slice(-2)).toEqual(['income', 'foremen-up'])
  })
  it('gives nothing more in round I', () => expect(goods(open(2, { foremen: 'on' }), 0)).toEqual([3, 5]))
})

describe('NEH-10.4', () => {
  it.each([2, 3, 4])('turns up one card more than players, in every round: %i players', (seats) => {
    const t = open(seats, { foremen: 'on' })
    expect([t.s.faceUp.length, t.s.foremanDeck.length]).toEqual([seats + 1, 14 - seats])
    t.s.agenda = []
    t.s.spent.push(...t.s.faceUp.splice(0))
    nextRound(t, 1)
    expect([t.s.faceUp.length, t.s.foremanDeck.length]).toEqual([seats + 1, 13 - 2 * seats])
  })
  it('is opened by the First Player, later by the seat left of the last one', () => {
    expect(asked(open(4, { foremen: 'on', firstPlayer: 'seat-2' }))).toBe('2 pick-foreman')
    expect(asked(nextRound(openWithForemen(4), 2))).toBe('3 pick-foreman')
    expect(asked(nextRound(openWithForemen(4), 3))).toBe('0 pick-foreman')
  })
})

describe('NEH-10.5', () => {
  it('has as many auctions as players, each started by the next seat', () => {
    const t = open(3, { foremen: 'on', firstPlayer: 'seat-1' })
    const cards = t.s.faceUp.map((card) => box.id[card])
    for (const id of ['artisan', 'sculptor', 'architect'] as const) {
      const at = t.s.faceUp.indexOf(foremanCard(id))
      if (at >= 0) t.s.faceUp[at] = t.s.foremanDeck.find((card) => card > foremanCard('sculptor')) as number
    }
    expect(cards.length).toBe(4)
    const starters: string[] = []
    for (let k = 0; k < 3; k++) {
      starters.push(asked(t))
      expect(offered(t).length).toBe(4 - k)
      play(t, offered(t)[0] as { card: string })
      bids(t, NOTHING, NOTHING, NOTHING)
    }
    expect(starters).toEqual(['1 pick-foreman', '2 pick-foreman', '0 pick-foreman'])
  })
})

describe('NEH-10.6', () => {
  it('takes bids of all at once within the own stocks', () => {
    const t = auction(3, 'carpenter')
    expect(asked(t)).toBe('0,1,2 bid')
    expect([why(t, bid(7, 3, 5), 1), why(t, NOTHING, 2)]).toEqual([null, null])
    expect([bid(8, 0, 0), bid(0, 4, 0), bid(0, 0, 6)].map((move) => why(t, move))).toEqual([
      'NEH-10.6',
      'NEH-10.6',
      'NEH-10.6',
    ])
    expect(why(t, bid(-1, 0, 0))).toBe('table.out-of-range')
  })
  it('keeps a bid sealed until the last one is in', () => {
    const t = auction(3, 'carpenter')
    play(t, bid(1, 2, 3), 1)
    expect(asked(t)).toBe('0,2 bid')
    const seen = view(title.game as never, t.s as never, 0) as unknown as Scene['s']
    expect(seen.sealed).toEqual([null, { act: 'covered' }, null])
    expect(t.s.events).toEqual([])
    moves(t, NOTHING)
    play(t, bid(0, 0, 1), 2)
    expect(t.s.events?.filter((event) => event.ev === 'bid').map((event) => event.with?.bid)).toEqual([
      [0, 0, 0],
      [1, 2, 3],
      [0, 0, 1],
    ])
  })
  it('does not ask a player who owns nothing', () => {
    const t = open(3, { foremen: 'on' })
    show(t, 'carpenter')
    stock(t, 1, { wood: 0, gold: 0, supply: 0 })
    play(t, { card: 'carpenter' })
    expect(asked(t)).toBe('0,2 bid')
  })
})

describe('NEH-10.7 NEH-R23', () => {
  const winner = (starter: number, list: readonly ReturnType<typeof bid>[]) => {
    const t = bids(auction(list.length, 'carpenter', starter), ...list)
    return t.s.foremen.findIndex((cards) => cards.includes(foremanCard('carpenter')))
  }
  it('goes to the greatest sum', () => expect(winner(0, [bid(0, 0, 5), bid(2, 2, 2), bid(3, 2, 0)])).toBe(1))
  it('then to more workers', () => expect(winner(0, [bid(0, 0, 3), bid(1, 1, 1), bid(2, 0, 1)])).toBe(2))
  it('then to more wood', () => expect(winner(0, [bid(1, 0, 2), bid(1, 2, 0), bid(1, 1, 1)])).toBe(1))
  it('then to the nearest from the starter, who comes first', () => {
    expect(winner(2, [bid(1, 0, 1), bid(1, 0, 1), bid(0, 0, 1), bid(1, 0, 1)])).toBe(3)
    expect(winner(1, [NOTHING, NOTHING, NOTHING])).toBe(1)
    expect(winner(3, [bid(0, 1, 0), NOTHING, bid(0, 1, 0), NOTHING])).toBe(0)
  })
})

describe('NEH-10.8 NEH-R24', () => {
  it('makes the winner pay and set workers aside; the others keep all', () => {
    const t = bids(auction(3, 'carpenter'), bid(2, 1, 3), bid(0, 3, 2), NOTHING)
    expect([goods(t, 0), t.s.supply[0], t.s.aside[0]]).toEqual([[2, 2], 5, 2])
    expect([goods(t, 1), t.s.supply[1], t.s.aside[1]]).toEqual([[3, 5], 7, 0])
  })
  it('lets one player win several cards', () => {
    const t = bids(auction(2, 'carpenter'), bid(0, 0, 1), NOTHING)
    show(t, 'merchant')
    play(t, { card: 'merchant' })
    bids(t, bid(0, 0, 1), NOTHING)
    expect(t.s.foremen[0]).toEqual([foremanCard('carpenter'), foremanCard('merchant')])
  })
})

describe('NEH-10.9', () => {
  it('removes the card left over, and the opener takes the first turn', () => {
    const t = open(2, { foremen: 'on', firstPlayer: 'seat-1' })
    for (const id of ['carpenter', 'merchant'] as const) {
      show(t, id)
      t.s.faceUp.reverse()
    }
    show(t, 'turncoat')
    t.s.faceUp = [foremanCard('carpenter'), foremanCard('merchant'), foremanCard('turncoat')]
    moves(t, { card: 'carpenter' })
    bids(t, NOTHING, NOTHING)
    moves(t, { card: 'merchant' })
    bids(t, NOTHING, NOTHING)
    expect([t.s.faceUp, t.s.spent.includes(foremanCard('turncoat')), asked(t)]).toEqual([[], true, '1 main-action'])
  })
})

describe('NEH-10.10', () => {
  it('removes a card as soon as it is used, and the rest at the end of the round', () => {
    const t = openWithForemen(3)
    hold(t, 0, 'seasonal-worker', 'substitute', 'carpenter')
    turn(t, 0)
    play(t, { choice: 'play', card: 'seasonal-worker', column: 2 })
    expect(t.s.foremen[0]).toEqual([foremanCard('substitute'), foremanCard('carpenter')])
    expect(t.s.spent).toContain(foremanCard('seasonal-worker'))
    const end = openWithForemen(3)
    hold(end, 2, 'substitute', 'carpenter')
    nextRound(end, 0)
    expect([end.s.foremen.flat(), end.s.spent.includes(foremanCard('carpenter'))]).toEqual([[], true])
  })
})

describe('NEH-10.16', () => {
  it('puts a cube on the Wall and one in the Temple, free', () => {
    const t = bids(auction(3, 'artisan'), bid(0, 0, 1), NOTHING, NOTHING)
    expect([cubesOn(t, 'wall')[0], cubesOn(t, 'temple')[0], t.s.cubes[0], goods(t, 0)]).toEqual([1, 1, 9, [3, 4]])
    expect(t.s.spent).toContain(foremanCard('artisan'))
  })
  it('asks for a move without a cube in supply, and may be declined', () => {
    const t = auction(3, 'artisan')
    influence(t, 1, [5, 4, 2], 0)
    bids(t, NOTHING, bid(0, 0, 1), NOTHING)
    expect([asked(t), pointed(t)]).toEqual(['1 artisan-move', ['NEH-7.3 same', null, null, null]])
    play(t, { choice: 'move', board: 'garrison' })
    expect([asked(t), cubesOn(t, 'wall')[1]]).toEqual(['1 artisan-move', 6])
    play(t, { choice: 'decline' })
    expect([cubesOn(t, 'temple')[1], cubesOn(t, 'garrison')[1]]).toEqual([4, 1])
  })
  it('uses the last cube of the supply for the Wall and asks for the Temple', () => {
    const t = auction(3, 'artisan')
    influence(t, 0, [4, 3, 3], 1)
    bids(t, NOTHING, NOTHING, NOTHING)
    expect([cubesOn(t, 'wall')[0], asked(t)]).toEqual([5, '0 artisan-move'])
  })
  it('leaves out what cannot be done', () => {
    const t = auction(3, 'artisan')
    influence(t, 0, [11, 0, 0], 0)
    bids(t, NOTHING, NOTHING, NOTHING)
    // No cube elsewhere for the Wall; for the Temple one of the Wall may be moved.
    expect(asked(t)).toBe('0 artisan-move')
    play(t, { choice: 'move', board: 'wall' })
    expect([cubesOn(t, 'wall')[0], cubesOn(t, 'temple')[0]]).toEqual([10, 1])
  })
})

describe('NEH-10.17', () => {
  it('takes the top gate, free', () => {
    const t = bids(auction(3, 'architect'), NOTHING, bid(0, 1, 0), NOTHING)
    expect([t.s.gates[1]?.map((gate) => box.gateVp[gate]), goods(t, 1)]).toEqual([[2], [2, 5]])
  })
  it('does nothing without a gate', () => {
    const t = auction(3, 'architect')
    t.s.gates[2] = t.s.gatePile.splice(0)
    bids(t, NOTHING, NOTHING, NOTHING)
    expect([t.s.gates[0], asked(t)]).toEqual([[], '1 pick-foreman'])
  })
})

describe('NEH-10.18', () => {
  it('takes 2 VP for each pair, with what the bid left', () => {
    const t = bids(auction(4, 'sculptor'), bid(1, 1, 1), NOTHING, NOTHING, NOTHING)
    expect(asked(t)).toBe('0 sculpt')
    expect([why(t, { wood: 3, gold: 0 }), why(t, { wood: 2, gold: 4 }), why(t, { wood: 0, gold: 5 })]).toEqual([
      'NEH-10.18',
      'NEH-10.18',
      'NEH-10.18',
    ])
    expect([why(t, { wood: 1, gold: 4 }), why(t, { wood: 0, gold: 4 }), why(t, { wood: 2, gold: 0 })]).toEqual([
      null,
      null,
      null,
    ])
    play(t, { wood: 2, gold: 3 })
    expect([t.s.vp[0], goods(t, 0), t.s.supply[0], t.s.aside[0]]).toEqual([10, [0, 1], 0, 6])
  })
  it('may give up nothing, and is not asked where nothing can be given', () => {
    const t = bids(auction(4, 'sculptor'), NOTHING, NOTHING, NOTHING, NOTHING)
    play(t, { wood: 0, gold: 0 })
    expect([t.s.vp[0], t.s.supply[0]]).toEqual([0, 6])
    const poor = bids(auction(4, 'sculptor'), bid(6, 0, 0), NOTHING, NOTHING, NOTHING)
    expect([asked(poor), poor.s.vp[0]]).toEqual(['1 pick-foreman', 0])
  })
})

describe('NEH-10.34', () => {
  it('bids and sculpts own workers only with two players, three cards turned up', () => {
    const t = open(2, { foremen: 'on' })
    expect(t.s.faceUp.length).toBe(3)
    show(t, 'sculptor')
    play(t, { card: 'sculptor' })
    expect(why(t, bid(7, 0, 0))).toBe('NEH-10.6')
    bids(t, bid(3, 0, 0), NOTHING)
    expect(why(t, { wood: 2, gold: 2 })).toBe('NEH-10.18')
    play(t, { wood: 2, gold: 1 })
    expect([t.s.supply[0], t.s.aside[0], t.s.neutrals[0]]).toEqual([0, 6, 6])
  })
})

describe('NEH-E11', () => {
  it('is won by seat 0: equal sums, equal workers, more wood', () => {
    const t = auction(4, 'carpenter', 2)
    bids(t, bid(1, 1, 1), bid(0, 3, 0), bid(1, 0, 2), bid(0, 0, 2))
    expect(t.s.foremen[0]).toEqual([foremanCard('carpenter')])
    expect([goods(t, 0), t.s.supply[0], t.s.aside[0]]).toEqual([[2, 4], 5, 1])
  })
})
