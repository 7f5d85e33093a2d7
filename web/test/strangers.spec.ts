// Strangers meet: a free seat that somebody takes with one press, and a table that is found for those who look.
import { expect, type Page, test } from '@playwright/test'
import { faults } from './faults.ts'
import { ownServer } from './ownServer.ts'
import { atBoard, closeAll, LYING, lay, PHONE, somebodyAt, turnOf } from './round.ts'

test.setTimeout(240_000)
test.describe.configure({ mode: 'default' })

const server = ownServer()

/** What somebody would play is remembered on their device. */
const wishing = (page: Page, wish: object) =>
  page.addInitScript((kept) => localStorage.setItem('chantier.wish', kept), JSON.stringify(wish))

test('an open seat: found, joined with one press, and gone from the list', async ({ browser }) => {
  const ada = await somebodyAt(server.address, browser, 'Ada')
  const ben = await somebodyAt(server.address, browser, '', {}, PHONE)
  const cyd = await somebodyAt(server.address, browser, 'Cyd', { lang: 'fr' })
  await lay(ada, 'castle', ['friend'], { open: true, minutes: 20 })
  await ada.getByRole('group', { name: 'Result' }).getByRole('button', { name: 'for fun' }).click()
  await ben.goto('./')
  await cyd.goto('./#/watch')
  const seat = ben.getByRole('button', { name: 'Join: A Castle for All Seasons, Ada (guest)' })
  await expect(seat).toBeVisible()
  await expect(ben.locator('.seats .card')).toContainText('all here')
  await expect(ben.locator('.seats .card')).toContainText('for fun')
  await expect(ben.locator('.seats .card')).toContainText('20 min each')
  expect(await faults(ben)).toEqual([])
  // With filters, in another language; one's own table is never offered.
  const theirs = cyd.getByRole('button', { name: /^Rejoindre : .*Ada/ })
  await expect(theirs).toBeVisible()
  await cyd.getByRole('combobox', { name: 'Pendule' }).selectOption('days')
  await expect(theirs).toHaveCount(0)
  await cyd.getByRole('combobox', { name: 'Pendule' }).selectOption('live')
  await expect(theirs).toBeVisible()
  expect(await faults(cyd)).toEqual([])

  await seat.click()
  await ben.getByRole('textbox', { name: 'Your name at the table' }).fill('Ben')
  await ben.getByRole('dialog').getByRole('button', { name: 'Sit here' }).click()
  await expect(ada.locator('.seats')).toContainText('Ben')
  await expect(theirs).toHaveCount(0)
  await ada.getByRole('button', { name: 'Begin the match' }).click()
  await atBoard(ada, ben)
  const dan = await somebodyAt(server.address, browser, 'Dan')
  await dan.goto('./')
  await expect(dan.getByText('No seat is free at the moment.', { exact: false })).toBeVisible()
  await closeAll(ada, ben, cyd, dan)
})

test('quick pairing: three who look for the same are at one table, each on another screen', async ({ browser }) => {
  const wish = { games: ['pillars'], counts: [3], pace: 'live', fill: null }
  const ada = await somebodyAt(server.address, browser, 'Ada')
  const ben = await somebodyAt(server.address, browser, 'Ben', {}, PHONE)
  const cyd = await somebodyAt(server.address, browser, 'Cyd', {}, LYING)
  for (const page of [ada, ben, cyd]) {
    await wishing(page, wish)
    await page.goto('./')
  }
  await ada.getByRole('button', { name: 'Find me a table' }).click()
  await expect(ada.getByRole('button', { name: /^Searching, 0:/ })).toBeVisible()
  expect(await faults(ada)).toEqual([])
  // Whoever looks is a place for others, and the page says so.
  await expect(ben.getByText('1 other looks for a table now.')).toBeVisible()
  await ben
    .getByRole('button', { name: /Pillars/ })
    .first()
    .click()
  await expect(ben.getByText('1 open seat', { exact: false })).toBeVisible()
  // Ada thinks better of it, and looks again.
  await ada.getByRole('button', { name: /^Searching/ }).click()
  await expect(ada.getByRole('button', { name: 'Find me a table' })).toBeVisible()
  for (const page of [ada, ben, cyd]) await page.getByRole('button', { name: 'Find me a table' }).click()
  await atBoard(ada, ben, cyd)
  expect(new Set([ada.url(), ben.url(), cyd.url()]).size).toBe(1)
  await Promise.race([ada, ben, cyd].map((page) => turnOf(page)))
  // Rated, without hints: that is what strangers agree on.
  for (const page of [ada, ben, cyd]) {
    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) await menu.click()
    await page
      .getByRole('button', { name: /^Table and talk/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: 'Table and talk' })
    await expect(sheet.getByText('rated', { exact: true })).toBeVisible()
    await expect(sheet.getByText('no hints', { exact: true })).toBeVisible()
  }
  await closeAll(ada, ben, cyd)
})
