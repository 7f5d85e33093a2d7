// A round that is paused: nothing is played, no clock runs, and each goes on where it stood.
import { describe, expect, it } from 'vitest'
import type { TournamentInfo } from '../../../wire/tournament.ts'
import { runsOut } from '../../tables/runtime/clock.ts'
import { docOf } from '../../tables/runtime/document.ts'
import { api, clubhouse, cup, playOut } from '../../test/clubhouse.ts'
import type { TestHouse } from '../../test/house.ts'
import { houses, opened } from '../../test/opened.ts'

const MINUTE = 60_000

async function running(house: TestHouse) {
  const hall = await clubhouse(house, 4)
  const { id } = await cup(house, hall, { clock: { kind: 'live', minutes: 10, increment: 5 } })
  const say = (deed: string, at: TestHouse = house) =>
    api<TournamentInfo>(at, hall.owner, 'POST', `tournaments/${id}/${deed}`, {})
  await say('prepare')
  const { body } = await say('start')
  const tables = body.roundList[0]?.pods.map((pod) => pod.table) ?? []
  return { hall, id, say, tables }
}

const docAt = async (house: TestHouse, table: string) => {
  const row = await house.store.tables.get(table)
  if (row === null) throw new Error('no table')
  return docOf(row)
}

/** Milliseconds that the seats have left, by when their clocks run out. */
const left = async (house: TestHouse, table: string) => {
  const doc = await docAt(house, table)
  return doc.awaited.map((seat) => (runsOut(doc.time, seat) ?? Number.NaN) - house.house.now())
}

describe('a paused round', () => {
  it('is played no further at any table, and no clock runs out, however long it takes', async () => {
    const house = await opened()
    const { say, tables } = await running(house)
    house.pass(4 * MINUTE)
    const before = await left(house, tables[0] ?? '')
    const { body } = await say('pause')
    expect(body.roundList[0]?.paused).not.toBeNull()
    house.pass(120 * MINUTE)
    await house.house.sweep()
    for (const table of tables) {
      await expect(playOut(house, table, 1)).rejects.toThrow('tables.paused')
      expect((await docAt(house, table)).seats.some((seat) => seat.away)).toBe(false)
    }
    // Said again it is the same pause.
    expect((await say('pause')).body.roundList[0]?.paused).toBe(body.roundList[0]?.paused)
    expect((await say('resume')).body.roundList[0]?.paused).toBeNull()
    const after = await left(house, tables[0] ?? '')
    expect(after.length).toBe(before.length)
    for (const [i, ms] of after.entries()) expect(Math.abs(ms - (before[i] ?? 0))).toBeLessThan(2000)
    house.pass(11 * MINUTE)
    await house.house.sweep()
    expect((await docAt(house, tables[0] ?? '')).seats.some((seat) => seat.away)).toBe(true)
  })

  it('stays paused over a crash, and ends as any other', async () => {
    const house = await opened()
    const { say, tables, hall, id } = await running(house)
    await say('pause')
    const again = await house.crash()
    houses.push(again)
    await again.house.sweep()
    await expect(playOut(again, tables[0] ?? '', 1)).rejects.toThrow('tables.paused')
    await say('resume', again)
    for (const table of tables) await playOut(again, table)
    await again.house.sweep()
    const { body } = await api<TournamentInfo>(again, hall.owner, 'GET', `tournaments/${id}`)
    expect(body.roundList[0]?.status).toBe('over')
    expect((await say('pause', again)).key).toBe('tournament.no-round')
  })
})
