// First choices: walked down on real tables, by keys and by hand, over the book and over this device's matches.
import { expect, test } from '@playwright/test'
import { faults } from './faults.ts'
import { importFile, listen, matchFile, prefer, QUICK } from './match.ts'

test('walks down a line of first choices, with the table beside it @quick', async ({ page }) => {
  const heard = listen(page)
  await prefer(page, QUICK)
  await page.goto('./#/openings/castle')
  await page.waitForSelector('.explorer tbody tr')
  const rows = page.locator('.explorer tbody tr')
  await expect(rows.first()).toHaveClass(/at/)
  expect(await faults(page)).toEqual([])
  const first = (await rows.first().locator('.what b').textContent()) ?? ''
  await expect(page.getByRole('status')).toContainText(first)
  await expect(page.locator('.explorer .board')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toHaveClass(/at/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.explorer .line button').nth(1)).toHaveText(first)
  await expect(page.locator('.explorer thead th').first()).toHaveText('Choice 2')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.explorer thead th').first()).toHaveText('Choice 1')
  await rows.first().click()
  await expect(page.locator('.explorer .line button').nth(1)).toHaveText(first)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(page).toHaveURL(/#\/table\//)
  await page.waitForSelector('.table .board')
  expect(heard).toEqual([])
})

test('counts matches of this device, and says where there are none', async ({ page }) => {
  await prefer(page, QUICK)
  await importFile(page, await matchFile('pillars', 3))
  await page.waitForSelector('.end')
  await page.goto('./#/openings/pillars')
  await page.getByLabel('Matches', { exact: true }).selectOption('device')
  await expect(page.locator('.explorer .say')).toHaveText('No finished match of this kind is kept on this device yet.')
  await page.getByLabel('Players', { exact: true }).selectOption('3')
  await expect(page.locator('.explorer tfoot')).toContainText('1 match, 3 seats each')
  await expect(page.locator('.explorer tfoot')).toContainText('33.3')
  await page.getByRole('button', { name: 'Masters only' }).click()
  await expect(page.locator('.explorer .say')).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`fits ${width} × ${height}, in German, at night`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await prefer(page, { ...QUICK, lang: 'de', theme: 'dark' })
    for (const game of ['castle', 'master-builder', 'nehemiah', 'pillars', 'spyrium']) {
      await page.goto(`./#/openings/${game}`)
      await page.waitForSelector(`.explorer.mood-${game} tbody tr`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(await faults(page)).toEqual([])
  })
