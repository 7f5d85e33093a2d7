import { describe, expect, it } from 'vitest'
import { messageCheck, type NodeMessage, withEntry } from './message.ts'
import { packed } from './postgres/bus.ts'

const isMessage = messageCheck()
const id = 'x'.repeat(64)
const ids = Array.from({ length: 16 }, () => id)
const most = Number.MAX_SAFE_INTEGER

/** An entry with so many places in its choice. */
const entryOf = (places: number) => ({
  table: id,
  seq: most,
  command: 'x'.repeat(200),
  at: most,
  entry: { seat: 0, choice: { act: 'lay', on: Array.from({ length: places }, () => 'hand.0.12') }, move: {} },
})

/** The largest of each kind. */
const LARGEST: readonly NodeMessage[] = [
  { t: 'table', table: id, seq: most, version: most, awaited: ids, people: ids },
  { t: 'table', table: id, seq: most, version: most, awaited: ids, people: ids, ...withEntry(entryOf(150)) },
  { t: 'chat', table: id, n: most },
  { t: 'who', table: id },
  { t: 'here', table: id, node: id, watchers: most, people: ids },
  { t: 'person', person: id },
  { t: 'out', person: id },
]

describe('a message between nodes', () => {
  it('of every kind is understood, and fits into a notice however large it is', () => {
    for (const message of LARGEST) {
      expect(isMessage(JSON.parse(JSON.stringify(message)))).toBe(true)
      for (const payload of packed(id, [JSON.stringify(message)])) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
    }
  })
  it('carries its entry, unless that is long', () => {
    expect(withEntry(entryOf(150)).kept?.seq).toBe(most)
    expect(withEntry(entryOf(200))).toEqual({})
  })
  it.each<[string, unknown]>([
    ['of a kind that nobody knows', { t: 'later' }],
    ['of no kind', { table: 'a' }],
    ['that is a text', 't:a:1:2::'],
    ['that is nothing', null],
    ['without a member', { t: 'chat', table: 'a' }],
    ['with one too many', { t: 'who', table: 'a', key: 'b' }],
    ['with a member of another type', { t: 'chat', table: 'a', n: '1' }],
    ['with a number below nothing', { t: 'chat', table: 'a', n: -1 }],
    ['with an id too long', { t: 'who', table: `${id}x` }],
    ['with an id that is not printable', { t: 'who', table: 'a\u0000' }],
    ['with too many people', { ...LARGEST[0], people: [...ids, id] }],
    ['with half an entry', { ...LARGEST[0], kept: { seq: 1 } }],
  ])('%s is not one', (_, message) => {
    expect(isMessage(message)).toBe(false)
  })
})
