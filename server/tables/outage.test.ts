// Clocks stand still while the house is down.
import { describe, expect, it } from 'vitest'
import { houses, opened } from '../test/opened.ts'
import type { Player } from '../test/player.ts'
import { seated } from '../test/sitting.ts'

const live = { kind: 'live' as const, minutes: 1, increment: 10 }
const HOUR = 3_600_000

describe('a house that was down', () => {
  it('charges nobody for it, and says when each clock runs out', async () => {
    const house = await opened()
    await house.house.beat(0)
    const { players, table } = await seated(house, { game: 'pillars', seats: 3, clock: live })
    const slow = players.find((p) => p.mine) as Player
    const seat = slow.seat as number
    const until = slow.info?.seats[seat]?.until as number
    house.pass(20_000)
    await house.house.beat(60_000)
    const later = await house.crash()
    houses.push(later)
    later.pass(HOUR)
    await later.house.beat(0)
    await later.house.sweep()
    const back = await slow.again(later.url).join(table)
    expect(back.info?.seats[seat]).toMatchObject({ away: false })
    const now = back.info?.seats[seat]?.until as number
    expect(Math.abs(now - until - HOUR)).toBeLessThan(1000)
    // Forty seconds are left, and the turn gives ten back.
    later.pass(30_000)
    await later.house.sweep()
    await back.play()
    await back.until(() => back.seq === 1)
    const left = back.info?.seats[seat]?.left as number
    expect(Math.abs(left - 20_000)).toBeLessThan(2000)
  })

  it('takes the seat of whoever is really too slow', async () => {
    const house = await opened()
    await house.house.beat(0)
    const { players, table } = await seated(house, { game: 'pillars', seats: 3, clock: live })
    const slow = players.find((p) => p.mine) as Player
    const later = await house.crash()
    houses.push(later)
    later.pass(HOUR)
    await later.house.beat(0)
    later.pass(61_000)
    await later.house.sweep()
    const back = await slow.again(later.url).join(table)
    expect(back.info?.seats[slow.seat as number]?.away).toBe(true)
  })

  it('that stalls while everybody sits there lets the clocks stand, too', async () => {
    const house = await opened()
    await house.house.beat(0)
    const { players } = await seated(house, { game: 'pillars', seats: 3, clock: live })
    const slow = players.find((p) => p.mine) as Player
    const seat = slow.seat as number
    const until = slow.info?.seats[seat]?.until as number
    house.pass(50_000)
    await house.house.beat(12_000)
    await slow.until(() => slow.info?.seats[seat]?.until !== until)
    expect(slow.info?.seats[seat]?.until).toBeGreaterThan(until + 40_000)
  })
})
