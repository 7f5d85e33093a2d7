import { describe, expect, it } from 'vitest'
import { isOver } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import { HIDDEN } from '../../../kernel/words.ts'
import { otherLuck, view } from '../../../kernel/zones.ts'
import { awaited, choices, does, passRound, plays, told } from '../test/moves.ts'
import { idsOf, type Layout, scoring, stateOf, tricks } from '../test/scene.ts'
import type { PillarsState } from './state.ts'

describe('PIL-9.1', () => {
  const leadsNext = (kingTrickLeader: string | undefined, leader: number, seats: 3 | 4 = 4) => {
    const ids = ['quarry-1', 'toolmaker-green', 'king', 'ellen'].slice(0, seats)
    const hands = Object.fromEntries(ids.map((id, k) => [(leader + k) % seats, id]))
    const options = kingTrickLeader === undefined ? {} : { kingTrickLeader }
    return awaited(plays(tricks({ seats, hands, leader, options }), ids.join(' ')))
  }
  it('king-player, the default: whoever played the King leads', () => {
    for (let leader = 0; leader < 4; leader++)
      for (const option of ['king-player', undefined]) expect(leadsNext(option, leader)).toEqual([(leader + 2) % 4])
    expect(leadsNext('king-player', 1, 3)).toEqual([0])
  })
  it('same-leader: whoever led the King’s trick leads', () => {
    for (let leader = 0; leader < 4; leader++) expect(leadsNext('same-leader', leader)).toEqual([leader])
    expect(leadsNext('same-leader', 1, 3)).toEqual([1])
  })
  it('leaves the leaders of other tricks alone', () => {
    for (const kingTrickLeader of ['king-player', 'same-leader']) {
      const hands = { 0: 'quarry-1', 1: 'toolmaker-orange', 2: 'forest-1', 3: 'forest-2' }
      const m = tricks({ hands, options: { kingTrickLeader } })
      expect(awaited(plays(m, 'quarry-1 toolmaker-orange forest-1 forest-2'))).toEqual([3])
    }
  })
})

describe('PIL-9.2', () => {
  const NEAREST = { kingTrickTie: 'nearest-left' }
  const taker = (layout: Layout) => told(scoring(layout), 'king-trick-awarded')[0]?.seat ?? null
  it('nobody, the default: the trick of several without a trick lapses', () => {
    for (const options of [{}, { kingTrickTie: 'nobody' }]) expect(taker({ won: { 1: '', 2: '' }, options })).toBeNull()
  })
  it.each([
    [0, [1, 2], 1],
    [0, [2, 3], 2],
    [1, [0, 2], 2],
    [1, [0, 3], 3],
    [2, [0, 1], 0],
    [3, [1, 2], 1],
    [3, [0, 2], 0],
    [2, [1, 2], 1],
    [0, [0, 3], 3],
    [1, [0, 1, 2], 2],
  ])('nearest-left: seat %i played the King, %j have no trick, seat %i takes it', (by, without, nearest) => {
    const won = Object.fromEntries((without as number[]).map((seat) => [seat, '']))
    // The King second in his trick: who played him is not who led.
    const layout = {
      won,
      kingTrick: 'quarry-1 king forest-1 ellen',
      kingLeader: ((by as number) + 3) % 4,
      options: NEAREST,
    }
    const m = scoring(layout)
    expect(stateOf(m).kingBy).toBe(by)
    expect(taker(layout)).toBe(nearest)
  })
  it('nearest-left with three players', () => {
    const kingTrick = 'king quarry-1 forest-1'
    expect(taker({ seats: 3, won: { 0: '', 1: '' }, kingTrick, kingLeader: 1, options: NEAREST })).toBe(0)
    expect(taker({ seats: 3, won: { 0: '', 1: '' }, kingTrick, kingLeader: 0, options: NEAREST })).toBe(1)
    expect(taker({ seats: 3, won: { 0: '', 2: '' }, kingTrick, kingLeader: 2, options: NEAREST })).toBe(0)
  })
  it('nearest-left still gives it to the only one without a trick, and to nobody if there is none', () => {
    expect(taker({ won: { 3: '' }, options: NEAREST })).toBe(3)
    expect(taker({ options: NEAREST })).toBeNull()
  })
})

describe('PIL-9.3', () => {
  it.each([
    [undefined, 15],
    [5, 5],
    [8, 8],
    [99, 99],
  ])('roundCap %s ends the game with round %i', (roundCap, last) => {
    const options = roundCap === undefined ? {} : { roundCap }
    expect(isOver(passRound(scoring({ round: last - 1, options })).state)).toBe(false)
    expect(isOver(passRound(scoring({ round: last, options })).state)).toBe(true)
  })
  it('ends it even if the advantage card of that round came back', () => {
    const kingTrick = 'king painter ellen quarry-1'
    const m = passRound(scoring({ round: 7, options: { roundCap: 7 }, advantage: 'painter', kingTrick }))
    expect([isOver(m.state), stateOf(m).owned.flat()]).toEqual([true, []])
  })
})

describe('PIL-9.4', () => {
  const first = 'master-builder-red quarry-1 ellen toolmaker-green'
  const second = 'forest-2 bishop-waleran toolmaker-blue gravel-pit-1'
  const table = (trickReview: string | undefined) => {
    const hands = {
      0: 'master-builder-red toolmaker-blue',
      1: 'quarry-1 gravel-pit-1',
      2: 'ellen forest-2',
      3: 'toolmaker-green bishop-waleran',
    }
    return tricks({ hands, options: trickReview === undefined ? {} : { trickReview } })
  }
  const seen = (m: ReturnType<typeof table>) =>
    [0, 2, null].map((seat) => (view(m.game, m.state, seat) as PillarsState).won.map((pile) => idsOf(m, pile)))
  const down = (n: number) => Array.from({ length: n }, () => 'face down')
  const all = (piles: string[][]) => [piles, piles, piles]

  it.each(['last', undefined])('PIL-R23 %s, the default: the last trick, until the next card is played', (option) => {
    const m = plays(table(option), first)
    expect(seen(m)).toEqual(all([[], [], first.split(' '), []]))
    plays(m, 'forest-2')
    expect(seen(m)).toEqual(all([[], [], down(4), []]))
    plays(m, second.split(' ').slice(1).join(' '))
    expect(seen(m)).toEqual(all([[], [], down(4), second.split(' ')]))
  })
  it('whatever is shown, won tricks lie where they lie: with other luck they are the same', () => {
    for (const option of ['none', 'last', 'all']) {
      const m = plays(table(option), `${first} forest-2`)
      const { won } = stateOf(m)
      for (let k = 0; k < 5; k++) expect(otherLuck(m.game, m.state, rngOf(`${k}`))).toMatchObject({ won })
    }
  })
  it('last: only the last trick of a pile of several', () => {
    const m = tricks({
      left: 2,
      won: { 0: 'carpenter-blue ellen quarry-1 forest-1' },
      hands: { 0: 'master-builder-blue', 1: 'alfred-builder' },
    })
    does(m, 0, 'play master-builder-blue')
    for (const seat of [1, 2, 3]) does(m, seat, choices(m, seat)[0] as string)
    const pile = (view(m.game, m.state, 3) as PillarsState).won[0] as number[]
    expect([pile.length, pile.slice(0, 4).every((card) => card === HIDDEN)]).toEqual([8, true])
    expect(pile.slice(4)).toEqual(stateOf(m).won[0]?.slice(4))
  })
  it('PIL-R23 all: every completed trick of the round', () => {
    const m = plays(table('all'), `${first} ${second}`)
    expect(seen(m)).toEqual(all([[], [], first.split(' '), second.split(' ')]))
    plays(m, choices(m, 3)[0]?.slice(5) as string)
    expect(seen(m)).toEqual(all([[], [], first.split(' '), second.split(' ')]))
  })
  it('PIL-R23 none: no trick', () => {
    const m = plays(table('none'), first)
    expect(seen(m)).toEqual(all([[], [], down(4), []]))
  })
  it('changes what is shown, never what is allowed', () => {
    const lists = ['last', 'all', 'none'].map((option) => {
      const m = plays(table(option), first)
      return [awaited(m), choices(m, 2)]
    })
    expect(lists[1]).toEqual(lists[0])
    expect(lists[2]).toEqual(lists[0])
  })
})
