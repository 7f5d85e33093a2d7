// "What is this?": every piece, figure and step of a table tells what it is, by mouse, finger and keys; nothing is played.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { layTable, listen, prefer, QUICK } from './match.ts'

const GAMES = ['castle', 'master-builder', 'nehemiah', 'pillars', 'spyrium']
const PHONE = { width: 390, height: 844 }
const card = (page: Page) => page.locator('.telling')
const bar = (page: Page) => page.locator('.asks')
const spoken = (page: Page) => page.locator('main > [role=status].visually-hidden')

/** Two boxes on the screen that have nothing in common. */
async function apart(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = [await page.locator(one).boundingBox(), await page.locator(other).boundingBox()]
  if (!a || !b) return false
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}

for (const [shape, size] of Object.entries({ wide: { width: 1280, height: 800 }, phone: PHONE }))
  for (const game of GAMES)
    test(`${game} explains itself in the mode: ${shape}`, async ({ page }) => {
      const heard = listen(page)
      await page.setViewportSize(size)
      await prefer(page, QUICK)
      await layTable(page, { game, seats: 3 })
      await page.waitForSelector('.piece.can, .decision .buttons button')
      const before = await page.locator('.decision .sentence').textContent()
      await page.keyboard.press('w')
      await expect(bar(page)).toContainText('nothing is played')
      const pieces = page.locator('.board .piece[role=button]')
      const many = await pieces.count()
      expect(many).toBeGreaterThan(10)
      for (let i = 0; i < many; i += Math.ceil(many / 8)) {
        await pieces.nth(i).dispatchEvent('click')
        await expect(card(page)).toBeVisible()
        const [name = '', text = ''] = await card(page).locator('.top b, > p').allTextContents()
        expect(name.length, text).toBeGreaterThan(1)
        expect(text.length, name).toBeGreaterThan(10)
        await expect(spoken(page)).toHaveText(`${name}. ${text}`)
      }
      for (const place of ['header .phase [data-asks]', ...(shape === 'wide' ? ['.rail [data-asks]'] : [])]) {
        await page.locator(place).first().dispatchEvent('click')
        await expect(card(page).locator('p').first()).not.toBeEmpty()
      }
      const found = await new AxeBuilder({ page }).analyze()
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(card(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.locator('.decision .sentence')).toHaveText(before ?? '')
      expect(heard).toEqual([])
    })

test('a mouse that stays is told, beside the thing; one that goes on is not', { tag: '@quick' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await prefer(page, QUICK)
  await layTable(page, { game: 'spyrium', seats: 3 })
  const gauge = page.locator('[data-piece="gauge"]')
  await page.mouse.move(0, 0)
  const box = await gauge.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + (box?.height ?? 0) - 12)
  await expect(card(page)).toContainText('Score track')
  expect(await apart(page, '.telling', '[data-piece="gauge"]')).toBe(true)
  await page.mouse.move(0, 0)
  await expect(card(page)).toHaveCount(0)
  await page.locator('.rail .figures > span').first().hover()
  await expect(card(page)).toContainText('Money')
})

test('a finger that rests on a thing is told on a sheet that does not cover it, and plays nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await prefer(page, QUICK)
  await layTable(page, { game: 'castle', seats: 3 })
  // The others have chosen, and nothing moves any more under the finger.
  await page.waitForSelector('.board .piece.can')
  const touch = async (piece: string) => {
    const thing = page.locator(`[data-piece="${piece}"]`)
    await thing.scrollIntoViewIfNeeded()
    const at = await thing.boundingBox()
    if (!at) throw new Error(piece)
    const client = await context.newCDPSession(page)
    const point = { x: at.x + at.width / 2, y: at.y + at.height / 2 }
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await expect(card(page)).toBeVisible()
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(card(page)).toBeVisible()
    expect(await apart(page, '.telling', `[data-piece="${piece}"]`)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
  }
  await touch('track')
  await touch('own.1')
  const first = await page.locator('.board .piece.can').first().getAttribute('data-piece')
  await touch(first ?? '')
  await expect(page.locator('.board .piece.on')).toHaveCount(0)
  await context.close()
})

test('keys ask what has the focus, and Escape gives the game back', async ({ page }) => {
  await prefer(page, { ...QUICK, lang: 'fr' })
  await layTable(page, { game: 'castle', seats: 3 })
  await page.waitForSelector('.board .piece.can')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('w')
  await expect(card(page)).toBeVisible()
  await expect(card(page).locator('.clauses button').first()).toHaveText(/^CAS-/)
  await expect(spoken(page)).not.toBeEmpty()
  await page.keyboard.press('w')
  await expect(bar(page)).toContainText('rien n’est joué')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.locator('.decision')).toBeVisible()
})

test('choosing a card on a phone shows what it says', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await prefer(page, { ...QUICK, confirm: 'always' })
  await layTable(page, { game: 'castle', seats: 3 })
  await page.locator('.board .piece.can').first().click()
  await expect(page.locator('.decision .card-text')).toHaveText(/talers|helper|building|piece/i)
})
