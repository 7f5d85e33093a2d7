// The end of a match on a phone: what matters is in sight, the rest is a press away.
import { expect, test } from '@playwright/test'
import { layTable, playToEnd, prefer, QUICK } from './match.ts'

test('on a phone the seed is folded, and the foot leaves the board its room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await prefer(page, QUICK)
  await layTable(page, { game: 'pillars', seats: 3 })
  await playToEnd(page, 'end')
  const foot = page.locator('.end > footer')
  await expect(foot.getByRole('button', { name: 'Watch the match again' })).toBeVisible()
  await expect(foot.getByRole('button', { name: 'Lobby' })).toBeVisible()
  // Whoever lost wants to know why.
  await expect(foot.getByRole('link', { name: 'What happened' })).toBeVisible()
  await expect(foot.locator('code')).toBeHidden()
  const more = foot.getByRole('button', { name: 'More' })
  await expect(foot.getByRole('button', { name: 'Export the match' })).toBeHidden()
  expect((await foot.boundingBox())?.height).toBeLessThan(844 / 4)
  await more.click()
  await expect(foot.getByRole('button', { name: 'Export the match' })).toBeVisible()
  await foot.getByText('Shuffle').click()
  await expect(foot.locator('code')).toHaveText('browser')
})
