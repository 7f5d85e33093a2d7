// A dishonest house: its owner stops it, puts another secret into its file, and starts it again. All that it shows at the end
// fits together; the pages that were there before know better, and say so.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { commitmentOf } from '../../wire/shuffle.ts'
import { faults } from './faults.ts'
import { checkShuffle } from './match.ts'
import { ownServer } from './ownServer.ts'
import { atBoard, begin, closeAll, lay, PHONE, playOn, sitAt, somebodyAt } from './round.ts'

test.setTimeout(600_000)
test.describe.configure({ mode: 'default' })

const server = ownServer()

/** What the owner of a house can do to its file while it is shut. */
async function behindTheTable(change: (doc: Record<string, unknown>) => object, table: string): Promise<void> {
  await server.kill()
  const db = new DatabaseSync(join(server.data, 'chantier.sqlite'))
  const row = db.prepare('select doc from game_table where id = ?').get(table)
  const doc: Record<string, unknown> = JSON.parse(String(row?.doc))
  db.prepare('update game_table set doc = ? where id = ?').run(JSON.stringify({ ...doc, ...change(doc) }), table)
  db.close()
  await server.start()
}

const isBack = (page: Page) => expect(page.getByText(/Not connected, trying again/)).toHaveCount(0, { timeout: 60_000 })

/** What the page says of the shuffle, once the match is over; one that cannot be told has no end to show, and the table says so. */
async function verdict(page: Page): Promise<string> {
  const untold = page.getByRole('alert').filter({ hasText: /cannot have been played|no longer tells this match/ })
  await page.locator('.end').or(untold).first().waitFor({ timeout: 400_000 })
  await checkShuffle(page)
  const said = page.getByRole('dialog', { name: 'Were the shuffles fair?' }).locator('.verdict')
  await expect(said).not.toContainText('is not known yet')
  expect(await faults(page)).toEqual([])
  const text = (await said.textContent()) ?? ''
  await page.keyboard.press('Escape')
  return text
}

test('another secret put in before the start is found out by everybody who saw the seal, and by nobody else', async ({
  browser,
}) => {
  const ada = await somebodyAt(server.address, browser, 'Ada')
  const ben = await somebodyAt(server.address, browser, 'Ben', {}, PHONE)
  const room = await lay(ada, 'castle', ['friend'])
  await sitAt(ben, room)
  // Words are drawn already: one press is enough.
  await ben.getByRole('button', { name: 'Add them' }).click()
  await expect(ada.getByText('Words added by Ben.')).toBeVisible()
  const seal = (await ada.locator('.seal').textContent()) ?? ''
  expect(seal).toMatch(/^[0-9a-f]{64}$/)

  const table = /#\/at\/([\w-]+)/.exec(room)?.[1] ?? ''
  const secret = 'c'.repeat(64)
  await behindTheTable(() => ({ secret }), table)
  for (const page of [ada, ben]) await isBack(page)
  // The seal on the page has changed without a word; whoever comes now sees nothing wrong.
  await expect(ada.locator('.seal')).toHaveText(commitmentOf(secret))
  const eve = await somebodyAt(server.address, browser, 'Eve')
  await eve.goto(`./${room}`)
  await eve.getByText('Words added by Ben.').waitFor()

  await begin(ada)
  await atBoard(ben, eve)
  await playOn(ada, 1)
  await playOn(ben, 2)
  for (const page of [ada, ben])
    expect(await verdict(page)).toContain('another seal than the one your device noted. The shuffle was changed.')
  expect(await verdict(eve)).toContain('Proven: the house sealed its secret before the start and kept to it.')
  await closeAll(ada, ben, eve)
})

test('another secret put in during the match is found out, too', async ({ browser }) => {
  const ada = await somebodyAt(server.address, browser, 'Ada')
  const room = await lay(ada, 'castle', ['apprentice'])
  await ada.getByRole('button', { name: 'Add them' }).click()
  await begin(ada)
  await playOn(ada, 5)
  await ada.waitForSelector('.end', { timeout: 400_000 })
  // The match is over, and nobody has looked yet: the owner tells another story of it.
  const table = /#\/at\/([\w-]+)/.exec(room)?.[1] ?? ''
  await behindTheTable(() => ({ secret: 'd'.repeat(64) }), table)
  await ada.reload()
  await isBack(ada)
  expect(await verdict(ada)).toMatch(/another seal than the one your device noted|cannot have been played/)
  await closeAll(ada)
})
