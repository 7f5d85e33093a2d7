import { describe, expect, it } from 'vitest'
import { opened } from '../test/opened.ts'
import { announce } from './runtime/chat.ts'
import { within } from './runtime/load.ts'
import { chat } from './talk.ts'
import { talkLimit } from './talkLimit.ts'

/** How many of so many lines, said every so many milliseconds, are taken. */
function taken(
  lines: number,
  every: number,
  who: (i: number) => [table: string, person: string, seated: boolean],
): number {
  let at = 0
  const limit = talkLimit(() => at)
  let count = 0
  for (let i = 0; i < lines; i++, at += every) if (limit.count(...who(i)) === null) count++
  return count
}

describe('what may be said', () => {
  it('is bounded for one person, however many tables and lines they have', () => {
    expect(taken(5280, 20_000 / 5280, (i) => [`t${i % 48}`, 'eve', true])).toBeLessThanOrEqual(18)
  })
  it('is bounded for one table, however many people speak', () => {
    expect(taken(5280, 20_000 / 5280, (i) => ['t', `guest${i}`, true])).toBeLessThanOrEqual(50)
  })
  it('is less for those who watch, and takes nothing from those who sit', () => {
    expect(taken(5280, 20_000 / 5280, (i) => ['t', `guest${i}`, false])).toBeLessThanOrEqual(10)
    expect(taken(100, 200, (i) => (i % 2 === 0 ? ['t', `w${i}`, false] : ['t', 'ada', true]))).toBeGreaterThan(15)
  })
  it('is enough for a conversation, and says how long to wait', () => {
    expect(taken(60, 2000, () => ['t', 'ada', true])).toBe(60)
    const limit = talkLimit(() => 0)
    for (let i = 0; i < 8; i++) expect(limit.count('t', 'ada', true)).toBeNull()
    expect(limit.count('t', 'ada', true)).toBe(2)
  })
})

describe('what a table says itself', () => {
  it('is bounded, however often people leave and come back, and pushes out nothing of what they said', async () => {
    const { house, store } = await opened()
    const made = await house.tables.create({ id: 'ada', name: 'Ada' }, { game: 'pillars', seats: 3 })
    if ('refusal' in made) throw new Error(made.refusal.clause)
    const { id } = made.answer.table
    const kept = await within(house.runtime, id, async (t) => {
      await chat(house.runtime, t, { id: 'ada', name: 'Ada' }, 'one', 'a good match')
      for (let n = 0; n < 100; n++) await announce(house.runtime, t, 'tables.returned', { name: 'Eve', seat: 1 })
      return t.chat.map(({ text }) => text)
    })
    expect(kept).toContain('a good match')
    expect((await store.tables.said(id, 1, 1000)).length).toBeLessThan(30)
  })
})

describe('what is said from one network', () => {
  it('is bounded, as however many guests and at however many tables', async () => {
    const { house, store } = await opened({ limits: { kept: 1 } })
    const said = async (network: string, guest: string, table: string) =>
      within(house.runtime, table, (t) =>
        chat(house.runtime, t, { id: guest, name: guest, network }, `${guest}-${Math.random()}`, '🏰'.repeat(500)),
      )
    const last: unknown[] = []
    let bytes = 0
    for (let n = 0; n < 30; n++) {
      const guest = `guest${n}`
      const made = await house.tables.create({ id: guest, name: guest }, { game: 'pillars', seats: 3, open: true })
      if ('refusal' in made) throw new Error(made.refusal.clause)
      const { id } = made.answer.table
      for (let k = 0; k < 8; k++) last.push(await said('203.0.113.7', guest, id))
      for (const { text } of await store.tables.said(id, 1, 1000)) bytes += Buffer.byteLength(text)
    }
    // 30 guests with eight lines each would be 480 kB; half of a day's share of a megabyte is 75 kB.
    expect(bytes).toBeLessThan(80_000)
    expect(last.at(-1)).toMatchObject({ refusal: { clause: 'tables.chat-network' } })
    const made = await house.tables.create({ id: 'ada', name: 'Ada' }, { game: 'pillars', seats: 3, open: true })
    if ('refusal' in made) throw new Error(made.refusal.clause)
    expect(await said('198.51.100.1', 'ada', made.answer.table.id)).toHaveProperty('seq')
  })
})
