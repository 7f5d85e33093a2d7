// The code of the house, and reports: what they carry, and what they never do.
import { describe, expect, it } from 'vitest'
import type { DeskInfo } from '../../wire/owner.ts'
import { api, clubhouse, cup, type Person, person } from '../test/clubhouse.ts'
import { insulted, reportsOf } from '../test/insulted.ts'
import { opened } from '../test/opened.ts'
import { owned } from '../test/owned.ts'
import { newOwnerCode } from './code.ts'

describe('the code of the house', () => {
  it('makes one person the owner, once, and is not kept as it was printed', async () => {
    const house = await opened()
    const code = (await house.house.desk.firstCode()) ?? ''
    expect(code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/)
    expect(await house.house.desk.firstCode()).toBeNull()
    expect((await house.store.documents.get('house'))?.doc).not.toContain(code.replaceAll('-', '').slice(0, 8))
    const [first, second] = [await person(house, 'Inès', true), await person(house, 'Oscar', true)]
    // As it was typed: small letters, and no lines.
    const claimed = await Promise.all(
      [first, second].map((who) =>
        api(house, who, 'POST', 'house/claim', { code: code.toLowerCase().replaceAll('-', ' ') }),
      ),
    )
    expect(claimed.map((one) => one.status).sort()).toEqual([200, 409])
    expect((await api(house, first, 'GET', 'owner')).status).toBe(claimed[0]?.status === 200 ? 200 : 403)
    expect((await api<{ claimed: boolean }>(house, null, 'GET', 'house')).body.claimed).toBe(true)
    const again = await house.restart()
    expect(await again.house.desk.firstCode()).toBeNull()
    await again.close()
  })

  it('cannot be guessed: after a few wrong ones an address has to wait', async () => {
    const house = await opened()
    const code = await house.house.desk.firstCode()
    const one = await person(house, 'Inès', true)
    const said: number[] = []
    for (let i = 0; i < 7; i++)
      said.push((await api(house, one, 'POST', 'house/claim', { code: newOwnerCode() })).status)
    expect(said).toEqual([400, 400, 400, 400, 400, 429, 429])
    expect((await api(house, one, 'POST', 'house/claim', { code })).status).toBe(429)
  })
})

describe('a report', () => {
  it('carries the line, the talk around it as it was, and where the match stood; nothing of the cards', async () => {
    const house = await opened()
    const { owner, table, line, reporter, rude } = await insulted(house)
    const order = { person: rude.id, kind: 'insult', note: 'Please look.', table, line }
    expect((await api(house, reporter, 'POST', 'house/report', order)).status).toBe(200)
    // Said twice it is still one.
    expect((await api(house, reporter, 'POST', 'house/report', order)).status).toBe(200)
    const [report, ...more] = await reportsOf(house, owner)
    expect(more).toEqual([])
    expect(report).toMatchObject({
      ...{ kind: 'insult', note: 'Please look.', line, before: 0, sealed: false, answer: null },
      by: { id: reporter.id, name: 'Ada' },
      about: { id: rude.id, name: 'Béa', guest: true },
      table: { id: table, game: 'spyrium' },
    })
    expect(report?.lines.map((one) => one.text)).toEqual(['eins', 'zwei', 'du Esel', 'bitte nicht'])
    expect(Object.keys(report?.table ?? {}).sort()).toEqual(['game', 'id', 'move'])
    expect((await api<DeskInfo>(house, owner, 'GET', 'owner')).body.reports).toBe(1)
  })

  it('is refused for a line that the person did not say, and at a table that the reporter may not look at', async () => {
    const house = await opened()
    const { table, line, reporter, rude, ada } = await insulted(house)
    const own = ada.chat.find((one) => one.text === 'eins')?.n ?? 0
    const say = (who: Person, more: object) =>
      api(house, who, 'POST', 'house/report', { person: rude.id, kind: 'insult', table, ...more })
    expect((await say(reporter, { line: own })).key).toBe('report.line')
    expect((await say(reporter, { line: 999 })).key).toBe('report.line')
    await house.house.runtime.loaded.get(table)
    const { body } = await api<{ table: { id: string } }>(house, rude, 'POST', 'tables', { game: 'spyrium', seats: 2 })
    const hidden = body.table.id
    expect((await say(await person(house, 'Nobody'), { table: hidden })).status).toBe(404)
    expect((await say(reporter, { line })).status).toBe(200)
  })

  it('cannot be used to flood the desk', async () => {
    const house = await opened()
    const owner = await owned(house)
    const angry = await person(house, 'Angry')
    const said: number[] = []
    for (let i = 0; i < 12; i++) {
      const other = await person(house, `P${i}`)
      said.push((await api(house, angry, 'POST', 'house/report', { person: other.id, kind: 'other' })).status)
    }
    expect(said).toEqual([...Array(10).fill(200), 429, 429])
    expect(await reportsOf(house, owner)).toHaveLength(10)
  })

  it('says nothing of what is said at a sealed table before its round has ended', async () => {
    const house = await opened()
    const owner = await owned(house, 'Olga')
    const hall = await clubhouse(house, 4)
    const made = await cup(house, hall, { game: 'pillars', sizes: [4], duplicate: true })
    await api(house, hall.owner, 'POST', `tournaments/${made.id}/prepare`, {})
    await api(house, hall.owner, 'POST', `tournaments/${made.id}/start`, {})
    const [row] = await house.store.tables.list({ status: ['running'], limit: 1 })
    const table = row?.id ?? ''
    const [one, two] = hall.people as [Person, Person]
    const said = { at: Date.now(), person: two.id, name: two.name, text: 'I have the cathedral' }
    const { n: line } = await house.store.tables.say(table, said)
    const told = await api(house, one, 'POST', 'house/report', { person: two.id, kind: 'cheating', table, line })
    expect(told.status).toBe(200)
    const [sealed] = await reportsOf(house, owner)
    expect(sealed).toMatchObject({ sealed: true, lines: [] })
    await house.house.tables.round.unseal(table)
    const [open] = await reportsOf(house, owner)
    expect(open?.sealed).toBe(false)
    expect(open?.lines.map((l) => l.text)).toContain('I have the cathedral')
  })

  it('of one person wait no more than so many, also where all come in the same moment', async () => {
    const house = await opened()
    const busy = await person(house, 'Bea')
    const others = Array.from({ length: 15 }, (_, n) => `other${n}`)
    for (const id of others) await house.store.people.put({ id, name: id, created: 1, seen: 1, doc: '{}' })
    const { reports } = house.house.desk
    const made = await Promise.all(others.map((id) => reports.make(busy, { person: id, kind: 'insult' })))
    expect(made.filter((one) => 'answer' in one)).toHaveLength(10)
    expect(await reports.waiting()).toBe(10)
  })
})
