import { describe, expect, it } from 'vitest'
import { options } from '../../../kernel/ask.ts'
import { play } from '../../../kernel/play.ts'
import {
  awaited,
  choiceOf,
  choices,
  does,
  forbidden,
  passRound,
  plays,
  playTricks,
  refusal,
  takesBack,
  told,
} from '../test/moves.ts'
import { cardOf, idsOf, open, stateOf, tricks, tricksOf } from '../test/scene.ts'

const COUNTS = [3, 4] as const

describe('PIL-3.1', () => {
  it.each(COUNTS)('lets whoever holds Lady Aliena lead, wherever she is: %i players', (seats) => {
    for (let leader = 0; leader < seats; leader++) {
      const m = tricks({ seats, hands: { [leader]: 'lady-aliena' } })
      expect(awaited(m)).toEqual([leader])
    }
  })
  it('holds in later rounds too', () => {
    for (let k = 0; k < 10; k++) {
      const m = open({ seats: 3 }, `later ${k}`)
      for (let round = 2; round <= 4; round++) {
        passRound(playTricks(m))
        const holder = stateOf(m).hands.findIndex((hand) => hand.includes(cardOf(m, 'lady-aliena')))
        expect([stateOf(m).round, awaited(m)]).toEqual([round, [holder]])
        expect(told(m, 'deal')).toMatchObject([{ seat: holder, with: { round } }])
      }
    }
  })
})

describe('PIL-3.2', () => {
  it.each(COUNTS)('goes clockwise from the leader, one card each: %i players', (seats) => {
    for (let leader = 0; leader < seats; leader++) {
      const m = tricks({ seats, leader })
      for (let k = 0; k < seats; k++) {
        const turn = (leader + k) % seats
        expect(awaited(m)).toEqual([turn])
        for (let other = 0; other < seats; other++)
          if (other !== turn)
            expect(play(m.game, m.state, other, { act: 'play-card', on: [`hand.${other}.0`] })).toEqual({
              refusal: { clause: 'table.not-awaited', with: { awaited: [turn] } },
            })
        expect(stateOf(m).table.length).toBe(k)
        does(m, turn, choices(m, turn)[0] as string)
      }
      expect([stateOf(m).table.length, stateOf(m).trick]).toEqual([0, 2])
    }
  })
  it('PIL-R21 lets nobody pass: every option is a card of the own hand', () => {
    const m = tricks({ hands: { 0: 'alfred-builder' } })
    for (let k = 0; k < 4; k++) {
      const seat = awaited(m)[0] as number
      expect(options(m.game, m.state, seat).every((c) => c.act === 'play-card')).toBe(true)
      expect(play(m.game, m.state, seat, { act: 'pass' })).toEqual({ refusal: { clause: 'table.no-such-choice' } })
      expect(play(m.game, m.state, seat, { act: 'play-card', on: [`hand.${(seat + 1) % 4}.0`] })).toEqual({
        refusal: { clause: 'table.not-yours', with: { of: (seat + 1) % 4 } },
      })
      does(m, seat, choices(m, seat)[0] as string)
    }
  })
})

describe('PIL-3.3', () => {
  it.each(['carpenter-blue', 'quarry-1', 'king', 'painter'])('asks nobody to follow: %s is led', (led) => {
    const m = tricks({ advantage: 'painter', hands: { 0: led, 1: 'stonemason-blue forest-1 ellen regan-hamleigh' } })
    does(m, 0, `play ${led}`)
    expect(choices(m, 1)).toEqual(
      idsOf(m, stateOf(m).hands[1] as number[])
        .filter((id) => id !== 'alfred-builder')
        .map((id) => `play ${id}`)
        .sort(),
    )
  })
})

describe('PIL-3.4', () => {
  it.each(COUNTS)('refuses Alfred Builder as long as there is another card in hand: %i players', (seats) => {
    for (let left = tricksOf(seats); left > 1; left--) {
      const m = tricks({ seats, left, hands: { 0: 'alfred-builder' }, leader: 0 })
      expect(forbidden(m, 0)).toEqual({ 'play alfred-builder': 'PIL-3.4' })
      expect(refusal(m, 0, 'play alfred-builder')).toBe('PIL-3.4')
      expect(choices(m, 0).length).toBe(left - 1)
      expect(play(m.game, m.state, 0, choiceOf(m, 0, 'play alfred-builder'))).toEqual({
        refusal: { clause: 'PIL-3.4' },
      })
    }
  })
  it('PIL-R30 lets him be the last card, also led to the last trick', () => {
    const led = tricks({ left: 1, hands: { 2: 'alfred-builder' }, leader: 2 })
    expect([choices(led, 2), forbidden(led, 2)]).toEqual([['play alfred-builder'], {}])
    does(led, 2, 'play alfred-builder')
    expect(idsOf(led, stateOf(led).table)).toEqual(['alfred-builder'])
    const last = tricks({ seats: 3, left: 1, hands: { 0: 'alfred-builder' }, leader: 1 })
    playTricks(last)
    expect(stateOf(last).hands).toEqual([[], [], []])
  })
})

describe('PIL-3.5', () => {
  it('PIL-R3 lets Lady Aliena be led, and kept', () => {
    const m = tricks({ hands: { 3: 'lady-aliena forest-2' }, leader: 3 })
    expect(choices(m, 3)).toContain('play lady-aliena')
    expect(choices(m, 3)).toContain('play forest-2')
    does(m, 3, 'play forest-2')
    expect(idsOf(m, stateOf(m).table)).toEqual(['forest-2'])
  })
  it('leaves her an ordinary card later', () => {
    const m = tricks({ left: 3, hands: { 1: 'lady-aliena quarry-1 ellen' }, leader: 0 })
    does(m, 0, choices(m, 0)[0] as string)
    expect(choices(m, 1)).toEqual(['play ellen', 'play lady-aliena', 'play quarry-1'])
  })
})

describe('PIL-3.6', () => {
  it.each(COUNTS)('leaves one card each for the last trick: %i players', (seats) => {
    const m = tricks({ seats, left: 1 })
    for (let k = 0; k < seats; k++) {
      const seat = awaited(m)[0] as number
      expect([seat, stateOf(m).trick, stateOf(m).hands[seat]?.length]).toEqual([k, tricksOf(seats), 1])
      expect(choices(m, seat).length).toBe(1)
      does(m, seat, choices(m, seat)[0] as string)
    }
    expect(stateOf(m).hands.flat()).toEqual([])
  })
})

describe('PIL-3.7', () => {
  it('lets nobody take a played card back', () => {
    const m = tricks({})
    does(m, 0, choices(m, 0)[0] as string)
    expect([takesBack(m, 0), takesBack(m, 1), stateOf(m).table.length]).toEqual([
      'table.undo-turn-over',
      'table.undo-first',
      1,
    ])
  })
  it('holds for the card that ends a trick and for the one that ends the round', () => {
    const m = tricks({ left: 2 })
    for (let k = 0; k < 8; k++) {
      const seat = awaited(m)[0] as number
      does(m, seat, choices(m, seat)[0] as string)
      for (let other = 0; other < 4; other++) expect(takesBack(m, other)).toMatch(/^table\.undo-/)
    }
    expect(stateOf(m).faceUp).toBe(true)
  })
  it('holds for a player who is asked again at once: as leader of the next trick, and in the scoring', () => {
    const zeros = { 0: 'quarry-1', 1: 'forest-1', 2: 'gravel-pit-1', 3: 'quarry-2' }
    const m = plays(tricks({ hands: zeros }), 'quarry-1 forest-1 gravel-pit-1 quarry-2')
    expect([awaited(m), takesBack(m, 3)]).toEqual([[3], 'table.undo-secret'])
    const hands = { 0: 'alfred-builder', 1: 'forest-1', 2: 'gravel-pit-1', 3: 'toolmaker-orange' }
    const last = plays(tricks({ left: 1, hands, stock: { 3: 'metal 1' } }), Object.values(hands).join(' '))
    expect([awaited(last).includes(3), takesBack(last, 3)]).toEqual([true, 'table.undo-secret'])
  })
})

describe('PIL-3.8', () => {
  it('PIL-R31 waits for the only legal card beside Alfred', () => {
    const m = tricks({ left: 2, hands: { 1: 'alfred-builder ellen' } })
    does(m, 0, choices(m, 0)[0] as string)
    expect(told(m, 'play').length).toBe(1)
    expect([awaited(m), choices(m, 1)]).toEqual([[1], ['play ellen']])
  })
  it('PIL-R31 waits for every card of the last trick', () => {
    for (const seats of COUNTS) {
      const m = tricks({ seats, left: 1 })
      for (let k = 0; k < seats; k++) {
        expect(awaited(m)).toEqual([k])
        does(m, k, choices(m, k)[0] as string)
        expect(told(m, 'play').length).toBe(1)
      }
    }
  })
})
