import { describe, expect, it } from 'vitest'
import type { Deed } from '../../../match/story.ts'
import { packAll, packLast, writeDeeds } from './packed.ts'

const story = (): Deed[] =>
  Array.from({ length: 9 }, (_, i) => ({
    at: i - 1,
    seat: i === 0 ? null : i % 3,
    step: i === 0 ? 'setup' : 'say "so"',
    choice: i === 0 ? null : { act: 'take', on: [`pile.${i}`] },
    events: [{ ev: 'taken', seat: i, with: { name: 'Élodie' }, ...(i % 2 === 0 && { only: [1] }) }],
  }))

describe('a packed story', () => {
  it('tells the same', () => {
    const packed = story()
    packAll(packed)
    for (const [i, deed] of story().entries()) {
      const { at, seat, step, choice, events } = packed[i] as Deed
      expect({ at, seat, step, choice, events }).toEqual(deed)
    }
  })
  it('is written as if it were not packed', () => {
    const packed = story()
    packAll(packed)
    expect(writeDeeds(packed)).toBe(JSON.stringify(story()))
    expect(JSON.stringify(packed)).toBe(JSON.stringify(story()))
    expect(writeDeeds([])).toBe('[]')
  })
  it('keeps the last line fresh', () => {
    const lines = story()
    const grown: Deed[] = []
    for (const line of lines) {
      grown.push(line)
      packLast(grown)
    }
    expect(grown.map((deed, i) => deed === lines[i])).toEqual([...Array(8).fill(false), true])
  })
})
