import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { view } from '../../../kernel/zones.ts'
import { choices, does, passRound, scored, until } from '../test/moves.ts'
import { idsOf, open, scoring, stateOf, title } from '../test/scene.ts'
import { MATERIALS } from './names.ts'
import type { PillarsState } from './state.ts'

/** Seat 0 with these won cards and an empty stock: the score without a conversion. */
const scoreOf = (won: string, owned = '', seats: 3 | 4 = 4) => {
  const m = scoring({ seats, won: { 0: won }, owned: { 0: owned }, stock: { 0: '' } })
  if (choices(m, 0).includes('choose sand')) does(m, 0, 'choose sand')
  if (choices(m, 0).includes('finish')) does(m, 0, 'finish')
  return scored(m, 0)
}

describe('PIL-5.19', () => {
  it('PIL-R15 gives 1 point for each own worker, none for others', () => {
    expect(scoreOf('toolmaker-blue carpenter-green')).toBe(1)
    expect(scoreOf('toolmaker-blue stonemason-blue carpenter-blue mortar-mixer-blue master-builder-blue')).toBe(5)
    expect(scoreOf('toolmaker-red stonemason-green carpenter-orange')).toBe(0)
    for (const trade of ['toolmaker', 'stonemason', 'carpenter', 'mortar-mixer', 'master-builder'])
      expect([trade, scoreOf(`${trade}-blue`)]).toEqual([trade, 1])
  })
  it('PIL-R34 gives it whether the worker converted or not', () => {
    const layout = { won: { 0: 'carpenter-blue toolmaker-red' }, stock: { 0: 'wood 1' } }
    expect(scored(does(scoring(layout), 0, 'finish'), 0)).toBe(1)
    expect(scored(does(scoring(layout), 0, 'convert carpenter-blue wood', 'finish'), 0)).toBe(4)
  })
})

describe('PIL-5.20', () => {
  it('PIL-R11 gives 1 point for the painter and none for other advantage cards', () => {
    expect(scoreOf('toolmaker-red', 'painter')).toBe(1)
    for (const other of ['assistant', 'brickmaker', 'bell-founder', 'potter'])
      expect([other, scoreOf('toolmaker-red', other)]).toEqual([other, 0])
    expect(scoreOf('carpenter-blue', 'painter potter')).toBe(2)
  })
})

describe('PIL-5.21', () => {
  it.each([
    ['ellen', 2],
    ['lady-aliena', 1],
    ['bishop-waleran', -1],
    ['regan-hamleigh', -2],
    ['william-hamleigh', -3],
    ['prior-philip', 0],
    ['alfred-builder', 0],
    ['tom-builder', 0],
    ['quarry-1', 0],
    ['forest-2', 0],
    ['gravel-pit-1', 0],
  ])('counts %s as %i', (card, points) => {
    expect(scoreOf(`${card} toolmaker-red`)).toBe(points)
  })
  it('counts the King as 3 for whoever is awarded his trick', () => {
    const m = scoring({ won: { 0: '' }, kingTrick: 'king toolmaker-red toolmaker-green quarry-1', stock: { 0: '' } })
    expect(scored(m, 0)).toBe(3)
  })
})

describe('PIL-5.22', () => {
  it('PIL-R18 goes below zero, and so does the total', () => {
    expect(scoreOf('william-hamleigh regan-hamleigh bishop-waleran')).toBe(-6)
    const m = scoring({ seats: 3, scores: [2, 0, 0], won: { 0: 'william-hamleigh toolmaker-red' }, stock: { 0: '' } })
    expect(stateOf(m).scores[0]).toBe(-1)
  })
  it('writes the score in the public table', () => {
    const m = scoring({ won: { 0: 'ellen carpenter-blue' }, stock: { 0: 'wood 1' }, scores: [10, 0, 0, 0] })
    expect(stateOf(m).pad.at(-1)?.[0]).toBeNull()
    does(m, 0, 'convert carpenter-blue wood', 'finish')
    for (const seat of [0, 1, 2, 3, null]) {
      const seen = view(m.game, m.state, seat) as PillarsState
      expect([seen.pad.at(-1)?.[0], seen.scores[0]]).toEqual([6, 16])
    }
    expect(m.game.breakdown(m.state, 0, m.game.box)).toEqual([
      { from: 'conversions', points: 3 },
      { from: 'workers', points: 1 },
      { from: 'advantages', points: 0 },
      { from: 'persons', points: 2 },
    ])
  })
})

/** Printed figures, told apart from the box the rules read. */
const YIELDS: Record<string, Record<string, number>> = {
  toolmaker: { metal: 5 },
  stonemason: { stone: 4 },
  carpenter: { wood: 3 },
  'mortar-mixer': { sand: 2 },
  'master-builder': { sand: 1, wood: 2, stone: 3, metal: 4 },
  potter: { sand: 3 },
  'bell-founder': { metal: 5 },
  brickmaker: { sand: 0 },
  assistant: { sand: 1, wood: 1, stone: 1, metal: 1 },
}
const PERSONS: Record<string, number> = {
  ellen: 2,
  'lady-aliena': 1,
  king: 3,
  'bishop-waleran': -1,
  'regan-hamleigh': -2,
  'william-hamleigh': -3,
}
const GAINS: Record<string, string> = {
  quarry: 'stone',
  forest: 'wood',
  'gravel-pit': 'sand',
  'alfred-builder': 'metal',
  'prior-philip': 'metal',
}
const bare = (id: string) => id.replace(/-(blue|green|red|orange|1|2)$/, '')

describe('PIL-5.10 PIL-5.19 PIL-5.20 PIL-5.21 PIL-5.22', () => {
  it.each([3, 4] as const)('add up to the same as a plain recount: %i players', (seats) => {
    const whole = idsOf(open({ seats }), stateOf(open({ seats })).hands.flat())
    const neutral = whole.filter(
      (id) => !['king', 'painter', 'assistant', 'brickmaker', 'bell-founder', 'potter'].includes(id),
    )
    fc.assert(
      fc.property(
        fc.shuffledSubarray(neutral, { minLength: 1, maxLength: 20 }),
        fc.subarray(['painter', 'assistant', 'brickmaker', 'bell-founder', 'potter'], { maxLength: 4 }),
        fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        (won, owned, stock, picks) => {
          const has: Record<string, number> = Object.fromEntries(MATERIALS.map((m, i) => [m, stock[i] as number]))
          const text = MATERIALS.map((m) => `${m} ${has[m]}`).join(' ')
          const m = scoring({ seats, won: { 0: won.join(' ') }, owned: { 0: owned.join(' ') }, stock: { 0: text } })
          const add = (kind: string | undefined, n: number) => {
            if (kind !== undefined) has[kind] = (has[kind] as number) + n
          }
          let points = 0
          for (const id of won) {
            add(GAINS[bare(id)], 1)
            points += PERSONS[id] ?? 0
            if (id.endsWith('-blue')) points++
          }
          if (owned.includes('painter')) points++
          until(
            () => stateOf(m).pad.at(-1)?.[0] !== null,
            () => {
              const list = choices(m, 0)
              const text = list[(picks.next().value as number) % list.length] as string
              const [verb, first = '', second = ''] = text.split(' ')
              if (verb === 'choose') add(first, 1)
              if (verb === 'convert') {
                add(second, -1)
                if (first === 'brickmaker') add('stone', 1)
                points += YIELDS[bare(first)]?.[second] as number
              }
              does(m, 0, text)
            },
          )
          expect(scored(m, 0)).toBe(points)
          const kept = MATERIALS.map((kind) => has[kind] as number)
          const total = kept.reduce((a, b) => a + b)
          if (choices(m, 0).length > 0 || total <= 3) expect(stateOf(m).stock[0]).toEqual(kept)
          else expect(stateOf(m).stock[0]?.reduce((a, b) => a + b)).toBe(3)
          expect(m.game.scores(m.state, m.game.box)[0]).toBe(points)
          expect(m.game.breakdown(m.state, 0, m.game.box).reduce((sum, line) => sum + line.points, 0)).toBe(points)
        },
      ),
    )
  })
  it('adds every round to the total', () => {
    const m = passRound(scoring({ scores: [4, 4, 4, 4], won: { 0: 'ellen toolmaker-red' }, stock: { 0: '' } }))
    expect(title.game.scores(m.state, m.game.box)[0]).toBe(6)
  })
})
