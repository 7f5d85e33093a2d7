// The waiting room: codes, the host's part, what the others agree to; and seats that are handed on or kept.
import { describe, expect, it } from 'vitest'
import type { CodeReply, HandOver, TableList } from '../../wire/http.ts'
import { houses, opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { playOn, seated } from '../test/sitting.ts'

const key = (reply: { body: { error?: { key: string } } }) => reply.body.error?.key
const pillars = { game: 'pillars', seats: 3 }
const said = (player: Player) => player.chat.filter((l) => l.person === null).map((l) => l.text)

async function byCode(player: Player, code: string) {
  const response = await fetch(`${player.url}/api/codes/${encodeURIComponent(code)}`, {
    headers: { cookie: player.cookie },
  })
  return { status: response.status, body: (await response.json()) as CodeReply & { error?: { key: string } } }
}

describe('a code', () => {
  it('leads to a table that waits, however it is typed, and ends with it', async () => {
    const { url } = await opened()
    const [ada, bea] = [await Player.enter(url, 'Ada'), await Player.enter(url, 'Béa')]
    const { table, invite } = (await ada.ask('POST', '', { game: 'castle', seats: 2 })).body
    const code = table.code ?? ''
    expect(code).toMatch(/^[A-Z]\d-[A-Z]{3,12}$/)
    for (const typed of [code, code.toLowerCase(), code.replace('-', ' '), ` ${code.replace('-', '')} `])
      expect((await byCode(bea, typed)).body).toEqual({ table: table.id, invite })
    expect((await bea.ask('POST', `/${table.id}/sit`, { key: invite })).status).toBe(200)
    await ada.ask('POST', `/${table.id}/start`)
    expect(await byCode(bea, code)).toMatchObject({ status: 404, body: { error: { key: 'tables.code' } } })
    for (const wrong of ['', '%', 'x', 'A1', 'K7-BRICK-K7', `${'K'.repeat(39)}`])
      expect([404, 400], wrong).toContain((await byCode(bea, wrong)).status)
  })

  it('cannot be found by trying', async () => {
    const { url } = await opened()
    const eve = await Player.enter(url, 'Eve')
    const answers = []
    for (let k = 0; k < 40; k++) answers.push((await byCode(eve, `K${k % 10}-NOWHERE`)).status)
    expect(answers.slice(0, 30).every((s) => s === 404)).toBe(true)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('the host of a waiting table', () => {
  it('makes room, and whoever was sent away comes back only when asked', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars, false)
    const [ada, bea, cem] = players as [Player, Player, Player]
    expect(key(await bea.ask('POST', `/${table}/remove`, { person: cem.id }))).toBe('tables.host-only')
    expect(key(await ada.ask('POST', `/${table}/remove`, { person: ada.id }))).toBe('tables.not-there')
    expect(key(await ada.ask('POST', `/${table}/remove`, { person: 'nobody' }))).toBe('tables.not-there')
    expect((await ada.ask('POST', `/${table}/remove`, { person: cem.id })).status).toBe(200)
    await cem.until(() => cem.seat === null)
    await bea.until(() => said(bea).includes('tables.sent-away'))
    expect(key(await cem.ask('POST', `/${table}/sit`))).toBe('tables.removed')
  })

  it('passes the hosting on, also by standing up', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars, false)
    const [ada, bea, cem] = players as [Player, Player, Player]
    expect((await ada.ask('POST', `/${table}/host`, { person: cem.id })).body.table.host).toBe(cem.id)
    expect(key(await ada.ask('POST', `/${table}/start`))).toBe('tables.host-only')
    expect((await cem.ask('POST', `/${table}/stand`)).body.table.host).toBe(ada.id)
    expect((await ada.ask('POST', `/${table}/stand`)).body.table.host).toBe(bea.id)
    await bea.until(() => said(bea).filter((text) => text === 'tables.host-now').length === 3)
    await bea.ask('POST', `/${table}/bot`, { seat: 0, level: 'apprentice' })
    await bea.ask('POST', `/${table}/bot`, { seat: 2, level: 'apprentice' })
    expect((await bea.ask('POST', `/${table}/start`)).status).toBe(200)
  })

  it('who is gone hosts no more: the longest seated who is here begins', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars, false)
    const [ada, bea, cem] = players as [Player, Player, Player]
    ada.leave()
    await bea.until(() => bea.info?.seats[0]?.here === false)
    bea.leave()
    await cem.until(() => cem.info?.seats[1]?.here === false)
    await house.house.sweep()
    expect(cem.info?.host).toBe(ada.id)
    house.pass(61_000)
    await house.house.sweep()
    await cem.until(() => cem.info?.host === cem.id)
    expect((await cem.ask('POST', `/${table}/start`)).status).toBe(200)
  })

  it('calls it off: nobody sits there, nobody comes, no list has it', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars, false)
    const [ada, bea] = players as [Player, Player]
    expect(key(await bea.ask('POST', `/${table}/cancel`))).toBe('tables.host-only')
    const { code } = ada.info ?? {}
    expect((await ada.ask('POST', `/${table}/cancel`)).body.table).toMatchObject({ cancelled: true, code: null })
    await bea.until(() => bea.info?.cancelled === true)
    expect(key(await ada.ask('POST', `/${table}/sit`))).toBe('tables.cancelled')
    expect((await byCode(ada, code ?? '')).status).toBe(404)
    for (const list of ['open', 'mine', 'past'])
      expect((await ada.ask<TableList>('GET', `?list=${list}`)).body.tables, list).toEqual([])
  })
})

describe('how it is played', () => {
  it('is changed by the host, agreed to by the others, and put back', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { game: 'castle', seats: 2 }, false)
    const [ada, bea] = players as [Player, Player]
    expect(key(await bea.ask('POST', `/${table}/terms`, { rated: false }))).toBe('tables.host-only')
    const clock = { kind: 'live', minutes: 20, increment: 15 }
    expect((await ada.ask('POST', `/${table}/terms`, { clock })).body.table).toMatchObject({
      clock,
      earlier: { clock: { kind: 'none' } },
    })
    await bea.until(() => bea.info?.seats[1]?.ready === false)
    expect(bea.info?.seats[0]?.ready).toBe(true)
    expect(await ada.ask('POST', `/${table}/start`)).toMatchObject({
      status: 409,
      body: { error: { key: 'tables.not-agreed', with: { who: 'Béa' } } },
    })
    await ada.ask('POST', `/${table}/terms`, { clock: { kind: 'none' } })
    await bea.until(() => bea.info?.seats[1]?.ready === true && bea.info.earlier === null)
    await ada.ask('POST', `/${table}/terms`, { clock })
    await bea.ask('POST', `/${table}/ready`)
    expect((await ada.ask('POST', `/${table}/start`)).status).toBe(200)
    expect(key(await ada.ask('POST', `/${table}/terms`, { rated: false }))).toBe('tables.started')
  })

  it('can become another game with other seats, for everybody who is there', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { game: 'castle', seats: 2 }, false)
    const [ada, bea] = players as [Player, Player]
    const changed = await ada.ask('POST', `/${table}/terms`, { game: 'spyrium', seats: 4 })
    expect(changed.body.table).toMatchObject({ game: 'spyrium' })
    await bea.until(() => bea.info?.game === 'spyrium' && bea.info.seats.length === 4)
    expect(bea.info?.shuffle.words).toHaveLength(4)
    expect(key(await ada.ask('POST', `/${table}/terms`, { seats: 1 }))).toBe('table.seats')
    expect(key(await ada.ask('POST', `/${table}/terms`, { game: 'chess' }))).toBe('tables.no-game')
    expect(key(await ada.ask('POST', `/${table}/terms`, { options: { x: 1 } }))).toBe('table.option-unknown')
    await ada.ask('POST', `/${table}/terms`, { seats: 3 })
    await ada.ask('POST', `/${table}/bot`, { seat: 2, level: 'apprentice' })
    await ada.ask('POST', `/${table}/terms`, { seats: 2 })
    await bea.ask('POST', `/${table}/ready`)
    expect((await ada.ask('POST', `/${table}/start`)).status).toBe(200)
    const t = await house.house.runtime.loaded.get(table)
    expect(t?.match?.standing.game.id).toBe('spyrium')
  })

  it('is rated or has the page’s hints, not both', async () => {
    const { url } = await opened()
    const ada = await Player.enter(url, 'Ada')
    const order = { game: 'castle', seats: 2 }
    expect((await ada.ask('POST', '', order)).body.table).toMatchObject({ rated: true, hints: 'none', talk: 'slow' })
    expect(key(await ada.ask('POST', '', { ...order, rated: true, hints: 'allowed' }))).toBe('tables.rated-hints')
    const { table } = (await ada.ask('POST', '', { ...order, hints: 'allowed' })).body
    expect(table).toMatchObject({ rated: false, hints: 'allowed' })
    const rated = await ada.ask('POST', `/${table.id}/terms`, { rated: true })
    expect(rated.body.table).toMatchObject({ rated: true, hints: 'none' })
    const hinted = await ada.ask('POST', `/${table.id}/terms`, { hints: 'allowed' })
    expect(hinted.body.table).toMatchObject({ rated: false, hints: 'allowed' })
  })

  it('says who took a hint, once a choice, or that there are none', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { ...pillars, hints: 'told' })
    const [ada, bea] = players as [Player, Player]
    for (let k = 0; k < 3; k++) expect((await ada.ask('POST', `/${table}/hint`)).status).toBe(200)
    await bea.until(() => said(bea).includes('tables.hint'))
    expect(said(bea).filter((text) => text === 'tables.hint')).toHaveLength(1)
    const other = await seated(house, pillars)
    expect(key(await (other.players[0] as Player).ask('POST', `/${other.table}/hint`))).toBe('tables.no-hints')
  })
})

describe('those who watch', () => {
  it('are silent, slow, or free to talk, as the table has it', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { ...pillars, talk: 'off' }, false)
    const [ada] = players as [Player]
    const wim = await Player.enter(house.url, 'Wim')
    await wim.join(table)
    const talk = async (text: string) => {
      const done = await wim.do({ t: 'chat', text })
      return 'refusal' in done ? done.refusal.clause : 'said'
    }
    expect(await talk('hello')).toBe('tables.watchers-silent')
    await ada.ask('POST', `/${table}/terms`, { talk: 'slow' })
    await wim.until(() => wim.info?.talk === 'slow')
    expect(await talk('hello')).toBe('said')
    expect(await talk('again')).toBe('tables.watchers-slow')
    house.pass(20_000)
    expect(await talk('again')).toBe('said')
    await ada.ask('POST', `/${table}/terms`, { talk: 'on' })
    expect(await talk('and again')).toBe('said')
    // Who may come or talk is nothing to agree to.
    expect(ada.info?.seats.every((seat) => seat.ready)).toBe(true)
  })
})

describe('a seat that is handed over', () => {
  it('is announced; its link says what it is for, and that it was used', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada, bea] = players as [Player, Player]
    const eve = await Player.enter(house.url, 'Eve')
    const { key: link } = (await bea.ask<HandOver>('POST', `/${table}/hand`)).body
    expect((await eve.ask('GET', `/${table}?key=${link}`)).body).toMatchObject({ seat: null, offered: 1 })
    expect((await eve.ask('POST', `/${table}/take`, { key: link })).body.seat).toBe(1)
    await ada.until(() => said(ada).includes('tables.handed'))
    expect(ada.chat.at(-1)?.with).toEqual({ name: 'Béa', to: 'Eve', seat: 1 })
    const wim = await Player.enter(house.url, 'Wim')
    const t = await house.house.runtime.loaded.get(table)
    if (t) t.doc = { ...t.doc, open: false }
    expect(key(await wim.ask('GET', `/${table}?key=${link}`))).toBe('tables.key')
    expect(key(await wim.ask('GET', `/${table}?key=other`))).toBe('tables.unknown')
  })

  it('leaves the result to whoever played most of the match', async () => {
    const house = await opened()
    const { players, table, title } = await seated(house, pillars)
    const [ada, bea, cem] = players as [Player, Player, Player]
    const moves = () => house.house.runtime.counts.moves
    const start = moves()
    await playOn(players, () => moves() - start > 40)
    const hand = async (from: Player, to: Player) => {
      const { key: link } = (await from.ask<HandOver>('POST', `/${table}/hand`)).body
      await to.ask('POST', `/${table}/take`, { key: link })
      to.title = title
      await to.join(table)
    }
    const [eve, wim] = [await Player.enter(house.url, 'Eve'), await Player.enter(house.url, 'Wim')]
    await hand(bea, eve)
    await playOn([ada, eve, cem], () => moves() - start > 56)
    // Handed on again: one has played most of it, the other nearly nothing.
    await hand(eve, wim)
    await playOn([ada, wim, cem])
    const results = await house.store.people.resultsAt(table)
    const t = await house.house.runtime.loaded.get(table)
    const entries = (await house.store.tables.entries(table, 1)).filter((e) => e.entry.seat === 1)
    const share = (from: number, to: number) => entries.filter((e) => e.seq > from && e.seq <= to).length
    const [first, second] = t?.doc.stints ?? []
    const counts = [
      [bea.id, share(0, first?.until ?? 0)],
      [eve.id, share(first?.until ?? 0, second?.until ?? 0)],
      [wim.id, share(second?.until ?? 0, 1e9)],
    ] as const
    const most = counts.toSorted((a, b) => b[1] - a[1])[0]?.[0]
    expect(counts.map(([, n]) => n).every((n) => n > 0)).toBe(true)
    expect(results.map((r) => r.person)).toEqual([ada.id, most, cem.id])
    expect(results.every((r) => r.after !== null)).toBe(true)
  })
})

describe('a rematch', () => {
  it('seats everybody who comes, and begins with the last', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada, bea, cem] = players as [Player, Player, Player]
    await playOn(players)
    const next = (await bea.ask('POST', `/${table}/rematch`)).body.table
    expect(next.seats.map((s) => [s.name, s.kept])).toEqual([
      ['', 'Cem'],
      ['', 'Ada'],
      ['Béa', null],
    ])
    const wim = await Player.enter(house.url, 'Wim')
    expect(key(await wim.ask('POST', `/${next.id}/sit`))).toBe('tables.full')
    expect(key(await wim.ask('POST', `/${next.id}/sit`, { seat: 0 }))).toBe('tables.seat-kept')
    expect((await ada.ask('POST', `/${table}/rematch`)).body).toMatchObject({ seat: 1, table: { status: 'waiting' } })
    const last = (await cem.ask('POST', `/${table}/rematch`)).body
    expect(last).toMatchObject({ seat: 0, table: { id: next.id, status: 'running' } })
    expect((await ada.ask('POST', `/${table}/rematch`)).body).toMatchObject({ seat: 1, table: { id: next.id } })
  })

  it('keeps a seat five minutes', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada, bea, cem] = players as [Player, Player, Player]
    await playOn(players)
    const next = (await ada.ask('POST', `/${table}/rematch`)).body.table
    house.pass(301_000)
    const wim = await Player.enter(house.url, 'Wim')
    expect((await wim.ask('POST', `/${next.id}/sit`)).status).toBe(200)
    expect((await bea.ask('POST', `/${table}/rematch`)).body.seat).not.toBeNull()
    expect((await cem.ask('POST', `/${table}/rematch`)).body.seat).toBeNull()
  })
})

describe('a name', () => {
  it('that changes at a table is heard there at once', async () => {
    const house = await opened()
    const { players } = await seated(house, pillars, false)
    const [ada, bea] = players as [Player, Player]
    await fetch(`${house.url}/api/me`, {
      method: 'PATCH',
      headers: { cookie: bea.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Béatrice' }),
    })
    await ada.until(() => ada.info?.seats[1]?.name === 'Béatrice')
    expect(houses.length).toBeGreaterThan(0)
  })
})
