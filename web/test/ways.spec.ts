// The other two ways for every move: by keyboard alone, and by the list of moves in words, heard as a person would.
import { expect, type Page, test } from '@playwright/test'
import { gameIds } from '../../games/shelf.ts'
import { below, rngOf } from '../../kernel/random.ts'
import { layTable, listen, prefer, QUICK, sameAsEngine } from './match.ts'

const over = (page: Page) => page.locator('.end').count()

/** What has the focus: its name as it is heard, and whether pressing it goes on. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const el = document.activeElement as HTMLElement | null
    const name = el?.getAttribute('aria-label') || el?.textContent?.trim() || ''
    const goesOn =
      el?.matches(
        '.piece.can, .piece.on, .decision .buttons button:not(.list):not([aria-disabled]), .numbers button:not([disabled]), dialog[open] ol button:not(.clause)',
      ) ?? false
    return { name, goesOn }
  })

async function waitForTurn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector(
        '.end, .piece.can, .piece.on, .decision .buttons button:not([aria-disabled]), .numbers',
      ) !== null,
    undefined,
    { timeout: 60_000 },
  )
}

for (const game of gameIds()) {
  test(`${game}: a whole match by keyboard alone`, { tag: game === 'castle' ? '@quick' : '@long' }, async ({
    page,
  }) => {
    const heard = listen(page)
    await prefer(page, QUICK)
    await layTable(page, { game, seats: game === 'pillars' ? 3 : 2 })
    const rng = rngOf(game)
    const names: string[] = []
    for (let presses = 0; presses < 20_000; presses++) {
      await waitForTurn(page)
      if ((await over(page)) > 0) break
      // The focus is where the question is. An arrow leads to the board and walks it, the Tab key goes on to the buttons.
      const away = below(rng, 4)
      if (away === 0) await page.keyboard.press('Tab')
      for (let k = away; k > 1; k--)
        await page.keyboard.press(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'][below(rng, 4)] as string)
      const { name, goesOn } = await focused(page)
      if (!goesOn) {
        await page.keyboard.press(below(rng, 2) === 0 ? 'Tab' : 'ArrowRight')
        continue
      }
      names.push(name)
      await page.keyboard.press('Enter')
    }
    expect(await over(page)).toBe(1)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => name === '')).toEqual([])
    expect(heard).toEqual([])
    await sameAsEngine(page)
  })

  test(`${game}: a whole match by the list of moves`, async ({ page }) => {
    const heard = listen(page)
    await prefer(page, QUICK)
    await layTable(page, { game, seats: game === 'pillars' ? 3 : 2 })
    const rng = rngOf(`${game} list`)
    for (let moves = 0; moves < 6000; moves++) {
      await waitForTurn(page)
      if ((await over(page)) > 0) break
      await page.keyboard.press('l')
      const list = page.locator('dialog[open] li button:not([disabled]):not(.clause)')
      if ((await list.count()) === 0) {
        // A single move has no list: it is the button of the decision.
        await page
          .locator('.decision .buttons button:not(.list), .piece.can')
          .first()
          .click({ timeout: 5000 })
          .catch(() => {})
        continue
      }
      const at = below(rng, await list.count())
      expect((await list.nth(at).textContent())?.trim()).not.toBe('')
      await list.nth(at).click()
      const confirm = page.locator('dialog[open] .numbers button[type=submit]')
      if ((await confirm.count()) > 0) {
        if (await confirm.isEnabled()) await confirm.click()
        else await page.keyboard.press('Escape')
      }
    }
    expect(await over(page)).toBe(1)
    expect(heard).toEqual([])
    await sameAsEngine(page)
  })
}
