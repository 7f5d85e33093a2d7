import { describe, expect, it } from 'vitest'
import { asked, endRound, give, lay, legal, open, played, refused, setEvent, turnOf } from '../test/scene.ts'
import type { SpyriumState } from './state.ts'

/** Seat 0 in Phase II, about to use a building. */
function works(building: string, has: Parameters<typeof give>[2]): SpyriumState {
  const s = turnOf(open(2), 0, 2)
  give(s, 0, { buildings: [building], ...has })
  return s
}

function planning(residence: number, options = {}): SpyriumState {
  const s = turnOf(open(2, options), 0, 1)
  setEvent(s, 'town-planning')
  give(s, 0, { residence })
  return played(s, 0, { D1: 'event' })
}

describe('SPY-15.1', () => {
  it('is a space to the right, or the points of the space where the disc stands', () => {
    const s = planning(2)
    expect(legal(s, 0)).toEqual(['advance', 'score'])
    const advanced = played(s, 0, { D11: 'advance' })
    expect([advanced.residence[0], advanced.vp[0]]).toEqual([3, 0])
    const scored = played(s, 0, { D11: 'score' })
    expect([scored.residence[0], scored.vp[0]]).toEqual([2, 4])
  })
})

describe('SPY-15.2 SPY-R25', () => {
  it('only scores on the last space, of either track', () => {
    expect(planning(4).vp[0]).toBe(7)
    expect(legal(planning(4, { residenceTrack: 'long' }), 0)).toEqual(['advance', 'score'])
    const long = planning(5, { residenceTrack: 'long' })
    expect([long.vp[0], long.residence[0], asked(long).seat]).toEqual([7, 5, 1])
  })
})

describe('SPY-15.3', () => {
  it('pays from the next income on', () => {
    const s = planning(0)
    const now = played(s, 0, { D11: 'advance' })
    expect(now.money[0]).toBe(10)
    expect(endRound(now).money).toEqual([13, 12])
  })
})

describe('SPY-16.1 SPY-E11', () => {
  it('a choice of worker or £5 when the score first reaches 8', () => {
    const s = works('workshop-i#1', { vp: 6, money: 0, crystals: 1 })
    const now = played(s, 0, { D3: 'exploit' })
    expect([now.vp[0], asked(now)]).toEqual([9, { do: 'bonus', seat: 0 }])
    expect(legal(now, 0)).toEqual(['worker', 'money'])
    const worker = played(now, 0, { D15: 'worker' })
    expect([worker.active[0], worker.reserve[0], worker.money[0]]).toEqual([3, 3, 0])
    const money = played(now, 0, { D15: 'money' })
    expect([money.active[0], money.reserve[0], money.money[0]]).toEqual([2, 4, 5])
  })
  it('comes once: going on from 9 gives nothing', () => {
    const s = works('workshop-i#1', { vp: 9, bonuses: 1, crystals: 1 })
    expect(asked(played(s, 0, { D3: 'exploit' })).seat).toBe(1)
  })
})

describe('SPY-16.2', () => {
  it('gives the other bonus at 20, with no choice', () => {
    const worker = played(works('workshop-i#1', { vp: 17, bonuses: 2, money: 3, crystals: 1 }), 0, { D3: 'exploit' })
    expect([worker.vp[0], worker.reserve[0], worker.money[0]]).toEqual([20, 3, 3])
    const money = played(works('workshop-i#1', { vp: 18, bonuses: 1, money: 3, crystals: 1 }), 0, { D3: 'exploit' })
    expect([money.reserve[0], money.money[0], asked(money).seat]).toEqual([4, 8, 1])
    const early = played(works('workshop-i#1', { vp: 16, bonuses: 1, money: 3, crystals: 1 }), 0, { D3: 'exploit' })
    expect(early.money[0]).toBe(3)
  })
})

describe('SPY-16.3 SPY-R13 SPY-E12', () => {
  it('from 7 to 22 in one gain: both bonuses, no choice', () => {
    const s = works('factory-ii#1', { vp: 7, money: 0, crystals: 5 })
    const now = played(s, 0, { D3: 'exploit' }, { D13: 1 })
    expect([now.vp[0], now.reserve[0], now.money[0], asked(now).seat]).toEqual([22, 3, 5, 1])
  })
})

describe('SPY-16.4 SPY-R12', () => {
  it('gives £5 at 8 with an empty reserve, and loses the worker at 20', () => {
    const eight = played(works('workshop-i#1', { vp: 6, money: 0, crystals: 1, active: 7, reserve: 0 }), 0, {
      D3: 'exploit',
    })
    expect([eight.money[0], eight.bonuses[0], asked(eight).seat]).toEqual([5, 2, 1])
    const twenty = played(
      works('workshop-i#1', { vp: 18, bonuses: 2, money: 0, crystals: 1, active: 7, reserve: 0 }),
      0,
      { D3: 'exploit' },
    )
    expect([twenty.money[0], twenty.active[0], twenty.bonuses[0], asked(twenty).seat]).toEqual([0, 6, 3, 1])
  })
})

describe('SPY-16.5', () => {
  it('belongs to the turn: nobody acts before the choice, and it is no action of its own', () => {
    const s = works('workshop-i#1', { vp: 6, crystals: 1 })
    const now = played(s, 0, { D3: 'exploit' })
    expect([asked(now).seat, now.turns[0]]).toEqual([0, 0])
    const done = played(now, 0, { D15: 'money' })
    expect([asked(done).seat, done.turns[0]]).toEqual([1, 1])
  })
})

describe('SPY-16.7', () => {
  it('counts Engineering’s share in the same gain', () => {
    const s = works('factory-i#1', { vp: 8, bonuses: 2, money: 0, crystals: 3, techniques: ['engineering'] })
    const now = played(s, 0, { D3: 'exploit' }, { D13: 1 })
    expect([now.vp[0], now.reserve[0]]).toEqual([20, 3])
  })
  it('pays the £5 all the same when a double gain finds the reserve empty', () => {
    const s = works('factory-ii#1', { vp: 7, money: 0, crystals: 5, active: 7, reserve: 0 })
    const now = played(s, 0, { D3: 'exploit' }, { D13: 1 })
    expect([now.money[0], now.active[0], now.bonuses[0]]).toEqual([5, 5, 3])
  })
})

describe('SPY-17.1', () => {
  it('has every worker in exactly one place', () => {
    let s = works('university-ii#1', {})
    lay(s, { 0: 'adviser#1' })
    give(s, 0, { gaps: { h00: 1 }, active: 2, reserve: 4 })
    const total = (x: SpyriumState) =>
      [x.reserve[0], x.active[0], x.spent[0], ...(x.gaps[0] ?? []), ...(x.staff[0] ?? [])].reduce(
        (a, b) => (a as number) + (b as number),
        0,
      )
    expect(total(s)).toBe(7)
    s = played(s, 0, { D3: 'exploit' }, { D13: 0 })
    s = played(turnOf(s, 0, 2), 0, { D3: 'activate' })
    expect(total(s)).toBe(7)
    expect([s.reserve[0], s.active[0], s.spent[0], s.staff[0]]).toEqual([4, 1, 1, [1]])
  })
})

describe('SPY-17.2', () => {
  it('recruits into the active workers, ready from the next turn on', () => {
    const s = turnOf(open(2), 0, 1)
    setEvent(s, 'hiring')
    give(s, 0, { active: 0, spent: 3 })
    const now = played(s, 0, { D1: 'event' })
    expect([now.active[0], now.reserve[0]]).toEqual([1, 3])
    expect(refused(turnOf(now, 0, 1), 0, { D1: 'place' })).toBe(null)
  })
})

describe('SPY-17.3', () => {
  it('builds an estate without anybody in the reserve, and nothing is made up later', () => {
    const s = turnOf(open(2), 0, 2)
    lay(s, { 0: 'workers-estate-ii#1' })
    give(s, 0, { gaps: { h00: 1 }, active: 6, reserve: 0 })
    const now = played(s, 0, { D3: 'activate' })
    expect([now.active[0], now.reserve[0], now.districts[0]?.length]).toEqual([6, 0, 1])
    const later = endRound(turnOf(now, 1, 1))
    expect(later.active[0]).toBe(7)
  })
})
