import { describe, expect, it } from 'vitest'
import { play } from '../../../kernel/play.ts'
import { Unknown } from '../../../kernel/random.ts'
import { view } from '../../../kernel/zones.ts'
import { awaited, choiceOf, choices, does, forbidden, plays, refusal, scored, told } from '../test/moves.ts'
import { idsOf, scoring, stateOf, stockOf, tricks } from '../test/scene.ts'
import type { PillarsState } from './state.ts'

const NONE = { 0: '' }

describe('PIL-5.7', () => {
  it('turns every won pile face up for everybody', () => {
    const m = scoring({ options: { trickReview: 'none' } })
    for (const seat of [0, 1, 2, 3, null])
      expect((view(m.game, m.state, seat) as PillarsState).won).toEqual(stateOf(m).won)
  })
  it('gives nothing for workers of another colour: no use, no point', () => {
    const won = { 0: 'toolmaker-red stonemason-green carpenter-orange master-builder-red' }
    const m = scoring({ won, stock: { 0: 'stone 1 wood 1 metal 1' } })
    expect([scored(m, 0), stockOf(m, 0), awaited(m).includes(0)]).toEqual([0, 'wood 1 stone 1 metal 1', false])
  })
  it('lets a view on which won cards lie face down stop and wait for the table', () => {
    const m = tricks({ left: 1, hands: { 3: 'alfred-builder' } })
    plays(m, [0, 1, 2].map((seat) => idsOf(m, stateOf(m).hands[seat] as number[])[0]).join(' '))
    const last = choiceOf(m, 3, 'play alfred-builder')
    expect(() => play(m.game, view(m.game, m.state, 3), 3, last)).toThrow(Unknown)
  })
  it('is foreseen by a view on which everything played may be looked at again', () => {
    const m = tricks({ left: 1, hands: { 3: 'alfred-builder' }, options: { trickReview: 'all' } })
    plays(m, [0, 1, 2].map((seat) => idsOf(m, stateOf(m).hands[seat] as number[])[0]).join(' '))
    const foreseen = play(m.game, view(m.game, m.state, 3), 3, choiceOf(m, 3, 'play alfred-builder'))
    does(m, 3, 'play alfred-builder')
    expect('state' in foreseen && { ...foreseen.state, pile: 0, rng: 0 }).toEqual({ ...m.state, pile: 0, rng: 0 })
  })
})

describe('PIL-5.8', () => {
  it.each([
    ['quarry-1', 'stone 1'],
    ['quarry-1 quarry-2', 'stone 2'],
    ['forest-1', 'wood 1'],
    ['forest-2 forest-1', 'wood 2'],
    ['gravel-pit-2', 'sand 1'],
    ['gravel-pit-1 gravel-pit-2', 'sand 2'],
    ['alfred-builder', 'metal 1'],
    ['prior-philip', 'metal 1'],
    ['alfred-builder prior-philip', 'metal 2'],
    ['ellen lady-aliena bishop-waleran', ''],
  ])('adds for %s: %s', (cards, gained) => {
    expect(stockOf(scoring({ won: { 0: `${cards} toolmaker-red` }, stock: NONE }), 0)).toBe(gained)
  })
  it('adds to what is there, and to each player’s own stock', () => {
    const m = scoring({
      seats: 3,
      won: { 0: 'quarry-1 forest-1 toolmaker-red', 1: 'gravel-pit-1 prior-philip quarry-2', 2: 'alfred-builder' },
      stock: { 0: 'stone 2', 1: 'sand 1 metal 1' },
      kingTrick: 'king lady-aliena tom-builder',
    })
    expect([stockOf(m, 0), stockOf(m, 1)]).toEqual(['wood 1 stone 3', 'sand 2 stone 1 metal 2'])
    expect(told(m, 'gain').map((event) => [event.seat, event.with?.gained])).toEqual([
      [0, [0, 1, 1, 0]],
      [1, [1, 0, 1, 1]],
      [2, [1, 1, 0, 1]],
    ])
  })
})

describe('PIL-5.9', () => {
  const won = { 0: 'tom-builder carpenter-blue stonemason-red ellen' }
  it('PIL-R19 offers stone, wood or sand, never metal, and nothing else before', () => {
    const m = scoring({ won, stock: { 0: 'wood 1 metal 1' } })
    expect(choices(m, 0)).toEqual(['choose sand', 'choose stone', 'choose wood'])
    expect(forbidden(m, 0)).toEqual({ 'choose metal': 'PIL-5.9', finish: 'PIL-5.9' })
    expect(refusal(m, 0, 'choose metal')).toBe('PIL-5.9')
    expect(refusal(m, 0, 'finish')).toBe('PIL-5.9')
    expect(refusal(m, 0, 'convert carpenter-blue wood')).toBe('PIL-5.9')
    expect(stockOf(m, 0)).toBe('wood 1 metal 1')
  })
  it.each(['stone', 'wood', 'sand'])('adds 1 %s, once', (material) => {
    const m = does(scoring({ won, stock: NONE }), 0, `choose ${material}`)
    expect(stockOf(m, 0)).toBe(`${material} 1`)
    expect(refusal(m, 0, 'choose stone')).toBe('PIL-5.9')
    expect(choices(m, 0)).toContain('finish')
  })
  it('counts Tom in an awarded King’s trick, and not in one that goes to nobody', () => {
    const kingTrick = 'king tom-builder quarry-1 toolmaker-red'
    expect(choices(scoring({ kingTrick, won: { 3: '' } }), 3)).toEqual(['choose sand', 'choose stone', 'choose wood'])
    const lapsed = scoring({ kingTrick })
    for (let seat = 0; seat < 4; seat++) expect(choices(lapsed, seat).join()).not.toContain('choose')
  })
  it('asks nobody but the player who has Tom', () => {
    const m = scoring({ won: { ...won, 1: 'carpenter-green forest-1 quarry-1 toolmaker-red' } })
    expect(choices(m, 1)).toEqual(['convert carpenter-green wood', 'finish'])
    expect(play(m.game, m.state, 1, { act: 'choose-material', on: ['stock.1.0'] })).toEqual({
      refusal: { clause: 'PIL-5.9', with: { why: 'none' } },
    })
  })
})
