// First choices: walked down on real tables, by keys and by hand, over the book, over this device's matches and over a house's.
import { expect, test } from '@playwright/test'
import { LANGS } from '../../papers/tongues.ts'
import { countMatches } from './counted.ts'
import { faults } from './faults.ts'
import { importFile, listen, matchFile, prefer, QUICK } from './match.ts'
import { overflows } from './overflow.ts'
import { closeAll, PHONE, somebodyAt, WIDE } from './round.ts'
import { testServer } from './server.ts'

test('walks down a line of first choices, with the table beside it @quick', async ({ page }) => {
  const heard = listen(page)
  await prefer(page, QUICK)
  await page.goto('./#/openings/castle')
  await page.waitForSelector('.explorer tbody tr')
  const rows = page.locator('.explorer tbody tr')
  await expect(rows.first()).toHaveClass(/at/)
  expect(await faults(page)).toEqual([])
  // There is no house behind this page, and nothing is said of one.
  await expect(page.getByLabel('Matches', { exact: true }).locator('option')).toHaveCount(2)
  await expect(page.locator('.explorer .made')).not.toContainText('house')
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

test('counts matches of the house on tables of the book, and goes on without a house that is silent', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const server = await testServer()
  await countMatches(server.data, 'summer', 42, 12)
  await server.start()
  try {
    const page = await somebodyAt(server.address, browser, 'Ana')
    const heard = listen(page)
    const made = page.locator('.explorer .made')
    const rows = page.locator('.explorer tbody tr')
    const source = page.getByLabel('Matches', { exact: true })
    await page.goto('./#/openings/castle')
    await expect(source.locator('option')).toHaveCount(3)
    await source.selectOption('house')
    await expect(made).toContainText('From at least 50 finished matches at open tables of this house')
    await expect(page.locator('.explorer tfoot')).toContainText('206 times')
    await expect(page.locator('.explorer .board')).toBeVisible()
    await expect(page.locator('.table-side .note')).toContainText('The house shows nobody’s match')
    await page.getByRole('button', { name: 'Masters only' }).click()
    await expect(page.locator('.explorer tfoot')).toContainText('10 matches, 4 seats each')
    await page.getByRole('button', { name: 'People only' }).click()
    await expect(page.locator('.explorer tfoot')).toContainText('50 matches, 4 seats each')
    await rows.first().click()
    await expect(page.locator('.explorer thead th').first()).toHaveText('Choice 2')
    await expect(rows.first()).toBeVisible()
    await page.getByLabel('Players', { exact: true }).selectOption('3')
    await expect(page.locator('.explorer .say')).toContainText('at least 5 matches and 3 people stand behind it')
    // The house falls silent: the book is there as before, and one line says what is not.
    await page.route('**/api/openings/**', (route) => route.abort())
    await page.goto('./#/openings/pillars')
    await expect(made).toContainText('The house does not answer now')
    await expect(source.locator('option')).toHaveCount(2)
    await expect(rows.first()).toHaveClass(/at/)
    expect(heard).toEqual([])
    await closeAll(page)
  } finally {
    await server.end()
  }
})

test('matches of the house fit, wide and on a phone, in every language', async ({ browser }) => {
  test.setTimeout(600_000)
  const server = await testServer()
  await countMatches(server.data, 'summer', 42, 12)
  await server.start()
  try {
    for (const [i, lang] of LANGS.entries()) {
      const theme = i % 2 === 0 ? 'light' : 'dark'
      for (const viewport of [WIDE, PHONE]) {
        const page = await somebodyAt(server.address, browser, 'Ana', { lang, theme }, viewport)
        await page.goto('./#/openings/castle')
        await page.locator('.filters select option[value=house]').waitFor({ state: 'attached' })
        await page.locator('.filters select').last().selectOption('house')
        await page.locator('.explorer tbody tr.at').waitFor()
        const shape = `${lang}, ${viewport.width}`
        expect(await faults(page), shape).toEqual([])
        expect(await overflows(page), shape).toEqual([])
        await closeAll(page)
      }
    }
  } finally {
    await server.end()
  }
})
