import { describe, expect, it } from 'vitest'
import { lotsPlan } from '../contract/toys/lots.ts'
import { deciders, options } from '../kernel/ask.ts'
import { isOver } from '../kernel/play.ts'
import { enterIn, openMatch, playIn } from './match.ts'
import { arranging, bare, opened } from './test/toys.ts'

describe('a match', () => {
  it('is refused for seats, options and sheets that cannot be', () => {
    expect(openMatch(lotsPlan.title, { seats: 4, seed: '' })).toEqual({
      refusal: { clause: 'table.seats', with: { min: 2, max: 3, seats: '4' } },
    })
    expect(openMatch(lotsPlan.title, { seats: 2, seed: '', options: { x: 1 } })).toMatchObject({
      refusal: { clause: 'table.option-unknown' },
    })
    const sheet = { game: 'other', form: 1, tables: {} }
    expect(openMatch(lotsPlan.title, { seats: 2, seed: '', sheet })).toMatchObject({ problems: [{ at: 'game' }] })
  })

  it('keeps its log, and replaying the log gives the same state', () => {
    const match = opened(lotsPlan, 3)
    while (!isOver(match.state)) {
      const seat = deciders(match.game, match.state)[0] as number
      playIn(match, seat, options(match.game, match.state, seat)[0])
    }
    const again = opened(lotsPlan, 3)
    for (const entry of match.log) expect(enterIn(again, entry)).toHaveProperty('seq')
    expect(bare(again.state)).toBe(bare(match.state))
    expect(match.story).toHaveLength(match.log.length + 1)
  })

  it('refuses a choice and stays as it was', () => {
    const match = opened(lotsPlan, 2)
    const seat = deciders(match.game, match.state)[0] as number
    expect(playIn(match, seat, { act: 'wait' })).toEqual({ clause: 'LOT-2' })
    expect(playIn(match, 1 - seat, { act: 'draw' })?.clause).toBe('table.not-awaited')
    expect(match.log).toEqual([])
  })

  it('keeps only what belongs to a choice', () => {
    const match = arranging(2)
    playIn(match, 0, { act: 'lay', note: 'x'.repeat(99) })
    expect(match.log.at(-1)).toEqual({ seat: 0, choice: { act: 'lay' }, move: { act: 'lay' } })
  })
})
