// The end of a turn held open at a table online: the others learn nothing of it before it is made.
import { expect, type Page, test } from '@playwright/test'
import { ownServer } from './ownServer.ts'
import { begin, lay, somebodyAt } from './round.ts'

test.setTimeout(300_000)

const server = ownServer()

const LANES = '.piece.can[data-ref^="gap."]'
const held = (page: Page) => page.locator('.decision.held')
const log = async (page: Page) => (await page.locator('.journal').textContent()) ?? ''

test('is taken back unseen, sent when the moment is over, and sent by whoever closes the page', async ({ browser }) => {
  const settings = { hold: 'ask', pace: 350 }
  const ada = await somebodyAt(server.home, browser, 'Ada', settings)
  const bo = await somebodyAt(server.home, browser, 'Bo', settings)
  const room = await lay(ada, 'spyrium', ['friend'])
  await bo.goto(`./${room}`)
  await bo.getByRole('button', { name: 'Sit here' }).first().click()
  await begin(ada)
  await bo.waitForSelector('.table .room')
  const both = [ada, bo]
  await Promise.race(both.map((page) => page.waitForSelector(LANES, { timeout: 60_000 })))
  const [mover = ada, other = bo] = (await ada.locator(LANES).count()) > 0 ? both : both.toReversed()
  for (const page of both) await page.getByRole('tab', { name: 'Log' }).click()
  const before = await log(other)

  await mover.locator(LANES).first().click()
  await expect(held(mover)).toBeVisible()
  await other.waitForTimeout(1500)
  expect(await log(other)).toBe(before)
  await mover.keyboard.press('u')
  await expect(held(mover)).toHaveCount(0)
  await mover.locator(LANES).nth(1).click()
  const done = (await held(mover).locator('.sentence').textContent()) ?? '-'
  await mover.keyboard.press('Enter')
  await expect(other.locator('.journal')).toContainText(done)

  await other.locator(LANES).first().click()
  const second = (await held(other).locator('.sentence').textContent()) ?? '-'
  expect(await log(mover)).not.toContain(second)
  await other.goto('about:blank')
  await expect(mover.locator('.journal')).toContainText(second)
})
