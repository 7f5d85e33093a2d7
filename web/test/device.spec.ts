// Round one device, without a network, and on a device that keeps nothing.
import { expect, test } from '@playwright/test'
import { layTable, listen, playToEnd, prefer, QUICK, sameAsEngine } from './match.ts'

test('what is hidden from the others is not on the page while the device passes on', async ({ page }) => {
  await prefer(page, QUICK)
  await layTable(page, { game: 'pillars', seats: 3, people: 3 })
  for (let k = 0; k < 6; k++) {
    await page.waitForSelector('.pass')
    // The own hand of nobody: no card of a hand has a face, a name or an address that can be read.
    const open = await page.evaluate(() =>
      [...document.querySelectorAll('[data-ref^="hand."]')].map((el) => el.getAttribute('aria-label')),
    )
    expect(open).toEqual([])
    await page.locator('.pass button').click()
    await page.waitForSelector('.piece.can')
    expect(await page.locator('.piece.can').count()).toBeGreaterThan(0)
    await page.locator('.piece.can').first().click()
  }
})

test('a whole match of three people round one device', async ({ page }) => {
  const heard = listen(page)
  await prefer(page, QUICK)
  await layTable(page, { game: 'pillars', seats: 3, people: 3 })
  await playToEnd(page, 'round one device')
  await sameAsEngine(page)
  expect(heard).toEqual([])
})

test('a reload in the middle of a turn loses nothing', async ({ page }) => {
  await prefer(page, { ...QUICK, confirm: 'always' })
  await layTable(page, { game: 'pillars', seats: 4 })
  for (let k = 0; k < 3; k++) {
    await page.waitForSelector('.piece.can')
    await page.locator('.piece.can').first().click()
    await page.locator('.decision .main').click()
  }
  await page.waitForSelector('.piece.can')
  const story = await page.locator('.journal li').allTextContents()
  await page.reload()
  await page.waitForSelector('.piece.can')
  const again = await page.locator('.journal li').allTextContents()
  expect(again.slice(0, story.length)).toEqual(story)
})

test('after the first visit everything works without a network', async ({ page, context }) => {
  test.slow()
  await prefer(page, QUICK)
  await page.goto('./')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // The worker takes the page over with the next load.
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(
    async () =>
      (await caches.keys()).length > 0 &&
      (await (await caches.open((await caches.keys()).find((k) => k.includes('precache')) ?? '')).keys()).length > 20,
  )
  await context.setOffline(true)
  await page.reload()
  await layTable(page, { game: 'pillars', seats: 3 })
  await playToEnd(page, 'offline')
  await page.goto('./#/rules/pillars')
  await page.waitForSelector('main h1, main h2')
  await context.setOffline(false)
})

test('a device that keeps nothing says so, and the match goes on', async ({ page }) => {
  await prefer(page, QUICK)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new Error('forbidden')
        },
      },
    })
  })
  await layTable(page, { game: 'pillars', seats: 3 })
  await page.waitForSelector('.piece.can')
  await page.locator('.piece.can').first().click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.waitForSelector('.piece.can')
})

test('a link to nothing has a way out', async ({ page }) => {
  await prefer(page, QUICK)
  for (const nowhere of [
    '#/table/nothing',
    '#/new/chess/seats=2',
    '#/new/pillars/seats=9',
    '#/rules/chess',
    '#/what',
  ]) {
    await page.goto(`./${nowhere}`)
    await page.waitForTimeout(200)
    await expect(page.locator('a[href="#/"], main').first()).toBeVisible()
  }
})
