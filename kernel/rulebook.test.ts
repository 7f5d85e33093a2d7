import { beforeEach, describe, expect, it } from 'vitest'
import { bids } from '../contract/toys/bids.ts'
import { lots } from '../contract/toys/lots.ts'
import type { Game } from './game.ts'
import { freshState } from './play.ts'
import { rngOf } from './random.ts'
import { findRule, rulebookOf, ruleOf } from './rulebook.ts'

// Each test has games of its own: a rulebook is made once and kept.
let game: Game = { ...lots }
let auction: Game = { ...bids }
beforeEach(() => {
  game = { ...lots }
  auction = { ...bids }
})

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

  it('says of a rule that it is asked always, and that several seats answer it together', () => {
    const said = (of: Game, name: string) => {
      const { kind, always, together } = ruleOf(rulebookOf(of), { do: name })
      return { kind, always, together }
    }
    expect(said(game, 'deal')).toEqual({ kind: 'happening', always: false, together: false })
    expect(said(game, 'turn')).toEqual({ kind: 'decision', always: false, together: false })
    expect(said(auction, 'arrange')).toEqual({ kind: 'decision', always: true, together: true })
    expect(said(auction, 'bid')).toEqual({ kind: 'secret', always: false, together: true })
  })

  it('breaks off where a step is asked for what its kind does not have', () => {
    const s = freshState(2, rngOf('kinds'))
    const step = { do: 'any' }
    const pass = { act: 'pass' }
    const [deal, turn, bid] = [
      ruleOf(rulebookOf(game), { do: 'deal' }),
      ruleOf(rulebookOf(game), { do: 'turn' }),
      ruleOf(rulebookOf(auction), { do: 'bid' }),
    ]
    for (const wrong of [
      () => deal.by(s, step, null),
      () => deal.candidates(s, step, 0, null, null),
      () => deal.refuse(s, step, 0, pass, null, null),
      () => deal.resolve(s, step, 0, pass, null),
      () => turn.happen(s, step, null),
      () => turn.reveal(s, step, [pass], null),
      () => bid.happen(s, step, null),
      () => bid.resolve(s, step, 0, pass, null),
    ])
      expect(wrong).toThrow('a step does what its kind does not')
  })

  it('knows a step again by itself, and another one of the same name by its name', () => {
    const book = rulebookOf(game)
    const [name = ''] = Object.keys(game.rules)
    const step = { do: name }
    const rule = ruleOf(book, step)
    expect(ruleOf(book, step)).toBe(rule)
    expect(() => ruleOf(book, { do: 'nowhere' })).toThrow('no rule for step "nowhere"')
    expect(ruleOf(book, { do: name })).toBe(rule)
    expect(findRule(book, { do: 'nowhere' })).toBeNull()
  })

  it('knows no step and no interrupt that only an object would know', () => {
    expect(() => ruleOf(rulebookOf(game), { do: 'toString' })).toThrow('no rule for step "toString"')
    const interrupting: Game = { ...lots, interrupts: {} }
    expect(rulebookOf(interrupting).interrupts?.get('constructor')).toBeUndefined()
  })
})
