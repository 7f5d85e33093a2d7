import { describe, expect, it } from 'vitest'
import { openMatch, playIn, undoIn } from '../../../match/match.ts'
import { canUndo } from '../../../match/trail.ts'
import {
  activation,
  asked,
  built,
  choosing,
  did,
  doing,
  pay,
  pieces,
  played,
  purse,
  refused,
  step,
  table,
  types,
} from '../test/scene.ts'
import { title } from './index.ts'
import type { CastleState } from './state.ts'

const messengers = (s: CastleState) =>
  choosing(s, ...s.hands.map((hand) => (hand.includes(0) ? ['messenger'] : ['master-builder'])))

describe('CAS-2.2', () => {
  it('gives the thaler of the round to the first player, from the highest space down', () => {
    let s = table(3)
    expect([s.track, s.thalers]).toEqual([14, [4, 3, 3]])
    s = messengers(s)
    expect([s.round, s.first, s.track]).toEqual([2, 1, 13])
    expect(s.thalers).toEqual([12, 12, 11])
  })
})

describe('CAS-2.3', () => {
  it('runs the steps in the order of the characters, not of the players', () => {
    const s = table(4)
    pieces(s, 0, { sand: 1, wood: 2, clay: 2, stone: 2 })
    pieces(s, 3, { sand: 1, wood: 2, clay: 2, stone: 2 })
    const after = choosing(s, ['stonemason'], ['trader'], ['messenger'], ['bricklayer'])
    expect(after.events?.map((e) => e.ev).filter((ev) => ev === 'messenger')).toHaveLength(1)
    expect([asked(after), step(after)]).toEqual([[1], 'place-trader'])
    const traded = did(after, 1, { type: 'decline-trader' })
    expect([asked(traded), step(traded)]).toEqual([[3], 'take-from-tower'])
    const laid = doing(traded, 3, { type: 'take-from-tower', kind: 'sand' }, { type: 'stop-building' })
    expect([asked(laid), step(laid)]).toEqual([[0], 'build'])
  })
})

describe('CAS-2.4', () => {
  it('lets those who played the same character act in player order', () => {
    const s = choosing(table(4, {}, 2), ['trader'], ['messenger'], ['trader'], ['trader'])
    expect(asked(s)).toEqual([2])
    const second = did(s, 2, { type: 'decline-trader' })
    expect(asked(second)).toEqual([3])
    expect(asked(did(second, 3, { type: 'decline-trader' }))).toEqual([0])
  })
  it('counts the three workers as one step', () => {
    const s = table(3, {}, 1)
    for (const seat of [0, 1, 2]) pieces(s, seat, { sand: 2, wood: 2, clay: 3, stone: 2 })
    const first = choosing(s, ['worker-wood'], ['worker-sand'], ['worker-stone'])
    const loaded = did(first, 2, { type: 'load-worker-stone', kinds: ['sand', 'sand'] })
    expect(asked(loaded)).toEqual([1])
    const next = did(loaded, 1, { type: 'stop-building' })
    expect(asked(next)).toEqual([2])
    expect(asked(did(next, 2, { type: 'stop-building' }))).toEqual([0])
  })
})

describe('CAS-2.5', () => {
  it('skips a step that nobody played', () => {
    const s = messengers(table(3))
    expect([s.round, step(s)]).toEqual([2, 'choose-cards'])
  })
})

describe('CAS-2.6', () => {
  it('adds points at once, without an upper limit', () => {
    const s = table(3)
    s.scores[0] = 250
    s.tally[0] = s.tally[0]?.map((_, i) => (i === 0 ? 250 : 0)) ?? []
    pieces(s, 0, { sand: 2, wood: 1, clay: 1 })
    const after = doing(activation(s, 0, 'stonemason'), 0, { type: 'build', building: 'well' })
    expect(after.scores[0]).toBe(256)
  })
})

describe('CAS-14.1', () => {
  it('passes the marker to the left after every round', () => {
    let s = table(4, {}, 3)
    s = messengers(s)
    expect([s.round, s.first]).toEqual([2, 0])
    for (const seat of [0, 1, 2, 3]) s = did(s, seat, { type: 'choose-cards', cards: ['master-builder'] })
    expect([s.round, s.first]).toEqual([3, 1])
  })
})

describe('CAS-14.2', () => {
  it.each([
    [2, 12],
    [3, 15],
    [4, 12],
  ])('with %i players ends after round %i', (seats, rounds) => {
    const s = table(seats)
    s.round = rounds - 1
    s.track = 1
    s.bank += (rounds === 15 ? 14 : 11) - 1
    const cards = seats === 2 ? ['messenger', 'master-builder'] : ['messenger']
    for (let seat = 0; seat < seats; seat++) played(s, seat, 'trader')
    const last = choosing(s, ...Array.from({ length: seats }, () => cards))
    expect([last.round, last.agenda.length > 0]).toEqual([rounds, true])
    const end = Array.from({ length: seats }, (_, seat) => seat).reduce(
      (now, seat) =>
        did(now, seat, { type: 'choose-cards', cards: seats === 2 ? ['messenger', 'trader'] : ['bricklayer'] }),
      last,
    )
    const over = asked(end).length === 0 ? end : playTheRest(end)
    expect(over.agenda).toEqual([])
    expect(title.game.winners(over, title.game.box).length).toBeGreaterThan(0)
  })
})

/** Declines and takes what it must until the game is over. */
function playTheRest(s: CastleState): CastleState {
  let now = s
  while (now.agenda.length > 0) {
    const seat = asked(now)[0] as number
    const type = types(now, seat).find((t) => t.startsWith('stop') || t.startsWith('decline')) ?? 'take-from-tower'
    const kind = ['sand', 'wood', 'clay', 'stone', 'silver'][now.tower.findIndex((n) => n > 0)]
    now = did(now, seat, type === 'take-from-tower' ? { type, kind } : { type })
  }
  return now
}

describe('CAS-14.3', () => {
  it('plays the round of the last tile to its end and makes it the last', () => {
    const s = table(3)
    built(s, 1, 'keep', 'tavern', 'small-gate', 'large-gate', 'stable', 'servants-house', 'palace')
    for (let k = 0; k < 6; k++) built(s, 1, 'house')
    for (let k = 0; k < 9; k++) built(s, 1, 'tower')
    pieces(s, 0, { sand: 2, wood: 1, clay: 1 })
    played(s, 2, 'trader')
    let now = choosing(s, ['stonemason'], ['worker-sand'], ['master-builder'])
    now = doing(now, 0, { type: 'stop-buying' }, { type: 'build', building: 'well' }, { type: 'stop-placing' })
    expect(now.tiles.every((n) => n === 0)).toBe(true)
    // The worker and the master builder of the round are still executed, then the castle is scored.
    expect(now.agenda).toEqual([])
    expect([now.round, now.scores[2], now.own[1]?.[0]]).toEqual([1, 5, 3])
    expect([now.track, now.lostThalers]).toEqual([0, 14])
  })
})

describe('CAS-14.4', () => {
  it('leaves the marker where it is after the last round', () => {
    const s = table(3, {}, 1)
    s.round = 15
    s.lostThalers = s.track
    s.track = 0
    const end = messengers(s)
    expect([end.agenda.length, end.first]).toEqual([0, 1])
  })
})

describe('CAS-20.1', () => {
  it('carries out a decision with one option by itself', () => {
    const s = table(3)
    pieces(s, 0, {})
    const now = activation(s, 0, 'worker-wood')
    // Nothing can be paid: the worker stops, and the next round begins.
    expect([now.round, step(now)]).toEqual([2, 'choose-cards'])
  })
  it('asks when two options come to the same', () => {
    const s = table(3)
    built(s, 1, 'servants-house')
    purse(s, 0, 20)
    pieces(s, 0, { sand: 2, wood: 1, clay: 1 })
    const now = doing(activation(s, 0, 'stonemason'), 0, { type: 'build', building: 'well' })
    expect(step(now)).toBe('place-helper')
    expect(types(now, 0)).toContain('place-helper')
  })
})

describe('CAS-20.2', () => {
  it('lets only an awaited seat move', () => {
    const s = choosing(table(3), ['trader'], ['messenger'], ['messenger'])
    expect(refused(s, 1, { type: 'decline-trader' })).toBe('table.not-awaited')
    expect(refused(s, 0, { type: 'decline-trader' })).toBeNull()
  })
  it('waits in the choice for every seat that has not confirmed', () => {
    const s = did(table(3), 1, { type: 'choose-cards', cards: ['trader'] })
    expect(asked(s)).toEqual([0, 2])
  })
  it('lets a seat that has confirmed replace its choice', () => {
    const opening = openMatch(title as never, { seats: 3, seed: 'replace' })
    if (!('match' in opening)) throw new Error('not opened')
    const { match } = opening
    const choose = (i: number) => ({ act: 'choose-cards', on: [`hand.1.${i}`] })
    expect(playIn(match, 1, choose(0))).toBeNull()
    expect(playIn(match, 2, { act: 'choose-cards', on: ['hand.2.0'] })).toBeNull()
    expect(canUndo(match, 1)).toBe(true)
    expect(undoIn(match, 1)).toBeNull()
    expect(playIn(match, 1, choose(1))).toBeNull()
    expect(match.state.sealed?.[1]).toEqual(choose(1))
    expect(match.state.sealed?.[2]).not.toBeNull()
  })
})

describe('CAS-20.3', () => {
  it('offers a building only with a payment, and the payment follows at once', () => {
    const s = table(3)
    pieces(s, 0, { sand: 4, wood: 2, clay: 1, stone: 1 })
    const now = did(activation(s, 0, 'stonemason'), 0, { type: 'build', building: 'well' })
    expect(step(now)).toBe('pay')
    expect(types(now, 0)).toEqual(['pay'])
    // The two steps are one erection: half-way nothing is built yet.
    expect([now.erected[0], now.tiles[9]]).toEqual([0, 1])
    const paid = did(now, 0, pay({ sand: 1, wood: 1, stone: 1 }))
    expect([paid.erected[0], paid.tiles[9]]).toEqual([1, 0])
  })
})

describe('CAS-20.4 CAS-R32', () => {
  it('comes back after a purchase, a building, a helper; what is stopped stays stopped', () => {
    const s = table(3)
    pieces(s, 0, { sand: 5, wood: 4, clay: 3, stone: 3 })
    purse(s, 0, 20)
    let now = choosing(s, ['stonemason'], ['worker-wood'], ['worker-sand'])
    expect(step(now)).toBe('buy')
    now = did(now, 0, { type: 'buy', from: 1, card: 'worker-wood', kind: 'silver' })
    expect(step(now)).toBe('buy')
    now = did(now, 0, { type: 'stop-buying' })
    expect(step(now)).toBe('build')
    expect(types(now, 0)).not.toContain('buy')
    now = doing(now, 0, { type: 'build', building: 'well' }, pay({ sand: 1, wood: 1, stone: 1 }))
    expect(step(now)).toBe('build')
    now = did(now, 0, { type: 'stop-building' })
    expect(step(now)).toBe('place-helper')
    now = did(now, 0, { type: 'place-helper', space: 'market-a', source: 'supply' })
    expect(step(now)).toBe('place-helper')
    expect(types(now, 0)).toEqual(['place-helper', 'stop-placing'])
    now = did(now, 0, { type: 'place-helper', space: 'forge-6', source: 'supply' })
    expect(asked(now)).not.toEqual([0])
  })
  it('lets everything of an activation be taken back until it ends, and nothing after', () => {
    const opening = openMatch(title as never, { seats: 2, seed: 'undo' })
    if (!('match' in opening)) throw new Error('not opened')
    const { match } = opening
    const s = match.state as CastleState
    pieces(s, 0, { sand: 5, wood: 4, clay: 3, stone: 3 })
    const start = { do: 'build', seat: 0, role: 3, left: 2 }
    s.sealed = null
    s.agenda = [
      { do: 'round-end' },
      { do: 'build', seat: 0, role: 2, left: 2 } as never,
      { do: 'end-activation', seat: 0 } as never,
      start as never,
    ]
    const well = { act: 'build', on: ['tile.9'] }
    expect(playIn(match, 0, well)).toBeNull()
    expect(playIn(match, 0, { act: 'pay', n: [1, 1, 0, 1, 0, 0, 0, 0] })).toBeNull()
    expect(canUndo(match, 0)).toBe(true)
    expect(undoIn(match, 0)).toBeNull()
    expect(match.state.agenda.at(-1)?.do).toBe('pay')
    expect(undoIn(match, 0)).toBeNull()
    expect(match.state.agenda.at(-1)).toEqual(start)
    expect(playIn(match, 0, { act: 'stop-building' })).toBeNull()
    // Seat 0 is asked again, for its next card; the activation before is over.
    expect(match.state.agenda.at(-1)?.do).toBe('build')
    expect(canUndo(match, 0)).toBe(false)
  })
})
