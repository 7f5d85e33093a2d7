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
  // It stays lost: opening it again gives nothing back, and nobody is told to solve it.
  await page.reload()
  await expect(page.locator('.sheet .verdict')).toHaveText('Die Antwort')
  await expect(page.locator('.sheet .days')).toContainText('Die Reihe ist zu Ende.')
  await expect(page.getByRole('button', { name: /Antwort zeigen/ })).toHaveCount(0)
})

test('the puzzle of the day keeps its tries over a reload, and a solved one stays solved', async ({ page }) => {
  await prefer(page, QUICK)
  const day = await page.goto('./#/puzzle').then(() =>
    page.evaluate(() => {
      const now = new Date()
      return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000
    }),
  )
  const keep = (kept: object) =>
    page.evaluate((text) => localStorage.setItem('chantier.puzzles', text), JSON.stringify(kept))
  await keep({ days: [day - 1], lost: [], games: {}, tries: { day, wrong: 2 } })
  await page.reload()
  await expect(page.locator('.puzzle .used')).toHaveCount(2)
  await expect(page.locator('.puzzle .days')).toContainText('1 day in a row')
  await expect(page.getByRole('button', { name: /ends the row of days/ })).toBeVisible()
  await keep({ days: [day - 1, day], lost: [], games: {}, tries: { day, wrong: 1 } })
  await page.reload()
  await expect(page.locator('.puzzle .verdict')).toHaveText('Solved at try 2')
  await expect(page.locator('.puzzle .days')).toContainText('2 days in a row')
  await expect(page.getByRole('button', { name: /Show the answer/ })).toHaveCount(0)
})

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
] as const)
  test(`is a press away from the lobby at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await prefer(page, QUICK)
    await page.goto('./')
    const link = page.getByRole('link', { name: 'Puzzle of the day' })
    await expect(link).toBeInViewport()
    await link.click()
    await expect(page.locator('.decision .sentence')).toHaveText('Find the one clearly better choice.')
  })

test('takes nothing for a try that is no answer', async ({ page }) => {
  await prefer(page, QUICK)
  // Tradesmen can be taken back beside the question.
  await page.goto('./#/puzzle/master-builder/2')
  await page
    .locator('.decision')
    .getByRole('button', { name: /Take back/ })
    .click()
  await expect(page.locator('.decision .sentence')).toHaveText('Find the one clearly better choice.')
  await expect(page.locator('.puzzle .used')).toHaveCount(0)
})

test('its sentence keeps its room beside many buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await prefer(page, { ...QUICK, lang: 'de' })
  // Four ways to go on, and the answer.
  await page.goto('./#/puzzle/spyrium/15')
  await page.getByRole('button', { name: /Antwort zeigen/ }).waitFor()
  await page.waitForTimeout(500)
  expect((await page.locator('.decision').boundingBox())?.height).toBeLessThan(170)
})

/** What stands beside the board in the place of the log. */
const besides = (game: string) => [
  ['puzzle', `./#/puzzle/${game}/1`, '.puzzle'],
  ['lesson', `./#/lesson/${game}/idea`, '.rail-lesson'],
]

for (const game of ['castle', 'master-builder', 'nehemiah', 'pillars', 'spyrium'])
  test(`what stands beside the board of ${game} can be read by day and by night`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const theme of ['light', 'dark'])
      for (const [what = '', path = '', shown = ''] of besides(game)) {
        await prefer(page, { ...QUICK, theme })
        await page.goto(path)
        await page.reload()
        if (what === 'puzzle') await page.getByRole('button', { name: 'Show the answer' }).click()
        await expect(page.locator(`aside ${shown}`).first()).toBeVisible()
        const axe = new AxeBuilder({ page }).include('aside').withRules(['color-contrast'])
        const { violations } = await axe.analyze()
        expect([
          theme,
          what,
          violations.flatMap((v) => v.nodes.map((n) => `${n.html} ${n.any[0]?.message ?? ''}`)),
        ]).toEqual([theme, what, []])
      }
  })
