import { describe, expect, it } from 'vitest'
import { begin } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import { chooseOptions } from '../../../kernel/variants.ts'
import { openMatch } from '../../../match/match.ts'
import { withSheet } from '../../../title/title.ts'
import { asked, cardIds, owns, step, stockOf, table } from '../test/scene.ts'
import { title } from './index.ts'
import { KINDS, TILES, WINTER_CARD } from './pieces.ts'

const COUNTS = [2, 3, 4] as const
const opened = (seats: number, options: Record<string, unknown> = {}) =>
  openMatch(title as never, { seats, options, seed: 'set-up' })

describe('CAS-1.1 CAS-21.1', () => {
  it('plays the summer game without a winter card, unless winter is chosen', () => {
    expect(table(3).deck).toEqual([])
    expect(table(3).options.season).toBe('summer')
    expect(table(3, { season: 'winter' }).deck).toHaveLength(6)
  })
  it('takes two, three or four players and no unknown season', () => {
    for (const seats of COUNTS) expect('match' in opened(seats)).toBe(true)
    for (const seats of [1, 5]) expect('refusal' in opened(seats)).toBe(true)
    expect('refusal' in opened(3, { season: 'autumn' })).toBe(true)
  })
})

describe('CAS-1.2', () => {
  it('puts a thaler on each round space; the first one is taken at once', () => {
    expect(COUNTS.map((seats) => table(seats).track)).toEqual([11, 14, 11])
    expect(COUNTS.map((seats) => table(seats).rounds)).toEqual([12, 15, 12])
  })
})

describe('CAS-1.3', () => {
  it('puts one piece of each kind on the defence tower', () => expect(table(4).tower).toEqual([1, 1, 1, 1, 1]))
})

describe('CAS-1.4', () => {
  it('lays out 23 tiles', () => {
    const tiles = Object.fromEntries(TILES.map((id, b) => [id, table(4).tiles[b]]))
    expect(tiles).toEqual({
      keep: 1,
      tavern: 1,
      'small-gate': 1,
      'large-gate': 1,
      stable: 1,
      'servants-house': 1,
      palace: 1,
      house: 6,
      tower: 9,
      well: 1,
    })
  })
})

describe('CAS-1.5', () => {
  it('gives each player eight cards, a sand, a wood, three thalers and six helpers, seven with two players', () => {
    for (const seats of COUNTS) {
      const s = table(seats)
      for (let seat = 0; seat < seats; seat++) {
        expect(s.hands[seat]).toHaveLength(8)
        expect(owns(s, seat)).toEqual({ sand: 1, wood: 1 })
        expect(s.supply[seat]).toBe(seats === 2 ? 7 : 6)
        expect(s.scores[seat]).toBe(0)
        expect(s.thalers[seat]).toBe(seat === s.first ? 4 : 3)
      }
    }
    expect(cardIds(table(2).hands[1])).toEqual([
      'messenger',
      'trader',
      'bricklayer',
      'stonemason',
      'worker-wood',
      'worker-sand',
      'worker-stone',
      'master-builder',
    ])
  })
})

describe('CAS-1.6', () => {
  it('leaves the rest as stock and bank', () => {
    expect(COUNTS.map((seats) => table(seats).bank)).toEqual([87, 81, 81])
    expect(stockOf(table(2))).toEqual({ sand: 17, wood: 15, clay: 14, stone: 14, silver: 14 })
    expect(stockOf(table(3))).toEqual({ sand: 16, wood: 14, clay: 14, stone: 14, silver: 14 })
  })
  it('CAS-R33 counts thalers by value alone: 105 of them, whatever the coins', () => {
    expect(title.game.box.thalers).toBe(51 + 8 * 3 + 6 * 5)
    const s = table(4)
    expect(s.bank + s.track + s.thalers.reduce((a, b) => a + b)).toBe(105)
  })
})

describe('CAS-E9', () => {
  it('sets up four players', () => {
    const s = table(4)
    expect(stockOf(s)).toEqual({ sand: 15, wood: 13, clay: 14, stone: 14, silver: 14 })
    expect([s.bank, s.thalers[s.first], s.track]).toEqual([81, 4, 11])
  })
})

describe('CAS-1.7 CAS-R1', () => {
  it('draws the first player of round 1 among all seats', () => {
    const chosen = chooseOptions(title.game.variants, {}, 4)
    const firsts = new Set<number>()
    for (let k = 0; k < 60; k++)
      if ('options' in chosen)
        firsts.add((begin(title.game as never, chosen.options, 4, rngOf(`${k}`)) as never as { first: number }).first)
    expect([...firsts].sort()).toEqual([0, 1, 2, 3])
  })
})

describe('CAS-1.8 CAS-R20', () => {
  it('shuffles exactly the six winter cards', () => {
    const orders = new Set<string>()
    for (let first = 0; first < 4; first++) {
      const s = table(4, { season: 'winter' }, first)
      expect(s.deck.slice().sort((a, b) => a - b)).toEqual(Object.values(WINTER_CARD))
      orders.add(s.deck.join())
    }
    expect(orders.size).toBeGreaterThan(1)
  })
})

describe('CAS-1.9', () => {
  it('leaves nothing else to chance: the set-up is the same but for first player and deck', () => {
    const [a, b] = ['one', 'two'].map((seed) => {
      const opening = openMatch(title as never, { seats: 3, options: { season: 'winter' }, seed })
      const { deck, first, thalers, rng, events, ...rest } = ('match' in opening
        ? opening.match.state
        : {}) as never as Record<string, unknown>
      expect([deck, first, thalers, rng, events]).not.toContain(undefined)
      return rest
    })
    expect(a).toEqual(b)
  })
})

describe('CAS-R2', () => {
  it('reads the reconstructed values from the sheet alone', () => {
    const sheet = structuredClone(title.sheet) as never as {
      tables: { buildings: { id: string; value: number; vp: number }[] }
    }
    const house = sheet.tables.buildings.find((b) => b.id === 'house') as { value: number; vp: number }
    house.value = 8
    house.vp = 6
    const box = withSheet(title, sheet as never).box
    expect([box.cost[7], box.vp[7]]).toEqual([8, 6])
    expect(title.game.box.cost[7]).toBe(12)
    expect(box.recipes[7]?.length).toBe(title.game.box.recipes[9]?.length)
  })
  it('refuses a sheet that cannot be played', () => {
    const at = (change: (sheet: { tables: Record<string, Record<string, unknown>[]> }) => void) => {
      const sheet = structuredClone(title.sheet) as never as { tables: Record<string, Record<string, unknown>[]> }
      change(sheet)
      const opening = openMatch(title as never, { seats: 3, seed: 'x', sheet: sheet as never })
      return 'problems' in opening ? opening.problems.map((p) => p.at) : []
    }
    const row = (sheet: { tables: Record<string, Record<string, unknown>[]> }, name: string, i: number) =>
      sheet.tables[name]?.[i] as Record<string, unknown>
    expect(at((s) => Object.assign(row(s, 'buildings', 7), { vp: 9 }))).toEqual(['buildings.house.vp'])
    expect(at((s) => Object.assign(row(s, 'resources', 0), { count: 5, tower: 2 }))).toEqual(['resources.sand.count'])
    expect(at((s) => Object.assign(row(s, 'resources', 4), { value: 3 }))).toEqual(['resources.silver.value'])
    expect(at((s) => Object.assign(row(s, 'coins', 0), { count: 0 }))).toEqual([])
    expect(at((s) => Object.assign(row(s, 'track', 0), { odd: [13, 13, 9, 7, 5, 3] }))).toEqual([
      'track.round-track.odd',
    ])
    expect(at((s) => Object.assign(row(s, 'track', 0), { spaces: 12 }))).toContain('setup.3-players.rounds')
    expect(at((s) => Object.assign(row(s, 'setup', 1), { cards: 2 }))).toEqual(['setup.3-players.cards'])
    expect(at((s) => Object.assign(row(s, 'characters', 4), { choice: 1 }))).toEqual(['characters.worker-wood.choice'])
    expect(at((s) => Object.assign(row(s, 'spaces', 12), { most: null }))).toEqual(['spaces.palace-a'])
    expect(at((s) => Object.assign(row(s, 'winter', 1), { vpEach: [10] }))).toEqual(['winter.granary.vpEach'])
    expect(at((s) => Object.assign(row(s, 'fields', 0), { yield: 0 }))).toEqual(['fields.cart-sand.yield'])
  })
})

describe('CAS-2.1', () => {
  it('begins every round with the secret choice when no damsel is courted', () => {
    const s = table(3)
    expect(step(s)).toBe('choose-cards')
    expect(s.agenda.map((x) => x.do).reverse()).toEqual(['choose-cards', 'winter-card', 'reveal'])
    expect(asked(s)).toEqual([0, 1, 2])
    expect(KINDS).toHaveLength(5)
  })
})
