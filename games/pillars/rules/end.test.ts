import { describe, expect, it } from 'vitest'
import { isOver } from '../../../kernel/play.ts'
import type { Match } from '../../../match/match.ts'
import { awaited, passes, passRound, playTricks, told, until } from '../test/moves.ts'
import { idsOf, type Layout, open, scoring, stateOf, stockOf, tricksOf } from '../test/scene.ts'
import { ranks } from './end.ts'
import { STAGE } from './names.ts'

const COUNTS = [3, 4] as const
const winners = (m: Match) => m.game.winners(m.state, m.game.box)
/** A last round that brings a point to the last seat only. */
const ending = (scores: readonly number[], more: Layout = {}) => {
  const seats = scores.length as 3 | 4
  const nothing = ['quarry-1', 'quarry-2', 'forest-1', 'forest-2'].slice(0, seats)
  return scoring({
    seats,
    scores,
    round: 5,
    options: { roundCap: 5 },
    ...more,
    won: Object.fromEntries(nothing.map((id, seat) => [seat, id])),
  })
}

describe('PIL-6.1', () => {
  it.each(COUNTS)('gathers every worker and neutral card for the next round: %i players', (seats) => {
    const m = open({ seats })
    const first = idsOf(m, stateOf(m).hands.flat()).sort()
    const advantage = idsOf(m, stateOf(m).roundCard)
    passRound(playTricks(m))
    const second = idsOf(m, stateOf(m).hands.flat()).sort()
    const bare = (ids: string[], own: string[]) => ids.filter((id) => !own.includes(id))
    expect(bare(second, idsOf(m, stateOf(m).roundCard))).toEqual(bare(first, advantage))
    expect(stateOf(m).hands.map((hand) => hand.length)).toEqual(stateOf(m).hands.map(() => tricksOf(seats)))
    expect([stateOf(m).round, stateOf(m).trick, stateOf(m).faceUp]).toEqual([2, 1, false])
    expect([stateOf(m).won.flat(), stateOf(m).kingTrick, stateOf(m).table]).toEqual([[], [], []])
    expect(stateOf(m).tricksWon).toEqual(stateOf(m).hands.map(() => 0))
    expect(stateOf(m).stage).toEqual(stateOf(m).hands.map(() => STAGE.idle))
    const { kingLeader, kingBy, lastWinner, lastLeader } = stateOf(m)
    expect([kingLeader, kingBy, lastWinner, lastLeader]).toEqual([null, null, null, null])
  })
  it('leaves owned advantage cards with their owners', () => {
    const m = passRound(
      scoring({ owned: { 1: 'potter', 2: 'painter' }, advantage: 'assistant', won: { 3: 'assistant ellen' } }),
    )
    expect(stateOf(m).owned.map((cards) => idsOf(m, cards))).toEqual([[], ['potter'], ['painter'], ['assistant']])
  })
  it('waits until everybody has finished', () => {
    const m = scoring({ won: { 0: 'carpenter-blue ellen', 1: 'carpenter-green forest-1' } })
    until(
      () => awaited(m).length <= 1,
      () => {
        passes(m, awaited(m)[0] as number)
        expect(stateOf(m).round).toBe(1)
      },
    )
    passes(m, awaited(m)[0] as number)
    expect(stateOf(m).round).toBe(2)
  })
})

describe('PIL-6.2', () => {
  it('PIL-R4 plays 5 rounds and one for each advantage card that came back', () => {
    const lengths = new Set<number>()
    for (let k = 0; k < 24; k++) {
      const m = open({ seats: k % 2 === 0 ? 3 : 4, options: { roundCap: 99 } }, `length ${k}`)
      let returns = 0
      until(
        () => isOver(m.state),
        () => {
          playTricks(m)
          returns += told(m, 'advantage-returned').length
          passRound(m)
        },
      )
      expect(stateOf(m).round).toBe(5 + returns)
      lengths.add(returns)
    }
    expect(lengths.size).toBeGreaterThan(1)
  })
})

describe('PIL-6.3', () => {
  it('uses a card that came back to an empty pile in the very next round', () => {
    const owned = { 0: 'painter', 1: 'assistant', 2: 'brickmaker', 3: 'bell-founder' }
    const m = scoring({ round: 5, owned, pile: '', advantage: 'potter', kingTrick: 'king potter ellen quarry-1' })
    expect(idsOf(m, stateOf(m).pile)).toEqual(['potter'])
    passRound(m)
    expect([stateOf(m).round, idsOf(m, stateOf(m).roundCard), stateOf(m).pile]).toEqual([6, ['potter'], []])
    expect(idsOf(m, stateOf(m).hands.flat())).toContain('potter')
  })
})

describe('PIL-7.1', () => {
  it('ends the game after the scoring of the last round, and asks nobody any more', () => {
    const m = ending([3, 1, 2, 0])
    expect(isOver(m.state)).toBe(false)
    passRound(m)
    expect([isOver(m.state), awaited(m), stateOf(m).round]).toEqual([true, [], 5])
  })
})

describe('PIL-7.2', () => {
  it('makes the most points win: materials and advantage cards left over count nothing', () => {
    const owned = { 0: 'assistant brickmaker bell-founder potter' }
    const m = passRound(ending([30, 32, 31, 0], { stock: { 0: 'metal 3' }, owned, pile: '', advantage: 'painter' }))
    expect(stateOf(m).scores.slice(0, 3)).toEqual([30, 32, 31])
    expect([stockOf(m, 0), stateOf(m).owned[0]?.length]).toEqual(['metal 3', 4])
    expect(winners(m)).toEqual([1])
    expect(told(m, 'game-over')).toMatchObject([{ with: { winners: [1] } }])
  })
})

describe('PIL-7.3', () => {
  it('PIL-R16 lets those who tie share the victory', () => {
    const m = passRound(ending([0, 0, 0, 0]))
    stateOf(m).scores = [20, 31, 31, 8]
    expect(winners(m)).toEqual([1, 2])
    stateOf(m).scores = [7, 7, 7, 7]
    expect(winners(m)).toEqual([0, 1, 2, 3])
    stateOf(m).scores = [-4, -1, -1, -9]
    expect(winners(m)).toEqual([1, 2])
  })
})

describe('PIL-7.4', () => {
  it('ranks a player behind everybody with more points', () => {
    const m = open({ seats: 3 })
    stateOf(m).scores = [41, 41, 38]
    expect(ranks(stateOf(m))).toEqual([1, 1, 3])
    stateOf(m).scores = [5, 9, 5]
    expect(ranks(stateOf(m))).toEqual([2, 1, 2])
    stateOf(m).scores = [1, 2, 3]
    expect(ranks(stateOf(m))).toEqual([3, 2, 1])
  })
  it('tells the ranks at the end', () => {
    const m = passRound(ending([3, 30, 20]))
    expect(told(m, 'game-over')).toMatchObject([{ with: { winners: [1], ranks: [3, 1, 2] } }])
  })
  it('has no winner before the game is over', () => {
    const m = ending([3, 1, 2, 0])
    expect(winners(m)).toEqual([])
    passRound(m)
    expect(winners(m).length).toBeGreaterThan(0)
    expect(winners(open())).toEqual([])
  })
})
