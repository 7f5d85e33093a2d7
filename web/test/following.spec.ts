// What the others did since the reader's last turn, hints on the board, and moments that are shared.
import { expect, type Page, test } from '@playwright/test'
import { rngOf } from '../../kernel/random.ts'
import { importFile, layTable, listen, matchFile, prefer, pressAny, QUICK } from './match.ts'

const FREE = { ...QUICK, hold: 0 }

async function mine(page: Page, seed: string, least = 4): Promise<void> {
  const rng = rngOf(seed)
  for (let n = 0; n < least; n++) await pressAny(page, rng)
  while ((await page.locator('.news').count()) === 0) await pressAny(page, rng)
}

test('what the others did is one key away, on the board too, and can be shown again', { tag: '@quick' }, async ({
  page,
}) => {
  const heard = listen(page)
  await prefer(page, FREE)
  await layTable(page, { game: 'spyrium', seats: 4 })
  await mine(page, 'since')
  await page.keyboard.press('r')
  const panel = page.getByRole('region', { name: 'Since your last turn' })
  await expect(panel).toBeVisible()
  const tiles = panel.locator('li')
  expect(await tiles.count()).toBeGreaterThan(0)
  // The numbers of the tiles stand on the board.
  const numbers = await tiles.locator('.number').allTextContents()
  for (const number of await page.locator('.pins .number').allTextContents()) expect(numbers).toContain(number)
  // It lies over the board, never over the decision.
  const [over, under] = await Promise.all([panel.boundingBox(), page.locator('.decision').boundingBox()])
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((under?.y ?? 0) + 1)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.locator('.since .open').click()
  await panel.getByRole('button', { name: 'Show again' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.locator('.news')).toBeVisible()
  expect(heard).toEqual([])
})

test('a phone tells it as well, within its lower half', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await prefer(page, { ...FREE, lang: 'fr' })
  await layTable(page, { game: 'castle', seats: 4 })
  await mine(page, 'phone', 6)
  await page.locator('.news').click()
  const panel = page.getByRole('region', { name: 'Depuis votre dernier tour' })
  await expect(panel).toBeVisible()
  const box = await panel.boundingBox()
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  expect(box?.y ?? 0).toBeGreaterThan(844 * 0.2)
  // A touch on the board closes it.
  await page.locator('.board').dispatchEvent('pointerdown')
  await expect(panel).toHaveCount(0)
})

test('a phone that lies tells it over the board, beside the decision', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await prefer(page, FREE)
  await layTable(page, { game: 'spyrium', seats: 4 })
  await mine(page, 'since')
  await page.keyboard.press('r')
  const tile = page.getByRole('region', { name: 'Since your last turn' }).locator('li button').first()
  await expect(tile).toBeVisible()
  const [box, decision] = await Promise.all([tile.boundingBox(), page.locator('.decision').boundingBox()])
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(decision?.x ?? 0)
  // Nothing cuts it off: it is met where it is drawn.
  const met = await tile.evaluate((el) => {
    const { x, y, width, height } = el.getBoundingClientRect()
    return el.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(met).toBe(true)
})

test('opens by itself for whoever looked elsewhere while the others moved', async ({ page }) => {
  await prefer(page, { ...FREE, pace: 40 })
  await layTable(page, { game: 'pillars', seats: 4 })
  const hide = (hidden: boolean) =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { value: is, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  const rng = rngOf('away')
  await pressAny(page, rng)
  await hide(true)
  for (let n = 0; n < 60 && (await page.locator('.news').count()) === 0; n++) await pressAny(page, rng)
  await expect(page.locator('.section, .since.tall, section.since')).toHaveCount(0)
  await hide(false)
  await expect(page.getByRole('region', { name: 'Since your last turn' })).toBeVisible()
})

test('hints stand on the board, and cover nothing of it', async ({ page }) => {
  await prefer(page, FREE)
  await layTable(page, { game: 'spyrium', seats: 2 })
  await page.waitForSelector('.piece.can')
  const before = await page.locator('.board').boundingBox()
  await page.keyboard.press('h')
  await page.waitForSelector('.hint')
  await expect(page.locator('.pins .number').first()).toBeVisible()
  const [board, hint] = await Promise.all([page.locator('.board').boundingBox(), page.locator('.hint').boundingBox()])
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((hint?.y ?? 0) + 1)
  // The board hardly moves for it.
  expect(Math.abs((before?.height ?? 0) - (board?.height ?? 0))).toBeLessThan(40)
  await page.keyboard.press('Escape')
  await expect(page.locator('.hint')).toHaveCount(0)
})

test('a moment of a match that is over opens from its link elsewhere, and is played on from', {
  tag: '@quick',
}, async ({ page, browser }) => {
  await prefer(page, FREE)
  await importFile(page, await matchFile('pillars', 3))
  await page.waitForSelector('.end')
  await page.getByRole('button', { name: 'Watch the match again' }).click()
  // Keys are heard once the player is there.
  const said = page.locator('.player .words b')
  await expect(said).toHaveText(/^Move 0 of/)
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText(/^Move 5 of/)
  await page.keyboard.press('s')
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue()
  expect(link).toContain('#/moment/')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const heard = listen(other)
  await prefer(other, FREE)
  await other.goto(link)
  await expect(other.locator('.player .words b')).toHaveText(/^Move 5 of/)
  await other.getByRole('button', { name: 'Play on from here' }).click()
  await other.getByRole('button', { name: 'Begin' }).click()
  await other.waitForSelector('.piece.can, .decision .buttons button')
  const rng = rngOf('on')
  for (let n = 0; n < 4; n++) await pressAny(other, rng)
  expect(heard).toEqual([])
  // A link of which a part was lost says so.
  await other.goto(`${link.slice(0, -40)}`)
  await expect(other.getByRole('alert')).toContainText('This link is not whole')
  await elsewhere.close()
})

test('a moment of a match under way holds nothing that its reader may not see', async ({ page }) => {
  await prefer(page, FREE)
  await layTable(page, { game: 'pillars', seats: 3 })
  const rng = rngOf('secret')
  for (let n = 0; n < 3; n++) await pressAny(page, rng)
  await page.waitForSelector('.piece.can')
  await page.locator('.journal li button').first().click()
  await page.getByRole('button', { name: 'Share this moment' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  let text = ''
  for await (const chunk of await download.createReadStream()) text += chunk
  const file = JSON.parse(text)
  expect(file.seed).toBe('moment')
  expect(file.log).toEqual([])
  expect(file.from.eyes).toBe(0)
  const { hands, rng: chance } = file.from.state as { hands: number[][]; rng: unknown }
  expect(chance).toBeNull()
  expect(hands[0]?.every((card) => card >= 0)).toBe(true)
  for (const hand of hands.slice(1)) expect(new Set(hand)).toEqual(new Set([-1]))
  // The file opens as the moment it is.
  await importFile(page, text)
  await expect(page.getByText('Somebody is showing you this moment.')).toBeVisible()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForSelector('.piece.can, .decision .buttons button')
})
