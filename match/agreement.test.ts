import { describe, expect, it } from 'vitest'
import { lotsPlan } from '../contract/toys/lots.ts'
import { agree } from './agreement.ts'

const { title } = lotsPlan

describe('an agreement', () => {
  it('names every option, and a player for every seat', () => {
    const agreed = agree(title, { seats: 3, seed: 's', players: ['Ada'] })
    if (!('agreement' in agreed)) throw new Error('not agreed')
    const { options, players, sheet, game } = agreed.agreement
    expect(Object.keys(options)).toEqual(Object.keys(title.game.variants))
    expect([players, sheet, game]).toEqual([['Ada', '', ''], null, title.game])
  })
  it('agrees to the same when it is proposed again', () => {
    const agreed = agree(title, { seats: 2, seed: 's' })
    if (!('agreement' in agreed)) throw new Error('not agreed')
    expect(agree(title, agreed.agreement)).toEqual(agreed)
  })
  it('has the cards of a sheet that was corrected', () => {
    const { sheet } = title
    const agreed = agree(title, { seats: 2, seed: 's', sheet })
    expect(agreed).toMatchObject({ agreement: { sheet, seats: 2 } })
  })
  it('is for as many as the game is for', () => {
    for (const seats of [1, 0, -1, 2.5, 4, Number.NaN])
      expect(agree(title, { seats, seed: '' })).toMatchObject({ refusal: { clause: 'table.seats' } })
    for (const seats of [2, 3]) expect(agree(title, { seats, seed: '' })).toHaveProperty('agreement')
  })
  it('is refused for seats, options and sheets that cannot be', () => {
    expect(agree(title, { seats: 4, seed: '' })).toEqual({
      refusal: { clause: 'table.seats', with: { min: 2, max: 3, seats: '4' } },
    })
    expect(agree(title, { seats: 2, seed: '', options: { x: 1 } })).toMatchObject({
      refusal: { clause: 'table.option-unknown' },
    })
    const sheet = { game: 'other', form: 1, tables: {} }
    expect(agree(title, { seats: 2, seed: '', sheet })).toMatchObject({ problems: [{ at: 'game' }] })
  })
})
