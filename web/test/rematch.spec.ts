// The end of a match online, and the next one: what it changed, whom one has met, and a rematch with everybody seated.
import { expect, type Page, test } from '@playwright/test'
import { faults } from './faults.ts'
import { ownServer } from './ownServer.ts'
import { atBoard, begin, closeAll, LYING, lay, PHONE, playOn, sitAt, somebodyAt } from './round.ts'

test.setTimeout(600_000)

const server = ownServer()

const over = (page: Page) => page.waitForSelector('.end', { timeout: 400_000 })

test('three play to the end, learn what it changed, make friends, and play again with all of them seated', async ({
  browser,
}) => {
  const ada = await somebodyAt(server.address, browser, 'Ada')
  const ben = await somebodyAt(server.address, browser, 'Ben', {}, PHONE)
  const cyd = await somebodyAt(server.address, browser, 'Cyd', {}, LYING)
  const all = [ada, ben, cyd]
  const room = await lay(ada, 'pillars', ['friend', 'friend'])
  for (const page of [ben, cyd]) await sitAt(page, room)
  await expect(ada.locator('.seats')).toContainText('Cyd')
  await begin(ada)
  await atBoard(ben, cyd)
  for (const [i, page] of all.entries()) await playOn(page, i + 1)
  for (const page of all) await over(page)

  for (const page of all) {
    const rating = page.getByRole('region', { name: 'Rating' })
    await expect(rating).toBeVisible()
    await expect(rating).toContainText(/Rated: you (rose|fell|held)/)
    await expect(rating).toContainText('With eight the figure begins to settle')
    // Everybody's old and new rating stands under their name.
    await expect(page.locator('.winner .change')).toHaveCount(3)
    expect(await faults(page)).toEqual([])
  }
  // Friends from the end of a match.
  await ada.getByRole('button', { name: 'Add as a friend: Ben' }).click()
  await expect(ada.getByText('Ben was asked to be your friend.')).toBeVisible()
  await ben.getByRole('button', { name: 'Add as a friend: Ada' }).click()
  await expect(ben.getByRole('button', { name: 'Add as a friend: Ada' })).toHaveCount(0)

  // A rematch: the first one lays the table, the others find their seats; with the last it begins by itself.
  await ada.getByRole('button', { name: 'Rematch' }).click()
  await ada.getByRole('button', { name: 'Begin the match' }).waitFor()
  await expect(ada.getByText(/kept for Ben/i)).toBeVisible()
  await expect(ada.getByText(/kept for Cyd/i)).toBeVisible()
  await ben.getByRole('button', { name: 'Come along' }).click()
  await expect(ada.locator('.seats')).toContainText('Ben')
  await cyd.getByRole('button', { name: 'Rematch' }).click()
  await atBoard(...all)
  expect(new Set(all.map((page) => page.url().split('/').slice(0, 6).join('/'))).size).toBe(1)
  for (const name of ['Ada', 'Ben', 'Cyd']) await expect(ada.locator('.rail')).toContainText(name)

  // On the front page the friends of the last match are one press away.
  await ada.goto('./')
  await expect(ada.getByText('The same group')).toBeVisible()
  await ada.getByRole('button', { name: 'Invite all' }).click()
  await ada.getByRole('button', { name: 'Begin the match' }).waitFor()
  await ben.goto('./')
  await expect(ben.getByText(/Ada .*asks you to come and play/)).toBeVisible()
  await closeAll(...all)
})
