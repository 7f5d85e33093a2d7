// Puzzles on the real table: answered from the list, given up, and the row of days.
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { listen, prefer, QUICK } from './match.ts'

test('takes answers, shows the right one, and leads to another', async ({ page }) => {
  const heard = listen(page)
  await prefer(page, QUICK)
  await page.goto('./#/puzzle/nehemiah/1')
  await expect(page.locator('.decision .sentence')).toHaveText('Find the one clearly better choice.')
  // What the game asks stands below it, until the answer is shown.
  await expect(page.locator('.decision .question')).toHaveText(/^Your turn: /)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([])
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await expect(page.locator('.puzzle .verdict')).toHaveText('The answer')
  await expect(page.locator('.decision .question')).toHaveCount(0)
  await expect(page.locator('.puzzle ol').first().locator('li').first()).toHaveClass(/best/)
  await page.getByRole('button', { name: 'Another puzzle' }).click()
  await expect(page).toHaveURL(/#\/puzzle\/nehemiah\/2$/)
  await expect(page.locator('.decision .sentence')).toHaveText('Find the one clearly better choice.')
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByRole('button', { name: 'Play it out' }).click()
  await expect(page).toHaveURL(/#\/table\//)
  expect(heard).toEqual([])
})

test('has one a day, on a phone and in German; whoever gives up begins anew', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await prefer(page, { ...QUICK, lang: 'de' })
  await page.goto('./#/puzzle')
  await page.getByRole('button', { name: /Antwort zeigen/ }).click()
  await expect(page.locator('.sheet .verdict')).toHaveText('Die Antwort')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('chantier.puzzles') ?? '{}'))
  expect(kept.lost).toHaveLength(1)
  expect(kept.days).toEqual([])
})
