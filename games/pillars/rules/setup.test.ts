import { describe, expect, it } from 'vitest'
import { view } from '../../../kernel/zones.ts'
import { openMatch } from '../../../match/match.ts'
import { awaited } from '../test/moves.ts'
import { boxOf, idsOf, open, stateOf, stockOf, title } from '../test/scene.ts'

const COUNTS = [3, 4] as const
const dealt = (m: ReturnType<typeof open>) => idsOf(m, stateOf(m).hands.flat())
const seatNames = (m: ReturnType<typeof open>) => stateOf(m).hands.map((_, seat) => title.seatName(m.state, seat))
const refused = (seats: unknown, options: Record<string, unknown> = {}) => {
  const opened = openMatch(title, { seats: seats as number, options, seed: 'refused' })
  return 'refusal' in opened ? opened.refusal.clause : null
}

describe('PIL-1.1', () => {
  it('gives the seats blue, green, red, orange when nobody chooses', () => {
    expect(seatNames(open({ seats: 4 }))).toEqual(['blue', 'green', 'red', 'orange'])
    expect(seatNames(open({ seats: 3 }))).toEqual(['blue', 'green', 'red'])
  })
  it('gives each seat the colour chosen for it', () => {
    expect(seatNames(open({ seats: 3, options: { colours: ['orange', 'blue', 'red'] } }))).toEqual([
      'orange',
      'blue',
      'red',
    ])
    expect(seatNames(open({ seats: 4, options: { colours: ['red', 'orange', 'green', 'blue'] } }))).toEqual([
      'red',
      'orange',
      'green',
      'blue',
    ])
  })
})

describe('PIL-1.2', () => {
  it('PIL-R20 starts everybody with four counters: 1 sand, 1 wood, 1 stone, 0 metal', () => {
    for (const seats of COUNTS) {
      const m = open({ seats })
      expect(stateOf(m).stock).toEqual(Array.from({ length: seats }, () => [1, 1, 1, 0]))
      expect(stockOf(m, seats - 1)).toBe('sand 1 wood 1 stone 1')
    }
  })
})

describe('PIL-1.3', () => {
  it('starts everybody with 0 points and no advantage card', () => {
    for (const seats of COUNTS) {
      const m = open({ seats })
      expect(title.game.scores(m.state, boxOf(m))).toEqual(Array.from({ length: seats }, () => 0))
      expect(stateOf(m).owned).toEqual(Array.from({ length: seats }, () => []))
    }
  })
})

describe('PIL-1.4', () => {
  const COLOURS = ['blue', 'green', 'red', 'orange']
  it.each(COLOURS)('leaves out Ellen and everything %s with three other colours', (unused) => {
    const m = open({ seats: 3, options: { colours: COLOURS.filter((colour) => colour !== unused) } })
    const cards = dealt(m)
    expect(cards.filter((id) => id.endsWith(`-${unused}`))).toEqual([])
    expect(cards).not.toContain('ellen')
    for (const colour of COLOURS)
      expect(cards.filter((id) => id.endsWith(`-${colour}`)).length).toBe(colour === unused ? 0 : 5)
    expect(stateOf(m).stock.length).toBe(3)
  })
  it('leaves nothing out with four players', () => {
    const cards = dealt(open({ seats: 4 }))
    expect(cards).toContain('ellen')
    for (const colour of COLOURS) expect(cards.filter((id) => id.endsWith(`-${colour}`)).length).toBe(5)
  })
})

describe('PIL-1.5', () => {
  it('shuffles the five advantage cards: each may lie in each place', () => {
    const places = new Set<string>()
    for (let k = 0; k < 120; k++) {
      const s = stateOf(open({ seats: 3 }, `pile ${k}`))
      const order = [...s.roundCard, ...s.pile]
      expect(new Set(order).size).toBe(5)
      order.forEach((card, place) => {
        places.add(`${card} at ${place}`)
      })
    }
    expect(places.size).toBe(25)
  })
  it('keeps the pile face down for everybody', () => {
    const m = open()
    for (const seat of [0, 1, 2, 3, null])
      expect((view(m.game, m.state, seat) as typeof m.state & { pile: number[] }).pile).toEqual([-1, -1, -1, -1])
  })
})

describe('PIL-1.6', () => {
  it('begins with trick 1 of round 1', () => {
    for (const seats of COUNTS) {
      const m = open({ seats })
      expect([stateOf(m).round, stateOf(m).trick]).toEqual([1, 1])
      expect(awaited(m).length).toBe(1)
      expect(m.state.events?.[0]).toMatchObject({ ev: 'deal', with: { round: 1 } })
    }
  })
})

describe('PIL-1.7', () => {
  it('offers the colours and the options of PIL-9, nothing else', () => {
    expect(title.game.players).toEqual([3, 4])
    expect(Object.keys(title.game.variants).sort()).toEqual([
      'colours',
      'kingTrickLeader',
      'kingTrickTie',
      'roundCap',
      'trickReview',
    ])
  })
  it.each([0, 1, 2, 5, 3.5, -3, '4', null, Number.NaN])('refuses %s seats', (seats) => {
    expect(refused(seats)).toBe('table.seats')
  })
  it.each([
    ['an unknown colour', ['blue', 'green', 'purple']],
    ['a repeated colour', ['blue', 'green', 'blue']],
    ['too few colours', ['blue', 'green']],
    ['too many colours', ['blue', 'green', 'red', 'orange']],
    ['no list', 'blue'],
  ])('refuses colours with %s', (_, colours) => {
    expect(refused(3, { colours })).toBe('table.option-each-seat')
  })
  it('refuses an unknown option', () => {
    expect(refused(4, { rounds: 5 })).toBe('table.option-unknown')
    expect(refused(4, { toString: 'nobody' })).toBe('table.option-unknown')
  })
  it.each([
    ['kingTrickLeader', 'left-neighbour'],
    ['kingTrickTie', 'shared'],
    ['trickReview', 'first'],
    ['trickReview', 1],
  ])('refuses %s = %s', (option, value) => {
    expect(refused(4, { [option]: value })).toBe('table.option-value')
  })
  it.each([4, 100, 0, -5, 5.5, '15', null])('refuses roundCap = %s', (roundCap) => {
    expect(refused(3, { roundCap })).toBe('table.option-range')
  })
  it('accepts every value of the lists and the ends of the range', () => {
    for (const seats of COUNTS)
      for (const options of [
        {},
        { kingTrickLeader: 'king-player', kingTrickTie: 'nobody', trickReview: 'last', roundCap: 5 },
        { kingTrickLeader: 'same-leader', kingTrickTie: 'nearest-left', trickReview: 'all', roundCap: 99 },
        { trickReview: 'none', roundCap: 15 },
      ])
        expect(refused(seats, options)).toBeNull()
  })
})
