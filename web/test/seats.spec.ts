// A match file carries who sat where: opened elsewhere the match goes on with the same opponents.
import { expect, type Page, test } from '@playwright/test'
import { rngOf } from '../../kernel/random.ts'
import { importFile, layTable, listen, matchFile, prefer, pressAny, QUICK } from './match.ts'

async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Log' }).first().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'Log' }).getByText('Export the match').click(),
  ])
  let text = ''
  for await (const chunk of await download.createReadStream()) text += chunk
  return text
}
const computers = (page: Page) => page.locator('.rail article small', { hasText: 'computer' })

test('an export against computers goes on against them elsewhere', { tag: '@quick' }, async ({ page, browser }) => {
  const heard = listen(page)
  await prefer(page, { ...QUICK, name: 'Ana' })
  await layTable(page, { game: 'spyrium', seats: 4 })
  const rng = rngOf('seats')
  for (let n = 0; n < 6; n++) await pressAny(page, rng)
  const text = await exported(page)
  const { sitting, players } = JSON.parse(text)
  expect(players[0]).toBe('Ana')
  expect(sitting).toEqual([{ kind: 'person' }, ...Array(3).fill({ kind: 'bot', bot: 'random', net: false })])
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await prefer(other, QUICK)
  await importFile(other, text)
  await other.waitForSelector('.table')
  await expect(computers(other)).toHaveCount(3)
  await expect(other.locator('.pass')).toHaveCount(0)
  // The opponents answer: the person is asked again without anybody taking the device.
  for (let n = 0; n < 6; n++) if (!(await pressAny(other, rng))) break
  await expect(other.locator('.pass')).toHaveCount(0)
  await elsewhere.close()
  expect(heard).toEqual([])
})

test('a file that does not say who sat where asks', async ({ page }) => {
  await prefer(page, { ...QUICK, lang: 'fr' })
  // As version 0.1.0 wrote it: without a word about the seats.
  const { readMatch, writeMatch } = await import('../../match/file.ts')
  const { findTitle } = await import('../../games/shelf.ts')
  const read = await readMatch(await matchFile('pillars', 3, 12), findTitle)
  if ('problem' in read) throw new Error(read.problem.why)
  await importFile(page, writeMatch({ ...read.match, sitting: null }))
  await expect(page.getByRole('heading', { name: 'Qui joue à quelle place ?' })).toBeVisible()
  await expect(page.locator('form select')).toHaveCount(3)
  // Without anybody there is no table.
  await page.locator('form select').first().selectOption('master')
  await expect(page.getByRole('button', { name: 'À table' })).toBeDisabled()
  await page.locator('form select').first().selectOption('')
  await page.locator('form input').first().fill('Zoé')
  await page.getByRole('button', { name: 'À table' }).click()
  await page.waitForSelector('.table')
  await expect(page.locator('.rail')).toContainText('Zoé')
  await expect(page.locator('.rail article small', { hasText: 'ordinateur' })).toHaveCount(2)
  // It is not asked twice.
  await page.reload()
  await page.waitForSelector('.table')
  await expect(page.locator('.rail')).toContainText('Zoé')
})
