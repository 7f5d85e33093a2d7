// You over time: what the reader's analysed matches come to, on the device and on the profile.
import { expect, type Page, test } from '@playwright/test'
import { LANGS } from '../../papers/tongues.ts'
import { faults } from './faults.ts'
import { judgedFile, keepRows, manyRows } from './figures.ts'
import { importFile, listen, openAnalysis, prefer, QUICK } from './match.ts'
import { overflows } from './overflow.ts'
import { begin, closeAll, LYING, lay, PHONE, playOn, somebodyAt, WIDE } from './round.ts'
import { testServer } from './server.ts'

/** Opens the analysis of a match that is brought along with it. */
async function openJudged(page: Page, file: string): Promise<void> {
  await importFile(page, file)
  await openAnalysis(page)
  await page.locator('.analysis .counted').waitFor()
}
const tile = (page: Page) => page.locator('dl div').first()

test('a match counts once, for the reader’s own seat, until the figures are emptied', { tag: '@quick' }, async ({
  page,
}) => {
  const heard = listen(page)
  await prefer(page, { ...QUICK, name: 'Ana' })
  await page.goto('./#/over-time')
  await expect(page.getByText('There is no analysed match of yours yet', { exact: false })).toBeVisible()
  const castle = await judgedFile('castle', ['Ben', 'Ana'])
  // Played elsewhere: it is seen from the seat with the reader's name, and counts once the reader says so.
  await openJudged(page, castle)
  await expect(page.locator('.counted')).toContainText('nobody said which seat was yours')
  await page.getByRole('button', { name: 'I was Ana: count it' }).click()
  await expect(page.locator('.counted')).toContainText('Counts in your figures over time, as Ana.')
  // It may be left out, and stays so, and be somebody else's.
  await page.getByRole('button', { name: 'Do not count it' }).click()
  await page.reload()
  await expect(page.locator('.counted')).toContainText('you left it out')
  await page.locator('.analysis select').selectOption('0')
  await page.getByRole('button', { name: 'I was Ben: count it' }).click()
  await expect(page.locator('.counted')).toContainText('Counts in your figures over time, as Ben.')
  await page.locator('.analysis select').selectOption('1')
  await page.getByRole('button', { name: 'I was Ana: count it' }).click()
  await expect(page.locator('.counted')).toContainText('Counts in your figures over time, as Ana.')
  await page.locator('.counted').getByRole('link', { name: 'You over time' }).click()
  await expect(tile(page)).toHaveText(/^match analysed, [01] won1$/)
  await expect(page.getByText('Only 1 match so far', { exact: false })).toBeVisible()
  // The same match from its file again, and judged deeper: still one.
  await openJudged(page, await judgedFile('castle', ['Ben', 'Ana'], 400))
  await page.goto('./#/over-time')
  await expect(tile(page)).toContainText('match analysed')
  await expect(page.getByText('400 thoughts a choice: 1 match', { exact: false })).toBeVisible()
  // Where nobody is called Ana, the reader says who they were, and may take it back.
  await openJudged(page, await judgedFile('spyrium', ['Cem', 'Dora']))
  await expect(page.locator('.counted')).toContainText('nobody said which seat was yours')
  await page.getByRole('button', { name: 'I was Cem: count it' }).click()
  await expect(page.locator('.counted')).toContainText('Counts in your figures over time, as Cem.')
  await page.getByRole('button', { name: 'Do not count it' }).click()
  await page.getByRole('button', { name: 'I was Cem: count it' }).click()
  await expect(page.locator('.counted')).toContainText('Counts in your figures over time, as Cem.')
  await page.goto('./#/over-time')
  await page.reload()
  await expect(tile(page)).toContainText('matches analysed')
  await page.getByRole('button', { name: 'Spyrium' }).click()
  await expect(tile(page)).toContainText('match analysed')
  await page.getByRole('button', { name: 'Empty these figures' }).click()
  await page.getByRole('button', { name: 'Yes, empty them' }).click()
  await expect(page.getByText('The figures are forgotten.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('There is no analysed match of yours yet', { exact: false })).toBeVisible()
  expect(heard).toEqual([])
})

const SHAPES = { wide: WIDE, phone: PHONE, lying: LYING }

for (const lang of LANGS)
  test(`fits every shape, by day and night: ${lang}`, async ({ page }) => {
    for (const theme of ['light', 'dark']) {
      await prefer(page, { ...QUICK, lang, theme })
      await page.goto('./#/learn')
      await keepRows(page, manyRows(42))
      for (const [name, size] of Object.entries(SHAPES)) {
        await page.setViewportSize(size)
        await page.goto('./#/over-time')
        await page.locator('.over-time .recent').waitFor()
        await page.waitForTimeout(300)
        expect(await faults(page), `${theme}, ${name}`).toEqual([])
        expect(await overflows(page), `${theme}, ${name}`).toEqual([])
      }
    }
  })

test('games are chosen by keyboard', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('./#/learn')
  await keepRows(page, manyRows(30))
  await page.goto('./#/over-time')
  const all = page.getByRole('button', { name: 'All games' })
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  await all.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(all).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('heading', { name: 'By game' })).toHaveCount(0)
})

/** The last matches of somebody, those of the rows among them. */
const history = (rows: ReturnType<typeof manyRows>) =>
  rows
    .slice(0, 5)
    .map(({ table, game, seats, at }) => ({ table, game, seats, seat: 0, score: 42, place: 2, won: false, at }))

test('a page with analysed matches, and who sees what, fit every shape in every language', async ({ browser }) => {
  test.setTimeout(600_000)
  const server = await testServer()
  await server.start()
  try {
    for (const [i, lang] of LANGS.entries()) {
      const theme = i % 2 === 0 ? 'light' : 'dark'
      const page = await somebodyAt(`http://localhost:${server.port}/`, browser, 'Ana', { lang, theme })
      await page.goto('./#/me')
      await page.locator('#me-name').fill('Ana')
      await page.locator('form .main').click()
      await page.locator('#me-shows').waitFor()
      const me = await page.evaluate(() => fetch('api/me').then(async (r) => ((await r.json()) as { id: string }).id))
      const rows = manyRows(30).reverse()
      await page.route('**/api/people/*/judged', (route) => route.fulfill({ json: { rows } }))
      await page.route('**/api/people/*/history*', (route) => route.fulfill({ json: history(rows) }))
      for (const [where, what] of [
        [`#/person/${me}`, '.judged .pictures'],
        ['#/me', '#me-shows'],
      ] as const) {
        await page.goto(`./${where}`)
        await page.locator(what).waitFor()
        if (what === '.judged .pictures') {
          // By phase as well; and a recent match that was analysed leads to its analysis.
          await expect(page.locator('.judged td.rate')).toHaveCount(3)
          await expect(page.locator('.recent a').first()).toHaveAttribute('href', `#/judged/${rows[0]?.table}`)
        }
        for (const [name, size] of Object.entries(SHAPES)) {
          await page.setViewportSize(size)
          await page.waitForTimeout(300)
          expect(await faults(page), `${lang}, ${where}, ${name}`).toEqual([])
          expect(await overflows(page), `${lang}, ${where}, ${name}`).toEqual([])
        }
      }
      await closeAll(page)
    }
  } finally {
    await server.end()
  }
})

test('online: nothing is sent until it is allowed; then the profile shows it, and saying no forgets it', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const server = await testServer()
  await server.start()
  try {
    const ada = await somebodyAt(`http://localhost:${server.port}/`, browser, 'Ada')
    await lay(ada, 'spyrium', ['novice'], { open: true })
    await begin(ada)
    await playOn(ada, 7)
    await ada.locator('.end footer').waitFor({ timeout: 300_000 })
    const table = /#\/at\/([^/]+)/.exec(ada.url())?.[1] ?? ''
    await ada.goto(`./#/judged/${table}`)
    await expect(ada.locator('.counted')).toContainText('On this device only', { timeout: 240_000 })
    await ada.goto('./#/me')
    const choice = ada.getByRole('group', { name: 'Figures of your analyses' })
    await choice.getByRole('button', { name: 'on my page' }).click()
    await expect(choice.getByRole('button', { name: 'on my page' })).toHaveAttribute('aria-pressed', 'true')
    await ada.goto(`./#/judged/${table}`)
    await expect(ada.locator('.counted')).toContainText('Its figures are on your page, too.', { timeout: 240_000 })
    const me = await ada.evaluate(() => fetch('api/me').then(async (r) => ((await r.json()) as { id: string }).id))
    const eve = await somebodyAt(`http://localhost:${server.port}/`, browser, 'Eve')
    await eve.goto(`./#/person/${me}`)
    await expect(eve.getByRole('heading', { name: 'Error rate and luck' })).toBeVisible()
    await expect(eve.getByText('The house does not verify them', { exact: false })).toBeVisible()
    expect(await faults(eve)).toEqual([])
    await ada.goto('./#/me')
    await choice.getByRole('button', { name: 'on my device only' }).click()
    await expect(choice.getByRole('button', { name: 'on my device only' })).toHaveAttribute('aria-pressed', 'true')
    await eve.reload()
    await eve.locator('.columns .card').first().waitFor()
    await expect(eve.getByRole('heading', { name: 'Error rate and luck' })).toHaveCount(0)
    await closeAll(ada, eve)
  } finally {
    await server.end()
  }
})
