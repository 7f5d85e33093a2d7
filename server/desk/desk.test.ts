// What the owner of a house does about people and tables, what takes it back, and the log of it.
import { describe, expect, it } from 'vitest'
import type { DeskInfo, Note, PersonFound } from '../../wire/owner.ts'
import { api, clubhouse, cup, type Person, person } from '../test/clubhouse.ts'
import { insulted, logOf, reportsOf } from '../test/insulted.ts'
import { opened } from '../test/opened.ts'
import { owned } from '../test/owned.ts'
import type { Player } from '../test/player.ts'
import { seated } from '../test/sitting.ts'

const DAY = 24 * 3600 * 1000

describe('what is done about it', () => {
  it('takes a line away from every page, tells the reporter, and puts it back', async () => {
    const house = await opened()
    const { owner, table, line, reporter, rude, ada } = await insulted(house)
    await api(house, reporter, 'POST', 'house/report', { person: rude.id, kind: 'insult', table, line })
    const [report] = await reportsOf(house, owner)
    const answer = { answer: 'remove-line' }
    expect((await api(house, owner, 'POST', `owner/reports/${report?.id}/answer`, answer)).status).toBe(200)
    await ada.until(() => ada.chat.some((one) => one.n === line && one.text === 'tables.line-removed'))
    expect((await house.store.tables.said(table, line, 1))[0]).toMatchObject({ person: null, name: '' })
    expect((await api(house, owner, 'POST', `owner/reports/${report?.id}/answer`, answer)).key).toBe('owner.answered')
    expect(await reportsOf(house, owner)).toEqual([])
    const notes = (await api<Note[]>(house, reporter, 'GET', 'house/notes')).body
    expect(notes).toMatchObject([{ kind: 'report-done', with: { done: 1 } }])
    await api(house, rude, 'POST', `house/notes/${notes[0]?.id}/read-note`, {})
    expect((await api<Note[]>(house, reporter, 'GET', 'house/notes')).body).toHaveLength(1)
    await api(house, reporter, 'POST', `house/notes/${notes[0]?.id}/read-note`, {})
    expect((await api<Note[]>(house, reporter, 'GET', 'house/notes')).body).toEqual([])
    const [deed] = await logOf(house, owner)
    expect(deed).toMatchObject({ kind: 'remove-line', by: 'Inès', open: true })
    expect((await api(house, owner, 'POST', `owner/log/${deed?.id}/undo`, {})).status).toBe(200)
    await ada.until(() => ada.chat.at(-1)?.text === 'du Esel')
    expect((await logOf(house, owner))[0]).toMatchObject({ undone: true, open: false })
    expect((await api(house, owner, 'POST', `owner/log/${deed?.id}/undo`, {})).key).toBe('owner.frozen')
  })

  it('silences for a time, everywhere, and lets speak again', async () => {
    const house = await opened()
    const { owner, bea, rude } = await insulted(house)
    const says = async () => {
      const said = await bea.do({ t: 'chat', text: 'hallo' })
      return 'refusal' in said ? said.refusal.clause : 'said'
    }
    await api(house, owner, 'POST', `owner/people/${rude.id}/silence`, { days: 7 })
    expect(await says()).toBe('tables.silenced-days')
    // Nor with an invitation, which goes without words.
    for (const [a, b] of [
      [owner, rude],
      [rude, owner],
    ] as const)
      await api(house, a, 'PUT', `friends/${b.id}`)
    const laid = await api<{ table: { id: string } }>(house, rude, 'POST', 'tables', { game: 'spyrium', seats: 2 })
    const invites = async (words: string) =>
      (await api(house, rude, 'POST', `tables/${laid.body.table.id}/invite`, { person: owner.id, words })).key
    expect([await invites('come, you fool'), await invites('')]).toEqual(['tables.silenced-days', null])
    house.pass(6.5 * DAY)
    expect(await says()).toBe('tables.silenced-hours')
    house.pass(DAY)
    expect(await says()).toBe('said')
    await api(house, owner, 'POST', `owner/people/${rude.id}/silence`, { days: 7 })
    expect((await api(house, owner, 'POST', `owner/people/${rude.id}/lift`, { what: 'silence' })).status).toBe(200)
    expect(await says()).toBe('said')
    const [lift, silence] = await logOf(house, owner)
    expect([lift?.kind, silence?.kind, lift?.open, silence?.open]).toEqual(['lift-silence', 'silence', true, false])
    // The earlier deed cannot be taken back while a later one stands on it.
    expect((await api(house, owner, 'POST', `owner/log/${silence?.id}/undo`, {})).key).toBe('owner.frozen')
    await api(house, owner, 'POST', `owner/log/${lift?.id}/undo`, {})
    expect(await says()).toBe('tables.silenced-days')
  })

  it('bans: out of the house at once, on every browser that was theirs, while the match goes on', async () => {
    const house = await opened()
    const { owner, bea, ada, rude, table } = await insulted(house)
    expect((await api(house, owner, 'POST', `owner/people/${rude.id}/ban`, { days: 3 })).status).toBe(200)
    await new Promise<void>((resolve) => {
      if (bea.ws?.readyState === 3) resolve()
      else bea.ws?.once('close', () => resolve())
    })
    await ada.until(() => ada.info?.seats[1]?.away === true)
    for (const path of ['me', 'tables', 'house/notes', `tables/${table}`])
      expect([path, (await api(house, rude, 'GET', path)).key]).toEqual([path, 'people.banned-days'])
    // Neither as somebody new nor signed out: the browser is known as theirs.
    expect((await api(house, rude, 'POST', 'me', { name: 'New' })).key).toBe('people.banned-days')
    expect((await api(house, rude, 'POST', 'me/sign-out', {})).status).toBe(403)
    await expect(bea.again().connect()).rejects.toThrow('403')
    const [deed] = await logOf(house, owner)
    expect((await api(house, owner, 'POST', `owner/log/${deed?.id}/undo`, {})).status).toBe(200)
    expect((await api(house, rude, 'GET', 'me')).status).toBe(200)
    await api(house, owner, 'POST', `owner/people/${rude.id}/ban`, {})
    house.pass(4000 * DAY)
    expect((await api(house, rude, 'GET', 'me')).key).toBe('people.banned')
  })

  it('bans also whoever signs in with a code of their own', async () => {
    const house = await opened()
    const owner = await owned(house)
    const kept = await person(house, 'Kept')
    const { body } = await api<{ codes: string[] }>(house, kept, 'POST', 'me/recovery', {})
    await api(house, owner, 'POST', `owner/people/${kept.id}/ban`, {})
    const other = await person(house, 'Other')
    expect((await api(house, other, 'POST', 'recovery', { code: body.codes[0] })).key).toBe('people.banned')
    expect((await api<{ name: string }>(house, other, 'GET', 'me')).body.name).toBe('Other')
  })

  it('never does anything to the owner themselves', async () => {
    const house = await opened()
    const owner = await owned(house)
    for (const [deed, body] of [
      ['ban', {}],
      ['silence', { days: 1 }],
      ['warn', { text: 'x' }],
    ] as const)
      expect((await api(house, owner, 'POST', `owner/people/${owner.id}/${deed}`, body)).key).toBe('owner.self')
  })

  it('renames, and warns; the person reads of both', async () => {
    const house = await opened()
    const { owner, rude, ada } = await insulted(house)
    await api(house, owner, 'POST', `owner/people/${rude.id}/rename`, { name: 'Bea B.' })
    await ada.until(() => ada.info?.seats[1]?.name === 'Bea B.')
    expect((await api(house, owner, 'POST', `owner/people/${rude.id}/rename`, { name: 'Inès' })).key).toBe(
      'people.name-taken',
    )
    await api(house, owner, 'POST', `owner/people/${rude.id}/warn`, { text: 'Be kind.' })
    const notes = (await api<Note[]>(house, rude, 'GET', 'house/notes')).body
    expect(notes).toMatchObject([
      { kind: 'warned', text: 'Be kind.' },
      { kind: 'renamed', with: { name: 'Bea B.' } },
    ])
  })

  it('merges a lost account: the guest’s seats and browser are theirs', async () => {
    const house = await opened()
    const owner = await owned(house)
    const lost = await person(house, 'Bram', true)
    const { players, table } = await seated(house, { game: 'spyrium', seats: 2 })
    const guest = players[0] as Player
    const merged = { guest: guest.id }
    expect((await api(house, owner, 'POST', `owner/people/${guest.id}/merge`, { guest: lost.id })).key).toBe(
      'owner.merge',
    )
    expect((await api(house, owner, 'POST', `owner/people/${lost.id}/merge`, merged)).status).toBe(200)
    const back = { name: 'Bram', cookie: guest.cookie, id: lost.id }
    expect((await api<{ id: string }>(house, back, 'GET', 'me')).body.id).toBe(lost.id)
    expect((await house.store.tables.get(table))?.people).toContain(lost.id)
    expect(await house.store.people.get(guest.id)).toBeNull()
  })
})

describe('the rest of the desk', () => {
  it('finds people by name without accents, by table and by club, and says nothing of what they play', async () => {
    const house = await opened()
    const { owner, table, rude } = await insulted(house)
    await clubhouse(house, 2).catch(() => null)
    const find = async (text: string) =>
      (await api<PersonFound[]>(house, owner, 'GET', `owner/people?find=${encodeURIComponent(text)}`)).body
    expect((await find('bea')).map((one) => one.name)).toEqual(['Béa'])
    expect((await find(table)).map((one) => one.name).sort()).toEqual(['Ada', 'Béa'])
    expect((await find('')).length).toBeGreaterThanOrEqual(3)
    expect((await find(rude.id))[0]).toMatchObject({ id: rude.id, guest: true, matches: 0, silenced: null })
  })

  it('says who may open tables and found clubs, and the house follows', async () => {
    const house = await opened()
    const owner = await owned(house)
    const guest = await person(house, 'Guest')
    const kept = await person(house, 'Kept', true)
    const opens = async (who: Person) => (await api(house, who, 'POST', 'tables', { game: 'spyrium', seats: 2 })).key
    const wish = (said: object) => api(house, owner, 'POST', 'owner/settings', said)
    expect(await opens(guest)).toBeNull()
    await wish({ name: 'Le Vieux Pont', tables: 'kept', clubs: 'owner' })
    expect([await opens(guest), await opens(kept), await opens(owner)]).toEqual(['owner.tables-kept', null, null])
    expect((await api(house, kept, 'POST', 'clubs', { name: 'X' })).key).toBe('owner.clubs-owner')
    await wish({ tables: 'owner' })
    expect([await opens(kept), await opens(owner)]).toEqual(['owner.tables-owner', null])
    expect(
      (await api(house, kept, 'PUT', 'seek', { games: ['spyrium'], counts: [2], pace: 'live', fill: null })).key,
    ).toBe('owner.tables-owner')
    expect((await api(house, null, 'GET', 'house')).body).toMatchObject({ name: 'Le Vieux Pont', tables: 'owner' })
    const [last] = await logOf(house, owner)
    await api(house, owner, 'POST', `owner/log/${last?.id}/undo`, {})
    expect(await opens(kept)).toBeNull()
  })

  it('closes a table: the match ends and counts for nobody', async () => {
    const house = await opened()
    const { owner, table, ada } = await insulted(house)
    expect((await api(house, owner, 'POST', `owner/tables/${table}/close-table`, {})).status).toBe(200)
    await ada.until(() => ada.info?.status === 'over' && ada.info.stopped)
    await house.house.desk.follow()
    expect((await house.store.tables.get(table))?.status).toBe('over')
    await api(house, owner, 'POST', `owner/tables/${table}/close-table`, {})
    expect((await house.store.tables.get(table))?.status).toBe('archived')
  })

  it('writes down what stewards do in clubs and tournaments, and not what members do', async () => {
    const house = await opened()
    const owner = await owned(house, 'Olga')
    const hall = await clubhouse(house, 3)
    const made = await cup(house, hall)
    await api(house, hall.owner, 'POST', `tournaments/${made.id}/prepare`, {})
    await api(house, hall.owner, 'POST', `clubs/${hall.club.id}/send-away`, { person: hall.people[2]?.id })
    await api(house, hall.people[1] as Person, 'POST', `clubs/${hall.club.id}/leave`, {})
    const told = (await logOf(house, owner)).map(({ by, role, kind, with: blanks }) => [by, role, kind, blanks.deed])
    expect(told).toEqual([
      ['Inès', 'steward', 'led-club', 'send-away'],
      ['Inès', 'steward', 'led-tournament', 'prepare'],
      ['Inès', 'steward', 'led-tournament', 'announce'],
      ['Olga', 'owner', 'claim', undefined],
    ])
  })

  it('tells at a glance how the house is', async () => {
    const house = await opened()
    const { owner } = await insulted(house)
    const { body } = await api<DeskInfo>(house, owner, 'GET', 'owner')
    expect(body).toMatchObject({
      ...{ backup: null, store: 'sqlite', here: 2, reports: 0, notices: { waiting: 0, failing: 0, mail: false } },
      figures: { people: 3, running: 1, waiting: 0, clubs: 0 },
    })
    expect(body.figures.bytes).toBeGreaterThan(10_000)
    expect(body.version).toMatch(/^\d+\.\d+\.\d+/)
  })

  it('follows what another node, or a terminal, wrote into the store', async () => {
    const house = await opened()
    const { owner, bea, rude, table, ada } = await insulted(house)
    const twin = await house.twin()
    await api(twin, owner, 'POST', `owner/people/${rude.id}/ban`, {})
    expect(bea.ws?.readyState).toBe(1)
    await house.house.sweep()
    await ada.until(() => ada.info?.seats[1]?.away === true)
    expect((await api(house, rude, 'GET', `tables/${table}`)).key).toBe('people.banned')
    await twin.close()
  })
})
