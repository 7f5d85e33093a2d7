// Two nodes on one store: a table's players are on different machines and notice nothing of it.
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { shownTo } from '../tables/runtime/telling.ts'
import type { Tables } from '../tables/tables.ts'
import { forgetFolders, type TestHouse, testHouse } from '../test/house.ts'
import type { Player } from '../test/player.ts'
import { playOn, seated } from '../test/sitting.ts'

const houses: TestHouse[] = []
afterEach(async () => {
  for (const house of houses.splice(0).reverse()) await house.close()
})
afterAll(forgetFolders)

async function two(): Promise<[TestHouse, TestHouse]> {
  const one = await testHouse()
  const other = await one.twin()
  houses.push(one, other)
  return [one, other]
}

describe('a table on two nodes', () => {
  it('is one table: moves, chat, presence, clocks and its end', async () => {
    const both = await two()
    const order = { game: 'pillars', seats: 4, bots: [null, null, null, 'apprentice'], options: { roundCap: 5 } }
    const { players, table } = await seated(both, { ...order, clock: { kind: 'live', minutes: 60, increment: 0 } })
    const [ada, bea] = players as [Player, Player]
    await ada.until(() => ada.info?.seats.slice(0, 3).every((s) => s.here) === true)
    await bea.until(() => bea.info?.seats.slice(0, 3).every((s) => s.here) === true)
    await ada.do({ t: 'chat', text: 'là ?' })
    await bea.until(() => bea.chat.length === 1)
    await playOn(players)
    await Promise.all(players.map((p) => p.until(() => p.info?.status === 'over' && p.seq === ada.seq)))
    for (const [i, player] of players.entries()) {
      const t = await (both[i % 2] as TestHouse).house.runtime.loaded.get(table)
      if (t?.match == null) throw new Error('not open')
      expect(player.view).toEqual(shownTo(t.match.standing, player.seat))
      expect(player.info?.scores).toEqual(ada.info?.scores)
    }
    const rows = await both[0].store.tables.entries(table, 1)
    expect(rows.map((r) => r.seq)).toEqual(rows.map((_, i) => i + 1))
    bea.leave()
    await ada.until(() => ada.info?.seats[1]?.here === false)
  })

  it('follows what the other node says, without reading it from the store', async () => {
    const both = await two()
    const { players } = await seated(both, { game: 'pillars', seats: 3 })
    const [ada] = players as [Player]
    const read = both.map(({ house }) => vi.spyOn(house.runtime.store.tables, 'entries'))
    for (let k = 0; k < 12; k++) {
      const next = players.find((p) => p.mine) as Player
      const { seq } = next
      await next.play(next.choice())
      await Promise.all(players.map((p) => p.until(() => p.seq > seq)))
    }
    expect(ada.seq).toBeGreaterThanOrEqual(12)
    expect(read.flatMap((spy) => spy.mock.calls)).toEqual([])
  })

  it('looks into the store for whoever has seen more than it was told', async () => {
    const both = await two()
    const { players, table } = await seated(both, { game: 'pillars', seats: 3 })
    const next = players.find((p) => p.mine) as Player
    const { url } = both.find((h) => h.url !== next.url) as TestHouse
    const others = players.filter((p) => p.url === url)
    // The node dies before it has told the others.
    const [node] = both.filter((h) => h.url === next.url) as [TestHouse]
    vi.spyOn(node.house.runtime, 'publish').mockImplementation(() => {})
    const acted = await next.play(next.choice())
    const seq = 'seq' in acted ? acted.seq : 0
    const elsewhere = next.again(url)
    elsewhere.seq = seq
    await elsewhere.join(table, { seen: seq })
    expect(elsewhere.seq).toBe(seq)
    await Promise.all(others.map((p) => p.until(() => p.seq === seq)))
  })

  it('finds what no message told: moves, talk and what was agreed', async () => {
    const both = await two()
    const { players, table } = await seated(both, { game: 'pillars', seats: 3 })
    const next = players.find((p) => p.mine) as Player
    const [node] = both.filter((h) => h.url === next.url) as [TestHouse]
    const [other] = both.filter((h) => h.url !== next.url) as [TestHouse]
    const others = players.filter((p) => p.url === other.url)
    const published = vi.spyOn(node.house.runtime, 'publish').mockImplementation(() => {})
    const acted = await next.play(next.choice())
    const seq = 'seq' in acted ? acted.seq : 0
    await next.do({ t: 'chat', text: 'là ?' })
    expect(others.map((p) => [p.seq, p.chat.length])).toEqual(others.map(() => [seq - 1, 0]))
    await other.house.sweep()
    await Promise.all(others.map((p) => p.until(() => p.seq === seq && p.chat.length === 1)))
    // What is not news is not read again.
    const t = await other.house.runtime.loaded.get(table)
    const read = vi.spyOn(other.house.runtime.store.tables, 'entries')
    await other.house.sweep()
    await t?.queue(async () => {})
    expect(read.mock.calls).toEqual([])
    published.mockRestore()
  })

  it('lets one of two win where both act at the same moment, and the other is told why not', async () => {
    const both = await two()
    const { players } = await seated(both, { game: 'pillars', seats: 3 })
    for (let k = 0; k < 6; k++) {
      const next = players.find((p) => p.mine) as Player
      const { seq } = next
      // The same person on both nodes, at the same moment.
      const elsewhere = next.again((both.find((h) => h.url !== next.url) as TestHouse).url)
      await elsewhere.join(next.info?.id ?? '')
      const choice = next.choice()
      const twice = await Promise.all([next.play(choice, `same ${k}`), elsewhere.play(choice, `same ${k}`)])
      expect(twice).toEqual([{ seq: seq + 1 }, { seq: seq + 1 }])
      await Promise.all(players.map((p) => p.until(() => p.seq > seq)))
      elsewhere.leave()
    }
    for (let k = 0; k < 6; k++) {
      const next = players.find((p) => p.mine) as Player
      const { seq } = next
      const elsewhere = next.again((both.find((h) => h.url !== next.url) as TestHouse).url)
      await elsewhere.join(next.info?.id ?? '')
      const choice = next.choice()
      const results = await Promise.all([next.play(choice, `here ${k}`), elsewhere.play(choice, `there ${k}`)])
      expect(results.filter((r) => 'seq' in r && r.seq === seq + 1)).toHaveLength(1)
      expect(new Set(results.map((r) => ('seq' in r ? r.seq : 'no'))).size).toBe(2)
      // Where the same choice may be made twice, both may have been.
      const last = Math.max(...results.map((r) => ('seq' in r ? r.seq : 0)))
      await Promise.all(players.map((p) => p.until(() => p.seq >= last)))
      elsewhere.leave()
    }
  })

  it('refuses nobody on old news', async () => {
    const both = await two()
    const [here, there] = both.map(({ house }) => house.tables) as [Tables, Tables]
    const { house } = both[0]
    const [ada, bea] = await Promise.all(['Ada', 'Bea'].map(async (name) => (await house.people.guest(name)).person))
    if (ada === undefined || bea === undefined) throw new Error('nobody there')
    const made = await here.create(ada, { game: 'spyrium', seats: 2, open: true })
    const id = 'answer' in made ? made.answer.table.id : ''
    await there.look(ada, id)
    expect(await here.sit(bea, id, 1)).toHaveProperty('answer')
    // The other node has not heard of it yet, and is asked to start.
    expect(await there.start(ada, id)).toHaveProperty('answer.table.status', 'running')
  })
})
