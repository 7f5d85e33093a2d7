// Somebody does not come back: the others nudge, decide together, the computer keeps the seat warm, and whoever returns has it
// again. A host who is gone hosts no more.
import { expect, test } from '@playwright/test'
import { faults } from './faults.ts'
import { ownServer } from './ownServer.ts'
import {
  askTime,
  atBoard,
  begin,
  closeAll,
  hearsInTalk,
  LYING,
  lay,
  PHONE,
  sitAt,
  somebodyAt,
  talkOf,
  turnOf,
} from './round.ts'
import { testServer } from './server.ts'

test.setTimeout(300_000)
test.describe.configure({ mode: 'default' })

const MINUTE = 60_000
const server = ownServer(() => testServer({}, undefined, true))

test('a nudge, a vote of those who are here, the computer, and back again', async ({ browser }) => {
  const ada = await somebodyAt(server.address, browser, 'Ada')
  const ben = await somebodyAt(server.address, browser, 'Ben', {}, PHONE)
  const cyd = await somebodyAt(server.address, browser, 'Cyd', {}, LYING)
  const dan = await somebodyAt(server.address, browser, 'Dan', {}, LYING)
  const room = await lay(ada, 'castle', ['friend', 'friend', 'friend'])
  for (const page of [ben, cyd, dan]) await sitAt(page, room)
  await expect(ada.locator('.seats')).toContainText('Dan')
  await begin(ada)
  await atBoard(ben, cyd, dan)
  // Everybody chooses in secret; Cyd's train goes into a tunnel.
  await turnOf(cyd)
  const where = cyd.url()
  await cyd.goto('about:blank')
  await expect(ada.locator('.rail')).toContainText('not here')
  const asks = ada.getByRole('group', { name: 'Is Cyd not coming back?' })
  await expect(asks).toHaveCount(0)

  await server.forward(3 * MINUTE)
  await askTime(ada, ben, dan)
  await expect(asks).toBeVisible()
  expect(await faults(ada)).toEqual([])
  await asks.getByRole('button', { name: 'Nudge' }).click()
  await expect(asks.getByRole('button', { name: 'Nudged' })).toBeDisabled()
  await hearsInTalk(ada, 'Cyd')
  await expect(asks.getByRole('button', { name: /The computer plays/ })).toBeDisabled()

  await server.forward(10 * MINUTE)
  await askTime(ada, ben, dan)
  await asks.getByRole('button', { name: /The computer plays/ }).click()
  await expect(asks).toContainText('It happens when all who are here agree.')
  // Upright and lying, a strip says it, and a sheet asks.
  for (const phone of [ben, dan]) {
    await phone.getByRole('button', { name: 'Decide' }).click()
    const sheet = phone.getByRole('dialog', { name: 'Is Cyd not coming back?' })
    await expect(sheet).toContainText('Ada')
    expect(await faults(phone)).toEqual([])
    await sheet.getByRole('button', { name: /The computer plays/ }).click()
  }
  await expect(ada.locator('.rail')).toContainText('the computer plays')
  await hearsInTalk(ada, 'Cyd')

  // Out of the tunnel: the seat is Cyd's at once.
  await cyd.goto(where)
  await cyd.waitForSelector('.table .room')
  await expect(ada.locator('.rail')).not.toContainText('the computer plays')
  await closeAll(ada, ben, cyd, dan)
})

test('two at a table: the one who is left ends it after a day, and it counts for nobody', async ({ browser }) => {
  const ada = await somebodyAt(server.address, browser, 'Ada', {}, PHONE)
  const ben = await somebodyAt(server.address, browser, 'Ben')
  const room = await lay(ada, 'castle', ['friend'])
  await sitAt(ben, room)
  await begin(ada)
  await atBoard(ben)
  await ben.context().close()
  await expect(ada.getByText('not here').first()).toBeAttached()
  await server.forward(30 * MINUTE)
  await askTime(ada)
  await ada.getByRole('button', { name: 'Decide' }).click()
  const sheet = ada.getByRole('dialog', { name: 'Is Ben not coming back?' })
  await expect(sheet.getByRole('button', { name: /End it, not rated/ })).toBeDisabled()
  await server.forward(25 * 60 * MINUTE)
  await askTime(ada)
  await sheet.getByRole('button', { name: /End it, not rated/ }).click()
  await expect(ada.getByText(/ended by agreement|counts for nobody/).first()).toBeVisible()
  await closeAll(ada)
})

test('a host who is gone hosts no more: whoever sits longest can begin', async ({ browser }) => {
  const ada = await somebodyAt(server.address, browser, 'Ada')
  const ben = await somebodyAt(server.address, browser, 'Ben', {}, PHONE)
  const cyd = await somebodyAt(server.address, browser, 'Cyd')
  const room = await lay(ada, 'castle', ['friend', 'friend'])
  await sitAt(ben, room)
  await sitAt(cyd, room)
  await expect(ben.getByRole('button', { name: 'Begin the match' })).toHaveCount(0)
  await ada.context().close()
  await expect(cyd.locator('.seats')).toContainText('not here')
  await server.forward(2 * MINUTE)
  await askTime(ben, cyd)
  await expect(ben.getByRole('button', { name: 'Begin the match' })).toBeVisible()
  await expect(talkOf(cyd)).toContainText('Ben hosts the table now.')
  // The new host makes room, and the match begins without the old one.
  await ben.getByRole('button', { name: 'What to do about Ada' }).click()
  await ben.getByRole('menuitem', { name: 'Remove from the table…' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await ben.getByRole('combobox', { name: 'Seat 1: for whom' }).selectOption('apprentice')
  await begin(ben)
  await atBoard(cyd)
  await closeAll(ben, cyd)
})
