import { describe, expect, it } from 'vitest'
import { nameOf, readSitting } from './sitting.ts'

describe('who sits where', () => {
  const bot = { kind: 'bot', bot: 'master@200ms', net: true }
  it('is a person or a computer with its level for each seat', () => {
    expect(readSitting([{ kind: 'person' }, bot], 2)).toEqual([{ kind: 'person' }, bot])
    expect(readSitting([{ kind: 'bot', bot: 'greedy', more: 1 }], 1)).toEqual([
      { kind: 'bot', bot: 'greedy', net: false },
    ])
  })
  it('judged by a net where exactly that is said', () => {
    for (const net of [false, undefined, 'yes', 1])
      expect(readSitting([{ ...bot, net }], 1)).toEqual([{ ...bot, net: false }])
  })
  it('is nothing else', () => {
    const other = { ...bot, kind: 'cat' }
    for (const wrong of [
      null,
      'person',
      [],
      [bot],
      [bot, bot, bot],
      [bot, null],
      [bot, 'person'],
      [bot, other],
      [bot, {}],
    ])
      expect(readSitting(wrong, 2)).toBeNull()
    for (const level of ['', '<b>', 'a'.repeat(60), 7, null])
      expect(readSitting([{ kind: 'bot', bot: level }], 1)).toBeNull()
  })
})

describe('a name', () => {
  it('is one line of at most forty characters, whatever they are', () => {
    expect(nameOf('  Ada ')).toBe('Ada')
    expect(nameOf('A\u0000d\na\u202e')).toBe('A d a')
    expect([...nameOf('é'.repeat(5000))]).toHaveLength(40)
    expect([...nameOf('🧱'.repeat(50))]).toHaveLength(40)
  })
})
