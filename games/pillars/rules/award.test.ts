import { describe, expect, it } from 'vitest'
import { isOver } from '../../../kernel/play.ts'
import { view } from '../../../kernel/zones.ts'
import { awaited, choices, does, passes, passRound, scored, told, until } from '../test/moves.ts'
import { idsOf, type Layout, scoring, stateOf, stockOf } from '../test/scene.ts'
import type { PillarsState } from './state.ts'

const KING = 'king quarry-1 forest-1 toolmaker-red'
const ownedBy = (m: ReturnType<typeof scoring>) => stateOf(m).owned.map((cards) => idsOf(m, cards))
const taker = (layout: Layout) => told(scoring(layout), 'king-trick-awarded').map((event) => event.seat)

describe('PIL-5.1', () => {
  it('gives the King’s trick to the only player without a trick', () => {
    for (let seat = 0; seat < 4; seat++) {
      const m = scoring({ kingTrick: KING, won: { [seat]: '' } })
      expect(told(m, 'king-trick-awarded')).toMatchObject([{ seat }])
      expect(idsOf(m, stateOf(m).won[seat] as number[])).toEqual(KING.split(' '))
      expect(stateOf(m).kingTrick).toEqual([])
    }
    for (let seat = 0; seat < 3; seat++)
      expect(taker({ seats: 3, kingTrick: 'king quarry-1 forest-1', won: { [seat]: '' } })).toEqual([seat])
  })
  it('PIL-R7 lets that player not decline, even for less than nothing', () => {
    const m = scoring({ kingTrick: 'king william-hamleigh regan-hamleigh bishop-waleran', won: { 1: '' } })
    expect(awaited(m)).not.toContain(1)
    expect(scored(m, 1)).toBe(3 - 3 - 2 - 1)
  })
})

describe('PIL-5.2', () => {
  it('awards it to nobody if everybody has won a trick', () => {
    for (const options of [{}, { kingTrickTie: 'nearest-left' }]) {
      const m = scoring({ kingTrick: KING, options })
      expect(stateOf(m).tricksWon.every((won) => won > 0)).toBe(true)
      expect([told(m, 'king-trick-awarded'), told(m, 'king-trick-lapses').length]).toEqual([[], 1])
      expect(idsOf(m, stateOf(m).kingTrick)).toEqual(KING.split(' '))
    }
  })
})

describe('PIL-5.3', () => {
  it('PIL-R6 awards it to nobody if two or three have won no trick', () => {
    for (const won of [
      { 0: '', 1: '' },
      { 1: '', 3: '' },
      { 0: '', 1: '', 2: '' },
    ])
      expect(taker({ kingTrick: KING, won })).toEqual([])
    expect(taker({ seats: 3, kingTrick: 'king quarry-1 forest-1', won: { 1: '', 2: '' } })).toEqual([])
  })
})

describe('PIL-5.4', () => {
  it('lets the cards of a King’s trick that goes to nobody score nothing', () => {
    const kingTrick = 'king ellen lady-aliena toolmaker-red'
    const m = passRound(scoring({ kingTrick, won: { 0: '', 1: '', 2: '' } }))
    expect(stateOf(m).scores.slice(0, 3)).toEqual([0, 0, 0])
    // The fourth has every other card: five orange workers, the painter, and the three minus persons.
    expect(stateOf(m).scores[3]).toBe(5 + 1 - 3 - 2 - 1)
  })
  it('lets them give no material', () => {
    const m = scoring({ kingTrick: 'king quarry-1 prior-philip tom-builder', won: { 0: '', 1: '', 2: '' } })
    expect([0, 1, 2].map((seat) => stockOf(m, seat))).toEqual(Array.from({ length: 3 }, () => 'sand 1 wood 1 stone 1'))
    expect(stockOf(m, 3)).toBe('sand 3 wood 3 stone 2 metal 1')
    expect(choices(m, 3)).not.toContain('choose wood')
  })
})

describe('PIL-5.5', () => {
  const king = 'king potter quarry-1 forest-1'
  it('puts the advantage card of a King’s trick that goes to nobody under the pile', () => {
    const m = scoring({
      advantage: 'potter',
      pile: 'assistant painter',
      owned: { 0: 'brickmaker bell-founder' },
      kingTrick: king,
    })
    expect(idsOf(m, stateOf(m).pile)).toEqual(['assistant', 'painter', 'potter'])
    expect(ownedBy(m)).toEqual([['brickmaker', 'bell-founder'], [], [], []])
    expect(idsOf(m, stateOf(m).kingTrick)).toEqual(['king', 'quarry-1', 'forest-1'])
    expect(stateOf(m).roundCard).toEqual([])
    expect(told(m, 'advantage-returned').length).toBe(1)
  })
  it('PIL-R29 leaves returned cards at the bottom in the order of their return, known to all', () => {
    const m = scoring({ advantage: 'potter', pile: 'assistant painter brickmaker bell-founder', kingTrick: king })
    passRound(m)
    const s = stateOf(m)
    expect(idsOf(m, s.pile)).toEqual(['painter', 'brickmaker', 'bell-founder', 'potter'])
    for (const seat of [0, 1, 2, 3, null])
      expect(idsOf(m, (view(m.game, m.state, seat) as PillarsState).pile)).toEqual([
        'face down',
        'face down',
        'face down',
        'potter',
      ])
  })
  it('lets everybody know the card of the round once the whole pile was known', () => {
    const m = scoring({
      advantage: 'potter',
      pile: '',
      owned: { 1: 'painter assistant brickmaker bell-founder' },
      kingTrick: king,
    })
    passRound(m)
    for (const seat of [0, 1, 2, 3, null])
      expect(idsOf(m, (view(m.game, m.state, seat) as PillarsState).roundCard)).toEqual(['potter'])
    expect(stateOf(m).returned).toBe(0)
  })
  it('gives it otherwise to the player who has it in the won pile', () => {
    for (let seat = 0; seat < 4; seat++) {
      const m = scoring({ advantage: 'potter', won: { [seat]: 'potter quarry-1 toolmaker-red ellen' } })
      expect(ownedBy(m)[seat]).toEqual(['potter'])
      expect(told(m, 'advantage-owned')).toMatchObject([{ seat }])
      expect(stateOf(m).pile.length).toBe(4)
    }
  })
  it('gives it to the player who is awarded the King’s trick with it', () => {
    const m = scoring({ advantage: 'potter', kingTrick: king, won: { 2: '' } })
    expect(ownedBy(m)[2]).toEqual(['potter'])
  })
  it('PIL-R10 lets it work from this very scoring on', () => {
    const m = scoring({ advantage: 'potter', won: { 1: 'potter forest-1 toolmaker-red ellen' } })
    expect(choices(m, 1)).toEqual(['convert potter sand', 'finish'])
    const painter = scoring({ advantage: 'painter', won: { 1: 'painter forest-1 toolmaker-red quarry-1' } })
    expect(scored(painter, 1)).toBe(1)
  })
  it('stays owned for the rest of the game, and works again', () => {
    const m = scoring({ round: 4, owned: { 0: 'potter' }, won: { 0: 'quarry-1 forest-1 toolmaker-red ellen' } })
    expect(choices(m, 0)).toEqual(['convert potter sand', 'finish'])
    does(m, 0, 'convert potter sand', 'finish')
    expect(ownedBy(m)[0]).toEqual(['potter'])
  })
})

describe('PIL-5.6', () => {
  const four = { 0: 'potter assistant', 2: 'brickmaker bell-founder' }
  it('makes the round the last one when all five advantage cards are owned', () => {
    const m = passRound(scoring({ round: 5, owned: four, pile: '', advantage: 'painter' }))
    expect([isOver(m.state), stateOf(m).round]).toEqual([true, 5])
  })
  it('goes on when the fifth one comes back', () => {
    const layout = { round: 5, owned: four, pile: '', advantage: 'painter', kingTrick: 'king painter ellen quarry-1' }
    const m = passRound(scoring(layout))
    expect([isOver(m.state), stateOf(m).round]).toEqual([false, 6])
  })
  it('PIL-R17 makes round number `roundCap` the last one, whatever is owned', () => {
    for (const [roundCap, round, over] of [
      [15, 14, false],
      [15, 15, true],
      [5, 4, false],
      [5, 5, true],
    ] as const) {
      const m = passRound(scoring({ round, options: roundCap === 15 ? {} : { roundCap } }))
      expect([roundCap, round, isOver(m.state)]).toEqual([roundCap, round, over])
    }
  })
})

describe('PIL-5.26', () => {
  it('takes the owned card out of the won pile and leaves the rest face up until the next deal', () => {
    const m = scoring({ advantage: 'painter', won: { 0: 'painter quarry-1 carpenter-blue ellen' }, kingTrick: KING })
    for (const finished of [false, true]) {
      if (finished)
        until(
          () => awaited(m).length <= 1,
          () => passes(m, awaited(m).at(-1) as number),
        )
      for (const seat of [0, 1, 2, 3, null]) {
        const seen = view(m.game, m.state, seat) as PillarsState
        expect(idsOf(m, seen.won[0] as number[])).toEqual(['quarry-1', 'carpenter-blue', 'ellen'])
        expect(idsOf(m, seen.kingTrick)).toEqual(KING.split(' '))
        expect(seen.won).toEqual(stateOf(m).won)
      }
    }
    passRound(m)
    expect([stateOf(m).won.flat(), stateOf(m).kingTrick]).toEqual([[], []])
  })
})
