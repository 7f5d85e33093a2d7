// The truth of the cards: a form to fill in beside the printed game, a sheet brought and refused or kept, and a table online
// that is played with it.
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { LANGS } from '#tongues'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { withFigure } from '../../papers/corrections.ts'
import type { Sheet } from '../../papers/sheet.ts'
import { prefer, QUICK } from './match.ts'
import { begin, lay, PHONE, somebodyAt } from './round.ts'
import { type TestServer, testServer } from './server.ts'

const HOUSE = { table: 'buildings', entry: 'house', field: 'value' }
const STONE = { table: 'fields', entry: 'cart-stone', field: 'tower' }

async function castle(change: (sheet: Sheet) => Sheet): Promise<Sheet> {
  const title = await findTitle('castle')
  if (title === null) throw new Error('castle')
  return change(title.sheet)
}
const bring = (page: Page, sheet: Sheet) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'sheet.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(sheet)),
  })

/** What would be printed, alone on the page; how many sheets of paper it takes. */
async function printed(page: Page): Promise<{ readonly pages: number; readonly boxes: number; readonly text: string }> {
  await page.evaluate(() => {
    window.print = () => {
      const form = document.querySelector('.gaps')
      if (form) document.body.replaceChildren(form.cloneNode(true))
    }
  })
  await page.locator('section[aria-labelledby=sheet-tools] button').first().click()
  const form = page.locator('body > .gaps')
  await form.waitFor({ state: 'attached' })
  const pdf = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  return { pages, boxes: await form.locator('i').count(), text: (await form.textContent()) ?? '' }
}

for (const game of gameIds())
  test(`the form with the gaps of ${game} is one page in every language`, async ({ page }) => {
    const title = await findTitle(game)
    const gaps = Object.values(title?.sheet.tables ?? {})
      .flat()
      .flatMap(({ id: _, names: __, source, ...figures }) =>
        Object.keys(figures).filter((field) => (source[field] ?? source['*']) === 'R'),
      )
    for (const lang of LANGS) {
      await page.goto('about:blank')
      await prefer(page, { ...QUICK, lang })
      await page.goto(`./#/rules/${game}/card-sheet`)
      await page.locator('section[aria-labelledby=sheet-tools]').waitFor()
      const { pages, boxes, text } = await printed(page)
      test.info().annotations.push({ type: 'form', description: `${game} ${lang}: ${boxes} gaps, ${pages} page` })
      expect(pages, `${game} ${lang}`).toBe(1)
      expect(boxes, `${game} ${lang}`).toBe(gaps.length)
      expect(text).not.toMatch(/undefined|NaN/)
    }
  })

test('a sheet that can end in a dead match is refused with the seed that shows it; a good one is kept and given out', async ({
  page,
}) => {
  await prefer(page, QUICK)
  await page.goto('./#/rules/castle/card-sheet')
  await bring(page, await castle((sheet) => withFigure(sheet, STONE, 3)))
  const alert = page.locator('section[aria-labelledby=sheet-tools] [role=alert]')
  await expect(alert).toContainText(/seats and the seed “trial \d+”/, { timeout: 120_000 })
  await expect(page.getByText('New matches on this device are played with your own sheet.')).toHaveCount(0)
  const own = await castle((sheet) => withFigure(sheet, HOUSE, 14))
  await bring(page, own)
  await expect(page.getByText('The sheet is good.')).toBeVisible({ timeout: 120_000 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the card sheet (JSON)' }).click(),
  ])
  let text = ''
  for await (const chunk of await download.createReadStream()) text += chunk
  expect(JSON.parse(text).tables.buildings).toEqual(own.tables.buildings)
})

test.describe('a table online', () => {
  let server: TestServer
  const contexts: BrowserContext[] = []
  test.beforeAll(async () => {
    server = await testServer()
    await server.start()
  })
  test.afterAll(async () => {
    for (const context of contexts) await context.close()
    await server.end()
  })
  async function somebody(browser: Browser, name: string, settings: object = {}, viewport?: typeof PHONE) {
    const page = await somebodyAt(server.address, browser, name, settings, viewport)
    contexts.push(page.context())
    return page
  }

  test('is played with the host’s sheet: everybody sees how it differs, and agrees', async ({ browser }) => {
    const ada = await somebody(browser, 'Ada')
    const ben = await somebody(browser, 'Ben', { lang: 'fr' }, PHONE)
    const keep = (sheet: Sheet) =>
      ada.evaluate((text) => localStorage.setItem('chantier.sheet.castle', text), JSON.stringify(sheet))
    await ada.goto('./')
    await keep(await castle((sheet) => withFigure(sheet, STONE, 3)))
    const room = await lay(ada, 'castle', ['friend'])
    await ben.goto(`./${room}`)
    await ben
      .getByRole('button', { name: /asseoir/ })
      .first()
      .click()
    await expect(ada.locator('.seats')).toContainText('Ben')
    const cards = ada.getByRole('group', { name: 'Cards' })
    await cards.getByRole('button', { name: 'my sheet' }).click()
    await expect(ada.locator('p.problem')).toContainText(/seed “trial \d+”/, { timeout: 60_000 })
    await expect(ben.locator('.chips')).not.toContainText('cartes corrigées')
    await keep(await castle((sheet) => withFigure(sheet, HOUSE, 14)))
    await ada.reload()
    await cards.getByRole('button', { name: 'my sheet' }).click()
    await expect(ben.locator('.chips')).toContainText('cartes corrigées', { timeout: 60_000 })
    await expect(ben.locator('.apart li')).toHaveCount(1)
    await expect(ben.locator('.apart li')).toContainText('14 (d’ordinaire 12)')
    await expect(ada.locator('.chips')).toContainText('for fun')
    await ben.getByRole('button', { name: 'D’accord' }).click()
    await begin(ada)
    await expect(ada.locator('header .facts, .facts').first()).toContainText('corrected cards')
    await ada.locator('header .talk').click()
    await expect(ada.getByRole('dialog').locator('.apart li')).toContainText('14 (usually 12)')
  })
})
