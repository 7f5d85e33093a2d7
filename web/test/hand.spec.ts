// A hand to trust: what gives something up, pointing in any order, stepping back.
import { expect, type Page, test } from '@playwright/test'
import { deciders, givesUp, options } from '../../kernel/ask.ts'
import type { Match } from '../../match/match.ts'
import { fileWhere, importFile, layTable, listen, prefer, QUICK } from './match.ts'

const PHONE = { width: 390, height: 844 }
const quiet = (page: Page) => page.locator('.decision .buttons .quiet')
const main = (page: Page) => page.locator('.decision .main')
const verbs = (page: Page) => page.locator('.verbs [role=menuitem]')

/** The seat that is asked, and what it may do at this step. */
function asked({ game, state }: Match, step: string) {
  const [seat = 0] = deciders(game, state)
  return state.agenda.at(-1)?.do === step ? options(game, state, seat).map((c) => ({ c, seat })) : []
}
const canGiveUp = (match: Match, step: string) =>
  asked(match, step).some(({ c, seat }) => givesUp(match.game, match.state, seat, c))

async function open(page: Page, game: string, isSo: (match: Match) => boolean, seats = 2): Promise<void> {
  await importFile(page, await fileWhere(game, seats, isSo))
  await page.locator('.pass button').click()
  await page.waitForSelector('.decision')
}

test.describe('a choice that gives something up', () => {
  test('is never the gold button, and is taken back by one key', { tag: '@quick' }, async ({ page }) => {
    const heard = listen(page)
    await prefer(page, { ...QUICK, confirm: 'final' })
    await layTable(page, { game: 'spyrium', seats: 2 })
    await expect(quiet(page)).toHaveText(/Activation/)
    await expect(main(page)).toHaveCount(0)
    const before = await page.locator('.decision .sentence').textContent()
    await quiet(page).click()
    await expect(page.locator('.decision .sentence')).not.toHaveText(before ?? '')
    await page.keyboard.press('u')
    await expect(page.locator('.decision .sentence')).toHaveText(before ?? '')
    expect(heard).toEqual([])
  })

  for (const [shape, size] of Object.entries({ wide: { width: 1440, height: 900 }, phone: PHONE }))
    test(`is asked about once where it cannot be taken back: ${shape}`, async ({ page }) => {
      await page.setViewportSize(size)
      await prefer(page, { ...QUICK, confirm: 'final' })
      await open(page, 'castle', (match) => canGiveUp(match, 'build') && asked(match, 'build').length > 1)
      const sentence = page.locator('.decision .sentence')
      const before = (await sentence.textContent()) ?? ''
      await expect(quiet(page)).toBeVisible()
      await expect(main(page)).toHaveCount(0)
      await quiet(page).click()
      await expect(sentence).toHaveText(/Do you mean it\?/)
      await page.keyboard.press('Escape')
      await expect(sentence).toHaveText(before)
      await quiet(page).click()
      await quiet(page).click()
      await expect(page.locator('.decision .sentence').filter({ hasText: before })).toHaveCount(0)
    })

  test('is said in French, and in the list of moves', async ({ page }) => {
    await prefer(page, { ...QUICK, lang: 'fr' })
    await layTable(page, { game: 'spyrium', seats: 2 })
    await expect(quiet(page)).toHaveAttribute('title', /renoncer/)
    await page.keyboard.press('l')
    await expect(page.locator('dialog[open] ol button', { hasText: 'C’est renoncer à quelque chose.' })).toHaveCount(1)
  })
})

/** The turn of somebody whose worker in the market several verbs fit. */
const inMarket = (match: Match) =>
  new Set(asked(match, 'phase-2').map(({ c }) => c.act)).isSupersetOf(new Set(['earn', 'activate']))

test.describe('a piece that several verbs fit', () => {
  const worker = (page: Page) => page.locator('.piece.can[data-ref^="gap."]').first()

  test('opens them beside itself; Escape closes them, and nothing was done', { tag: '@quick' }, async ({ page }) => {
    const heard = listen(page)
    await prefer(page, QUICK)
    await open(page, 'spyrium', inMarket)
    await worker(page).click()
    await expect(page.locator('.room .verbs')).toBeVisible()
    expect(await verbs(page).count()).toBeGreaterThan(1)
    await expect(page.locator('.piece.on')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('.verbs')).toHaveCount(0)
    await expect(page.locator('.piece.on')).toHaveCount(0)
    const panel = await worker(page)
      .click()
      .then(() => page.locator('.verbs').boundingBox())
    const room = await page.locator('.room').boundingBox()
    expect(panel?.x ?? 0).toBeGreaterThanOrEqual(room?.x ?? 0)
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0))
    await verbs(page).first().click()
    await expect(page.locator('.verbs')).toHaveCount(0)
    expect(heard).toEqual([])
  })

  test('is played by keys alone, from the worker or from the card', async ({ page }) => {
    await prefer(page, QUICK)
    await open(page, 'spyrium', inMarket)
    await worker(page).focus()
    await page.keyboard.press('Enter')
    await expect(verbs(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(verbs(page).nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('.verbs')).toHaveCount(0)
    // A card that a worker can reach is a beginning too.
    await page.locator('.piece.can[data-ref^="market."]').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.verbs, .decision .main').first()).toBeVisible()
  })

  test('opens them in the decision bar of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await prefer(page, QUICK)
    await open(page, 'spyrium', inMarket)
    await worker(page).click()
    await expect(page.locator('.decision .verbs')).toBeVisible()
    for (const row of await verbs(page).all()) expect((await row.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(40)
    await verbs(page).first().click()
    await expect(page.locator('.verbs')).toHaveCount(0)
  })
})

test('Escape steps back out of a question that only asks where', { tag: '@quick' }, async ({ page }) => {
  await prefer(page, QUICK)
  await layTable(page, { game: 'spyrium', seats: 2 })
  const sentence = page.locator('.decision .sentence')
  const before = (await sentence.textContent()) ?? ''
  await page.locator('.decision .buttons button', { hasText: 'Place' }).click()
  await expect(sentence).not.toHaveText(before)
  await page.keyboard.press('Escape')
  await expect(sentence).toHaveText(before)
})

test('a card that stands for its column says so, and its worker stays in sight', async ({ page }) => {
  await prefer(page, { ...QUICK, confirm: 'always' })
  await layTable(page, { game: 'nehemiah', seats: 3 })
  await page.waitForSelector('.piece.can')
  const card = page.locator('.piece[data-ref^="column."]:not(.can)').last()
  await card.click({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'Understood as' })).toBeVisible()
})

test.describe('the end of a turn held open', () => {
  const held = (page: Page) => page.locator('.decision.held')
  /** Columns of Nehemiah, lanes of Spyrium. */
  const PLACES = '.piece.can[data-ref^="column."], .piece.can[data-ref^="gap."]'
  const log = (page: Page) => page.locator('.journal li')
  /** Presses the first thing that can be chosen, even where a card covers its middle. */
  const place = async (page: Page) => {
    await page.waitForSelector(PLACES, { timeout: 60_000 })
    await page
      .locator(PLACES)
      .first()
      .evaluate((el: HTMLElement) => el.click())
  }
  /** Ends the first turn of a match against computers. */
  async function end(page: Page, settings: object, game = 'nehemiah'): Promise<void> {
    await prefer(page, { ...QUICK, pace: 350, ...settings })
    await layTable(page, { game, seats: 3 })
    await place(page)
  }

  test('is shown with its seconds, taken back by U, and made by Enter', { tag: '@quick' }, async ({ page }) => {
    const heard = listen(page)
    await end(page, { hold: 10, motion: true })
    await expect(held(page)).toContainText(/goes on in (10|9) s/)
    await expect(page.locator('.ring')).toBeVisible()
    // The log stands beside the table, and is drawn a moment after it.
    await expect(log(page).last()).toContainText('sends a worker')
    const lines = await log(page).count()
    await page.keyboard.press('u')
    await expect(held(page)).toHaveCount(0)
    await expect(page.locator('.piece.can').first()).toBeVisible()
    await page.keyboard.press('y')
    await expect(held(page)).toBeVisible()
    await expect(log(page)).toHaveCount(lines)
    await page.keyboard.press('Enter')
    await expect(held(page)).toHaveCount(0)
    await expect.poll(() => log(page).count()).toBeGreaterThan(lines)
    expect(heard).toEqual([])
  })

  test('waits for a confirmation where that is wished; the ring takes it back', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await end(page, { hold: 'ask', lang: 'fr' }, 'spyrium')
    await expect(held(page)).toContainText('Personne ne l’a encore vu')
    await page.locator('.ring').click()
    await expect(held(page)).toHaveCount(0)
    await place(page)
    await held(page).getByRole('button', { name: 'Continuer' }).click()
    await expect(held(page)).toHaveCount(0)
  })

  test('goes on by itself, and not at all where it is switched off', async ({ page }) => {
    await end(page, { hold: 3 })
    await expect(held(page)).toBeVisible()
    await expect(held(page)).toHaveCount(0)
    await end(page, { hold: 0 })
    await expect(page.locator('.journal')).toBeVisible()
    await expect(held(page)).toHaveCount(0)
  })

  test('is kept when the page is left', async ({ page }) => {
    await end(page, { hold: 'ask' })
    await expect(held(page)).toBeVisible()
    const done = (await held(page).locator('.sentence').textContent()) ?? '-'
    await page.reload()
    await expect(log(page).filter({ hasText: done })).toHaveCount(1)
    await expect(held(page)).toHaveCount(0)
  })
})

test.describe('an amount', () => {
  /** A bid above the quick raises can be named, in steps. */
  const isBidding = (match: Match) =>
    asked(match, 'bid').some(({ c }) => c.span?.some(([min, max, step]) => max >= min + 3 * step) ?? false)

  test('has one unit, and the account follows it', { tag: '@quick' }, async ({ page }) => {
    const heard = listen(page)
    await prefer(page, QUICK)
    await open(page, 'master-builder', isBidding, 3)
    await page
      .locator('.decision .buttons button', { hasText: 'Bid higher' })
      .or(page.locator('[data-ref="act.bid"]'))
      .first()
      .click()
    const input = page.getByRole('spinbutton')
    await expect(input).toHaveValue(/^\$\d+,000$/)
    const least = (await input.inputValue()).replace(/\D/g, '')
    await page.getByRole('button', { name: /\+$/ }).click()
    const more = `$${(Number(least) + 1000).toLocaleString('en')}`
    await expect(input).toHaveValue(more)
    await expect(page.locator('.numbers [type=submit]')).toContainText(more)
    await expect(page.locator('.board')).toContainText(`−${more}`)
    await input.press('ArrowDown')
    await expect(input).toHaveValue(`$${Number(least).toLocaleString('en')}`)
    expect(heard).toEqual([])
  })

  test('that is no step is answered with the two nearest', async ({ page }) => {
    await prefer(page, QUICK)
    await open(page, 'master-builder', isBidding, 3)
    await page
      .locator('.decision .buttons button', { hasText: 'Bid higher' })
      .or(page.locator('[data-ref="act.bid"]'))
      .first()
      .click()
    const input = page.getByRole('spinbutton')
    const least = Number((await input.inputValue()).replace(/\D/g, ''))
    await input.fill(String(least + 500))
    const said = (n: number) => `$${n.toLocaleString('en')}`
    await expect(page.getByRole('status').filter({ hasText: 'Only in steps' })).toHaveText(
      `Only in steps: ${said(least)} or ${said(least + 1000)}.`,
    )
    await expect(page.locator('.numbers [type=submit]')).toBeDisabled()
    await input.press('Escape')
    await expect(page.locator('.numbers')).toHaveCount(0)
  })
})

test.describe('a drag', () => {
  const middle = async (page: Page, selector: string, n = 0) => {
    const box = await page.locator(selector).nth(n).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  /** Drags from one place to another by mouse. */
  async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y, { steps: 3 })
    await page.mouse.move(to.x, to.y, { steps: 6 })
  }

  test('plays a card that is put down on the table, and lights the places of a worker', async ({ page }) => {
    const heard = listen(page)
    await prefer(page, QUICK)
    await layTable(page, { game: 'pillars', seats: 3 })
    await page.waitForSelector('.piece.can')
    const cards = await page.locator('.piece.can').count()
    const from = await middle(page, '.piece.can')
    await drag(page, from, { x: from.x, y: from.y - 260 })
    await expect(page.locator('.piece.on')).toHaveCount(1)
    await page.mouse.up()
    await expect.poll(() => page.locator('.journal li').count()).toBeGreaterThan(1)
    await page.waitForSelector('.piece.can, .end', { timeout: 60_000 })
    await expect.poll(() => page.locator('.piece.can').count()).toBeLessThan(cards)

    await open(page, 'spyrium', inMarket)
    await page.waitForSelector('.piece.can[data-ref^="gap."]')
    await drag(page, await middle(page, '.piece.can[data-ref^="gap."]'), { x: 20, y: 60 })
    await expect(page.locator('.piece.can[data-ref^="market."]').first()).toBeVisible()
    await page.mouse.up()
    // Put down nowhere: nothing is done, nothing stays picked.
    await expect(page.locator('.piece.on')).toHaveCount(0)
    await drag(
      page,
      await middle(page, '.piece.can[data-ref^="gap."]'),
      await middle(page, '.piece.can[data-ref^="market."]'),
    )
    await page.mouse.up()
    await expect(page.locator('.piece.on')).not.toHaveCount(0)
    expect(heard).toEqual([])
  })

  test('opens an auction: what needs an amount asks for it when it is put down', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await prefer(page, QUICK)
    await open(page, 'master-builder', (match) => asked(match, 'nominate').some(({ c }) => c.span !== undefined), 3)
    const site = await page.locator('.piece.can').first().boundingBox()
    if (site === null) throw new Error('nothing can be auctioned')
    await page.mouse.move(site.x + site.width / 2, site.y + site.height / 2)
    await page.mouse.down()
    await page.mouse.move(site.x + site.width / 2 + 20, site.y + site.height / 2 - 50, { steps: 4 })
    await page.mouse.up()
    await expect(page.locator('.piece.on')).toHaveCount(1)
    await expect(page.locator('.decision .numbers, .decision .main, .verbs').first()).toBeVisible()
  })

  test('is none where the pointer hardly moves: a click stays a click', async ({ page }) => {
    await prefer(page, { ...QUICK, confirm: 'always' })
    await layTable(page, { game: 'pillars', seats: 3 })
    await page.waitForSelector('.piece.can')
    const { x, y } = await middle(page, '.piece.can')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 4, y + 3)
    await page.mouse.up()
    await expect(page.locator('.piece.on')).toHaveCount(1)
  })
})
