import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { Match } from '../../../match/match.ts'
import { awaited, choices, does, passRound, plays, playTricks, scored, told, until } from '../test/moves.ts'
import { boxOf, dealDeck, idsOf, open, scoring, stateOf, tricks, tricksOf } from '../test/scene.ts'
import type { PillarsState } from './state.ts'

/** The cards of a trick, dealt one to each seat from the leader on, and played. */
function trick(ids: string, leader = 0, advantage = 'painter', options = {}): Match {
  const cards = ids.split(' ')
  const seats = cards.length as 3 | 4
  const hands = Object.fromEntries(cards.map((id, k) => [(leader + k) % seats, id]))
  // Whoever holds Lady Aliena leads the first trick; where another seat shall lead, it is the second.
  const left = tricksOf(seats) - (cards.indexOf('lady-aliena') > 0 ? 1 : 0)
  return plays(tricks({ seats, hands, leader, advantage, options, left }), ids)
}

/** Trick values as printed, told apart from the box the rules read. */
const PRINTED: Record<string, number> = {
  toolmaker: 2,
  stonemason: 4,
  carpenter: 6,
  'mortar-mixer': 8,
  'master-builder': 10,
  'quarry-1': 0,
  'quarry-2': 0,
  'forest-1': 0,
  'forest-2': 0,
  'gravel-pit-1': 0,
  'gravel-pit-2': 0,
  'alfred-builder': 1,
  ellen: 3,
  'regan-hamleigh': 3,
  'tom-builder': 5,
  'william-hamleigh': 5,
  'prior-philip': 7,
  'bishop-waleran': 7,
  'lady-aliena': 9,
  king: 11,
  painter: 9,
  assistant: 7,
  brickmaker: 5,
  'bell-founder': 3,
  potter: 1,
}
const COLOURS = ['blue', 'green', 'red', 'orange']
const colourIn = (id: string) => COLOURS.findIndex((colour) => id.endsWith(`-${colour}`))
const printedValue = (id: string) => PRINTED[id.replace(/-(blue|green|red|orange)$/, '')] as number

describe('PIL-4.1 PIL-4.2 PIL-4.3 PIL-4.4 PIL-4.5 PIL-4.7 PIL-4.8', () => {
  it.each([3, 4] as const)('hold for every trick of any deal: %i players', (seats) => {
    const whole = stateOf(open({ seats })).hands.flat()
    fc.assert(
      fc.property(
        fc.constantFrom('painter', 'assistant', 'brickmaker', 'bell-founder', 'potter'),
        fc.shuffledSubarray(whole, { minLength: whole.length }),
        fc.infiniteStream(fc.nat()),
        (advantage, deck, picks) => {
          const m = dealDeck(tricks({ seats, advantage }), deck)
          until(
            () => stateOf(m).faceUp,
            () => {
              const leader = awaited(m)[0] as number
              const { trick: number } = stateOf(m)
              const cards: string[] = []
              for (let k = 0; k < seats; k++) {
                const seat = (leader + k) % seats
                const list = choices(m, seat)
                const text = list[(picks.next().value as number) % list.length] as string
                cards.push(text.slice('play '.length))
                does(m, seat, text)
              }
              const high = Math.max(...cards.map(printedValue))
              const index = cards.findLastIndex((id) => printedValue(id) === high)
              const by = (leader + index) % seats
              const colour = colourIn(cards[index] as string)
              const king = cards.includes('king')
              const winner = king ? null : colour < 0 ? by : colour
              expect(stateOf(m).lastWinner).toBe(winner)
              if (number < tricksOf(seats)) expect(awaited(m)).toEqual([winner ?? by])
            },
          )
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('PIL-4.1', () => {
  it.each([
    ['a worker', 'carpenter-red mortar-mixer-blue prior-philip ellen', 0],
    ['a neutral card', 'mortar-mixer-red quarry-1 lady-aliena ellen', 2],
    ['an advantage card', 'mortar-mixer-red painter quarry-1 ellen', 1],
  ])('makes the highest card win: %s', (_, ids, winner) => {
    expect(stateOf(trick(ids)).lastWinner).toBe(winner)
  })
})

describe('PIL-4.2', () => {
  it('makes the last of equal cards win, of whatever kind', () => {
    expect(stateOf(trick('prior-philip bishop-waleran quarry-1 ellen')).lastWinner).toBe(1)
    expect(stateOf(trick('bishop-waleran quarry-1 prior-philip ellen')).lastWinner).toBe(2)
    expect(stateOf(trick('lady-aliena quarry-1 painter ellen')).lastWinner).toBe(2)
    expect(stateOf(trick('painter quarry-1 forest-1 lady-aliena', 1)).lastWinner).toBe(0)
    expect(stateOf(trick('carpenter-red carpenter-green carpenter-orange quarry-1')).lastWinner).toBe(3)
  })
})

describe('PIL-4.3', () => {
  it('gives the trick to the player of the worker’s colour, whoever played it', () => {
    const m = trick('master-builder-orange quarry-1 ellen toolmaker-green')
    expect(stateOf(m).tricksWon).toEqual([0, 0, 0, 1])
    expect(idsOf(m, stateOf(m).won[3] as number[]).sort()).toEqual([
      'ellen',
      'master-builder-orange',
      'quarry-1',
      'toolmaker-green',
    ])
  })
  it('looks at the colours chosen at set-up', () => {
    const options = { colours: ['orange', 'red', 'green', 'blue'] }
    expect(stateOf(trick('master-builder-orange quarry-1 ellen tom-builder', 2, 'painter', options)).lastWinner).toBe(0)
    const three = { colours: ['orange', 'blue', 'red'] }
    expect(stateOf(trick('quarry-1 tom-builder master-builder-blue', 2, 'painter', three)).lastWinner).toBe(1)
  })
})

describe('PIL-4.4', () => {
  it('gives the trick to whoever played the neutral card or the advantage card', () => {
    for (let leader = 0; leader < 4; leader++) {
      expect(stateOf(trick('toolmaker-red lady-aliena quarry-1 ellen', leader)).lastWinner).toBe((leader + 1) % 4)
      expect(stateOf(trick('toolmaker-red quarry-1 ellen assistant', leader, 'assistant')).lastWinner).toBe(
        (leader + 3) % 4,
      )
    }
  })
})

describe('PIL-4.5', () => {
  it('PIL-R24 lays the King’s trick aside, face up for all, and nobody wins it', () => {
    const m = trick('master-builder-red ellen king toolmaker-green', 1)
    const s = stateOf(m)
    expect([s.tricksWon, s.won.flat(), s.lastWinner]).toEqual([[0, 0, 0, 0], [], null])
    plays(m, choices(m, 3)[0]?.slice(5) as string)
    for (const seat of [0, 1, 2, 3, null]) {
      const seen = view(m.game, m.state, seat) as PillarsState
      expect(idsOf(m, seen.kingTrick)).toEqual(['master-builder-red', 'ellen', 'king', 'toolmaker-green'])
      expect([seen.kingLeader, seen.kingBy]).toEqual([1, 3])
    }
  })
  it('PIL-R25 gives no points to whoever played the King', () => {
    const m = scoring({ kingTrick: 'king quarry-1 forest-1 toolmaker-red', kingLeader: 0, won: { 0: 'ellen' } })
    passRound(m)
    expect(stateOf(m).scores[0]).toBe(2)
  })
  it('keeps the trick from everybody even if an 11 lies beside a worker', () => {
    expect(stateOf(trick('king master-builder-blue master-builder-green')).tricksWon).toEqual([0, 0, 0])
  })
})

describe('PIL-4.6', () => {
  it.each([3, 4] as const)('puts all cards face down on the winner’s pile, the count public: %i players', (seats) => {
    const ids = ['master-builder-green', 'quarry-1', 'tom-builder', 'ellen'].slice(0, seats).join(' ')
    const m = trick(ids, 0, 'painter', { trickReview: 'none' })
    expect(idsOf(m, stateOf(m).won[1] as number[])).toEqual(ids.split(' '))
    expect(stateOf(m).won.map((pile) => pile.length)).toEqual([0, seats, 0, 0].slice(0, seats))
    for (const seat of [0, 1, 2, null]) {
      const seen = view(m.game, m.state, seat) as PillarsState
      expect(seen.won[1]).toEqual(Array.from({ length: seats }, () => HIDDEN))
      expect(seen.tricksWon).toEqual([0, 1, 0, 0].slice(0, seats))
    }
  })
})

describe('PIL-4.7', () => {
  it('lets the winner lead the next trick, also with a card from another hand', () => {
    const m = trick('master-builder-orange quarry-1 ellen toolmaker-green')
    expect([awaited(m), stateOf(m).trick, stateOf(m).leader]).toEqual([[3], 2, 3])
    expect(told(m, 'trick-won')).toMatchObject([{ seat: 3, with: { trick: 1 } }])
  })
})

describe('PIL-4.8', () => {
  it('PIL-R5 lets whoever played the King lead the next trick', () => {
    for (let leader = 0; leader < 4; leader++)
      expect(awaited(trick('quarry-1 ellen king toolmaker-green', leader))).toEqual([(leader + 2) % 4])
    expect(awaited(trick('quarry-1 king toolmaker-green', 2))).toEqual([0])
  })
})

describe('PIL-4.9', () => {
  it('gives a trick of zeros to its last player', () => {
    for (let leader = 0; leader < 4; leader++)
      expect(stateOf(trick('quarry-1 gravel-pit-2 forest-1 quarry-2', leader)).lastWinner).toBe((leader + 3) % 4)
    expect(stateOf(trick('forest-2 gravel-pit-2 forest-1', 1)).lastWinner).toBe(0)
  })
})

describe('PIL-4.10', () => {
  it.each([3, 4] as const)('goes to the scoring after trick T: %i players', (seats) => {
    const m = tricks({ seats, left: 1 })
    playTricks(m)
    expect([stateOf(m).trick, m.state.agenda.at(-1)?.do]).toEqual([tricksOf(seats), 'score'])
  })
  it('PIL-R4 leads the next round with Lady Aliena, not with the winner of trick T', () => {
    const leads = new Set<boolean>()
    for (let k = 0; k < 12; k++) {
      const m = playTricks(open({}, `lead ${k}`))
      const last = stateOf(m).lastWinner
      passRound(m)
      const holder = stateOf(m).hands.findIndex((hand) => hand.includes(boxOf(m).aliena))
      expect(awaited(m)).toEqual([holder])
      leads.add(holder === last)
    }
    expect(leads).toEqual(new Set([true, false]))
  })
})

describe('PIL-4.11', () => {
  it('PIL-R32 counts the King’s trick for nobody, not even for its receiver', () => {
    const m = scoring({ kingTrick: 'king quarry-1 forest-1 toolmaker-red', won: { 2: '' } })
    expect(told(m, 'king-trick-awarded')).toMatchObject([{ seat: 2 }])
    expect(stateOf(m).tricksWon[2]).toBe(0)
    passRound(m)
    expect(scored(m, 2)).not.toBeUndefined()
    const played = trick('quarry-1 ellen king toolmaker-green')
    expect(stateOf(played).tricksWon).toEqual([0, 0, 0, 0])
  })
  it('looks at the tricks, not at the cards of a pile', () => {
    const m = tricks({
      left: 1,
      hands: { 0: 'king', 1: 'alfred-builder', 2: 'quarry-1', 3: 'forest-1' },
      won: { 3: '' },
    })
    plays(m, 'king alfred-builder quarry-1 forest-1')
    expect(told(m, 'king-trick-awarded')).toMatchObject([{ seat: 3 }])
  })
})
