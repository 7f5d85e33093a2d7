// A match that was played, watched again: by buttons, keys and timeline; and taken away from the score sheet.
import { expect, type Page, test } from '@playwright/test'
import { findTitle } from '../../games/shelf.ts'
import { readMatch, writeMatch } from '../../match/file.ts'
import { importFile, listen, matchFile, prefer, QUICK } from './match.ts'

const said = (page: Page) => page.locator('.player .words b')
const moment = async (page: Page) => Number(/\d+/.exec((await said(page).textContent()) ?? '')?.[0])

async function ended(page: Page, settings: object = {}): Promise<void> {
  await prefer(page, { ...QUICK, ...settings })
  await importFile(page, await matchFile('pillars', 3))
  await page.waitForSelector('.end')
}

test('plays and pauses, and goes by move, turn and round', { tag: '@quick' }, async ({ page }) => {
  const heard = listen(page)
  await ended(page)
  await page.getByRole('button', { name: 'Watch the match again' }).click()
  await expect(said(page)).toHaveText(/^Move 0 of/)
  // Every button of the player is drawn.
  for (const glyph of await page.locator('.player .glyph').all()) {
    expect(await glyph.locator('path').getAttribute('d')).toBeTruthy()
    const box = await glyph.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await page.getByRole('button', { name: 'Next move' }).click()
  expect(await moment(page)).toBe(1)
  await page.getByRole('button', { name: 'round', exact: true }).click()
  await page.getByRole('button', { name: 'Next move' }).click()
  expect(await moment(page)).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'First move' }).click()
  await page.getByRole('button', { name: '4×' }).click()
  await page.getByRole('button', { name: 'move', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => moment(page)).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Pause' }).click()
  const stood = await moment(page)
  await page.waitForTimeout(800)
  expect(await moment(page)).toBe(stood)
  expect(heard).toEqual([])
})

test('obeys keys, on a phone too, and says the moment in French', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await ended(page, { lang: 'fr' })
  await page.getByRole('button', { name: 'Revoir' }).click()
  await expect(said(page)).toHaveText(/^Coup 0 sur/)
  await page.keyboard.press('ArrowRight')
  expect(await moment(page)).toBe(1)
  await page.keyboard.press('Shift+ArrowRight')
  const round = await moment(page)
  expect(round).toBeGreaterThan(10)
  await page.keyboard.press('ArrowLeft')
  expect(await moment(page)).toBe(round - 1)
  await page.keyboard.press('Home')
  expect(await moment(page)).toBe(0)
  const { width = 0 } = (await page.locator('.player').boundingBox()) ?? {}
  expect(await page.locator('.player').evaluate((el) => el.scrollWidth)).toBeLessThanOrEqual(Math.ceil(width))
  await page.keyboard.press('Escape')
  await expect(page.locator('.end')).toBeVisible()
})

test('the score sheet gives the file away, and the log has one title', async ({ page }) => {
  await ended(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.end footer').getByRole('button', { name: 'Export the match' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('pillars.chantier.json')
  await page.getByRole('button', { name: 'Log' }).first().click()
  await expect(page.locator('dialog[open] h2', { hasText: 'Log' })).toHaveCount(1)
})

test('the score sheet says which of the players is the reader', async ({ page }) => {
  await prefer(page, QUICK)
  const read = await readMatch(await matchFile('pillars', 3), findTitle)
  if ('problem' in read) throw new Error(read.problem.why)
  const computer = { kind: 'bot', bot: 'random', net: false } as const
  await importFile(page, writeMatch({ ...read.match, sitting: [computer, { kind: 'person' }, computer] }))
  await page.waitForSelector('.end')
  const own = page.locator('.winner li', { has: page.getByText('you', { exact: true }) })
  await expect(own).toHaveCount(1)
})
