// Friends and those who watch: what is new stands at the bell, tables for friends are found by friends alone, an invitation
// carries a few words, those who watch talk apart from those who play, and whoever looks elsewhere is called; wide, on a phone,
// and by keyboard.
import { expect, type Page, test } from '@playwright/test'
import { faults } from './faults.ts'
import { focused } from './match.ts'
import { overflows } from './overflow.ts'
import { ownServer } from './ownServer.ts'
import { atBoard, begin, closeAll, LYING, lay, PHONE, sitAt, somebodyAt, talkOf } from './round.ts'

test.setTimeout(300_000)
test.describe.configure({ mode: 'default' })

const server = ownServer()

const bellOf = (page: Page) => page.getByRole('button', { name: /^What is new/ })
const watchersOf = (page: Page) => page.getByRole('log', { name: 'Watchers’ talk' })
const meOf = (page: Page) =>
  page.evaluate(() => fetch('api/me').then(async (r) => ((await r.json()) as { id: string }).id))
const befriend = (page: Page, id: string) =>
  page.evaluate((other) => fetch(`api/friends/${other}`, { method: 'PUT' }).then((r) => r.ok), id)

/** Walks with the Tab key to what is called so. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let k = 0; k < 120; k++) {
    await page.keyboard.press('Tab')
    const { name: heard } = await focused(page)
    if (typeof name === 'string' ? heard === name : name.test(heard)) return
  }
  throw new Error(`the Tab key does not come to ${name}`)
}

test('the bell: asked, answered by keyboard, told; a table for friends, and words with an invitation', async ({
  browser,
}) => {
  const ada = await somebodyAt(server.address, browser, 'Ada')
  const ben = await somebodyAt(server.address, browser, 'Ben', {}, PHONE)
  const eve = await somebodyAt(server.address, browser, 'Eve')
  const room = await lay(ada, 'castle', ['friend'])
  await sitAt(ben, room)
  await ben.goto('./')
  await expect(bellOf(ben)).toHaveAccessibleName('What is new')
  // Ben asks on Ada's page; her bell tells her within half a minute.
  await ben.goto(`./#/person/${await meOf(ada)}`)
  await ben.getByRole('button', { name: 'Add as a friend' }).click()
  await expect(bellOf(ada)).toHaveAccessibleName('What is new: 1', { timeout: 40_000 })
  await tabTo(ada, 'What is new: 1')
  await ada.keyboard.press('Enter')
  const sheet = ada.getByRole('dialog', { name: 'What is new' })
  await expect(sheet).toContainText('would like to be your friend')
  expect(await faults(ada)).toEqual([])
  await tabTo(ada, 'Yes, be friends with Ben')
  await ada.keyboard.press('Enter')
  await expect(sheet).toContainText('Nothing new')
  await ada.keyboard.press('Escape')
  expect((await focused(ada)).name).toBe('What is new')
  await expect(bellOf(ben)).toHaveAccessibleName('What is new: 1', { timeout: 40_000 })
  await bellOf(ben).click()
  await expect(ben.getByRole('dialog')).toContainText('is your friend now')
  expect(await overflows(ben)).toEqual([])
  await ben.getByRole('dialog').getByRole('button', { name: 'Their page' }).click()
  await expect(ben.getByRole('heading', { name: 'Ada' })).toBeVisible()

  // A table for friends is listed for Ben, not for Eve.
  await ada.getByRole('button', { name: 'Cancel the table…' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Cancel the table' }).click()
  await ada.goto('./#/friends/castle')
  await ada.getByRole('group', { name: 'Seats' }).getByRole('button', { name: '3', exact: true }).click()
  await ada.getByRole('button', { name: /^My friends/ }).click()
  await ada.getByRole('button', { name: 'Lay the table' }).click()
  await expect(
    ada.getByRole('group', { name: 'Who can come' }).getByRole('button', { name: 'friends' }),
  ).toHaveAttribute('aria-pressed', 'true')
  await ben.goto('./')
  await expect(ben.locator('.seats .row')).toContainText('for friends')
  await eve.goto('./')
  await expect(eve.getByText('No seat is free at the moment.', { exact: false })).toBeVisible()

  // Asked by name, with a few words.
  await ada.getByRole('textbox', { name: 'A few words with it' }).fill('at eight?')
  await ada.getByRole('group', { name: 'Invite by name' }).getByRole('button', { name: /Ben/ }).click()
  await expect(ada.getByText('Ben has been invited')).toBeVisible()
  await expect(ben.getByText('“at eight?”').first()).toBeVisible({ timeout: 40_000 })
  await ben.getByRole('button', { name: /^Join: A Castle for All Seasons/ }).click()
  await ben.getByRole('button', { name: 'Stand up' }).waitFor()
  await expect(ada.locator('.seats')).toContainText('Ben')
  await closeAll(ada, ben, eve)
})

test('all friends on one page: those who are away, those who were asked, and the blocked; each can be undone', async ({
  browser,
}) => {
  const [ada, ben, cyd, dan] = [
    await somebodyAt(server.address, browser, 'Ada'),
    await somebodyAt(server.address, browser, 'Ben'),
    await somebodyAt(server.address, browser, 'Cyd'),
    await somebodyAt(server.address, browser, 'Dan'),
  ]
  const room = await lay(ada, 'castle', ['friend'])
  for (const page of [ben, cyd, dan]) {
    await page.goto(`./${room}`)
    await page.locator('.room').waitFor()
  }
  const [b, c, d] = [await meOf(ben), await meOf(cyd), await meOf(dan)]
  expect(await befriend(ada, b)).toBe(true)
  expect(await befriend(ben, await meOf(ada))).toBe(true)
  expect(await befriend(ada, c)).toBe(true)
  await ada.goto(`./#/person/${d}`)
  await ada.getByRole('button', { name: 'Block', exact: true }).click()
  await ben.context().close()
  await ada.goto('./')
  await ada.getByRole('link', { name: 'All 1' }).click()
  await expect(ada.getByRole('heading', { name: 'Your friends' })).toBeVisible()
  expect(await faults(ada)).toEqual([])
  for (const size of [PHONE, LYING]) {
    await ada.setViewportSize(size)
    expect(await overflows(ada)).toEqual([])
  }
  await ada.getByRole('button', { name: 'Withdraw: Cyd' }).click()
  await ada.getByRole('button', { name: 'Unblock Dan' }).click()
  await ada.getByRole('button', { name: 'Remove Ben as a friend' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Remove as a friend' }).click()
  await expect(ada.getByText('No friends yet', { exact: false })).toBeVisible()
  await expect(ada.getByRole('heading', { name: 'Blocked' })).toHaveCount(0)
  await closeAll(ada, cyd, dan)
})

test('those who watch talk apart: a tab beside the board, the same on a phone, and never mixed', async ({
  browser,
}) => {
  const ada = await somebodyAt(server.address, browser, 'Ada')
  const ben = await somebodyAt(server.address, browser, 'Ben', {}, PHONE)
  const wim = await somebodyAt(server.address, browser, 'Wim')
  const eve = await somebodyAt(server.address, browser, 'Eve', {}, PHONE)
  const room = await lay(ada, 'castle', ['friend'], { open: true })
  await sitAt(ben, room)
  await begin(ada)
  await atBoard(ben)
  for (const page of [wim, eve]) await page.goto(`./${room}`)
  await atBoard(wim, eve)
  // Whoever watches stands at the talk of those who watch.
  await expect(wim.getByRole('tab', { name: /^Watchers’ talk/ })).toHaveAttribute('aria-selected', 'true')
  await wim.keyboard.press('t')
  await wim.keyboard.type('what a start')
  await wim.keyboard.press('Enter')
  await expect(watchersOf(wim)).toContainText('what a start')
  await ada.keyboard.press('t')
  await ada.keyboard.type('good luck')
  await ada.keyboard.press('Enter')
  await expect(talkOf(ada)).toContainText('good luck')
  await expect(talkOf(ada)).not.toContainText('what a start')
  // By the arrow keys from tab to tab; those who play read along, and do not speak there.
  const tab = ada.getByRole('tab', { name: /^Watchers’ talk, Watching: 2, 1 new/ })
  await expect(tab).toBeVisible()
  await ada.getByRole('tab', { name: 'Talk', exact: true }).focus()
  await ada.keyboard.press('ArrowLeft')
  await expect(watchersOf(ada)).toContainText('what a start')
  await expect(ada.getByText('Only those who watch talk here.')).toBeVisible()
  expect(await faults(ada)).toEqual([])
  // On phones the sheet has both; who plays is called by what players say alone.
  await expect(ben.getByRole('button', { name: 'Table and talk, 1 new' })).toBeVisible()
  await eve.getByRole('button', { name: /^Table and talk/ }).click()
  await expect(watchersOf(eve)).toContainText('what a start')
  await eve.getByRole('textbox', { name: 'Say it to the others who watch' }).fill('indeed')
  await eve.getByRole('button', { name: 'Send' }).click()
  await expect(watchersOf(wim)).toContainText('indeed')
  await eve.getByRole('group', { name: 'Talk' }).getByRole('button', { name: 'Talk', exact: true }).click()
  await expect(talkOf(eve)).toContainText('good luck')
  await expect(talkOf(eve)).not.toContainText('indeed')
  await expect(eve.getByText('Only those who play talk here.')).toBeVisible()
  expect(await faults(eve)).toEqual([])
  await closeAll(ada, ben, wim, eve)
})

/** The reader looks elsewhere, or is back. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('whoever looks elsewhere is called by the title: it begins, somebody speaks; and is felt on a phone', async ({
  browser,
}) => {
  const ada = await somebodyAt(server.address, browser, 'Ada', {}, PHONE)
  const ben = await somebodyAt(server.address, browser, 'Ben', {}, PHONE)
  const room = await lay(ada, 'spyrium', ['friend'])
  await sitAt(ben, room)
  await expect(ada.locator('.seats')).toContainText('Ben')
  for (const page of [ada, ben]) {
    await page.evaluate(() => {
      const shakes: unknown[] = []
      Object.assign(window, { shakes })
      navigator.vibrate = (how) => shakes.push(how) > 0
    })
    await look(page, 'hidden')
  }
  await begin(ada)
  await atBoard(ben)
  // One of them begins: the other is told that the match does.
  const turns = (page: Page) =>
    page.evaluate(() =>
      fetch('api/tables?list=turn&limit=5').then(
        async (r) => ((await r.json()) as { tables: unknown[] }).tables.length,
      ),
    )
  const [first, idle] = (await turns(ada)) > 0 ? [ada, ben] : [ben, ada]
  await expect(first).toHaveTitle('● Your turn · Spyrium')
  await expect(idle).toHaveTitle('● The match begins · Spyrium')
  for (const page of [ada, ben])
    expect(await page.evaluate(() => (window as unknown as { shakes: unknown[] }).shakes)).toEqual([[60, 40, 60]])
  await look(idle, 'visible')
  await expect(idle).toHaveTitle('Spyrium · Chantier')
  await look(idle, 'hidden')
  await look(first, 'visible')
  await first.getByRole('button', { name: /^Table and talk/ }).click()
  await first.getByRole('textbox', { name: 'Say something to the table' }).fill('hello?')
  await first.getByRole('button', { name: 'Send' }).click()
  await expect(idle).toHaveTitle('● Somebody speaks · Spyrium')
  await look(idle, 'visible')
  await expect(idle).toHaveTitle('Spyrium · Chantier')
  await closeAll(ada, ben)
})
