// Two real browsers, one of them a phone, play a whole online match of each game against each other: with a reload, a
// network cut of 20 seconds and a server that is killed and started again in the middle.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { isOver } from '../../kernel/play.ts'
import { readMatch } from '../../match/file.ts'
import { checkShuffle, prefer, QUICK } from './match.ts'
import { atBoard, playOn } from './round.ts'
import { type TestServer, testServer, type Wire, wireTo } from './server.ts'

const CUT = 20_000
test.setTimeout(900_000)
test.describe.configure({ mode: 'default' })

let server: TestServer
let wire: Wire
test.beforeAll(async () => {
  server = await testServer()
  await server.start()
  wire = await wireTo(server.port)
})
test.afterAll(async () => {
  wire.end()
  await server.end()
})

/** What went wrong on a page, apart from a line that was cut on purpose. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    const expected = /WebSocket connection to|net::ERR_|status of 50[0-9]/.test(message.text())
    if (message.type() === 'error' && !expected) heard.push(message.text())
  })
  return heard
}

const presses = (page: Page) => page.evaluate(() => (window as unknown as { presses?: number }).presses ?? 0)
const pressed = (page: Page, more: number) =>
  page.waitForFunction((n) => ((window as unknown as { presses?: number }).presses ?? 0) >= n, more, {
    timeout: 240_000,
    polling: 100,
  })

/** A person at a table: wide, or on a phone. */
async function person(browser: Browser, name: string, phone: boolean): Promise<{ page: Page; heard: string[] }> {
  const context = await browser.newContext(
    phone
      ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, baseURL: wire.address }
      : { viewport: { width: 1280, height: 800 }, baseURL: server.address },
  )
  const page = await context.newPage()
  await prefer(page, { ...QUICK, name })
  return { page, heard: listen(page) }
}

async function sitDown(browser: Browser, game: string) {
  const ada = await person(browser, 'Ada', false)
  const ben = await person(browser, 'Ben', true)
  const seats = (await findTitle(game))?.game.players[0] ?? 2
  await ada.page.goto(`./#/friends/${game}`)
  await ada.page
    .getByRole('group', { name: 'Seats' })
    .getByRole('button', { name: String(seats), exact: true })
    .click()
  for (let seat = 3; seat <= seats; seat++)
    await ada.page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('apprentice')
  await ada.page.getByRole('button', { name: 'Lay the table' }).click()
  const link = await ada.page.getByRole('textbox', { name: 'Link to this table' }).inputValue()
  expect(link).toContain('/#/at/')
  await ben.page.goto(link.replace(server.address, './'))
  await ben.page.getByRole('button', { name: 'Sit here' }).click()
  await ben.page.getByRole('textbox', { name: 'Your words for the shuffle' }).fill('blue elephants')
  await ben.page.getByRole('button', { name: 'Add them' }).click()
  await expect(ada.page.getByText('Words added by Ben.')).toBeVisible()
  await ada.page.getByRole('button', { name: 'Begin the match' }).click()
  for (const { page } of [ada, ben]) await page.waitForSelector('.table .room')
  return { ada, ben, id: /#\/at\/([\w-]+)/.exec(link)?.[1] ?? '' }
}

async function exported(page: Page): Promise<string> {
  // On a phone the tools are folded.
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Log' }).first().click()
  const button = page.getByRole('dialog', { name: 'Log' }).getByText('Export the match')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const stream = await download.createReadStream()
  let text = ''
  for await (const chunk of stream) text += chunk
  await page.keyboard.press('Escape')
  return text
}

for (const game of gameIds())
  test(`${game}: a whole match of two browsers, through a reload, a cut and a crash`, async ({ browser }) => {
    const { ada, ben } = await sitDown(browser, game)
    const both = [ada, ben]
    const disconnected = (page: Page) => page.getByText(/Not connected, trying again/)
    await playOn(ada.page, 1)
    await playOn(ben.page, 2)
    await pressed(ada.page, 5)
    await ada.page.reload()
    await ada.page.waitForSelector('.table .room')
    await playOn(ada.page, 3)

    // Both go on meanwhile, as far as the rules let them. A page that reloads by itself would lose its count.
    await pressed(ben.page, 8)
    wire.cut()
    await ben.page.context().setOffline(true)
    await expect(disconnected(ben.page)).toBeVisible()
    await ben.page.waitForTimeout(CUT)
    await expect(disconnected(ben.page)).toBeVisible()
    const before = await presses(ben.page)
    await ben.page.context().setOffline(false)
    wire.mend()
    await expect(disconnected(ben.page)).toBeHidden()
    expect(before).toBeGreaterThanOrEqual(8)

    await pressed(ben.page, before + 3)
    await server.kill()
    for (const { page } of both) await expect(disconnected(page)).toBeVisible()
    await server.start()
    for (const { page } of both) await expect(disconnected(page)).toBeHidden()
    expect(await presses(ben.page)).toBeGreaterThan(before)

    for (const { page } of both) await page.waitForSelector('.end', { timeout: 600_000 })
    const scores = []
    for (const { page } of both) {
      const shown = (await page.locator('.winner li em').allTextContents()).map((n) =>
        Number(n.replace('−', '-').replaceAll(/[^\d-]/g, '')),
      )
      const read = await readMatch(await exported(page), findTitle)
      if ('problem' in read) throw new Error(JSON.stringify(read.problem))
      const { match } = read
      expect(isOver(match.state)).toBe(true)
      const engine = match.game.scores(match.state, match.game.box)
      expect(shown.slice().sort((a, b) => a - b)).toEqual(engine.slice().sort((a, b) => a - b))
      scores.push(engine)
      await checkShuffle(page)
      await expect(page.getByText(/^\S? ?Proven: the house sealed its secret before the start/)).toBeVisible()
      await page.keyboard.press('Escape')
    }
    expect(scores[0]).toEqual(scores[1])
    // A finished match stays where it was; and there is another one.
    await ben.page.reload()
    await ben.page.waitForSelector('.end')
    await ada.page.getByRole('button', { name: 'Rematch' }).click()
    await ada.page.getByRole('button', { name: 'Begin the match' }).waitFor()
    await expect(ben.page.getByText('The table is laid for another match.')).toBeVisible()
    // With the last one who comes it begins.
    await ben.page.getByRole('button', { name: 'Come along' }).click()
    await atBoard(ada.page, ben.page)
    for (const { page, heard } of both) {
      expect(heard).toEqual([])
      await page.context().close()
    }
  })
