// What happened in a match: judged beside the page, stopped and gone on with, kept; and a mistake tried again.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { importFile, listen, matchFile, openAnalysis, prefer, QUICK } from './match.ts'

async function judged(page: Page, settings: object = {}): Promise<void> {
  await prefer(page, { ...QUICK, ...settings })
  await importFile(page, await matchFile('pillars', 3))
  await openAnalysis(page)
  await page.waitForSelector('.analysis .ribbon')
}
const whole = (page: Page) => page.waitForSelector('.analysis .sentences', { timeout: 240_000 })

test('is stopped, gone on with and kept; says what it came from, and lets a mistake be tried again', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const heard = listen(page)
  await judged(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('status')).toContainText(/Stopped after \d+ of \d+ moments/)
  await page.getByRole('button', { name: 'Go on' }).click()
  await whole(page)
  // A match of dice is full of mistakes.
  await expect(page.locator('.sentences')).toContainText(/mistakes? that holds?/)
  await expect(page.locator('.sum')).toContainText(/at the start .* = (0|100)$/)
  const chosen = page.locator('.list .row').first()
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByRole('button', { name: 'Find something better' })).toBeVisible()
  // What a mistake cost is said once: the chances of the ribbon beside it are another measure.
  await expect(page.locator('.bar small')).toContainText(/gave away \d/)
  await expect(page.locator('.bar small')).not.toContainText('Chance')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([])
  // It is there again at once.
  await page.reload()
  await whole(page)
  await page.getByRole('button', { name: /^Try again/ }).click()
  await expect(page.locator('.decision .sentence')).toContainText('Find something better than')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.locator('.judged').first()).toContainText('Choices of this moment', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/#\/table\//)
  await page.waitForSelector('.table .board')
  expect(heard).toEqual([])
})

test('fits a phone, in French, at night', async ({ page }) => {
  test.setTimeout(400_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await judged(page, { lang: 'fr', theme: 'dark' })
  await whole(page)
  await expect(page.locator('.sentences')).toContainText(/erreurs? qui tien/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Moment suivant' }).click()
})
