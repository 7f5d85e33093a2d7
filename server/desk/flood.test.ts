// Stewards whose deeds would fill the log of the house, and push out what its owner did.
import { describe, expect, it } from 'vitest'
import { api, clubhouse } from '../test/clubhouse.ts'
import { insulted, logOf } from '../test/insulted.ts'
import { opened } from '../test/opened.ts'
import { logOf as deedsOf } from './log.ts'
import { stewardLog } from './stewardLog.ts'

const HOUR = 3_600_000

describe('the log of a house', () => {
  it('is followed and taken back whatever others write into it meanwhile', async () => {
    const house = await opened()
    const { owner, rude, table } = await insulted(house)
    const { desk } = house.house
    const done = await desk.office.ban({ id: null, name: 'root', role: 'terminal' }, rude.id, 3)
    const log = deedsOf(house.store, house.house.now)
    const steward = { id: 'x', name: 'X', role: 'steward' } as const
    const deed = { by: steward, kind: 'led-club', what: 'X', with: { deed: 'change' } } as const
    await Promise.all(Array.from({ length: 1100 }, () => log.write(deed)))
    await desk.follow()
    const row = await house.store.tables.get(table)
    expect(JSON.parse(row?.doc ?? '').seats[1]).toMatchObject({ person: rude.id, away: true })
    const id = 'answer' in done ? done.answer.id : ''
    expect((await api(house, owner, 'POST', `owner/log/${id}/undo`, {})).status).toBe(200)
    expect((await api(house, rude, 'GET', 'me')).status).toBe(200)
  })

  it('holds what stewards do once an hour where it is the same, and never without end', async () => {
    const house = await opened()
    const { owner } = await insulted(house)
    const { club, owner: leads } = await clubhouse(house, 1, 'Ola')
    const lines = async () => (await logOf(house, owner)).filter((deed) => deed.kind === 'led-club').length
    const change = (wish: object) => api(house, leads, 'POST', `clubs/${club.id}/change`, wish)
    for (let n = 0; n < 5; n++) await change({ open: n % 2 === 0 })
    expect(await lines()).toBe(1)
    house.pass(HOUR)
    await change({ open: false })
    expect(await lines()).toBe(2)
  })

  it('takes so many lines of one steward in an hour, and others beside them', () => {
    let at = 0
    const { isNews } = stewardLog(() => at)
    const written = (id: string) =>
      Array.from(
        { length: 70 },
        (_, n) => ({ by: { id, name: id, role: 'steward' }, kind: 'led-club', what: `${n}` }) as const,
      ).filter(isNews).length
    expect([written('ola'), written('ola'), written('pia')]).toEqual([60, 0, 60])
    at += HOUR
    expect(written('ola')).toBe(60)
  })
})
