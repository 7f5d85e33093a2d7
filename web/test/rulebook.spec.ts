// The rulebook where it is needed: beside a table that stays as it is; and card figures corrected where they stand.
import { expect, test } from '@playwright/test'
import { faults } from './faults.ts'
import { layTable, listen, prefer, QUICK } from './match.ts'

/** With room for both it stands beside the board; elsewhere it lies over the table. */
const ROOMS = [
  { width: 1440, height: 900, book: 'aside.beside' },
  { width: 820, height: 1180, book: 'dialog[open]' },
]
for (const { width, height, book } of ROOMS)
  test(`rules open at the table, and a half-made choice stays: ${width}×${height}`, {
    tag: '@quick',
  }, async ({ page }) => {
    const heard = listen(page)
    await prefer(page, { ...QUICK, confirm: 'always' })
    await page.setViewportSize({ width, height })
    await layTable(page, { game: 'spyrium', seats: 2 })
    await page.locator('.piece.can').first().click()
    const picked = page.locator('.piece.on')
    await expect(picked).toHaveCount(1)
    const which = await picked.getAttribute('data-ref')
    expect(which).not.toBeNull()
    const table = page.url()

    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    const panel = page.locator(book)
    await expect(panel.locator('h3.title')).toBeVisible()
    expect(await faults(page)).toEqual([])
    // What is typed into its field is not for the table, whose keys are letters, too.
    await panel.getByRole('searchbox').pressSequentially('hul')
    await expect(page.locator('.hint')).toHaveCount(0)
    await panel.getByRole('searchbox').fill('')
    const chapter = await panel.locator('h3.title').textContent()
    await panel.locator('footer button').last().click()
    await expect(panel.locator('h3.title')).not.toHaveText(chapter ?? '')
    await expect(picked).toHaveCount(1)

    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toHaveCount(0)
    await expect(picked).toHaveCount(1)
    expect(await picked.getAttribute('data-ref')).toBe(which)
    expect(page.url()).toBe(table)
    await page.keyboard.press('Escape')
    await expect(picked).toHaveCount(0)
    expect(heard).toEqual([])
  })

test('a figure corrected in its cell is checked, tried and kept', { tag: '@quick' }, async ({ page }) => {
  const heard = listen(page)
  await prefer(page, QUICK)
  await page.goto('./#/rules/spyrium/card-sheet')
  const figures = page.locator('details').filter({ has: page.locator('th[scope=row]', { hasText: /^Miner/ }) })
  await figures.locator('summary').click()
  await figures.locator('button.fix[aria-label^="Correct: Miner, price"]').click()
  const cell = figures.locator('td form')
  const put = cell.getByRole('button', { name: 'Put this figure in' })
  await cell.locator('input').fill('99')
  await expect(put).toBeDisabled()
  await expect(cell.getByRole('status')).not.toBeEmpty()
  await cell.locator('input').fill('3')
  await put.click()
  await expect(page.locator('.draft')).toContainText('not kept yet: 1')
  await page.getByRole('button', { name: 'Try it and keep it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The sheet is good' })).toBeVisible({ timeout: 120_000 })
  await expect(page.locator('.draft')).toHaveCount(0)

  await page.reload()
  await figures.locator('summary').click()
  await expect(figures.locator('td.own')).toHaveCount(1)
  await expect(figures.locator('td.own')).toContainText('3')
  expect(heard).toEqual([])
})
