// What the table does for a person: undo, hints, sums, log, replay, turning points, sound, settings.
import { expect, type Page, test } from '@playwright/test'
import { WHOLE } from '#tongues'
import { importFile, layTable, listen, matchFile, prefer, QUICK } from './match.ts'

const first = (page: Page) => page.locator('.piece.can').first()

test('a refused piece says why, with its clause, and the clause leads to the rules', async ({ page }) => {
  await prefer(page, { ...QUICK, confirm: 'always' })
  await layTable(page, { game: 'pillars', seats: 4 })
  await page.waitForSelector('.piece.can')
  const refused = page.locator('.piece.no').first()
  if ((await refused.count()) === 0) {
    // Every card of this hand may be played: the list of moves has the same reasons.
    await page.keyboard.press('l')
    await expect(page.locator('dialog[open] ol li').first()).toBeVisible()
    return
  }
  await refused.focus()
  const bubble = page.locator('.bubble')
  await expect(bubble).toBeVisible()
  await bubble.locator('button').click()
  await expect(page.locator('.panel .clause')).toContainText('PIL-')
  await expect(page).toHaveURL(/#\/table\//)
})

test('a drawing that changes keeps on the page what stays as it is', async ({ page }) => {
  await prefer(page, { ...QUICK, confirm: 'never' })
  await layTable(page, { game: 'castle', seats: 4 })
  await page.waitForSelector('.piece.can')
  const drawings = page.locator('.board svg.drawing')
  await drawings.evaluateAll((all) => {
    for (const svg of all) {
      const drawnBefore = { markup: svg.innerHTML, parts: [...svg.querySelectorAll('*')] }
      Object.assign(svg, { drawnBefore })
    }
  })
  /** Of the drawings that have changed: how many parts they had, and how many of these are still on the page. */
  const changed = () =>
    drawings.evaluateAll((all) => {
      const sum = { had: 0, kept: 0 }
      for (const svg of all as (SVGElement & { drawnBefore?: { markup: string; parts: Element[] } })[])
        if (svg.drawnBefore !== undefined && svg.drawnBefore.markup !== svg.innerHTML) {
          sum.had += svg.drawnBefore.parts.length
          sum.kept += svg.drawnBefore.parts.filter((part) => part.isConnected).length
        }
      return sum
    })
  await first(page).click()
  await expect.poll(async () => (await changed()).had).toBeGreaterThan(10)
  const { had, kept } = await changed()
  expect(kept).toBeGreaterThan(had / 2)
})

test('a piece stays what it is on the page, whether it can be pressed or not', async ({ page }) => {
  await prefer(page, { ...QUICK, confirm: 'never' })
  await layTable(page, { game: 'nehemiah', seats: 2 })
  const turned = { same: 0, other: 0 }
  for (let presses = 0; presses < 8 && turned.same === 0; presses++) {
    await page.waitForSelector('.piece.can, .decision .buttons button:not(.list)')
    const { same, other } = await page.evaluate(async () => {
      const lying = () => [...document.querySelectorAll<HTMLElement>('.board .piece')]
      const before = new Map(lying().map((el) => [el.dataset.piece, { el, role: el.getAttribute('role') }]))
      document.querySelector<HTMLElement>('.piece.can, .decision .buttons button:not(.list)')?.click()
      await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))
      const other = lying().flatMap((el) => {
        const was = before.get(el.dataset.piece)
        return was !== undefined && (was.role === 'button') !== (el.getAttribute('role') === 'button')
          ? [was.el === el]
          : []
      })
      return { same: other.filter((is) => is).length, other: other.filter((is) => !is).length }
    })
    turned.same += same
    turned.other += other
  }
  expect(turned.same).toBeGreaterThan(0)
  expect(turned.other).toBe(0)
})

test('Enter and the space bar press a piece, which gives the focus back once nothing can be done with it', async ({
  page,
}) => {
  await prefer(page, { ...QUICK, confirm: 'always' })
  await layTable(page, { game: 'spyrium', seats: 2 })
  await page.waitForSelector('.piece.can')
  for (const key of ['Enter', ' ']) {
    await first(page).focus()
    await page.keyboard.press(key)
    await expect(page.locator('.piece.on')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('.piece.on')).toHaveCount(0)
  }
  await page.evaluate(() => {
    const piece = document.querySelector<HTMLElement>('.board .piece:not([role=button])')
    piece?.setAttribute('tabindex', '-1')
    piece?.focus()
  })
  await first(page).click()
  await expect(page.locator('.board .piece:not([role=button]):focus')).toHaveCount(0)
})

test('a choice is armed, taken back, made and undone by keys', async ({ page }) => {
  await prefer(page, { ...QUICK, confirm: 'always' })
  await layTable(page, { game: 'spyrium', seats: 2 })
  await page.waitForSelector('.piece.can')
  await first(page).click()
  await expect(page.locator('.piece.on')).toHaveCount(1)
  // While something is picked, only what names it is offered.
  for (const text of await page.locator('.decision .buttons button.plain').allTextContents())
    expect(text).toMatch(/Choose another|List/)
  await page.keyboard.press('Escape')
  await expect(page.locator('.piece.on')).toHaveCount(0)
})

test('what cannot be taken back says why', async ({ page }) => {
  await prefer(page, { ...QUICK, confirm: 'never' })
  await layTable(page, { game: 'spyrium', seats: 2 })
  await page.waitForSelector('.piece.can')
  const undo = page.getByRole('button', { name: 'Take back' })
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toHaveAttribute('title', /first choice of your turn/)
  await undo.click({ force: true })
  const why = page.getByRole('status').filter({ hasText: 'first choice of your turn' })
  await expect(why).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(why).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(why).toBeVisible()
})

test('a hint says what to play, the chance, the points and why', { tag: '@quick' }, async ({ page }) => {
  await prefer(page, QUICK)
  await layTable(page, { game: 'spyrium', seats: 3 })
  await page.waitForSelector('.piece.can')
  await page.keyboard.press('h')
  const panel = page.locator('.hint')
  await expect(panel).toBeVisible()
  await expect(panel.locator('li')).not.toHaveCount(0)
  await expect(panel.locator('.chance').first()).toHaveText(
    /\d+% ± \d+% chance of winning, (?:clearly|probably|hardly|nearly|weaker)/,
  )
  await expect(panel.locator('.says').first()).toContainText(/points? at the end/)
  await panel.locator('.choice').first().click()
  await expect(panel).toHaveCount(0)
})

test('the points of a seat open into their sum', async ({ page }) => {
  await prefer(page, QUICK)
  await layTable(page, { game: 'spyrium', seats: 3 })
  await page.waitForSelector('.score')
  await page.locator('.score').first().click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText('The points of')
  await expect(dialog.locator('dd.sum')).toHaveText(/^−?\d+$/)
})

test('the log tells what happened since the own last turn, and a line shows that moment', async ({ page }) => {
  await prefer(page, QUICK)
  await layTable(page, { game: 'pillars', seats: 4 })
  await page.waitForSelector('.piece.can')
  await first(page).click()
  await page.waitForSelector('.piece.can')
  await expect(page.locator('.journal .since')).toHaveText('Since your last turn')
  await page.locator('.journal li button').first().click()
  await expect(page.locator('.player')).toContainText(/Move \d+ of \d+/)
  await page.getByRole('button', { name: 'Next move' }).click()
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await expect(first(page)).toBeVisible()
})

test('the score sheet has bars, the race, and turning points that show their moment', { tag: '@quick' }, async ({
  page,
}) => {
  const heard = listen(page)
  await prefer(page, QUICK)
  await importFile(page, await matchFile('spyrium', 3))
  await page.waitForSelector('.end')
  await expect(page.locator('.bars .row')).toHaveCount(3)
  await expect(page.locator('.race svg').first()).toBeVisible()
  const turnings = page.locator('.turnings button')
  expect(await turnings.count()).toBeGreaterThan(0)
  await turnings.first().click()
  await expect(page.locator('.player')).toContainText(/Move \d+ of \d+/)
  await page.getByRole('button', { name: 'Last move' }).click()
  await page.getByRole('button', { name: 'To the score sheet' }).click()
  await expect(page.locator('.end')).toBeVisible()
  expect(heard).toEqual([])
})

test('points round by round are all in sight, numbered, and add up', { tag: '@quick' }, async ({ page }) => {
  await prefer(page, QUICK)
  await importFile(page, await matchFile('castle', 3))
  await page.waitForSelector('.end')
  const rounds = page.getByRole('region', { name: 'Round by round' })
  for (const size of [
    { width: 1280, height: 800 },
    { width: 844, height: 390 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(size)
    expect(await rounds.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0)
  }
  await expect(rounds.getByRole('columnheader').last()).toHaveText(/^Round 15$/)
  const rows = await rounds
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((el) => Number(el.textContent?.replace('−', '-')))),
    )
  expect(rows).toHaveLength(3)
  for (const row of rows) expect(row.slice(0, -1).reduce((a, b) => a + b)).toBe(row.at(-1))
})

test('sounds are made only for who wants them', async ({ page }) => {
  await page.addInitScript(() => {
    const w = window as unknown as { rung: number; AudioContext: unknown }
    w.rung = 0
    const node = {
      connect: (x: unknown) => x,
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    }
    w.AudioContext = class {
      state = 'running'
      currentTime = 0
      destination = node
      createGain() {
        return node
      }
      createOscillator() {
        return {
          frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
          connect: () => node,
          start() {
            w.rung++
          },
          stop() {},
        }
      }
    }
  })
  const rung = () => page.evaluate(() => (window as unknown as { rung: number }).rung)
  await prefer(page, { ...QUICK, sound: false, chosen: true })
  await layTable(page, { game: 'pillars', seats: 3 })
  await first(page).click()
  await page.waitForSelector('.piece.can')
  expect(await rung()).toBe(0)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: 'Sound' }).check()
  await page.keyboard.press('Escape')
  const before = await rung()
  await first(page).click()
  await expect.poll(rung).toBeGreaterThan(before)
})

test('settings change the page at once and are kept', async ({ page }) => {
  await page.goto('./')
  await layTable(page, { game: 'pillars', seats: 3 })
  await page.locator('nav button').last().click()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('button', { name: 'clair', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'plus distinctes' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-seats', 'clear')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-seats', 'clear')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('letters of seats differ at the largest table', async ({ page }) => {
  for (const lang of WHOLE) {
    await prefer(page, { ...QUICK, lang })
    await layTable(page, { game: 'spyrium', seats: 5 })
    const letters = await page.locator('.rail article .who .badge text').allTextContents()
    expect(new Set(letters).size).toBe(5)
  }
})
