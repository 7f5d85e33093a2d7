import { describe, expect, it } from 'vitest'
import { begin } from '../../../kernel/play.ts'
import { mix, rngOf } from '../../../kernel/random.ts'
import { view } from '../../../kernel/zones.ts'
import { openMatch } from '../../../match/match.ts'
import type { Face } from '../sheet/box.ts'
import { asked, box, game, idOf, open, played } from '../test/scene.ts'
import { words } from '../words/index.ts'
import { title } from './index.ts'
import { POINTS } from './names.ts'

const DECK_A = `mine-i#1 mine-i#2 mine-i#3 mine-ii#1 mine-ii#2 workshop-i#1 workshop-i#2 workshop-i#3 laboratory-i#1
  laboratory-i#2 workers-estate-i#1 workers-estate-i#2 residence#1 residence#2 university-i#1 university-i#2 town-house#1
  town-house#2 miner#1 miner#2 apprentice#1 apprentice#2 bureaucrat#1 bureaucrat#2 banker#1 architect#1 automation#1
  capitalisation#1 crane#1 trade#1`.split(/\s+/)
const DECK_B = `mine-ii#3 mine-iii#1 workshop-ii#1 factory-i#1 factory-i#2 laboratory-ii#1 laboratory-ii#2
  workers-estate-ii#1 residence#3 university-ii#1 manor#1 geologist#1 geologist#2 engineer#1 adviser#1 banker#2 architect#2
  engineering#1 lobbying#1 taylorism#1`.split(/\s+/)
const DECK_C = `factory-ii#1 laboratory-iii#1 workers-estate-ii#2 university-ii#2 palace#1 palace#2 engineer#2 adviser#2
  financier#1`.split(/\s+/)
const EVENTS = ['subsidy', 'town-planning', 'patronage', 'crystal-sale', 'overtime', 'hiring', 'reinforcement']

describe('SPY-1.1', () => {
  it('seats 2 to 5 players, each in a colour of its own', () => {
    for (const seats of [1, 6]) expect(openMatch(title as never, { seats, seed: 'x' })).toHaveProperty('refusal')
    for (const seats of [2, 3, 4, 5]) {
      const s = open(seats)
      const colours = s.money.map((_, seat) => title.seatName(s, seat))
      expect(new Set(colours).size).toBe(seats)
      expect(['blue', 'red', 'yellow', 'plum', 'green']).toEqual(expect.arrayContaining(colours))
    }
  })
})

describe('SPY-1.2 SPY-1.9 SPY-R3', () => {
  it('has decks of 30, 20 and 9 cards, each copy with its own number counted over A, B, C', () => {
    expect(box.decks.map((deck) => deck.map(idOf))).toEqual([DECK_A, DECK_B, DECK_C])
    expect(box.decks.map((deck) => deck.length)).toEqual([30, 20, 9])
  })
  it('shuffles each deck apart: no card strays into another period', () => {
    const s = open(3)
    expect(s.decks.map((deck) => deck.length)).toEqual([21, 20, 9])
    expect(s.decks[1]?.map(idOf).sort()).toEqual(DECK_B.slice().sort())
    expect(s.decks[1]?.map(idOf)).not.toEqual(DECK_B)
    expect(s.decks[2]?.map(idOf).sort()).toEqual(DECK_C.slice().sort())
  })
  it('makes copies of one design alike in everything but their number', () => {
    const bare = (face: Face) => JSON.stringify({ ...face, id: '' })
    for (const deck of box.decks)
      for (const c of deck) {
        const face = box.cards[c] as Face
        const first = box.cards.find((f) => f.design === face.design) as Face
        expect(bare(face)).toBe(bare(first))
      }
  })
})

describe('SPY-1.3', () => {
  it('shows only the top of the future events', () => {
    const s = open(2)
    expect([...s.current, ...s.future].map(idOf).sort()).toEqual(EVENTS.slice().sort())
    const seen = view(game, s, 0).future
    expect(seen[0]).toBe(s.future[0])
    expect(seen.slice(1).every((c) => c === -1)).toBe(true)
    expect(view(game, s, null).future).toEqual(seen)
  })
})

describe('SPY-1.4', () => {
  it('shuffles 24 tokens face down and begins with an empty discard', () => {
    const s = open(2)
    const out = [...s.marketTokens.flat(), ...s.nextToken, ...s.currentToken]
    expect(s.tokenReserve.length + out.length).toBe(24)
    expect(s.tokenDiscard).toEqual([])
    expect(view(game, s, 1).tokenReserve.every((c) => c === -1)).toBe(true)
  })
})

/** A table on which this event lies on top at set-up. */
function openWith(id: string, place: (s: ReturnType<typeof open>) => readonly number[]): ReturnType<typeof open> {
  for (let n = 0; n < 400; n++) {
    const s = open(3, {}, `event ${n}`)
    if (idOf(place(s)[0]) === id) return s
  }
  throw new Error(`never saw ${id}`)
}

describe('SPY-1.5', () => {
  it('puts a token on the subsidy when it is the first event, and on no other', () => {
    expect(openWith('subsidy', (s) => s.current).currentToken).toHaveLength(1)
    expect(openWith('hiring', (s) => s.current).currentToken).toHaveLength(0)
  })
  it('draws it before any token of the market', () => {
    const s = openWith('subsidy', (x) => x.current)
    const again = title.game.setup({ residenceTrack: 'short' }, 3, rngOf(seedOf(s)), box)
    expect(again.nextToken).toEqual(s.currentToken)
    expect(again.tokenReserve).toHaveLength(23)
  })
})

/** The seed by which a table was opened above. */
function seedOf(s: ReturnType<typeof open>): string {
  for (let n = 0; n < 400; n++) if (JSON.stringify(open(3, {}, `event ${n}`)) === JSON.stringify(s)) return `event ${n}`
  throw new Error('no such table')
}

describe('SPY-1.6', () => {
  it('gives £8, 2 crystals, 3 active workers, 4 in reserve, both bonuses at 8, Phase I', () => {
    const s = title.game.setup({ residenceTrack: 'short' }, 4, rngOf('start'), box)
    for (let seat = 0; seat < 4; seat++)
      expect([
        s.money[seat],
        s.crystals[seat],
        s.vp[seat],
        s.residence[seat],
        s.phase[seat],
        s.eventUsed[seat],
        s.active[seat],
        s.reserve[seat],
        s.spent[seat],
        s.bonuses[seat],
        s.districts[seat],
        s.techniques[seat],
      ]).toEqual([8, 2, 0, 0, 1, 0, 3, 4, 0, 0, [], []])
    expect(box.tracks.short[0]).toBe(2)
  })
})

describe('SPY-1.7', () => {
  it('draws the first player by lot, and that player begins', () => {
    const firsts = Array.from({ length: 60 }, (_, n) => open(5, {}, `first ${n}`))
    expect(new Set(firsts.map((s) => s.first)).size).toBe(5)
    for (const s of firsts) expect(asked(s).seat).toBe(s.first)
  })
})

describe('SPY-1.8 SPY-1.10', () => {
  it('draws in this order: A, B, C, events, tokens, first player; each from its listed order', () => {
    const rng = rngOf('order')
    const s = title.game.setup({ residenceTrack: 'short' }, 5, rngOf('order'), box)
    const shuffled = [...box.decks, box.events, box.tokens].map((pile) => mix(rng, pile.slice()))
    expect(s.decks).toEqual(shuffled.slice(0, 3))
    expect(s.future).toEqual(shuffled[3])
    expect([...s.nextToken, ...s.tokenReserve]).toEqual(shuffled[4])
    expect(box.tokens.map((c) => (box.cards[c] as Face).value)).toEqual([1, 2, 3].flatMap((v) => new Array(8).fill(v)))
    expect(box.events.map(idOf)).toEqual(EVENTS)
  })
  it('draws from the top, and chance does not act again in a round', () => {
    const before = title.game.setup({ residenceTrack: 'short' }, 3, rngOf('top'), box)
    const s = begin(game, { residenceTrack: 'short' }, 3, rngOf('top'))
    expect(s.market.flat()).toEqual(before.decks[0]?.slice(0, 9))
    expect(s.current).toEqual(before.future.slice(0, 1))
    expect(s.rng).toEqual(before.rng)
    const { rng } = played(s, s.first, { D1: 'place' }, { D2: 'h00' })
    expect(rng).toEqual(s.rng)
  })
})

describe('SPY-24.1 SPY-R2', () => {
  it('offers one variant, the residence track: 2 3 4 5 7 unless the long one is chosen', () => {
    expect(Object.keys(title.game.variants)).toEqual(['residenceTrack'])
    expect(open(2).options.residenceTrack).toBe('short')
    expect(box.tracks).toEqual({ short: [2, 3, 4, 5, 7], long: [2, 3, 4, 5, 6, 7] })
    expect(openMatch(title as never, { seats: 2, seed: 'x', options: { residenceTrack: 'huge' } })).toHaveProperty(
      'refusal',
    )
  })
})

describe('SPY-R23', () => {
  it('keeps money open: every seat and every spectator sees the same table', () => {
    const s = open(4)
    s.money[2] = 17
    const seen = [0, 1, 2, 3, null].map((seat) => JSON.stringify(view(game, s, seat)))
    expect(new Set(seen).size).toBe(1)
    expect(view(game, s, 0).money[2]).toBe(17)
  })
  it('names every line of the score sheet in every language', async () => {
    for (const lang of ['en', 'fr', 'de'] as const) {
      const texts = await words.texts(lang)
      for (const line of POINTS) expect(texts.points[line]).toBeTruthy()
    }
  })
})
