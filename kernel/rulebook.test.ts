import { describe, expect, it } from 'vitest'
import { lots } from '../contract/toys/lots.ts'
import type { Game } from './game.ts'
import { rulebookOf, ruleOf } from './rulebook.ts'

const game: Game = { ...lots }

describe('the rulebook of a game', () => {
  it('is made once, and another game has its own', () => {
    expect(rulebookOf(game)).toBe(rulebookOf(game))
    const other: Game = { ...lots }
    const book = rulebookOf(game)
    expect(rulebookOf(other)).not.toBe(book)
    expect(rulebookOf(game)).toBe(book)
  })

  it('gives every rule the same shape, whatever its kind', () => {
    const shapes = new Set([...rulebookOf(game).rules.values()].map((rule) => Object.keys(rule).join()))
    expect(shapes.size).toBe(1)
    for (const [name, rule] of Object.entries(game.rules))
      expect(rulebookOf(game).rules.get(name)).toMatchObject({ kind: rule.kind })
  })

  it('knows a step again by itself, and another one of the same name by its name', () => {
    const book = rulebookOf(game)
    const [name = ''] = Object.keys(game.rules)
    const step = { do: name }
    const rule = ruleOf(book, step)
    expect(ruleOf(book, step)).toBe(rule)
    expect(() => ruleOf(book, { do: 'nowhere' })).toThrow('no rule for step "nowhere"')
    expect(ruleOf(book, { do: name })).toBe(rule)
  })

  it('knows no step and no interrupt that only an object would know', () => {
    expect(() => ruleOf(rulebookOf(game), { do: 'toString' })).toThrow('no rule for step "toString"')
    const interrupting: Game = { ...lots, interrupts: {} }
    expect(rulebookOf(interrupting).interrupts?.get('constructor')).toBeUndefined()
  })
})
