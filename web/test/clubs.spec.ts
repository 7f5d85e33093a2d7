// Clubs and their tournaments in the browser: founded, joined by the link, played, organised; without faults of accessibility.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { faults } from './faults.ts'
import { ownServer } from './ownServer.ts'
import { type KnownPerson, knownAt, PHONE, somebodyAt } from './round.ts'

test.describe.configure({ mode: 'default' })
test.setTimeout(300_000)

const server = ownServer()

const known = (browser: Browser, name: string, how: KnownPerson = {}) => knownAt(server.home, browser, name, how)

const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

async function found(page: Page, name: string): Promise<string> {
  await page.goto('./#/clubs')
  await page.getByRole('button', { name: 'Found a club' }).click()
  await page.getByRole('textbox', { name: 'Its name' }).fill(name)
  await page.getByRole('textbox', { name: 'A few words of welcome' }).fill('Tuesdays at eight.')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Found a club' }).click()
  await page.getByRole('heading', { name }).waitFor()
  await page.getByRole('button', { name: 'Invite' }).click()
  const link = await page.getByRole('textbox', { name: 'Invite' }).inputValue()
  await page.keyboard.press('Escape')
  return link.slice(link.indexOf('#'))
}

async function announce(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Tournaments' }).click()
  await page.getByRole('button', { name: 'Announce a tournament' }).click()
  await page.getByRole('textbox', { name: 'Its name' }).fill(name)
  await page.getByRole('combobox', { name: 'Game' }).selectOption('spyrium')
  const sizes = page.getByRole('group', { name: 'Seats at a table' })
  for (const n of ['4', '3']) await sizes.getByRole('button', { name: n }).click()
  await sizes.getByRole('button', { name: '2' }).click()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Announce it' }).click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

test('a club is founded, joined by its link, and plays a round', async ({ browser }) => {
  const ada = await known(browser, 'Ada', { keeps: true })
  const bea = await known(browser, 'Bea', { viewport: PHONE })
  const link = await found(ada, 'Old Bridge')
  await bea.goto(`./${link}`)
  await bea.getByRole('button', { name: 'Join the club' }).click()
  await bea.getByRole('tab', { name: 'Members' }).waitFor()
  expect(await noOverflow(bea)).toBe(true)
  expect(await faults(bea)).toEqual([])
  await announce(ada, 'Tuesday')
  await ada.getByRole('button', { name: 'I come', exact: true }).click()
  await bea.goto('./#/clubs')
  await bea.getByRole('link', { name: /Old Bridge/ }).click()
  await bea.getByRole('button', { name: 'I come', exact: true }).click()
  await bea.getByRole('link', { name: 'Tuesday' }).first().click()

  await ada.getByRole('button', { name: 'Prepare round 1' }).click()
  await ada.getByText('nobody meets anybody again').waitFor()
  await ada.getByRole('button', { name: 'Start round 1' }).click()
  await ada.getByRole('link', { name: 'To my table' }).waitFor()
  expect(await faults(ada)).toEqual([])
  await bea.getByRole('link', { name: 'To my table' }).click()
  await bea.waitForSelector('.table .room')
  await bea.goBack()

  // A result written down by mistake is taken back; then the right one ends the round.
  await ada.getByText('At a table').first().click()
  await ada.getByRole('combobox', { name: 'At a table' }).selectOption({ label: 'Table A' })
  await ada.getByRole('spinbutton', { name: 'Points of Ada' }).fill('12')
  await ada.getByRole('spinbutton', { name: 'Points of Bea' }).fill('30')
  await ada.getByRole('button', { name: 'Write it down' }).click()
  await ada.getByRole('heading', { name: 'Standings after round 1' }).waitFor()
  await expect(ada.getByRole('row', { name: /Bea/ })).toHaveText(/^\s*1/)
  await ada.getByRole('button', { name: /^Undo: .*result/ }).click()
  await ada.getByText('Standings appear when the first round is over.').waitFor()
  expect(await noOverflow(bea)).toBe(true)
  expect(await faults(bea)).toEqual([])
})

for (const theme of ['light', 'dark'])
  test(`a stranger sees an open club and nobody in it, ${theme}`, async ({ browser }) => {
    const ada = await known(browser, `Ida ${theme}`, { keeps: true })
    await found(ada, `Open ${theme}`)
    await ada.getByRole('button', { name: 'Manage' }).click()
    await ada.getByRole('button', { name: 'Everybody' }).click()
    await ada.getByRole('button', { name: 'Keep' }).click()
    await expect(ada.getByRole('button', { name: 'Keep' })).toBeHidden()
    const eve = await somebodyAt(server.home, browser, 'Eve', { theme })
    await eve.goto('./#/clubs')
    await eve.getByRole('link', { name: new RegExp(`Open ${theme}`) }).click()
    await eve.getByRole('button', { name: 'Join the club' }).waitFor()
    await expect(eve.getByRole('tab', { name: 'Members' })).toHaveCount(0)
    expect(await faults(eve)).toEqual([])
  })
