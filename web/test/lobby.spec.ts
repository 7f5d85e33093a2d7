// The lobby: two clicks to the first decision, tables to pick up, matches in files, rules to look up.
import { expect, test } from '@playwright/test'
import { LANGS, tongueOf } from '#tongues'
import { gameIds } from '../../games/shelf.ts'
import { importFile, layTable, matchFile, prefer, QUICK } from './match.ts'

for (const game of gameIds())
  test(`${game}: two clicks from the first screen to the first decision`, { tag: '@quick' }, async ({ page }) => {
    await prefer(page, QUICK)
    await page.goto('./')
    const box = page.locator(`[data-box="${game}"]`)
    if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.waitForSelector('.piece.can, .decision .buttons button:not(.list), .numbers', { timeout: 60_000 })
    await expect(page.locator('.sentence')).toContainText('Your turn')
  })

test('a phone held sideways shows the open box whole, with every way to play', { tag: '@quick' }, async ({ page }) => {
  await prefer(page, QUICK)
  for (const [width, height] of [
    [844, 390],
    [740, 340],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('./')
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
    for (const button of await page.locator('.box.open .panel button').all())
      await expect(button).toBeInViewport({ ratio: 1 })
    // Nothing of the house lies over them.
    const covered = await page.locator('.box.open .panel button').evaluateAll((all) =>
      all.filter((el) => {
        const { x, y, width, height } = el.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height - 3)
        return top === null || !(el.contains(top) || top.contains(el))
      }),
    )
    expect(covered).toEqual([])
  }
})

test('a table can be picked up where it stands, deleted and put back', async ({ page }) => {
  await prefer(page, QUICK)
  await layTable(page, { game: 'spyrium', seats: 3 })
  for (let k = 0; k < 14; k++) {
    await page.waitForSelector('.piece.can, .decision .buttons button:not(.list)')
    await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('.piece.can, .decision .buttons button:not(.list)')]
      all.at(-1)?.click()
    })
    await page.waitForTimeout(60)
  }
  await page.waitForTimeout(400)
  await page.goto('./#/')
  const row = page.locator('.continue article').first()
  await expect(row).toContainText('Spyrium')
  await expect(row).toContainText('Round')
  await expect(row).toContainText(/your turn|turn of/)
  await row.getByRole('button', { name: /Delete/ }).click()
  await expect(page.locator('.continue article')).toHaveCount(0)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.locator('.continue article')).toHaveCount(1)
  await page.locator('.continue article a').first().click()
  await expect(page.locator('.table')).toBeVisible()
})

test('a match goes out as a file and comes back as the same match', async ({ page }) => {
  await prefer(page, QUICK)
  const text = await matchFile('castle', 2, 20)
  await importFile(page, text)
  await page.locator('.pass button').click()
  await page.getByRole('button', { name: 'Log' }).first().click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Export the match').click()])
  let again = ''
  for await (const chunk of await download.createReadStream()) again += chunk
  expect(again).toBe(text)
})

test('rules are searched, and a clause in the address is lit', async ({ page }) => {
  await prefer(page, QUICK)
  let last = ''
  /** The first clause on the page that is not of the game before: another address of the same page is not loaded anew. */
  const first = async () => {
    const ids = await page.locator('article [id]').evaluateAll((all) => all.map((el) => el.id))
    return ids.find((id) => /^[A-Z]{2,}-\d/.test(id) && id.split('-')[0] !== last) ?? ''
  }
  for (const game of gameIds()) {
    await page.goto(`./#/rules/${game}/clauses`)
    await expect.poll(first).not.toBe('')
    const clause = await first()
    last = clause.split('-')[0] ?? ''
    await page.goto(`./#/rules/${game}/${clause}`)
    await expect(page.locator(`[id="${clause}"]`)).toBeInViewport()
    await page.getByRole('searchbox').fill(clause)
    await expect(page.locator('aside')).toContainText(clause)
  }
})

test('in French the page and every game speak French', async ({ page }) => {
  await prefer(page, { ...QUICK, lang: 'fr' })
  await page.goto('./')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  for (const game of gameIds()) {
    await page.goto(`./#/rules/${game}/card-sheet`)
    await page.waitForSelector('thead th', { state: 'attached' })
    const heads = await page.locator('thead th, h2, h3').allTextContents()
    // An English word of a sheet's form, spelled from its id, would show here.
    for (const head of heads)
      expect(head).not.toMatch(/\b(price|value|copies|workers|start|cards|rounds|wage|effect|gives)\b/i)
    await layTable(page, { game, seats: 3 })
    await expect(page.locator('.sentence')).toContainText(/À vous|réfléchit|attend|autres/)
  }
})

for (const wished of LANGS)
  test.describe(`a browser that wishes ${wished}`, () => {
    test.use({ locale: `${wished}-XX` })
    test('reads the page in it, may choose another, and keeps that; addresses carry none', async ({ page }) => {
      await page.goto('./')
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', wished)
      const choice = page.locator('header .lang select')
      await expect(choice.locator('option')).toHaveText(LANGS.map((lang) => tongueOf(lang).name))
      const other = LANGS.find((lang) => lang !== wished) ?? ''
      await choice.selectOption(other)
      await expect(html).toHaveAttribute('lang', other)
      await page.reload()
      await expect(html).toHaveAttribute('lang', other)
      await page.goto('./#/rules')
      await expect(html).toHaveAttribute('lang', other)
      expect(page.url()).not.toMatch(/lang|[#/?=](?:de|en|fr)\b/)
    })
  })
