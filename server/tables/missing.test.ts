// Somebody does not come back: the others nudge, decide together, and whoever returns has their seat at once.
import { describe, expect, it } from 'vitest'
import type { TestHouse } from '../test/house.ts'
import { opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { seated } from '../test/sitting.ts'

const key = (reply: { body: { error?: { key: string } } }) => reply.body.error?.key
const MINUTE = 60_000
const said = (player: Player) => player.chat.filter((l) => l.person === null).map((l) => l.text)

/** Three at a table; whoever is on turn goes. */
async function left(house: TestHouse, order: object = {}) {
  const { players, table } = await seated(house, { game: 'pillars', seats: 3, ...order })
  const gone = players.find((p) => p.mine) as Player
  const seat = gone.seat as number
  const stay = players.filter((p) => p !== gone)
  gone.leave()
  for (const player of stay) await player.until(() => player.info?.seats[seat]?.here === false)
  return { table, gone, seat, stay: stay as [Player, Player] }
}

describe('somebody missing', () => {
  it('is nudged once, and the others decide together', async () => {
    const house = await opened()
    const { table, gone, seat, stay } = await left(house)
    const [ada, bea] = stay
    const nudge = (player: Player) => player.ask('POST', `/${table}/nudge`, { seat })
    const vote = (player: Player, wants: string) => player.ask('POST', `/${table}/vote`, { seat, wants })
    expect(key(await nudge(ada))).toBe('tables.not-yet')
    house.pass(2 * MINUTE)
    const stranger = await Player.enter(house.url, 'Wim')
    expect(key(await nudge(stranger))).toBe('tables.not-seated')
    expect(key(await ada.ask('POST', `/${table}/nudge`, { seat: bea.seat }))).toBe('tables.not-missing')
    expect((await nudge(ada)).status).toBe(200)
    await bea.until(() => said(bea).includes('tables.nudged'))
    expect(key(await nudge(bea))).toBe('tables.nudged-already')
    expect(key(await vote(ada, 'computer'))).toBe('tables.not-yet')
    house.pass(8 * MINUTE)
    expect((await vote(ada, 'computer')).body.table.votes).toEqual([{ seat, by: ada.seat, wants: 'computer' }])
    await vote(bea, 'wait')
    expect(bea.info?.seats[seat]?.away).toBe(false)
    await vote(bea, 'computer')
    await ada.until(() => ada.info?.seats[seat]?.away === true)
    expect(ada.info?.votes).toEqual([])
    await ada.until(() => said(ada).includes('tables.seat-kept-warm'))
    // The computer goes on; whoever comes back has the seat by coming.
    await ada.until(() => (ada.info?.seq ?? 0) > 0)
    const back = gone.again()
    await back.join(table)
    await ada.until(() => ada.info?.seats[seat]?.away === false)
    expect(ada.info?.nudged).toEqual([])
    expect((await ada.ask('POST', `/${table}/vote`, { seat, wants: 'end' })).status).toBe(409)
  })

  it('who comes back before all agree changes nothing', async () => {
    const house = await opened()
    const { table, gone, seat, stay } = await left(house)
    const [ada, bea] = stay
    house.pass(11 * MINUTE)
    await ada.ask('POST', `/${table}/nudge`, { seat })
    await ada.ask('POST', `/${table}/vote`, { seat, wants: 'end' })
    await gone.again().join(table)
    await bea.until(() => bea.info?.votes.length === 0 && bea.info.nudged.length === 0)
    expect(key(await bea.ask('POST', `/${table}/vote`, { seat, wants: 'end' }))).toBe('tables.not-missing')
    expect(bea.info?.status).toBe('running')
  })

  it('can be the end of the match, which then counts for nobody', async () => {
    const house = await opened()
    const { table, gone, seat, stay } = await left(house)
    const [ada, bea] = stay
    house.pass(11 * MINUTE)
    for (const player of [ada, bea]) await player.ask('POST', `/${table}/vote`, { seat, wants: 'end' })
    await ada.until(() => ada.info?.status === 'over')
    expect(ada.info).toMatchObject({ stopped: true, scores: null })
    expect(await house.store.people.resultsAt(table)).toEqual([])
    await gone.again().join(table)
    const back = await gone.again().join(table)
    expect(await back.play(back.choice())).toEqual({ refusal: { clause: 'table.over' } })
    const again = await house.restart()
    const after = await ada.again(again.url).join(table)
    expect(after.info).toMatchObject({ status: 'over', stopped: true })
    expect((await after.ask('POST', `/${table}/rematch`)).status).toBe(200)
    after.leave()
    await again.close()
  })

  it('of two: the other decides alone, after twice the time, and ends it only after a day', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { game: 'castle', seats: 2 })
    const [ada, bea] = players as [Player, Player]
    bea.leave()
    await ada.until(() => ada.info?.seats[1]?.here === false)
    const vote = (wants: string) => ada.ask('POST', `/${table}/vote`, { seat: 1, wants })
    house.pass(11 * MINUTE)
    expect(key(await vote('computer'))).toBe('tables.not-yet')
    house.pass(10 * MINUTE)
    expect(key(await vote('end'))).toBe('tables.not-yet')
    expect((await vote('computer')).body.table.seats[1]?.away).toBe(true)
    house.pass(24 * 60 * MINUTE)
    expect((await vote('end')).body.table).toMatchObject({ status: 'over', stopped: true })
  })

  it('is decided by those at every node', async () => {
    const house = await opened()
    const other = await house.twin()
    const { players, table } = await seated([house, other], { game: 'pillars', seats: 3 })
    const gone = players.find((p) => p.mine) as Player
    const stay = players.filter((p) => p !== gone) as [Player, Player]
    const seat = gone.seat as number
    gone.leave()
    for (const p of stay) await p.until(() => p.info?.seats[seat]?.here === false)
    house.pass(11 * MINUTE)
    expect((await stay[0].ask('POST', `/${table}/vote`, { seat, wants: 'computer' })).status).toBe(200)
    await stay[1].until(() => stay[1].info?.votes.length === 1)
    expect(stay[1].info?.seats[seat]?.away).toBe(false)
    expect((await stay[1].ask('POST', `/${table}/vote`, { seat, wants: 'computer' })).status).toBe(200)
    for (const p of stay) await p.until(() => p.info?.seats[seat]?.away === true)
    await other.close()
  })
})
