import { describe, expect, it } from 'vitest'
import { explain } from '../../../kernel/ask.ts'
import { asked, game, give, lay, legal, open, played, refused, setEvent, turnOf } from '../test/scene.ts'

describe('SPY-3.1', () => {
  it('goes clockwise and skips those who have passed', () => {
    const s = open(4)
    turnOf(s, 1, 2)
    s.passed = [0, 0, 1, 0]
    give(s, 1, { buildings: ['mine-ii#1'] })
    const now = played(s, 1, { D3: 'exploit' }, { D13: 0 })
    expect(asked(now).seat).toBe(3)
  })
  it('ends when all have passed', () => {
    const s = turnOf(open(2), 0, 2)
    s.passed = [0, 1]
    expect(played(s, 0, { D3: 'pass' }).round).toBe(2)
  })
})

describe('SPY-R30', () => {
  it('lets the last player left take turn after turn', () => {
    const s = turnOf(open(3), 0, 2)
    s.passed = [0, 1, 1]
    give(s, 0, { buildings: ['mine-ii#1', 'mine-ii#2'] })
    const once = played(s, 0, { D3: 'exploit' }, { D12: 'mine-ii#1' }, { D13: 0 })
    expect(asked(once)).toMatchObject({ do: 'phase-2', seat: 0 })
    const twice = played(once, 0, { D3: 'exploit' }, { D13: 0 })
    expect(asked(twice)).toMatchObject({ do: 'phase-2', seat: 0 })
  })
})

describe('SPY-3.2', () => {
  it('is one action a turn, and no turn can be skipped in Phase I', () => {
    const s = turnOf(open(2), 0, 1)
    expect(legal(s, 0)).not.toContain('pass')
    const now = played(s, 0, { D1: 'place' }, { D2: 'h00' })
    expect(asked(now)).toEqual({ do: 'phase-1', seat: 1 })
    expect(now.turns).toEqual([1, 0])
  })
})

describe('SPY-3.3', () => {
  it('offers placing, the event and the start of activation in Phase I, and says why nothing else', () => {
    const s = turnOf(open(2), 0, 1)
    setEvent(s, 'patronage')
    expect(legal(s, 0)).toEqual(['place', 'event', 'start-activation'])
    for (const act of ['earn', 'activate', 'exploit', 'pass']) expect(refused(s, 0, { D1: act })).toBe('SPY-3.3')
  })
})

describe('SPY-3.4 SPY-R22', () => {
  it('is always legal in Phase I, and one Phase II action follows in the same turn', () => {
    const s = turnOf(open(2), 0, 1)
    give(s, 0, { gaps: { h00: 1 }, active: 2 })
    const started = played(s, 0, { D1: 'start-activation' })
    expect(asked(started)).toEqual({ do: 'phase-2', seat: 0, started: true })
    expect(started.phase).toEqual([2, 1])
    expect(started.turns).toEqual([0, 0])
    const done = played(started, 0, { D3: 'earn' }, { D5: 0 })
    expect(asked(done)).toEqual({ do: 'phase-1', seat: 1 })
    expect(done.turns).toEqual([1, 0])
  })
  it('may be followed by Pass at once, with active workers left', () => {
    const now = played(turnOf(open(2), 0, 1), 0, { D1: 'start-activation' }, { D3: 'pass' })
    expect([now.passed[0], now.active[0]]).toEqual([1, 3])
  })
})

describe('SPY-3.5', () => {
  it('offers the five Phase II actions, and Taylorism to its owner alone', () => {
    const s = turnOf(open(2), 0, 2)
    lay(s, { 0: 'bureaucrat#1', 1: 'mine-i#1' }, { 0: [1] })
    setEvent(s, 'patronage')
    give(s, 0, { gaps: { h00: 1 }, active: 2, buildings: ['mine-ii#1', 'mine-ii#2'], tilted: [1, 0] })
    expect(legal(s, 0)).toEqual(['event', 'earn', 'activate', 'exploit'])
    expect(explain(game, s, 0).map((e) => e.choice.act)).not.toContain('taylorism')
    give(s, 0, { techniques: ['taylorism'] })
    expect(legal(s, 0)).toEqual(['event', 'earn', 'activate', 'exploit', 'taylorism'])
  })
})

describe('SPY-3.6', () => {
  it('cannot be left before the end of the round, and phases are independent', () => {
    const s = turnOf(open(2), 0, 2)
    expect(refused(s, 0, { D3: 'place' })).toBe('SPY-3.6')
    expect(refused(s, 0, { D3: 'start-activation' })).toBe('SPY-3.6')
    give(s, 0, { buildings: ['mine-ii#1'] })
    const now = played(s, 0, { D3: 'exploit' }, { D13: 0 })
    expect(asked(now)).toEqual({ do: 'phase-1', seat: 1 })
    expect(now.phase).toEqual([2, 1])
  })
})

describe('SPY-3.7', () => {
  it('never lets a gain of the same action pay for it', () => {
    // The bonus of £5 at 8 points comes after the price: £1 is not enough for an engineer with one other worker around.
    const s = turnOf(open(2), 0, 2)
    lay(s, { 0: 'engineer#1', 1: 'palace#1' })
    give(s, 0, { gaps: { h00: 1 }, active: 2, money: 1, crystals: 1, vp: 6 })
    give(s, 1, { gaps: { h00: 1 }, active: 2 })
    expect(refused(s, 0, { D3: 'activate' })).toBe('SPY-8.4')
    give(s, 0, { money: 2 })
    expect(refused(s, 0, { D3: 'activate' })).toBe(null)
  })
})

describe('SPY-3.8', () => {
  it('always leaves an action: start of activation, then money for a worker in the market, else Pass', () => {
    const s = turnOf(open(2), 0, 1)
    setEvent(s, 'overtime')
    give(s, 0, { active: 0, money: 0, crystals: 0, gaps: { v12: 3 } })
    expect(legal(s, 0)).toEqual(['start-activation'])
    lay(s, {})
    const started = played(s, 0, { D1: 'start-activation' })
    expect(legal(started, 0)).toEqual(['earn'])
    give(s, 0, { gaps: { v12: 0 }, spent: 3 })
    expect(legal(turnOf(s, 0, 2), 0)).toEqual(['pass'])
  })
})

describe('SPY-13.1', () => {
  it('needs an empty market; active workers and unused buildings may stay', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { gaps: { h00: 1 }, active: 2, buildings: ['mine-ii#1'] })
    expect(refused(s, 0, { D3: 'pass' })).toBe('SPY-13.1')
    give(s, 0, { gaps: { h00: 0 }, active: 2, spent: 1 })
    expect(refused(s, 0, { D3: 'pass' })).toBe(null)
  })
})

describe('SPY-13.2', () => {
  it('takes the player out of the round', () => {
    const s = turnOf(open(2), 0, 2)
    let now = played(s, 0, { D3: 'pass' })
    expect(now.passed).toEqual([1, 0])
    for (const gap of ['h00', 'h01', 'h10']) {
      expect(asked(now).seat).toBe(1)
      now = played(now, 1, { D1: 'place' }, { D2: gap })
    }
    expect(asked(now).seat).toBe(1)
  })
})
