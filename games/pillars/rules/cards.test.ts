import { describe, expect, it } from 'vitest'
import { isOver } from '../../../kernel/play.ts'
import {
  awaited,
  bestScore,
  choices,
  does,
  forbidden,
  passRound,
  plays,
  playTricks,
  scored,
  until,
} from '../test/moves.ts'
import { boxOf, cardOf, idsOf, open, scoring, stateOf, stockOf, tricks } from '../test/scene.ts'

const WORKER: Record<number, string> = {
  2: 'toolmaker',
  4: 'stonemason',
  6: 'carpenter',
  8: 'mortar-mixer',
  10: 'master-builder',
}

/** A trick, the cards in the order of play from seat 0; who won it. */
function wonBy(ids: string, advantage = 'painter', left = 8): number | null {
  const hands = Object.fromEntries(ids.split(' ').map((id, seat) => [seat, id]))
  return stateOf(plays(tricks({ hands, left, advantage }), ids)).lastWinner
}

const SITES = ['quarry-1', 'forest-1', 'gravel-pit-1', 'quarry-2', 'forest-2', 'gravel-pit-2']

/**
 * An odd trick value, seen in play: the card stands against a red worker of the value below, played after it, and
 * falls to an orange worker of the value above, played before it. Alfred shows it in the last trick.
 */
function expectValue(id: string, value: number, advantage = 'painter'): void {
  const left = id === 'alfred-builder' ? 1 : 8
  const below = value === 1 ? 'gravel-pit-1' : `${WORKER[value - 1]}-red`
  expect(wonBy(`${id} ${below} quarry-1 forest-1`, advantage, left)).toBe(0)
  expect(wonBy(`quarry-1 ${WORKER[value + 1]}-orange ${id} forest-1`, advantage, left)).toBe(3)
}

/** What a won card brings seat 0, with an empty stock. */
function brings(id: string, seats: 3 | 4 = 4): { score: unknown; stock: string } {
  const m = scoring({ seats, won: { 0: `${id} toolmaker-red` }, stock: { 0: '' } })
  return { score: scored(m, 0), stock: stockOf(m, 0) }
}

describe('PIL-8.1 PIL-8.2 PIL-8.3', () => {
  it.each([
    ['quarry', 'stone 1'],
    ['forest', 'wood 1'],
    ['gravel-pit', 'sand 1'],
  ])('%s: two copies of value 0, each brings %s', (site, gained) => {
    for (const copy of [1, 2]) {
      const id = `${site}-${copy}`
      const [first, second, third] = SITES.filter((other) => other !== id)
      // A site played after it takes it, and it takes the sites played before.
      expect(wonBy(`${id} ${first} ${second} ${third}`)).toBe(3)
      expect(wonBy(`${first} ${second} ${id} ${third}`)).toBe(3)
      expect(wonBy(`${first} ${second} ${third} ${id}`)).toBe(3)
      expect(brings(id)).toEqual({ score: 0, stock: gained })
      expect(brings(id, 3)).toEqual({ score: 0, stock: gained })
    }
  })
})

describe('PIL-8.4', () => {
  it('Alfred Builder: value 1, 1 metal, last trick only', () => {
    expectValue('alfred-builder', 1)
    expect(brings('alfred-builder')).toEqual({ score: 0, stock: 'metal 1' })
    expect(forbidden(tricks({ hands: { 0: 'alfred-builder' } }), 0)).toEqual({ 'play alfred-builder': 'PIL-3.4' })
  })
})

describe('PIL-8.5 PIL-8.6', () => {
  it('Ellen: value 3, +2, with four players only', () => {
    expectValue('ellen', 3)
    expect(brings('ellen')).toEqual({ score: 2, stock: '' })
    const three = open({ seats: 3 })
    expect(stateOf(three).hands.flat()).not.toContain(cardOf(three, 'ellen'))
  })
  it('Regan Hamleigh: value 3, −2', () => {
    expectValue('regan-hamleigh', 3)
    expect([brings('regan-hamleigh'), brings('regan-hamleigh', 3)]).toEqual([
      { score: -2, stock: '' },
      { score: -2, stock: '' },
    ])
  })
})

describe('PIL-8.7 PIL-8.8', () => {
  it('Tom Builder: value 5, 1 stone, wood or sand', () => {
    expectValue('tom-builder', 5)
    const m = scoring({ won: { 0: 'tom-builder toolmaker-red' }, stock: { 0: '' } })
    expect(choices(m, 0)).toEqual(['choose sand', 'choose stone', 'choose wood'])
    does(m, 0, 'choose stone', 'finish')
    expect([scored(m, 0), stockOf(m, 0)]).toEqual([0, 'stone 1'])
  })
  it('William Hamleigh: value 5, −3', () => {
    expectValue('william-hamleigh', 5)
    expect(brings('william-hamleigh')).toEqual({ score: -3, stock: '' })
  })
})

describe('PIL-8.9 PIL-8.10', () => {
  it('Prior Philip: value 7, 1 metal', () => {
    expectValue('prior-philip', 7)
    expect(brings('prior-philip')).toEqual({ score: 0, stock: 'metal 1' })
  })
  it('Bishop Waleran: value 7, −1', () => {
    expectValue('bishop-waleran', 7)
    expect(brings('bishop-waleran')).toEqual({ score: -1, stock: '' })
  })
})

describe('PIL-8.11', () => {
  it('Lady Aliena: value 9, +1, her holder leads the round', () => {
    expectValue('lady-aliena', 9)
    expect(brings('lady-aliena')).toEqual({ score: 1, stock: '' })
    expect(awaited(tricks({ hands: { 2: 'lady-aliena' } }))).toEqual([2])
  })
})

describe('PIL-8.12', () => {
  it('King: value 11, nobody wins his trick, +3 for whoever is awarded it', () => {
    const m = open()
    const box = boxOf(m)
    expect(box.value[cardOf(m, 'king')]).toBe(11)
    expect(Math.max(...box.value)).toBe(11)
    expect(wonBy('master-builder-red king quarry-1 forest-1')).toBeNull()
    const awarded = scoring({ kingTrick: 'king toolmaker-red toolmaker-green ellen', won: { 0: '' }, stock: { 0: '' } })
    expect(scored(awarded, 0)).toBe(3 + 2)
  })
})

describe('PIL-8.13 PIL-8.14 PIL-8.15 PIL-8.16 PIL-8.17', () => {
  it.each([
    ['painter', 9, 1],
    ['assistant', 7, 3],
    ['brickmaker', 5, 0],
    ['bell-founder', 3, 5],
    ['potter', 1, 3],
  ])('%s: value %i, worth up to %i with 1 sand, 1 wood, 1 metal', (id, value, worth) => {
    expectValue(id, value, id)
    const m = scoring({ owned: { 0: id }, won: { 0: 'toolmaker-red ellen' }, stock: { 0: 'sand 1 wood 1 metal 1' } })
    expect(bestScore(m, 0)).toBe(2 + worth)
  })
})

describe('PIL-8.18', () => {
  it.each([3, 4] as const)('never deals an owned advantage card again: %i players', (seats) => {
    for (let k = 0; k < 4; k++) {
      const m = open({ seats }, `owned ${k}`)
      until(
        () => isOver(m.state),
        () => {
          const owned = idsOf(m, stateOf(m).owned.flat())
          const dealt = idsOf(m, stateOf(m).hands.flat())
          expect(dealt.filter((id) => owned.includes(id))).toEqual([])
          expect(new Set([...dealt, ...owned, ...idsOf(m, stateOf(m).pile)]).size).toBe(
            dealt.length + owned.length + stateOf(m).pile.length,
          )
          passRound(playTricks(m))
        },
      )
    }
  })
})
