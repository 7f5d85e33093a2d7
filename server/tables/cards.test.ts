// A table with corrected cards: tried before anybody is asked, seen by everybody, agreed to, played with, and never rated.
import { describe, expect, it } from 'vitest'
import { findTitle } from '../../games/shelf.ts'
import { readMatch } from '../../match/file.ts'
import { correctedSheet } from '../../papers/corrections.ts'
import { editionOf } from '../../title/title.ts'
import { opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { playOn, seated } from '../test/sitting.ts'

const key = (reply: { body: { error?: { key: string } } }) => reply.body.error?.key
const HOUSE = { 'buildings.house.value': 14 }
const castle = { game: 'castle', seats: 2 }

describe('corrected cards', () => {
  it('are known to everybody, agreed to, and played with to the end', async () => {
    const house = await opened()
    const { players, table, title } = await seated(house, castle, false)
    const [ada, bea] = players as [Player, Player]
    const changed = await ada.ask('POST', `/${table}/terms`, { corrections: HOUSE })
    expect(changed.body.table).toMatchObject({ corrections: HOUSE, rated: false })
    await bea.until(() => bea.info?.corrections['buildings.house.value'] === 14)
    expect(bea.info?.seats.find((s) => s.person === bea.id)?.ready).toBe(false)
    expect(key(await ada.ask('POST', `/${table}/start`))).toBe('tables.not-agreed')
    await bea.ask('POST', `/${table}/ready`)
    expect((await ada.ask('POST', `/${table}/start`)).status).toBe(200)
    const t = await house.house.runtime.loaded.get(table)
    expect(t?.match?.standing.game.sheet?.tables.buildings?.find((e) => e.id === 'house')?.value).toBe(14)
    const own = correctedSheet(title.form, title.sheet, HOUSE)
    const sheet = 'sheet' in own ? own.sheet : null
    for (const player of players) player.title = { ...title, game: editionOf(title, sheet) }
    await playOn(players)
    const file = await fetch(`${ada.url}/api/tables/${table}/file`, { headers: { cookie: ada.cookie } })
    const read = await readMatch(await file.text(), findTitle)
    expect('match' in read && read.match.sheet?.tables.buildings?.find((e) => e.id === 'house')?.value).toBe(14)
    const next = await ada.ask('POST', `/${table}/rematch`)
    expect(next.body.table).toMatchObject({ corrections: HOUSE, rated: false })
  })

  it('are refused where they do not fit, or where a match could not go on, with the seed that shows it', async () => {
    const { url } = await opened()
    const ada = await Player.enter(url, 'Ada')
    const { table } = (await ada.ask('POST', '', castle)).body
    const terms = (corrections: object) => ada.ask('POST', `/${table.id}/terms`, { corrections })
    expect(key(await terms({ 'buildings.house.value': 'many' }))).toBe('tables.cards-unfit')
    expect(key(await terms({ 'buildings.palace.value': 3 }))).toBe('tables.cards-unfit')
    const dead = await terms({ 'fields.cart-stone.tower': 3 })
    expect(key(dead)).toBe('tables.cards-dead')
    expect(dead.body.error?.text).toMatch(/seed “trial \d+”/)
    expect(key(await ada.ask('POST', '', { ...castle, corrections: { 'fields.cart-stone.tower': 3 } }))).toBe(
      'tables.cards-dead',
    )
    expect((await ada.ask('GET', `/${table.id}`)).body.table.corrections).toEqual({})
  })

  it('and a rating exclude each other: what is asked for wins', async () => {
    const { url } = await opened()
    const ada = await Player.enter(url, 'Ada')
    expect(key(await ada.ask('POST', '', { ...castle, rated: true, corrections: HOUSE }))).toBe('tables.rated-cards')
    const { table } = (await ada.ask('POST', '', { ...castle, corrections: HOUSE })).body
    expect(table).toMatchObject({ rated: false, corrections: HOUSE })
    const rated = await ada.ask('POST', `/${table.id}/terms`, { rated: true })
    expect(rated.body.table).toMatchObject({ rated: true, corrections: {} })
    await ada.ask('POST', `/${table.id}/terms`, { corrections: HOUSE })
    const other = await ada.ask('POST', `/${table.id}/terms`, { game: 'spyrium' })
    expect(other.body.table).toMatchObject({ game: 'spyrium', corrections: {} })
  })

  it('of somebody who is not the host are not even looked at', async () => {
    const house = await opened()
    const { players, table } = await seated(house, castle, false)
    const bea = players[1] as Player
    expect(key(await bea.ask('POST', `/${table}/terms`, { corrections: { 'fields.cart-stone.tower': 3 } }))).toBe(
      'tables.host-only',
    )
  })
})
