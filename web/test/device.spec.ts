// Round one device, without a network, and on a device that keeps nothing.
import { expect, test } from '@playwright/test'
import { gameIds } from '../../games/shelf.ts'
import { layTable, listen, playToEnd, prefer, QUICK, sameAsEngine } from './match.ts'

test('what is hidden from the others is not on the page while the device passes on', { tag: '@quick' }, async ({
  page,
}) => {
  await prefer(page, QUICK)
  await layTable(page, { game: 'pillars', seats: 3, people: 3 })
  for (let passed = 0; passed < 6; ) {
    await page.waitForSelector('.pass, .piece.can')
    // Whoever takes a trick leads the next: the device stays with them.
    if ((await page.locator('.pass').count()) > 0) {
      passed++
      // The own hand of nobody: no card of a hand has a face, a name or an address that can be read.
      const open = await page.evaluate(() =>
        [...document.querySelectorAll('[data-ref^="hand."]')].map((el) => el.textContent),
      )
      expect(open).toEqual([])
      await page.locator('.pass button').click()
    }
    await page.waitForSelector('.piece.can')
    await page.locator('.piece.can').first().click()
    await page.waitForTimeout(50)
  }
})

test('a sealed bid is not on the page once the device passes on', async ({ page }) => {
  await prefer(page, QUICK)
  await layTable(page, { game: 'nehemiah', seats: 3, people: 3, options: { foremen: 'on' } })
  const decision = page.locator('.decision')
  let sealed = 0
  for (let k = 0; k < 60 && sealed < 3; k++) {
    await page.waitForSelector('.pass, .numbers, .piece.can, .decision .buttons button:not(.list)')
    if ((await page.locator('.pass').count()) > 0) {
      // Nothing of anybody's table is there: no board, no decision, no piece that can be read.
      await expect(page.locator('.board, .decision, .numbers, [data-ref]')).toHaveCount(0)
      await page.locator('.pass button').click()
      continue
    }
    if ((await page.locator('.numbers').count()) > 0) {
      const input = page.locator('.numbers input').last()
      await input.fill(await input.getAttribute('aria-valuemax').then((max) => max ?? '0'))
      const bid = await page
        .locator('.numbers input')
        .evaluateAll((all) => all.map((el) => (el as HTMLInputElement).value))
      if (await page.locator('.numbers [type=submit]').isDisabled()) await input.fill('0')
      await page.locator('.numbers [type=submit]').click()
      sealed++
      await page.waitForTimeout(100)
      const text = await page.locator('.journal').textContent()
      if (sealed < 3) expect(text).not.toContain(bid.join(' '))
      continue
    }
    await page.evaluate(() =>
      document
        .querySelector<HTMLElement>('.piece.can, .decision .buttons button:not(.list):not([aria-disabled])')
        ?.click(),
    )
    await decision.waitFor({ timeout: 2000 }).catch(() => {})
  }
  expect(sealed).toBeGreaterThan(1)
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
  // A worker that controls the page has kept every file.
  const kept = await page.evaluate(async () => (await (await caches.open('chantier')).keys()).length)
  expect(kept).toBeGreaterThan(100)
  await context.setOffline(true)
  await page.reload()
  for (const game of gameIds()) {
    // Against an opponent that thinks: its rules and its judgement are on the device, too.
    await layTable(page, { game, seats: 3, bot: 'journeyman' })
    await page.waitForSelector('.piece.can, .decision .buttons button:not(.list), .numbers')
    await page.goto(`./#/rules/${game}`)
    await page.waitForSelector('article h2')
    await page.goto(`./#/rules/${game}/card-sheet`)
    await page.waitForSelector('.where')
  }
  await layTable(page, { game: 'pillars', seats: 3 })
  await playToEnd(page, 'offline')
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
