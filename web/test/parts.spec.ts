// A part of the page that cannot be fetched: whoever asked for it is told, and the way back is there.
import { expect, type Page, test } from '@playwright/test'
import { texts as en } from '../src/texts/en/index.ts'
import { prefer, QUICK } from './match.ts'

/** The network is gone, and no service worker keeps anything. */
test.use({ serviceWorkers: 'block' })

const told = (page: Page) => page.locator('[role=alert]', { hasText: en['error.part'].slice(0, 30) })

for (const { what, hash } of [
  { what: 'a page of the lobby', hash: '#/learn' },
  { what: 'a page that is seldom opened', hash: '#/rules/pillars' },
])
  test(`${what} that cannot be fetched says so, and leads back`, { tag: '@quick' }, async ({ page, context }) => {
    await prefer(page, { ...QUICK, lang: 'en' })
    await page.goto('./')
    await page.waitForSelector('main h1')
    await context.setOffline(true)
    await page.evaluate((to) => {
      location.hash = to
    }, hash)
    await expect(told(page)).toBeVisible()
    await page.getByRole('link', { name: en['error.lobby'] }).click()
    await expect(page.locator('main h1')).toBeVisible()
  })
