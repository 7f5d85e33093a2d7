import { describe, expect, it } from 'vitest'
import { options } from '../../../kernel/ask.ts'
import { keyOf } from '../../../kernel/choice.ts'
import { view } from '../../../kernel/zones.ts'
import type { Match } from '../../../match/match.ts'
import { does, plays } from '../test/moves.ts'
import { boxOf, scoring, stateOf, tricks } from '../test/scene.ts'
import { canon } from './canon.ts'
import type { PillarsChoice } from './state.ts'

const moves = (m: Match, seat: number) =>
  options(m.game, m.state, seat).map((choice) => canon.write(stateOf(m), seat, choice as PillarsChoice, boxOf(m)))
const read = (m: Match, seat: number, move: unknown) => canon.read(stateOf(m), seat, move, boxOf(m))

/** Every option there and back again, through JSON. */
function expectBothWays(m: Match, seat: number): void {
  for (const choice of options(m.game, m.state, seat)) {
    const move: unknown = JSON.parse(JSON.stringify(canon.write(stateOf(m), seat, choice as PillarsChoice, boxOf(m))))
    expect(keyOf(read(m, seat, move) as PillarsChoice)).toBe(keyOf(choice))
  }
}

describe('the moves of the decisions', () => {
  it('name a card by its own id, the advantage card of the round too, and tell two sites apart', () => {
    const m = tricks({ left: 3, advantage: 'bell-founder', hands: { 0: 'quarry-2 bell-founder carpenter-green' } })
    expect(moves(m, 0)).toEqual([
      { type: 'play-card', card: 'quarry-2' },
      { type: 'play-card', card: 'bell-founder' },
      { type: 'play-card', card: 'carpenter-green' },
    ])
    expectBothWays(m, 0)
  })
  it('name the material of Tom', () => {
    const m = scoring({ won: { 2: 'tom-builder ellen' } })
    expect(moves(m, 2)).toEqual([
      { type: 'choose-material', material: 'sand' },
      { type: 'choose-material', material: 'wood' },
      { type: 'choose-material', material: 'stone' },
    ])
    expectBothWays(m, 2)
  })
  it('name the converter and the material given up, sand for the brickmaker', () => {
    const m = scoring({ won: { 1: 'ellen carpenter-green' }, owned: { 1: 'potter brickmaker' } })
    expect(moves(m, 1)).toEqual([
      { type: 'convert', converter: 'carpenter-green', material: 'wood' },
      { type: 'convert', converter: 'potter', material: 'sand' },
      { type: 'convert', converter: 'brickmaker', material: 'sand' },
      { type: 'finish-conversions' },
    ])
    expectBothWays(m, 1)
  })
  it('name the material discarded', () => {
    const m = scoring({ won: { 0: 'ellen toolmaker-red' }, stock: { 0: 'stone 2 metal 2' } })
    expect(moves(m, 0)).toEqual([
      { type: 'discard-material', material: 'stone' },
      { type: 'discard-material', material: 'metal' },
    ])
    expectBothWays(m, 0)
  })
})

describe('reading', () => {
  const m = tricks({ left: 3, hands: { 0: 'quarry-1 carpenter-green alfred-builder', 1: 'ellen' } })
  it.each([
    ['nothing', null],
    ['a word', 'play-card'],
    ['a number', 7],
    ['an empty object', {}],
    ['a list', ['play-card', 'quarry-1']],
    ['an unknown move', { type: 'pass' }],
    ['no card', { type: 'play-card' }],
    ['an unknown card', { type: 'play-card', card: 'dragon' }],
    ['a card of another hand', { type: 'play-card', card: 'ellen' }],
    ['the stand-in', { type: 'play-card', card: 'round-advantage' }],
    ['a site without its number', { type: 'play-card', card: 'quarry' }],
    ['no material', { type: 'choose-material' }],
    ['an unknown material', { type: 'discard-material', material: 'gold' }],
    ['a converter that is not there', { type: 'convert', converter: 'carpenter-green', material: 'wood' }],
  ])('gives null for %s', (_, move) => {
    expect(read(m, 0, move)).toBeNull()
  })
  it('gives null for a conversion without its material', () => {
    const s = scoring({ won: { 0: 'carpenter-blue ellen' } })
    expect(read(s, 0, { type: 'convert', converter: 'carpenter-blue' })).toBeNull()
    expect(read(s, 0, { type: 'convert', converter: 'carpenter-blue', material: 'gold' })).toBeNull()
  })
  it('gives null for a seat that is not there', () => {
    expect(read(m, 9, { type: 'play-card', card: 'quarry-1' })).toBeNull()
  })
  it('reads a move that the rules then refuse', () => {
    expect(read(m, 0, { type: 'play-card', card: 'alfred-builder' })).toEqual({ act: 'play-card', on: ['hand.0.2'] })
  })
  it('works on the view of a seat as on the table', () => {
    const v = view(m.game, m.state, 0) as typeof m.state
    expect(canon.read(v as never, 0, { type: 'play-card', card: 'carpenter-green' }, boxOf(m))).toEqual({
      act: 'play-card',
      on: ['hand.0.1'],
    })
    expect(canon.read(v as never, 1, { type: 'play-card', card: 'ellen' }, boxOf(m))).toBeNull()
  })
})

describe('a log', () => {
  it('keeps its moves readable after the hand has changed', () => {
    const m = tricks({ hands: { 0: 'quarry-1', 1: 'ellen', 2: 'forest-1', 3: 'king' } })
    plays(m, 'quarry-1 ellen forest-1')
    does(m, 3, 'play king')
    expect(m.log.map((entry) => 'move' in entry && entry.move)).toEqual(
      ['quarry-1', 'ellen', 'forest-1', 'king'].map((card) => ({ type: 'play-card', card })),
    )
  })
})
