// People who meet at a table, each with a browser of their own: by link, by code, and when somebody does not come back.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { faults } from './faults.ts'
import { ownServer } from './ownServer.ts'
import { begin, lay, PHONE, somebodyAt, WIDE } from './round.ts'

test.describe.configure({ mode: 'default' })
test.setTimeout(300_000)

const server = ownServer()

const somebody = (browser: Browser, name: string, settings: object = {}, viewport = WIDE) =>
  somebodyAt(server.address, browser, name, settings, viewport)
const talk = (page: Page) => page.getByRole('log', { name: 'Talk' })
const closeAll = async (...pages: Page[]) => {
  for (const page of pages) await page.context().close()
}

test('@quick friends: a code read aloud, a name asked once, the host’s part', async ({ browser }) => {
  const ada = await somebody(browser, 'Ada')
  const ben = await somebody(browser, '', {}, PHONE)
  await lay(ada, 'castle', ['friend', 'friend'])
  expect(await faults(ada)).toEqual([])
  const code = ((await ada.locator('.code').textContent()) ?? '').toLowerCase().replace('-', ' ')
  expect(code).toMatch(/^[a-z]\d [a-z]+$/)
  // This address is this machine's own: nobody else can open it, and the page says so instead of drawing it.
  await expect(ada.getByText(/nobody else can open it/)).toBeVisible()
  await ben.setViewportSize(WIDE)
  await ben.goto('./')
  await ben.getByRole('textbox', { name: /A link/ }).fill('k9 nowhere')
  await ben.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(ben.getByRole('alert')).toContainText('No table has this code')
  await ben.getByRole('textbox', { name: /A link/ }).fill(code)
  await ben.getByRole('button', { name: 'Join', exact: true }).click()
  await ben.setViewportSize(PHONE)
  await ben.getByRole('button', { name: 'Sit here' }).first().click()
  await ben.getByRole('textbox', { name: 'Your name at the table' }).fill('Ben')
  await ben.getByRole('dialog').getByRole('button', { name: 'Sit here' }).click()
  await expect(ada.locator('.seats')).toContainText('Ben')
  // The host changes how it is played: Ben is asked, and the match waits for him.
  await ada.getByRole('group', { name: 'Result' }).getByRole('button', { name: 'for fun' }).click()
  await ada.getByRole('combobox', { name: 'Seat 3: for whom' }).selectOption('apprentice')
  await expect(ada.getByRole('button', { name: 'Begin the match' })).toBeDisabled()
  await expect(ada.getByText('Still to agree: Ben.', { exact: true })).toBeVisible()
  await ben.getByRole('button', { name: 'I agree' }).click()
  await expect(ada.getByRole('button', { name: 'Begin the match' })).toBeEnabled()
  // Another game, for both.
  await ada.getByRole('combobox', { name: 'Game' }).selectOption('nehemiah')
  await expect(ben.getByRole('heading', { name: 'Nehemiah' })).toBeVisible()
  await ben.getByRole('button', { name: 'I agree' }).click()
  // The hosting goes on to Ben, and Ada makes room.
  await ada.getByRole('button', { name: 'What to do about Ben' }).click()
  await ada.getByRole('menuitem', { name: 'Make Ben the host' }).click()
  await expect(talk(ada)).toContainText('Ben hosts the table now.')
  await ben.getByRole('button', { name: 'What to do about Ada' }).click()
  await ben.getByRole('menuitem', { name: 'Remove from the table…' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(ada.locator('.seats')).toContainText('You are on your feet')
  await ada.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(ada.getByRole('alert').first()).toContainText('sent you away')
  // The end of it.
  await ben.getByRole('button', { name: 'Cancel the table…' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Cancel the table' }).click()
  await expect(ada.getByText('The host has called this table off.')).toBeVisible()
  await closeAll(ada, ben)
})

test('friends: talk beside the board, no hints, leaving asks, a seat handed over, a rematch for all', async ({
  browser,
}) => {
  const ada = await somebody(browser, 'Ada')
  const ben = await somebody(browser, 'Ben', {}, PHONE)
  const room = await lay(ada, 'castle', ['friend'])
  await ben.goto(`./${room}`)
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await begin(ada)
  await ben.waitForSelector('.table .room')
  expect(await faults(ada)).toEqual([])
  await expect(ada.getByRole('tab', { name: 'Talk' })).toHaveAttribute('aria-selected', 'true')
  await expect(ada.getByTitle('This table is played without hints')).toBeDisabled()
  await ada.keyboard.press('t')
  await ada.keyboard.type('good evening')
  await ada.keyboard.press('Enter')
  await ben.getByRole('button', { name: 'Table and talk, 1 new' }).click()
  await expect(talk(ben)).toContainText('good evening')
  // Leaving asks.
  await ben.getByRole('button', { name: 'Leave; the computer plays on' }).click()
  await expect(ben.getByRole('dialog', { name: 'Leave the match?' })).toBeVisible()
  await ben.getByRole('dialog', { name: 'Leave the match?' }).getByRole('button', { name: 'Close' }).last().click()
  // The seat goes to Eve: everybody hears of it, and its link is used up.
  await ben.getByRole('button', { name: 'Hand your seat over' }).click()
  const link = await ben.getByRole('textbox', { name: 'Hand your seat over' }).inputValue()
  await ben.keyboard.press('Escape')
  const eve = await somebody(browser, 'Eve')
  await eve.goto(`./${link.slice(link.indexOf('#'))}`)
  await expect(eve.getByText(/A Castle for All Seasons: the seat of Ben \(guest\), with Ada/)).toBeVisible()
  await eve.getByRole('button', { name: 'Take the seat' }).click()
  await eve.waitForSelector('.table .room')
  await expect(talk(ada)).toContainText('Ben handed the seat over to Eve.')
  await expect(ben.getByText('You handed your seat over to Eve')).toBeVisible()
  const wim = await somebody(browser, 'Wim')
  await wim.goto(`./${link.slice(link.indexOf('#'))}`)
  await expect(wim.getByRole('alert')).toContainText('already been used')
  await closeAll(ada, ben, eve, wim)
})
