// The worked examples of the rules that are played at the table of tricks: PIL-E1, E4 to E7, E9 to E11, E17.
import { describe, expect, it } from 'vitest'
import { isOver } from '../../../kernel/play.ts'
import { awaited, choices, forbidden, passRound, plays, playTricks, told, until } from '../test/moves.ts'
import { boxOf, idsOf, open, scoring, stateOf, tricks } from '../test/scene.ts'

/** A trick of A, B, C, D at seats 0 to 3. */
const trick = (ids: string, advantage = 'painter', options = {}) => {
  const hands = Object.fromEntries(ids.split(' ').map((id, seat) => [seat, id]))
  return plays(tricks({ hands, advantage, options }), ids)
}
const pile = (m: ReturnType<typeof trick>, seat: number) => idsOf(m, stateOf(m).won[seat] as number[])

describe('PIL-E1', () => {
  it('the rulebook’s trick: the green carpenter, played later, wins it for Andrea', () => {
    const ids = 'quarry-1 carpenter-blue carpenter-green ellen'
    const m = trick(ids, 'painter', { colours: ['green', 'blue', 'red', 'orange'] })
    expect(told(m, 'trick-won')).toMatchObject([{ seat: 0, card: boxOf(m).id.indexOf('carpenter-green') }])
    expect(pile(m, 0)).toEqual(ids.split(' '))
    expect([stateOf(m).tricksWon, awaited(m)]).toEqual([[1, 0, 0, 0], [0]])
  })
})

describe('PIL-E4', () => {
  it('a neutral card wins: Prior Philip, for B who played him', () => {
    const m = trick('carpenter-red prior-philip toolmaker-blue forest-1')
    expect([stateOf(m).tricksWon, awaited(m)]).toEqual([[0, 1, 0, 0], [1]])
  })
})

describe('PIL-E5', () => {
  it('an advantage card wins: B gets the trick and so the painter', () => {
    const m = trick('mortar-mixer-blue painter gravel-pit-1 stonemason-green')
    expect(stateOf(m).tricksWon).toEqual([0, 1, 0, 0])
    expect(pile(m, 1)).toContain('painter')
    playTricks(m)
    expect(idsOf(m, stateOf(m).owned[1] as number[])).toEqual(['painter'])
  })
})

describe('PIL-E6', () => {
  it('only zeros: D, who played last', () => {
    expect(stateOf(trick('quarry-1 forest-1 gravel-pit-1 quarry-2')).tricksWon).toEqual([0, 0, 0, 1])
  })
})

describe('PIL-E7', () => {
  it('the King: nobody wins, four cards lie aside, B leads', () => {
    const m = trick('master-builder-red king ellen toolmaker-green')
    expect([stateOf(m).tricksWon, stateOf(m).won.flat()]).toEqual([[0, 0, 0, 0], []])
    expect(idsOf(m, stateOf(m).kingTrick)).toEqual(['master-builder-red', 'king', 'ellen', 'toolmaker-green'])
    expect(awaited(m)).toEqual([1])
  })
})

describe('PIL-E9', () => {
  it('the King’s trick goes to nobody: the potter goes under the pile', () => {
    const owned = { 0: 'painter' }
    const m = scoring({
      round: 2,
      advantage: 'potter',
      pile: 'assistant bell-founder brickmaker',
      owned,
      kingTrick: 'king potter ellen quarry-1',
    })
    expect(stateOf(m).tricksWon.every((won) => won > 0)).toBe(true)
    expect(idsOf(m, stateOf(m).pile)).toEqual(['assistant', 'bell-founder', 'brickmaker', 'potter'])
    passRound(m)
    expect([stateOf(m).round, idsOf(m, stateOf(m).roundCard)]).toEqual([3, ['assistant']])
    until(
      () => isOver(m.state),
      () => passRound(playTricks(m)),
    )
    expect(stateOf(m).round).toBeGreaterThanOrEqual(6)
  })
})

describe('PIL-E10', () => {
  it.each([3, 4] as const)('Alfred and a forest before trick T−1: only the forest is legal: %i players', (seats) => {
    const m = tricks({ seats, left: 2, hands: { 0: 'alfred-builder forest-1' } })
    expect([choices(m, 0), forbidden(m, 0)]).toEqual([['play forest-1'], { 'play alfred-builder': 'PIL-3.4' }])
    plays(m, 'forest-1')
    playTricks(m)
    expect(stateOf(m).played[boxOf(m).id.indexOf('alfred-builder')]).toBe(1)
  })
})

describe('PIL-E11', () => {
  it('Aliena in round 3: her holder leads any card but Alfred, herself included', () => {
    for (const seats of [3, 4] as const) {
      const m = tricks({ seats, round: 3, hands: { 1: 'lady-aliena alfred-builder forest-1 carpenter-red' } })
      expect([stateOf(m).round, awaited(m)]).toEqual([3, [1]])
      const hand = idsOf(m, stateOf(m).hands[1] as number[])
      expect(choices(m, 1)).toEqual(
        hand
          .filter((id) => id !== 'alfred-builder')
          .map((id) => `play ${id}`)
          .sort(),
      )
      expect(choices(m, 1)).toContain('play lady-aliena')
    }
    const m = open({ seats: 4 })
    passRound(playTricks(m))
    const last = stateOf(playTricks(m)).lastWinner
    passRound(m)
    expect(stateOf(m).round).toBe(3)
    const holder = stateOf(m).hands.findIndex((hand) => hand.includes(boxOf(m).aliena))
    expect([awaited(m), typeof last]).toEqual([[holder], 'number'])
  })
})

describe('PIL-E17', () => {
  const four = {
    round: 5,
    owned: { 0: 'potter painter', 3: 'assistant brickmaker' },
    pile: '',
    advantage: 'bell-founder',
  }
  it('the fifth advantage card is won in round 5: the game ends after this scoring', () => {
    const m = scoring({ ...four, won: { 1: 'bell-founder ellen quarry-1 toolmaker-red' } })
    expect([stateOf(m).lastRound, isOver(m.state)]).toEqual([true, false])
    passRound(m)
    expect([isOver(m.state), stateOf(m).round]).toEqual([true, 5])
  })
  it('it lies in a King’s trick that goes to nobody: round 6 is played with it', () => {
    const m = scoring({ ...four, kingTrick: 'king bell-founder ellen quarry-1' })
    expect([stateOf(m).lastRound, idsOf(m, stateOf(m).pile)]).toEqual([false, ['bell-founder']])
    passRound(m)
    expect([isOver(m.state), stateOf(m).round, idsOf(m, stateOf(m).roundCard)]).toEqual([false, 6, ['bell-founder']])
  })
})
