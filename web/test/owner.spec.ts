// Leading a house in the browser: the code, a report and what is done about it, and what it means for those concerned; without
// faults of accessibility, and without anything wider than the screen.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { faults } from './faults.ts'
import { idOf, newCode } from './hall.ts'
import { ownServer } from './ownServer.ts'
import { type KnownPerson, knownAt, PHONE } from './round.ts'

test.describe.configure({ mode: 'default' })
test.setTimeout(300_000)

const server = ownServer()

const known = (browser: Browser, name: string, how: KnownPerson = {}) => knownAt(server.home, browser, name, how)

const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('somebody takes over the house, answers a report, bans and takes it back', async ({ browser }) => {
  const ines = await known(browser, 'Ines', { keeps: true })
  const rosa = await known(browser, 'Rosa', { viewport: PHONE })
  const rude = await known(browser, 'Rude')
  await ines.goto('./#/owner')
  expect(await faults(ines)).toEqual([])
  await ines.getByRole('textbox', { name: 'The owner’s code' }).fill('AAAA-BBBB-CCCC-DDDD')
  await ines.getByRole('button', { name: 'Take over the house' }).click()
  await ines.getByText('This is not the code of this house.').waitFor()
  await ines.getByRole('textbox', { name: 'The owner’s code' }).fill(newCode(server))
  await ines.getByRole('button', { name: 'Take over the house' }).click()
  await ines.getByRole('heading', { name: 'Audit log' }).waitFor()

  await rosa.goto(`./#/person/${await idOf(rude)}`)
  await rosa.getByRole('button', { name: 'Report…' }).click()
  await rosa.getByRole('radio', { name: 'an insult' }).check()
  await rosa.getByRole('textbox', { name: 'A few words, if you like' }).fill('Please look at this.')
  expect(await faults(rosa)).toEqual([])
  await rosa.getByRole('button', { name: 'Report', exact: true }).click()
  await rosa.getByText('Thank you.').waitFor()

  await ines.goto('./#/owner/reports')
  const report = ines.getByRole('article', { name: 'Rosa reports Rude' })
  await report.getByText('Please look at this.').waitFor()
  expect(await faults(ines)).toEqual([])
  await report.getByRole('button', { name: 'Warn…' }).click()
  await ines.getByRole('textbox', { name: 'A warning, read at the next visit' }).fill('Be kind, please.')
  await ines.getByRole('button', { name: 'Warn', exact: true }).click()
  await ines.getByText('Nothing was reported.').waitFor()
  await rude.goto('./')
  await rude.getByText('Be kind, please.').waitFor()
  await rude.getByRole('button', { name: 'I have read it' }).click()
  await rosa.goto('./')
  await rosa.getByText('something was done about it').waitFor()
  expect(await noOverflow(rosa)).toBe(true)

  await ines.goto('./#/owner/people')
  await ines.getByRole('searchbox', { name: 'Name, table or club' }).fill('rud')
  await ines.getByRole('button', { name: 'Open: Rude' }).click()
  expect(await faults(ines)).toEqual([])
  await ines.getByRole('button', { name: 'Ban…' }).click()
  await ines.getByRole('button', { name: 'Ban', exact: true }).click()
  await ines.getByText('Done.').waitFor()
  await rude.goto('./')
  await rude.reload()
  await rude.getByText('The owner of this house has closed it to you.').waitFor()
  await ines.goto('./#/owner/log')
  await ines.getByRole('button', { name: /^Undo: Ines banned Rude/ }).click()
  await ines.getByText('(taken back)').waitFor()
  expect(await faults(ines)).toEqual([])
  expect((await rude.request.get('api/me')).status()).toBe(200)
})

test('the desk fits a phone, upright and lying, and says how the house is', async ({ browser }) => {
  const owner = await known(browser, 'Olga', { keeps: true, viewport: PHONE })
  await owner.request.post('api/house/claim', { data: { code: newCode(server) } })
  for (const size of [PHONE, { width: 844, height: 390 }, { width: 820, height: 1180 }])
    for (const page of ['owner', 'owner/people', 'owner/tables', 'owner/clubs', 'owner/log', 'owner/settings']) {
      await owner.setViewportSize(size)
      await owner.goto(`./#/${page}`)
      await owner.getByRole('button', { name: 'Back up now' }).waitFor()
      expect([page, size.width, await noOverflow(owner)]).toEqual([page, size.width, true])
    }
  await owner.goto('./#/owner')
  await owner.getByRole('button', { name: 'Back up now' }).click()
  await owner.getByText('A backup lies in the house’s folder').waitFor()
  expect(await faults(owner)).toEqual([])
})
