// What happened in a match: judged beside the page, stopped and gone on with, kept; and a mistake tried again.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { judgedFile, unluckyFile } from './figures.ts'
import { keptText } from './kept.ts'
import { importFile, listen, matchFile, openAnalysis, prefer, QUICK } from './match.ts'

async function judged(page: Page, settings: object = {}): Promise<void> {
  await prefer(page, { ...QUICK, ...settings })
  await importFile(page, await matchFile('pillars', 3))
  await openAnalysis(page)
  await page.waitForSelector('.analysis .ribbon')
}
const whole = (page: Page) => page.waitForSelector('.analysis .sentences', { timeout: 240_000 })

test('is stopped, gone on with and kept; says what it came from, and lets a mistake be tried again', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const heard = listen(page)
  await judged(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('status')).toContainText(/Stopped after \d+ of \d+ moments/)
  await page.getByRole('button', { name: 'Go on' }).click()
  await whole(page)
  // What is heard of the judging does not change with every moment that comes in.
  await expect(page.getByRole('status')).toHaveText(/^The match is judged: \d+ moments\.$/)
  // A match of dice is full of mistakes.
  await expect(page.locator('.sentences')).toContainText(/mistakes? that holds?/)
  await expect(page.locator('.sum')).toContainText(/at the start .* = (0|100)$/)
  const chosen = page.locator('.list .row').first()
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByRole('button', { name: 'Find something better' })).toBeVisible()
  // What a mistake cost is said once: the chances of the ribbon beside it are another measure.
  await expect(page.locator('.bar small')).toContainText(/gave away \d/)
  await expect(page.locator('.bar small')).not.toContainText('Chance')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([])
  // It is there again at once.
  await page.reload()
  await whole(page)
  await page.getByRole('button', { name: /^Try again/ }).click()
  await expect(page.locator('.decision .sentence')).toContainText('Find something better than')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.locator('.judged').first()).toContainText('Choices of this moment', { timeout: 120_000 })
  // Beside its chance every choice has its points, and its reasons, folded.
  const compared = page.locator('.judged ol').first().locator('> li')
  await expect(compared.locator('.score')).toHaveCount(await compared.count())
  await expect(compared.first().locator('.score')).toHaveText(/^[−\d]+ points at the end$/)
  await page.locator('.judged details summary').first().click()
  await expect(page.locator('.judged details li').first()).not.toBeEmpty()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/#\/table\//)
  await page.waitForSelector('.table .board')
  expect(heard).toEqual([])
})

test('fits a phone, in French, at night', async ({ page }) => {
  test.setTimeout(400_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await judged(page, { lang: 'fr', theme: 'dark' })
  await whole(page)
  await expect(page.locator('.sentences')).toContainText(/erreurs? qui tien/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Moment suivant' }).click()
})

/** The analysis of a match that is brought along with it. */
async function atHand(page: Page, game: string, players: readonly string[], settings: object = {}): Promise<void> {
  await prefer(page, { ...QUICK, ...settings })
  await importFile(page, await judgedFile(game, players))
  await openAnalysis(page)
  await page.locator('.analysis .sentences').waitFor()
}
const heardMoment = (page: Page) => page.locator('.analysis > [aria-live=polite]')
const barOf = (page: Page) => page.locator('.shown .bar p')

test('a mark that is tapped on a phone is the moment that is shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await atHand(page, 'pillars', ['Ana', 'Bruno', 'Chloé'], { name: 'Ana' })
  const marks = page.locator('.ribbon .mark')
  const count = await marks.count()
  expect(count).toBeGreaterThan(2)
  for (let i = 0; i < count; i++) {
    const mark = marks.nth(i)
    const name = await mark.getAttribute('aria-label')
    expect(name).toMatch(/^Round \d+ · Ana: (inaccuracy|mistake|blunder|not sure)\. /)
    // Above what says the moment, which stays at the foot of the page.
    await mark.evaluate((it) => it.scrollIntoView({ block: 'center' }))
    const box = await mark.boundingBox()
    if (box === null) throw new Error('no mark')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(mark).toHaveClass(/chosen/)
  }
})

test('the pointer walks without a button and leaves everything as it was; the end is the final table', async ({
  page,
}) => {
  await atHand(page, 'castle', ['Ben', 'Ana'], { name: 'Ana' })
  const first = await barOf(page).textContent()
  const box = await page.locator('.ribbon .bands').boundingBox()
  if (box === null) throw new Error('no ribbon')
  const board = page.locator('.shown .board')
  const label = await board.getAttribute('aria-label')
  await page.mouse.move(box.x + box.width * 0.93, box.y + 4)
  await expect(barOf(page)).not.toHaveText(first ?? '')
  await expect(board).not.toHaveAttribute('aria-label', label ?? '')
  // Nobody who only looks is spoken to.
  await expect(heardMoment(page)).toHaveText('')
  await page.mouse.move(box.x + 40, box.y - 200)
  await expect(barOf(page)).toHaveText(first ?? '')
  // Arrows are heard as moments, once each.
  await page.keyboard.press('ArrowRight')
  await expect(heardMoment(page)).toHaveText(/^Round \d+: (Ben|Ana) · /)
  await page.keyboard.press('End')
  await expect(heardMoment(page)).toHaveText(/^The end: Ben \d+, Ana \d+ of 100\.$/)
  const shares = await page.locator('.ribbon .figures b').allTextContents()
  expect(shares.map(Number).reduce((sum, n) => sum + n, 0)).toBe(100)
  // The line of the end stands where the bands end.
  const at = await page.locator('.ribbon .now').first().getAttribute('d')
  expect(Number(/^M([\d.]+)/.exec(at ?? '')?.[1])).toBeGreaterThan(box.width - 4)
  await page.keyboard.press('ArrowLeft')
  await expect(heardMoment(page)).toHaveText(/^Round \d+: /)
})

test('where it came from opens into its moments, and at a table of two small choices are one segment', async ({
  page,
}) => {
  const heard = listen(page)
  await atHand(page, 'castle', ['Ben', 'Ana'], { name: 'Ana' })
  const parts = page.locator('.sources .part')
  await expect(parts.filter({ hasText: 'small choices of both' })).toHaveCount(1)
  await expect(page.locator('.sources')).not.toContainText('own small choices')
  // The result with luck taken out is said, whatever it comes to.
  await expect(page.locator('.verdict')).toContainText(/With luck taken out, the result counts −?\d+/)
  const own = parts.filter({ hasText: 'own mistakes' })
  await own.click()
  await expect(own).toHaveAttribute('aria-expanded', 'true')
  const rows = page.locator('.from ol button')
  const points = (await rows.locator('b').allTextContents()).map((n) => Math.abs(Number(n.replace('−', '-'))))
  expect(points.length).toBeGreaterThan(1)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
  await rows.nth(1).click()
  await expect(page.locator('.shown .bar small')).toContainText('gave away')
  await expect(heardMoment(page)).toContainText('Ana · ')
  // The bar itself opens as well, for the seat it is of.
  await page.locator('.sources .bar i.own').first().click()
  await expect(page.locator('.seat').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.from')).toHaveAttribute('aria-label', 'own mistakes')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([])
  expect(heard).toEqual([])
})

test('what was better only because of unseen cards is named as such, and is nobody’s mistake', async ({ page }) => {
  const { text, seat } = await unluckyFile('pillars', ['Ana', 'Ben', 'Cem'])
  await prefer(page, QUICK)
  await importFile(page, text)
  await openAnalysis(page)
  await page.getByLabel('seen from').selectOption(String(seat))
  const unknown = page.locator('.list .unknown')
  const said =
    /As the unseen cards lay, this would have been 12 ± 2\.1 better, though not from what could be known: \S+/
  await expect(unknown).toContainText(said)
  // The others were not looked at: nothing is said of them.
  expect(await unknown.locator('li p').count()).toBe(1)
  await unknown
    .locator('li')
    .filter({ has: page.locator('p') })
    .getByRole('button')
    .click()
  await expect(page.locator('.shown .bar small')).toContainText(said)
  await expect(page.locator('.shown .bar').getByRole('button', { name: 'Find something better' })).toHaveCount(0)
})

test('a moment that is chosen in a list is seen at once: the board is beside the list, or the page goes to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await atHand(page, 'castle', ['Ben', 'Ana'], { name: 'Ana' })
  const last = page.locator('.list ol button').last()
  await last.scrollIntoViewIfNeeded()
  await expect(page.locator('.shown .board')).toBeInViewport({ ratio: 0.5 })
  await page.setViewportSize({ width: 390, height: 844 })
  await last.scrollIntoViewIfNeeded()
  await expect(page.locator('.shown .board')).not.toBeInViewport()
  await last.click()
  await expect(page.locator('.shown .board')).toBeInViewport({ ratio: 0.9 })
  await expect(barOf(page)).toBeInViewport()
})

test('the master’s line is played out, walked back through, left, and played on from where it is shown', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const heard = listen(page)
  await atHand(page, 'castle', ['Ben', 'Ana'], { name: 'Ana', pace: 250 })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const counted = async () => Number(/^(\d+) choices? so far\./.exec((await said.textContent()) ?? '')?.[1])
  const said = page.locator('.judged p').nth(1)
  await page.getByRole('button', { name: /^Try again: / }).click()
  await button('Show it').click()
  await button('See the master’s line').click({ timeout: 120_000 })
  const panel = page.getByRole('region', { name: 'The master’s line', exact: true })
  await expect(panel).toContainText('All seats play on as the master would')
  // What is heard is that it begins, not each of its moves.
  await expect(page.getByRole('status').filter({ hasText: 'The master’s line. All seats' })).toHaveCount(1)
  await expect.poll(counted).toBeGreaterThan(3)
  // Looking back it stands still, and goes on from there.
  await page.keyboard.press('ArrowLeft')
  const replay = page.getByRole('region', { name: 'Replay', exact: true })
  await expect(replay).toContainText(/^Move \d+ of \d+\./)
  await page.keyboard.press('Home')
  await expect(replay).toContainText(/^Move 0 of \d+\./)
  await page.waitForTimeout(700)
  const stood = await replay.locator('.words').textContent()
  await page.waitForTimeout(1000)
  await expect(replay.locator('.words')).toHaveText(stood ?? '')
  await page.keyboard.press('Escape')
  await expect(replay).toHaveCount(0)
  const before = await counted()
  await expect.poll(counted).toBeGreaterThan(before)
  // Its end stands beside the end of the match.
  for (;;) {
    if (await panel.getByRole('table').isVisible()) break
    if (await button('Show at once').isEnabled()) await button('Show at once').click()
    await page.waitForTimeout(100)
  }
  await expect(panel.getByRole('columnheader')).toHaveText(['Seat', 'In the match', 'On this line'])
  await expect(panel.getByRole('rowheader')).toHaveText(['Ben', 'Ana'])
  await expect(
    page.getByRole('status').filter({ hasText: /^In the match: Ben 74, Ana 71\. On this line: / }),
  ).toHaveCount(1)
  await expect(page.locator('.decision .sentence')).toContainText(/^This line, too, is won by |^This line is won by /)
  await expect(button('Play on from here')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.locator('.judged')).toContainText('Choices of this moment')
  await expect(button('See the master’s line')).toBeFocused()
  // Anew, and on from where it is shown: the table has as many moves as the line has then.
  await page.keyboard.press('Enter')
  await expect.poll(counted).toBeGreaterThan(2)
  await page.keyboard.press('ArrowLeft')
  const at = Number(/^Move (\d+) of/.exec((await replay.textContent()) ?? '')?.[1])
  await replay.getByRole('button', { name: 'Play on from here', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Play on from here', exact: true })
  await expect(sheet).toContainText('with the cards as they lay')
  await sheet.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.waitForURL(/#\/table\//)
  await page.waitForSelector('.table .board')
  // As in the match up to the moment; there the line's own choice; and all that was shown of it.
  const movesIn = (text: string): unknown[] =>
    JSON.parse(text).log.map((entry: { seat: number; move: unknown }) => [entry.seat, entry.move])
  const went = movesIn(await keptText(page, /#\/table\/(\w+)/.exec(page.url())?.[1] ?? ''))
  const match = movesIn(await judgedFile('castle', ['Ben', 'Ana']))
  const apart = went.findIndex((move, i) => JSON.stringify(move) !== JSON.stringify(match[i]))
  expect(apart).toBeGreaterThan(3)
  expect(at).toBeGreaterThan(apart)
  expect(went.length).toBeGreaterThanOrEqual(at)
  expect(heard).toEqual([])
})
