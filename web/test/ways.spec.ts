// The other two ways for every move: by keyboard alone, and by the list of moves in words, heard as a person would.
import { expect, type Page, test } from '@playwright/test'
import { gameIds } from '../../games/shelf.ts'
import { below, rngOf } from '../../kernel/random.ts'
import { focused, layTable, listen, prefer, QUICK, sameAsEngine, WAYS } from './match.ts'

const over = (page: Page) => page.locator('.end').count()

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
      const { name, goesOn } = await focused(page, WAYS)
      if (!goesOn) {
        // A card that has been opened to be read is closed again.
        if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
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
      const list = page.locator('dialog[open] li button:not(.clause)')
      // Where the table has moved on meanwhile there is no list: it is asked for again.
      const stands = await list
        .first()
        .waitFor({ timeout: 500 })
        .then(
          () => true,
          () => false,
        )
      if (!stands) continue
      const said = await list.evaluateAll(
        (all, pick) => {
          const move = all[pick % all.length] as HTMLElement
          const words = move.textContent?.trim() ?? ''
          move.click()
          return words
        },
        below(rng, 1_000_000),
      )
      expect(said).not.toBe('')
      // A move with numbers asks for them in its place.
      await page.locator('dialog[open] .numbers button[type=submit]').evaluateAll(([submit]) => {
        if (submit instanceof HTMLButtonElement && !submit.disabled) submit.click()
        else submit?.closest('dialog')?.close()
      })
    }
    expect(await over(page)).toBe(1)
    expect(heard).toEqual([])
    await sameAsEngine(page)
  })
}
