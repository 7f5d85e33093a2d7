import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seen } from '../../../wire/witness.ts'

const seen = (status: Seen['status'], commitment: string): Seen => ({
  status,
  seats: [],
  shuffle: { commitment, words: [null], secret: null },
})

/** A device's storage; `full` takes nothing. */
function storage(full = false) {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new Error('full')
      kept.set(key, value)
    },
  })
  return kept
}

/** The page, opened anew. */
async function page() {
  vi.resetModules()
  return import('./seals.ts')
}

describe('seals on this device', () => {
  beforeEach(() => {
    storage()
  })
  it('are the first that were seen, also after the page was closed', async () => {
    ;(await page()).lookedAt('t', seen('waiting', 'first'), 0)
    const later = await page()
    later.lookedAt('t', seen('running', 'second'), 0)
    expect(later.notedAt('t')).toMatchObject({ commitment: 'first', early: true, begun: { seat: 0 } })
  })
  it('are written only where something is new', async () => {
    const { lookedAt } = await page()
    lookedAt('t', seen('waiting', 'a'), 0)
    const kept = storage()
    lookedAt('t', seen('waiting', 'a'), 0)
    expect(kept.size).toBe(0)
  })
  it('know the words that the page gave', async () => {
    const { lookedAt, noteWords, notedAt } = await page()
    noteWords('t', 'unknown table')
    expect(notedAt('t')).toBeNull()
    lookedAt('t', seen('waiting', 'a'), 0)
    noteWords('t', 'elephants')
    expect(notedAt('t')?.own).toBe('elephants')
  })
  it('are forgotten, the oldest first, when there are too many', async () => {
    const { lookedAt } = await page()
    for (let i = 0; i <= 300; i++) lookedAt(`t${i}`, seen('waiting', `${i}`), 0)
    const { notedAt } = await page()
    expect(notedAt('t0')).toBeNull()
    expect(notedAt('t1')?.commitment).toBe('1')
    expect(notedAt('t300')?.commitment).toBe('300')
  })
  it('hold for the visit where the device keeps nothing', async () => {
    storage(true)
    const { lookedAt, notedAt } = await page()
    lookedAt('t', seen('waiting', 'a'), 0)
    expect(notedAt('t')?.commitment).toBe('a')
  })
})
