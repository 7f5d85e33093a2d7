// Before you commit, you see it: what is paid and gained is shown, and nothing is done yet.
import { expect, type Page, test } from '@playwright/test'
import { deciders, options } from '../../kernel/ask.ts'
import type { Match } from '../../match/match.ts'
import { fileWhere, importFile, layTable, listen, prefer, QUICK } from './match.ts'

const PHONE = { width: 390, height: 844 }
const LYING = { width: 844, height: 390 }
const rows = (page: Page) => page.locator('.verbs [role=menuitem]')
const lines = (page: Page) => page.locator('.journal li')

/** What the seat that is asked may do at this step. */
function asked({ game, state }: Match, step: string) {
  const [seat = 0] = deciders(game, state)
  return state.agenda.at(-1)?.do === step ? options(game, state, seat) : []
}
async function open(page: Page, game: string, isSo: (match: Match) => boolean, seats = 3): Promise<void> {
  await importFile(page, await fileWhere(game, seats, isSo))
  await page.locator('.pass button').click()
  await page.waitForSelector('.decision .sentence')
}
const isBuilding = (match: Match) =>
  match.log.length > 30 && asked(match, 'build').filter((c) => c.act === 'build').length > 3
const tile = (page: Page) => page.locator('.piece.can[data-ref^="tile."]').first()

test.describe('a building of Castle', () => {
  test('opens with the ways to pay for it; nothing is done before one is chosen', { tag: '@quick' }, async ({
    page,
  }) => {
    const heard = listen(page)
    await prefer(page, QUICK)
    await open(page, 'castle', isBuilding)
    await expect.poll(() => lines(page).count()).toBeGreaterThan(1)
    const before = await lines(page).count()
    await tile(page).dispatchEvent('click')
    await expect(rows(page).first()).toContainText('Pay')
    await expect(rows(page).first().locator('.chip').first()).toBeVisible()
    expect(await lines(page).count()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(page.locator('.verbs')).toHaveCount(0)
    await tile(page).dispatchEvent('click')
    await rows(page).first().click()
    await expect(page.locator('.journal')).toContainText('builds')
    await expect.poll(() => lines(page).count()).toBeGreaterThan(before)
    expect(heard).toEqual([])
  })

  test('opens in the decision bar of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await prefer(page, { ...QUICK, lang: 'fr' })
    await open(page, 'castle', isBuilding)
    await tile(page).dispatchEvent('click')
    await expect(page.locator('.decision .verbs')).toContainText('Payer')
    // What is true of every way to pay is said once.
    const said = (await page.locator('.decision').textContent()) ?? ''
    expect(said.split('Rapporte').length - 1).toBe(1)
    await expect(page.locator('.decision .chip').first()).toBeVisible()
  })
})

test('what is pointed at shows what it would change, on the board and in the decision', async ({ page }) => {
  await prefer(page, { ...QUICK, confirm: 'always' })
  await open(page, 'castle', (match) => asked(match, 'place-helper').length > 3)
  const space = page.locator('.piece.can[data-ref^="space."]').first()
  await space.hover({ force: true })
  await expect(page.locator('.decision .chip').first()).toBeVisible()
  await expect(page.locator('.foreseen .chip').first()).toBeVisible()
  await expect(page.locator('.decision .considered')).toContainText('If the game ended now')
  await page.mouse.move(2, 2)
  await expect(page.locator('.foreseen')).toHaveCount(0)
  // The focus by keys shows the same.
  await page.keyboard.press('Tab')
  await space.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.decision .chip').first()).toBeVisible()
})

test('a worker of Nehemiah says what his card pays and brings before he tires', async ({ page }) => {
  await prefer(page, QUICK)
  const activates = (match: Match) => asked(match, 'main-action').filter((c) => c.act === 'activate').length > 1
  await open(page, 'nehemiah', (match) => match.log.length > 30 && activates(match))
  await page.locator('.piece.can[data-ref^="column."]').first().dispatchEvent('click')
  await expect(page.locator('.verbs, .decision .main').first()).toBeVisible()
})

for (const [form, size] of Object.entries({ upright: PHONE, lying: LYING }))
  test(`what can be done with a worker can be read and pressed on a phone: ${form}`, async ({ page }) => {
    await page.setViewportSize(size)
    await prefer(page, QUICK)
    const activates = (match: Match) => asked(match, 'main-action').filter((c) => c.act === 'activate').length > 1
    await open(page, 'nehemiah', (match) => match.log.length > 30 && activates(match))
    await page.locator('.piece.can[data-ref^="column."]').first().dispatchEvent('click')
    const first = rows(page).first()
    await expect(first).toBeVisible()
    // Its words are in the ink of the row, and nothing lies over it or over the way back.
    expect(await first.evaluate((row) => getComputedStyle(row.firstElementChild ?? row).color)).toBe(
      await first.evaluate((row) => getComputedStyle(row).color),
    )
    for (const part of [first.locator('b').first(), page.locator('.verbs .back')]) {
      const met = await part.evaluate((el) => {
        const { x, y, width, height } = el.getBoundingClientRect()
        const under = document.elementFromPoint(x + width / 2, y + height / 2)
        return under !== null && (under === el || el.contains(under) || under.contains(el))
      })
      expect(met).toBe(true)
    }
    const [row, after] = await Promise.all([first.boundingBox(), page.locator('.verbs .back').boundingBox()])
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(after?.y ?? 0)
  })

test('what a column of Nehemiah brings stands at the column, on no figure of one’s own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await prefer(page, { ...QUICK, confirm: 'always' })
  await layTable(page, { game: 'nehemiah', seats: 4 })
  const column = page.locator('.piece.can[data-ref^="column."]').first()
  await column.dispatchEvent('click')
  const bubble = await page.locator('.foreseen').boundingBox()
  const box = await column.boundingBox()
  if (bubble === null || box === null) throw new Error('nothing is foreseen')
  expect(bubble.y + bubble.height).toBeLessThan(box.y + box.height / 2)
})
