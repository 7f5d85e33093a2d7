import { describe, expect, it } from 'vitest'
import {
  asked,
  built,
  did,
  doing,
  game,
  moves,
  onSpace,
  owns,
  pieces,
  pointsFor,
  purse,
  refused,
  start,
  step,
  stock,
  table,
  types,
} from '../test/scene.ts'
import type { CastleState } from './state.ts'

const give = (kind: string, silver = false) => ({ type: 'palace-give', kind, silver })
const stop = { type: 'stop-palace' }

/** The last round is over; what stands is scored up to the first question. */
function palace(edit: (s: CastleState) => void, seats = 3, first = 0): CastleState {
  const s = table(seats, {}, first)
  built(s, 0, 'palace')
  edit(s)
  s.round = s.rounds
  s.bank += s.track
  s.track = 0
  return start(s)
}

describe('CAS-15.10', () => {
  it('turns pieces into their value, one after the other, up to five with one helper', () => {
    const s = palace((t) => {
      onSpace(t, 1, 'palace-b')
      pieces(t, 1, { sand: 3, wood: 2, clay: 1, stone: 1 })
    })
    expect([step(s), asked(s)]).toEqual(['palace', [1]])
    const end = doing(s, 1, give('stone'), give('clay'), give('wood'), give('wood'), give('sand'))
    expect([end.agenda.length, end.scores[1], owns(end, 1)]).toEqual([0, 14, { sand: 2 }])
    expect(end.lost).toEqual([1, 2, 1, 1, 0])
  })
  it('up to ten with both helpers, and fewer if the player likes', () => {
    const s = palace((t) => {
      onSpace(t, 0, 'palace-a')
      onSpace(t, 0, 'palace-b')
      pieces(t, 0, { sand: 12 })
    })
    let now = s
    for (let k = 0; k < 9; k++) now = did(now, 0, give('sand'))
    expect(step(now)).toBe('palace')
    expect(did(now, 0, give('sand')).agenda).toEqual([])
    const few = did(did(s, 0, give('sand')), 0, stop)
    expect([few.agenda.length, few.scores[0]]).toEqual([0, 1])
  })
  it('converts silver from the carts, which then have one piece less', () => {
    const s = palace((t) => {
      onSpace(t, 0, 'palace-a')
      pieces(t, 0, { silver: 3 })
      stock(t, { stone: 1, clay: 0 })
    })
    expect(moves(s, 0)).toEqual([give('sand', true), give('wood', true), give('stone', true), stop])
    expect(refused(s, 0, give('clay', true))).toBe('CAS-12.2')
    expect(refused(s, 0, give('stone'))).toBe('CAS-15.10')
    const one = did(s, 0, give('stone', true))
    expect([one.scores[0], one.forge, one.stock[3], owns(one, 0)]).toEqual([5, 1, 0, { silver: 2 }])
    expect(refused(one, 0, give('stone', true))).toBe('CAS-12.2')
  })
  it('lets owners decide in player order, each finishing before the next', () => {
    const s = palace(
      (t) => {
        onSpace(t, 0, 'palace-a')
        onSpace(t, 2, 'palace-b')
        pieces(t, 0, { stone: 1 })
        pieces(t, 2, { stone: 2 })
      },
      3,
      1,
    )
    expect(asked(s)).toEqual([2])
    const one = did(s, 2, give('stone'))
    expect(asked(one)).toEqual([2])
    expect(asked(did(one, 2, stop))).toEqual([0])
  })
  it('asks nothing of an owner with nothing to give', () => {
    const s = palace((t) => {
      onSpace(t, 0, 'palace-a')
      pieces(t, 0, {})
    })
    expect([s.agenda.length, s.scores[0]]).toEqual([0, 0])
    expect(types(s, 0)).toEqual([])
  })
  it('feeds the forge, which is scored after it', () => {
    const s = palace((t) => {
      onSpace(t, 0, 'palace-a')
      onSpace(t, 1, 'forge-10')
      pieces(t, 0, { silver: 2 })
    })
    const end = doing(s, 0, give('stone', true), give('sand', true))
    expect([pointsFor(end, 0, 'palace'), pointsFor(end, 1, 'forge')]).toEqual([6, 2])
  })
})

describe('CAS-E4', () => {
  it('scores four for a clay', () => {
    const s = palace((t) => {
      onSpace(t, 0, 'palace-a')
      pieces(t, 0, { clay: 1 })
    })
    expect(did(s, 0, give('clay')).scores[0]).toBe(4)
  })
})

/** A finished game with these results. */
function over(scores: number[], thalers: number[], own: Parameters<typeof pieces>[2][]): readonly number[] {
  const s = table(scores.length)
  s.agenda = []
  s.scores = scores
  scores.forEach((_, seat) => {
    purse(s, seat, thalers[seat] as number)
    pieces(s, seat, own[seat] ?? {})
  })
  return game.winners(s, game.box)
}

describe('CAS-16.1', () => {
  it('gives the game to the most points', () => expect(over([50, 61, 60], [9, 0, 9], [])).toEqual([1]))
  it('knows no winner before the end', () => expect(game.winners(table(3), game.box)).toEqual([]))
})

describe('CAS-16.2', () => {
  it('breaks a tie by thalers left', () => expect(over([61, 61, 60], [3, 5, 9], [{ stone: 3 }])).toEqual([1]))
})

describe('CAS-16.3 CAS-R29', () => {
  it('then by the value of the own stock, where silver is worth nothing', () => {
    expect(over([61, 61], [3, 3], [{ silver: 5, sand: 4 }, { stone: 1 }])).toEqual([1])
    expect(over([61, 61], [3, 3], [{ wood: 2, sand: 1 }, { clay: 1 }])).toEqual([0])
  })
})

describe('CAS-16.4 CAS-R30', () => {
  it('then shares the win among those still tied', () => {
    expect(over([61, 61, 61], [3, 3, 2], [{ wood: 2 }, { clay: 1, silver: 2 }, { stone: 9 }])).toEqual([0, 1])
  })
})
