import { describe, expect, it } from 'vitest'
import { lots } from '../../contract/toys/lots.ts'
import type { Game } from '../../kernel/game.ts'
import { matchOf, positionsOf } from './positions.ts'

const game = lots as unknown as Game

describe('positions to try a look on', () => {
  it('are whole matches to their end, frozen', () => {
    const match = matchOf(game, { seats: 2 }, 'toy')
    expect(match.at(-1)).toMatchObject({ step: 'end', options: [] })
    expect(match.slice(0, -1).every((p) => p.options.length > 0)).toBe(true)
    expect(match.every((p) => Object.isFrozen(p.s) && Object.isFrozen(p.s.agenda))).toBe(true)
  })
  it('are as many as asked for, the end among them', () => {
    const positions = positionsOf(game, { seats: 3 }, 40)
    expect(positions).toHaveLength(40)
    expect(positions.some((p) => p.step === 'end')).toBe(true)
  })
  it('a table that cannot be is an error', () => {
    expect(() => matchOf(game, { seats: 2, options: { nonsense: 1 } }, 'toy')).toThrow('table.option-unknown')
  })
})
